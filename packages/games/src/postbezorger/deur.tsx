import type { RefObject } from 'react'
import { Schrijfknoppen } from '@letterhaven/game-kit/onderdelen/schrijfknoppen.tsx'
import { Schrijfletters } from '@letterhaven/game-kit/onderdelen/schrijfletters.tsx'
import { Schrijfregel } from '@letterhaven/game-kit/onderdelen/schrijfregel.tsx'
import type { useSchrijven } from '@letterhaven/game-kit/onderdelen/use-schrijven'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Kaart } from './kaart.tsx'
import type { Input } from './rules.ts'
import type { State } from './straat.ts'
import type { OpenBrief } from './tas.ts'
import { REGEL_VORM, REGEL_ZIN } from './zinnen.ts'

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
        <div className="po-regel">
          <Schrijfregel regel={opgave.regel} {...{ vak, breed, letter }} kan />
          {dicht && (
            <span className="po-leeg">{brief.item.werkwoord ? REGEL_VORM : REGEL_ZIN}</span>
          )}
        </div>
        <Schrijfknoppen
          naam="In de bus"
          tegels={opgave.tegels !== null}
          dicht={dicht}
          onWis={() => send({ type: 'wis', plek })}
          onGeef={() => send({ type: 'geef', plek })}
        />
      </div>
      <Schrijfletters voor={state} {...letters} />
    </section>
  )
}
