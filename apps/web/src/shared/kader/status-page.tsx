import './status-page.css'
import type { ReactNode } from 'react'
import wacht from '../merk/beeld/meeuwis-wacht.svg'
import zoekt from '../merk/beeld/meeuwis-zoekt.svg'
import zwaait from '../merk/beeld/meeuwis-zwaait.svg'

const MEEUWIS = { wacht, zoekt, zwaait } as const

interface Eigenschappen {
  readonly titel: string
  readonly children: ReactNode
  readonly acties?: ReactNode
  /** What Meeuwis, the harbour master, is doing in the picture. */
  readonly meeuwis?: keyof typeof MEEUWIS
}

/** A page that says one thing: not found, not for you, not there yet, or something broke. */
export function StatusPage({ titel, children, acties, meeuwis = 'wacht' }: Eigenschappen) {
  return (
    <section className="status-page">
      <img className="status-page-beeld" src={MEEUWIS[meeuwis]} alt="" width={200} height={215} />
      <h1>{titel}</h1>
      <div className="status-page-tekst">{children}</div>
      {acties && <div className="status-page-acties">{acties}</div>}
    </section>
  )
}
