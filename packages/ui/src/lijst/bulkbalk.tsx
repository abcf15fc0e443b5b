import './bulkbalk.css'
import type { ReactNode } from 'react'
import { getal } from '../tekst/getal.ts'
import { KnopIcoon } from '../knop/knop-icoon.tsx'
import { measureHoogte } from '../apparaat/measure-hoogte.ts'

/** Keeps the height of the bar, so that messages stand above it and the focused row is not hidden behind it. */
const meetBalk = measureHoogte('--lh-bulk')

interface Props {
  /** The number of chosen rows. There is no bar when it is zero. */
  readonly aantal: number
  /** The buttons for what can be done with the chosen rows. */
  readonly children: ReactNode
  readonly onSluit: () => void
}

/** A bar at the foot of the screen for actions on the chosen rows. */
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
