import '../stijl/toon.css'
import './signaal.css'
import type { ReactNode } from 'react'
import { Icoon } from '../stijl/icoon.tsx'
import type { IcoonNaam } from '../stijl/icoon-paden.ts'
import { type Toon, toonIcoon } from '../stijl/toon.ts'

interface Props {
  readonly toon: Toon
  readonly icoon?: IcoonNaam | undefined
  /** Who or what it is about, in a few words. */
  readonly titel: ReactNode
  /** The reason, and since when. */
  readonly children?: ReactNode
  /** The button or link that answers the signal. */
  readonly actie?: ReactNode
}

/** The signals at the top of an overview, at most three. */
export function Signalen({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <ul className="lh-signalen" aria-label={label}>
      {children}
    </ul>
  )
}

/** One signal in plain words, with the next action. */
export function Signaal({ toon, icoon, titel, children, actie }: Props) {
  return (
    <li className={`lh-signaal lh-toon-${toon}`}>
      <span className="lh-signaal-icoon">
        <Icoon naam={icoon ?? toonIcoon[toon]} />
      </span>
      <div className="lh-signaal-tekst">
        <p className="lh-signaal-titel">{titel}</p>
        {children && <div className="lh-signaal-reden">{children}</div>}
      </div>
      {actie && <div className="lh-signaal-actie">{actie}</div>}
    </li>
  )
}
