import './status-page.css'
import type { ReactNode } from 'react'
import { HavenBeeld } from '../merk/haven-beeld.tsx'

interface Eigenschappen {
  readonly titel: string
  readonly children: ReactNode
  readonly acties?: ReactNode
}

/** A page that has one thing to say: not found, not for you, still to come, something broke. */
export function StatusPage({ titel, children, acties }: Eigenschappen) {
  return (
    <section className="status-page">
      <div className="status-page-beeld">
        <HavenBeeld />
      </div>
      <h1>{titel}</h1>
      <div className="status-page-tekst">{children}</div>
      {acties && <div className="status-page-acties">{acties}</div>}
    </section>
  )
}
