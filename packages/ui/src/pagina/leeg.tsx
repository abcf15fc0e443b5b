import './leeg.css'
import type { ReactNode } from 'react'
import { Icoon } from '../stijl/icoon.tsx'
import type { IcoonNaam } from '../stijl/icoon-paden.ts'

interface Props {
  readonly icoon: IcoonNaam
  readonly titel: string
  readonly children?: ReactNode
  /** The one button that solves it. */
  readonly actie?: ReactNode
}

/** An empty state: it says what is missing and what to do about it. */
export function Leeg({ icoon, titel, children, actie }: Props) {
  return (
    <div className="lh-leeg">
      <span className="lh-leeg-icoon">
        <Icoon naam={icoon} maat={32} />
      </span>
      <p className="lh-leeg-titel">{titel}</p>
      {children && <div className="lh-leeg-tekst">{children}</div>}
      {actie && <div className="lh-leeg-actie">{actie}</div>}
    </div>
  )
}
