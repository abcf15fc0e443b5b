import { useRef, type KeyboardEvent } from 'react'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { Schrijfknoppen } from '@letterhaven/game-kit/onderdelen/schrijfknoppen.tsx'
import { Schrijfletters } from '@letterhaven/game-kit/onderdelen/schrijfletters.tsx'
import { Schrijfregel } from '@letterhaven/game-kit/onderdelen/schrijfregel.tsx'
import { useSchrijven } from '@letterhaven/game-kit/onderdelen/use-schrijven'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import type { Indeling } from './indeling.ts'
import { Lei } from './lei.tsx'
import type { Input } from './rules.ts'
import { oordeelVan, type State } from './stand.ts'
import './schrijf.css'

interface BordProps {
  readonly state: State
  readonly send: (input: Input) => void
}

/** Returns the board on which the word is written now, and what its keys do; null where nothing is written. */
export function useBord({ state, send }: BordProps) {
  const { opgave, fase } = state
  const spelling = opgave?.spelling ?? null
  const isHier = spelling?.stap === 'schrijf' && oordeelVan(state) !== 'goed'
  const kan = isHier && fase === 'spelen'
  const { onToets, letters } = useSchrijven({
    tegels: spelling?.tegels ?? null,
    kan,
    onTegel: (tegel) => send({ type: 'leg', tegel }),
    onTeken: (teken) => send({ type: 'teken', teken }),
    onWis: () => send({ type: 'wis' }),
    onGeef: () => send({ type: 'geef' }),
  })
  const schrijft = isHier && spelling ? { spelling, kan, letters } : null
  return { schrijft, onToets: (e: KeyboardEvent): void => onToets(e) }
}

interface SchrijfProps extends BordProps {
  readonly bord: NonNullable<ReturnType<typeof useBord>['schrijft']>
  readonly indeling: Indeling
  readonly letter: Letter
  readonly stem: boolean
}

/** The board of the miller, on which the word is written: the line, and the letters to write it with. */
export function Schrijf({ state, send, bord, indeling, letter, stem }: SchrijfProps) {
  const vak = useRef<HTMLOutputElement>(null)
  const { spelling, kan, letters } = bord
  const { regel, tegels } = spelling
  const { schrijf, isLaag } = indeling
  const metOor = stem && schrijf.w > SMALST
  return (
    <section
      className="sm-schrijf"
      aria-label="Schrijf het woord"
      tabIndex={-1}
      data-begin={tegels ? undefined : ''}
      style={{ ...plaatsVan(schrijf), height: 'auto', maxHeight: schrijf.h }}
    >
      {isLaag && <Lei state={state} vak={null} isNauw={false} stem={stem} />}
      <div className="sm-schrijf-rij">
        {stem && (
          <button
            type="button"
            className="sm-knop sm-oor"
            aria-label="Luister naar het woord"
            onClick={() => send({ type: 'luister' })}
          >
            <SpelIcoon naam="luister" />
          </button>
        )}
        <Schrijfregel
          {...{ regel, vak, letter, kan }}
          breed={schrijf.w - RAND - (metOor ? OOR : 0)}
        />
        <Schrijfknoppen
          naam="Klaar"
          metNaam={schrijf.w > RUIM * readTekstschaal()}
          tegels={tegels !== null}
          dicht={!kan || regel.length === 0}
          onWis={() => send({ type: 'wis' })}
          onGeef={() => send({ type: 'geef' })}
        />
      </div>
      <Schrijfletters voor={state} {...letters} />
      {kan && state.poging > 1 && (
        <button
          type="button"
          className="sm-knop sm-over"
          onClick={() => send({ type: 'overslaan' })}
        >
          Sla over
        </button>
      )}
    </section>
  )
}

/** What the edge of the board and the ear take of the line, and from which width on the button says what it does, in px. */
const RAND = 84
const OOR = 64
/** On a narrower board the line stands by itself, over its buttons. */
const SMALST = 464
const RUIM = 560
