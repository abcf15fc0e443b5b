import type { RefObject } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { Schrijfletters } from '@letterhaven/game-kit/onderdelen/schrijfletters.tsx'
import { Schrijfregel } from '@letterhaven/game-kit/onderdelen/schrijfregel.tsx'
import type { useSchrijven } from '@letterhaven/game-kit/onderdelen/use-schrijven'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import type { VeelBeurt } from '@letterhaven/game-kit/regels/veel'
import type { Input, Raam, State } from './rules.ts'

interface BouwbladProps {
  readonly state: State
  /** The window that is open. */
  readonly raam: Pick<VeelBeurt<Raam>, 'plek' | 'item' | 'opgave' | 'poging'>
  readonly vak: RefObject<HTMLOutputElement | null>
  readonly breed: number
  readonly letter: Letter
  readonly letters: ReturnType<typeof useSchrijven>['letters']
  readonly send: (input: Input) => void
}

/** The largest letters of the form that hung there. */
const GROOTST = 30

/** The sill of an open window, on which its word is made anew. In a mend the right word stands above it. */
export function Bouwblad({ state, raam, vak, breed, letter, letters, send }: BouwbladProps) {
  const { plek, item, opgave, poging } = raam
  const dicht = opgave.regel.length === 0
  const hing = poging > 1 ? item.word : opgave.vorm
  const maat = letterMaat([hing], letter, { breed: breed * 0.4, max: GROOTST * readTekstschaal() })
  return (
    <section className="gw-bouw" aria-label="Het open raam">
      <div className="gw-kop" style={{ '--lhs-kaartmaat': `${maat}px` } as React.CSSProperties}>
        <span>{poging > 1 ? 'Maak:' : 'Dit hing er:'}</span>
        <Woordkaart stand="open" vorm={hing} graphemes={item.graphemes} />
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
      <div className="gw-schrijf">
        <Schrijfregel regel={opgave.regel} {...{ vak, breed, letter }} kan />
        {opgave.tegels && (
          <button
            type="button"
            className="gw-wis"
            aria-label="Wis de laatste letter"
            aria-disabled={dicht}
            onClick={() => send({ type: 'wis', plek })}
          >
            <SpelIcoon naam="wis" />
          </button>
        )}
        <button
          type="button"
          className="gw-geef"
          aria-label="Klaar"
          aria-disabled={dicht}
          onClick={() => send({ type: 'klaar', plek })}
        >
          <SpelIcoon naam="vink" />
        </button>
      </div>
      <Schrijfletters voor={state} {...letters} />
    </section>
  )
}
