import './broodkruimels.css'
import type { ReactNode } from 'react'
import { Icoon } from '../stijl/icoon.tsx'

export interface Kruimel {
  readonly id: string
  /** A router's link, or plain text for the page itself. */
  readonly inhoud: ReactNode
}

/** Shows where the user is. The last crumb is the page itself. */
export function Broodkruimels({ kruimels }: { readonly kruimels: readonly Kruimel[] }) {
  return (
    <nav aria-label="Kruimelpad">
      <ol className="lh-kruimels">
        {kruimels.map(({ id, inhoud }, index) => (
          <li key={id} className="lh-kruimel">
            {index > 0 && <Icoon naam="chevron-rechts" maat={14} />}
            <span aria-current={index === kruimels.length - 1 ? 'page' : undefined}>{inhoud}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
