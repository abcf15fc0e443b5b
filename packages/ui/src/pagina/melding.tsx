import '../stijl/toon.css'
import './melding.css'
import type { ReactNode } from 'react'
import { Icoon } from '../stijl/icoon.tsx'
import { KnopIcoon } from '../knop/knop-icoon.tsx'
import { type Toon, toonIcoon } from '../stijl/toon.ts'

interface Props {
  readonly toon?: Toon | undefined
  readonly titel?: ReactNode
  readonly children?: ReactNode
  readonly actie?: ReactNode
  /** Announces it when it appears: politely, or at once for what blocks the user. */
  readonly live?: 'status' | 'alert' | undefined
  readonly onSluit?: (() => void) | undefined
}

/** A tonal alert that says what happened, what was kept and what to do. */
export function Melding({ toon = 'info', titel, children, actie, live, onSluit }: Props) {
  return (
    <div className={`lh-melding lh-toon-${toon}`} role={live}>
      <Icoon naam={toonIcoon[toon]} className="lh-melding-icoon" />
      <div className="lh-melding-tekst">
        {titel && <p className="lh-melding-titel">{titel}</p>}
        {children && <div>{children}</div>}
      </div>
      {actie && <div className="lh-melding-actie">{actie}</div>}
      {onSluit && (
        <KnopIcoon icoon="sluit" label="Melding sluiten" maat="klein" onClick={onSluit} />
      )}
    </div>
  )
}
