import type { RefObject } from 'react'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { Schrijfletters } from '@letterhaven/game-kit/onderdelen/schrijfletters.tsx'
import { Schrijfregel } from '@letterhaven/game-kit/onderdelen/schrijfregel.tsx'
import type { useSchrijven } from '@letterhaven/game-kit/onderdelen/use-schrijven'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Kaart } from './kaart.tsx'
import type { Input } from './rules.ts'
import type { State } from './straat.ts'
import type { OpenBrief } from './tas.ts'

interface DeurProps extends Pick<
  LayerProps<State, Input>,
  'state' | 'send' | 'letter' | 'stem' | 'rustig'
> {
  readonly brief: OpenBrief
  readonly vak: RefObject<HTMLOutputElement | null>
  /** The width of the desk, in px. */
  readonly breed: number
  readonly letters: ReturnType<typeof useSchrijven>['letters']
}

/** The desk at a door: the letter, the line on which its word is written, and the letters to write it with. */
export function Deur(props: DeurProps) {
  const { state, send, letter, brief, vak, breed, letters } = props
  const { plek, opgave, poging } = brief
  const dicht = opgave.regel.length === 0
  return (
    <section className="po-deur" aria-label="Aan de deur">
      <div className="po-kop">
        <Kaart {...props} aanDeur />
        {poging > 1 && (
          <button
            type="button"
            className="po-verder"
            onClick={() => send({ type: 'overslaan', plek })}
          >
            Sla over
          </button>
        )}
      </div>
      <div className="po-schrijf">
        <Schrijfregel regel={opgave.regel} {...{ vak, breed, letter }} kan />
        {opgave.tegels && (
          <button
            type="button"
            className="po-wis"
            aria-label="Wis de laatste letter"
            aria-disabled={dicht}
            onClick={() => send({ type: 'wis', plek })}
          >
            <SpelIcoon naam="wis" />
          </button>
        )}
        <button
          type="button"
          className="po-geef"
          aria-label="In de bus"
          aria-disabled={dicht}
          onClick={() => send({ type: 'geef', plek })}
        >
          <SpelIcoon naam="vink" />
        </button>
      </div>
      <Schrijfletters voor={state} {...letters} />
    </section>
  )
}
