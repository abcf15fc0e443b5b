import type { RefObject } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { Schrijfknoppen } from '@letterhaven/game-kit/onderdelen/schrijfknoppen.tsx'
import { Schrijfletters } from '@letterhaven/game-kit/onderdelen/schrijfletters.tsx'
import { Schrijfregel } from '@letterhaven/game-kit/onderdelen/schrijfregel.tsx'
import type { useSchrijven } from '@letterhaven/game-kit/onderdelen/use-schrijven'
import { gatzinVan } from '@letterhaven/game-kit/onderdelen/gatzin'
import { gatVan } from '@letterhaven/game-kit/onderdelen/letter-gat'
import { uitlegVan } from '@letterhaven/game-kit/regels/fout-uitleg'
import { askToSay } from '@letterhaven/game-kit/regels/zonder-stem'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import type { VeelBeurt } from '@letterhaven/game-kit/regels/veel'
import type { Input, Raam, State } from './rules.ts'
import './bouwblad.css'

interface BouwbladProps {
  readonly state: State
  /** The window that is open. */
  readonly raam: Pick<VeelBeurt<Raam>, 'plek' | 'item' | 'opgave' | 'poging'>
  readonly blad: RefObject<HTMLElement | null>
  readonly vak: RefObject<HTMLOutputElement | null>
  readonly breed: number
  readonly letter: Letter
  readonly stem: boolean
  readonly letters: ReturnType<typeof useSchrijven>['letters']
  readonly send: (input: Input) => void
}

/** The largest letters of the form that hung there. */
const GROOTST = 30
/** What the sill takes beside the line, with the room round the pieces on it, in px. */
const RAND = 72

/** The form that hung there, or that was made; in a mend the place where it goes wrong is marked. */
function Hing({ raam: { item, opgave, poging } }: Pick<BouwbladProps, 'raam'>) {
  if (poging === 1) return <Woordkaart stand="open" vorm={opgave.vorm} graphemes={item.graphemes} />
  const { voor, na, delen } = gatVan(item, [opgave.vorm])
  return (
    <span className="lhs-kaart lhs-kaart-open">
      {voor}
      <mark className="gw-mis">{delen[0]}</mark>
      {na}
    </span>
  )
}

/** Returns the rule that the own form breaks; null where it would spell the word that is made. */
function regelVan({ raam: { item, opgave, poging }, stem }: Pick<BouwbladProps, 'raam' | 'stem'>) {
  const regel = poging === 1 ? null : uitlegVan(item, opgave.vorm)
  if (regel === null || regel.includes(item.word)) return null
  return stem ? regel : askToSay(regel)
}

/** Returns what the word means where nothing can say it: its picture, or its sentence without it. A mend has its rule instead. */
function bedoeldVan({ raam: { item, poging }, stem }: Pick<BouwbladProps, 'raam' | 'stem'>) {
  const { picture: plaatje, sentence = '', word } = item
  if (stem || poging > 1) return { plaatje: undefined, zin: null }
  return { plaatje, zin: plaatje === undefined ? gatzinVan(sentence, word) : null }
}

/** The sill of an open window, on which its word is made anew. In a mend the own form and its rule stand above it. */
export function Bouwblad(props: BouwbladProps) {
  const { state, raam, blad, vak, breed, letter, letters, send } = props
  const { plek, opgave, poging } = raam
  const regel = regelVan(props)
  const { plaatje, zin } = bedoeldVan(props)
  const maat = letterMaat([opgave.vorm], letter, {
    breed: breed * 0.4,
    max: GROOTST * readTekstschaal(),
  })
  return (
    <section ref={blad} className="gw-bouw" aria-label="Het open raam">
      <div className="gw-kop" style={{ '--lhs-kaartmaat': `${maat}px` } as React.CSSProperties}>
        <span>{poging > 1 ? 'Fout:' : 'Dit hing er:'}</span>
        <Hing raam={raam} />
        {plaatje !== undefined && <img className="gw-bedoeld" src={plaatje} alt="" />}
        {poging > 1 ? (
          <button
            type="button"
            className="gw-klein"
            onClick={() => send({ type: 'overslaan', plek })}
          >
            Sla over
          </button>
        ) : (
          <button type="button" className="gw-klein" onClick={() => send({ type: 'sluit', plek })}>
            Raam dicht
          </button>
        )}
      </div>
      {zin && <p className="gw-regel">{`${zin.voor}…${zin.na}`}</p>}
      {regel !== null && <p className="gw-regel">{regel}</p>}
      <div className="gw-schrijf">
        <Schrijfregel regel={opgave.regel} {...{ vak, letter }} breed={breed - RAND} kan />
        <Schrijfknoppen
          naam="Klaar"
          tegels={opgave.tegels !== null}
          dicht={opgave.regel.length === 0}
          onWis={() => send({ type: 'wis', plek })}
          onGeef={() => send({ type: 'klaar', plek })}
        />
      </div>
      <Schrijfletters voor={state} {...letters} />
    </section>
  )
}
