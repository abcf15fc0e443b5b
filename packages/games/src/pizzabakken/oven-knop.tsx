import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'
import { kanBakken } from './opgave.ts'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'

interface Props {
  readonly state: State
  readonly send: (input: Input) => void
  readonly indeling: Indeling
}

/**
 * The mouth of the oven bakes as well: what lies there where that can be baked, and an empty pizza for who tries. The button with
 * the name stays.
 */
export function OvenKnop({ state, send, indeling: { mond } }: Props) {
  const { opgave, fase } = state
  const kan = fase === 'spelen' && opgave !== null && kanBakken(opgave)
  return (
    <button
      type="button"
      className="pb-oven"
      style={plaatsVan(mond)}
      data-kan={kan ? '' : undefined}
      aria-label="Oven"
      onClick={() => send({ type: 'bak' })}
    />
  )
}
