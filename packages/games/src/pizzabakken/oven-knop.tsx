import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { CSSProperties } from 'react'
import type { Indeling } from './indeling.ts'
import { kanBakken } from './opgave.ts'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'
import { mistZin } from './tekst.ts'
import './oven.css'

interface Props {
  readonly state: State
  readonly send: (input: Input) => void
  readonly indeling: Indeling
  /** Whether the oven says what is missing. */
  readonly isMist: boolean
  /** Called when the oven is tried too early. */
  readonly onMist: () => void
}

/** How wide the sentence of the oven may be, in px. */
const ZIN = 176

/** Where the sentence stands: on the mouth of the oven, and within the kitchen. */
function zinPlek({ mond, breed }: Indeling): CSSProperties {
  const midden = mond.x + mond.w / 2
  return { left: Math.min(midden, breed - ZIN / 2 - 4), top: mond.y + mond.h / 2, maxWidth: ZIN }
}

/**
 * The mouth of the oven bakes as well: what lies there where that can be baked, and an empty pizza for who tries. Where something is
 * missing it says how much. The button with the name stays.
 */
export function OvenKnop({ state, send, indeling, isMist, onMist }: Props) {
  const { opgave, fase } = state
  const kan = fase === 'spelen' && opgave !== null && kanBakken(opgave)
  const zin = opgave && isMist ? mistZin(opgave) : null
  return (
    <>
      <button
        type="button"
        className="pb-oven"
        style={plaatsVan(indeling.mond)}
        data-kan={kan ? '' : undefined}
        aria-label="Oven"
        onClick={() => {
          if (!kan) onMist()
          send({ type: 'bak' })
        }}
      />
      {zin !== null && (
        <p className="pb-mist" style={zinPlek(indeling)} aria-hidden="true">
          {zin}
        </p>
      )}
    </>
  )
}
