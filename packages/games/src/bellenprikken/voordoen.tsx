import { useState } from 'react'
import type { CSSProperties } from 'react'
import { Stippelweg, Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'
import type { Gebaar } from './voordoen.ts'

/** Remembers that something was done: then nothing has to be shown any more. */
export function useVoordoen(isAllereerst: boolean, doetIets: boolean): boolean {
  const [isGedaan, setIsGedaan] = useState(false)
  const isKlaar = isGedaan || !isAllereerst || doetIets
  if (isKlaar !== isGedaan) setIsGedaan(isKlaar)
  return !isKlaar
}

/** A hand that takes an empty bubble along to another one, over and over; calm, it stands between them. */
export function Voordoen({ van, naar, r }: Gebaar) {
  const stijl = {
    left: van.x,
    top: van.y,
    '--bp-ver': `${naar.x - van.x}px`,
    '--bp-diep': `${naar.y - van.y}px`,
    '--bp-maat': `${2 * r}px`,
  } as CSSProperties
  return (
    <div className="bp-voordoen" style={stijl} aria-hidden="true">
      <i className="bp-leeg" data-wacht="" />
      <Stippelweg x={naar.x - van.x} y={naar.y - van.y} />
      <i className="bp-ring" />
      <span className="bp-neemt">
        <i className="bp-leeg" />
        <Wijshand />
      </span>
    </div>
  )
}
