import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'

interface Props {
  readonly state: State
  readonly send: (input: Input) => void
  readonly indeling: Indeling
}

/** The mouth of the oven. A pizza with something on it goes in by its own button; through here only an empty one. */
export function OvenKnop({ state: { opgave }, send, indeling: { mond } }: Props) {
  return (
    <button
      type="button"
      className="pb-oven"
      style={plaatsVan(mond)}
      aria-label="Oven"
      onClick={() => {
        if (opgave?.ligt.length === 0) send({ type: 'bak' })
      }}
    />
  )
}
