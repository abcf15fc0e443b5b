import type { ReactNode } from 'react'
import type { Ding } from '@letterhaven/contracts/plek'
import { PRIJZEN } from '@letterhaven/domain/winkel'
import schelp from '../beeld/schelp.svg'
import { DING_NAAM } from './plek-woorden.ts'

interface Props {
  readonly naam: string
  readonly beeld: ReactNode
  readonly isAan: boolean
  readonly onKies: () => void
  /** The price; absent when the pupil already owns the thing. */
  readonly prijs?: number | undefined
  /** What is said about a thing that the pupil owns. */
  readonly stand?: string | undefined
}

/** One thing on a shelf, as a button. */
export function Tegel({ naam, beeld, isAan, onKies, prijs, stand }: Props) {
  return (
    <button
      type="button"
      className="plek-tegel"
      aria-pressed={isAan}
      data-eigen={prijs === undefined || undefined}
      onClick={onKies}
    >
      <span className="plek-tegel-beeld" aria-hidden="true">
        {beeld}
      </span>
      <span className="plek-tegel-naam">{naam}</span>
      {prijs === undefined ? (
        stand && <span className="plek-tegel-stand">{stand}</span>
      ) : (
        <span className="plek-tegel-prijs">
          <img src={schelp} alt="" width={24} height={24} />
          {prijs}
          <span className="lh-vh">{prijs === 1 ? ' schelp' : ' schelpen'}</span>
        </span>
      )}
    </button>
  )
}

interface DingProps extends Omit<Props, 'naam' | 'prijs'> {
  readonly ding: Ding
  readonly gekocht: readonly Ding[]
}

/** A thing in the shop, with its price until it is bought. */
export function DingTegel({ ding, gekocht, ...rest }: DingProps) {
  const prijs = gekocht.includes(ding) ? undefined : PRIJZEN[ding]
  return <Tegel naam={DING_NAAM[ding]} prijs={prijs} {...rest} />
}
