import { useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { Schrijfknoppen } from '@letterhaven/game-kit/onderdelen/schrijfknoppen.tsx'
import { Schrijfletters } from '@letterhaven/game-kit/onderdelen/schrijfletters.tsx'
import { useSchrijven } from '@letterhaven/game-kit/onderdelen/use-schrijven'
import { Schrijfregel } from '@letterhaven/game-kit/onderdelen/schrijfregel.tsx'
import { kantVan } from '@letterhaven/game-kit/onderdelen/vangrit'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { Draaiknop, magDraaien } from './draaiknop.tsx'
import { Herstelregel } from './herstelregel.tsx'
import { classify } from './indeling.ts'
import { isBegonnen, kanSchrijven } from './rules.ts'
import type { Input, Opgave, State } from './rules.ts'
import type { Rit } from './rit.ts'
import { ritVan } from './rit-regels.ts'
import { Scherm } from './scherm.tsx'
import { Stuurbanen } from './stuurbanen.tsx'
import { useOplichten } from './use-oplichten.ts'
import { Vlucht } from './vlucht.tsx'
import './layer.css'

type Props = LayerProps<State, Input>

/** Where the pupil acts next: on the screen when a word comes, on the line once it can be written. */
type Waar = 'scherm' | 'regel' | null

const waarVan = ({ fase }: State, kan: boolean): Waar =>
  fase === 'kijken' ? null : kan ? 'regel' : 'scherm'

/**
 * Moves the focus to where the pupil acts next. A pupil who is somewhere else is left there. On a screen that is scrolled the rocket
 * is seen above the screen of the desk, for which that screen comes no higher than the lower edge.
 */
function useFocus(
  waar: Waar,
  plek: Readonly<Record<'scherm' | 'regel', RefObject<HTMLElement | null>>>,
): void {
  const { scherm, regel } = plek
  useEffect(() => {
    if (waar === null) return
    const nu = document.activeElement
    const vlak = scherm.current?.closest('.lr-vlak')
    const doel = waar === 'regel' ? regel : scherm
    if (nu !== document.body && !vlak?.contains(nu)) return
    doel.current?.focus({ preventScroll: true })
    doel.current?.scrollIntoView({ block: waar === 'scherm' ? 'end' : 'nearest' })
  }, [waar, scherm, regel])
}

interface RegelProps {
  readonly opgave: Opgave
  readonly kan: boolean
  readonly send: Props['send']
  readonly vak: RefObject<HTMLOutputElement | null>
  readonly letter: Props['letter']
  readonly breed: number
}

/** What stands under the screen: the dial before the word was seen, else the line, or the boxes of a mistake, and its buttons. */
function Regel({ opgave, kan, send, ...schrift }: RegelProps) {
  const { regel, gat } = opgave
  if (magDraaien(opgave)) return <Draaiknop wijzer={opgave.wijzer} send={send} />
  return (
    <div className="lr-brandstof">
      {gat ? (
        <Herstelregel {...schrift} {...{ kan, regel, gat }} />
      ) : (
        <Schrijfregel {...schrift} {...{ kan, regel }} />
      )}
      <Schrijfknoppen
        naam="Lanceer"
        metNaam
        tegels={opgave.tegels !== null}
        dicht={!kan || !isBegonnen(opgave)}
        onWis={() => send({ type: 'wis' })}
        onGeef={() => send({ type: 'lanceer' })}
      />
    </div>
  )
}

/** Whether the word was not seen yet. */
const isOngezien = ({ opgave }: State): boolean => opgave?.flits.keren === 0

/** Steers a flight by the arrows. */
function steer(e: KeyboardEvent, rit: Rit, onZwenk: (kant: number) => void): void {
  const kant = kantVan(e.key, rit)
  if (kant === null) return
  e.preventDefault()
  onZwenk(kant)
}

/** The desk under or beside the sky: screen, line, letters, and the button that launches. */
export function Layer(props: Props) {
  const { state, send, maat, rustig, letter } = props
  const { paneel, hemel } = classify(maat.w, maat.h)
  const { opgave, gegeven, poging, fase } = state
  const knop = useRef<HTMLButtonElement>(null)
  const vak = useRef<HTMLOutputElement>(null)
  const vlak = useRef<HTMLDivElement>(null)
  const kan = fase === 'spelen' && opgave !== null && kanSchrijven(opgave)
  const launch = (): void => send({ type: 'lanceer' })
  const { onToets, letters } = useSchrijven({
    tegels: opgave?.tegels ?? null,
    kan,
    onTegel: (tegel) => send({ type: 'leg', tegel }),
    onTeken: (teken) => send({ type: 'teken', teken }),
    onWis: () => send({ type: 'wis' }),
    onGeef: launch,
  })
  const rit = ritVan(state)
  const onZwenk = (kant: number): void => send({ type: 'zwenk', kant })
  // Enter reads on after a mistake was set right.
  const opToets = (e: KeyboardEvent): void =>
    rit ? steer(e, rit, onZwenk) : fase === 'kijken' && e.key === 'Enter' ? launch() : onToets(e)
  useFocus(waarVan(state, kan), { scherm: knop, regel: vak })
  useOplichten(vlak, opgave?.regel)
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div ref={vlak} className="lr-vlak" role="presentation" onKeyDown={opToets}>
      <Stuurbanen {...{ state, maat, send }} />
      {rit && (
        <Vlucht
          {...{ state, rit }}
          top={hemel.y}
          onZwenk={onZwenk}
          onVerder={() => send({ type: 'verder' })}
        />
      )}
      <div
        className="lr-paneel"
        style={plaatsVan(paneel)}
        data-kan={kan ? 'ja' : 'nee'}
        data-eerst={isOngezien(state) || undefined}
        hidden={rit !== null}
      >
        <Scherm
          {...{ state, letter, knop }}
          breed={paneel.w}
          onDruk={() => send({ type: 'kijk', traag: rustig || letter === 'dyslexie' })}
        />
        {opgave && (
          <>
            <Regel {...{ opgave, kan, vak, letter, send }} breed={paneel.w} />
            <Schrijfletters voor={state} {...letters} />
          </>
        )}
        {poging > 1 && gegeven === null && (
          <button type="button" className="lr-verder" onClick={() => send({ type: 'overslaan' })}>
            Sla over
          </button>
        )}
      </div>
    </div>
  )
}
