import './bulkbalk.css'
import type { ReactNode } from 'react'
import { getal } from '../tekst/getal.ts'
import { KnopIcoon } from '../knop/knop-icoon.tsx'
import { measureHoogte } from '../apparaat/measure-hoogte.ts'

/** Messages stand above it, and who walks on with the keys sees the rows. */
const meetBalk = measureHoogte('--lh-bulk')

interface Props {
  /** Number chosen; the bar is absent at zero. */
  readonly aantal: number
  /** Buttons for what can be done with the chosen ones. */
  readonly children: ReactNode
  readonly onSluit: () => void
}

/** Bar at the foot of the screen for what is done to the chosen rows. */
export function Bulkbalk({ aantal, children, onSluit }: Props) {
  const tekst = aantal > 0 ? `${getal(aantal)} geselecteerd` : ''
  return (
    <>
      <output className="lh-vh">{tekst}</output>
      {aantal > 0 && (
        <section ref={meetBalk} className="lh-bulk noprint" aria-label="Acties voor de selectie">
          <span className="lh-bulk-aantal">{tekst}</span>
          {children}
          <KnopIcoon icoon="sluit" label="Selectie wissen" onClick={onSluit} />
        </section>
      )}
    </>
  )
}
