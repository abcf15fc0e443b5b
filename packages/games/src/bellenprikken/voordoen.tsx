import { useState } from 'react'
import type { CSSProperties } from 'react'
import type { Gebaar } from './voordoen.ts'

/** Remembers that something was done: then nothing has to be shown any more. */
export function useVoordoen(isAllereerst: boolean, doetIets: boolean): boolean {
  const [isGedaan, setIsGedaan] = useState(false)
  const isKlaar = isGedaan || !isAllereerst || doetIets
  if (isKlaar !== isGedaan) setIsGedaan(isKlaar)
  return !isKlaar
}

/** A hand that takes an empty bubble along to another one, over and over; calm, it stands between them. */
export function Voordoen({ van, naar }: Gebaar) {
  const stijl = {
    left: van.x,
    top: van.y,
    '--bp-ver': `${naar.x - van.x}px`,
    '--bp-diep': `${naar.y - van.y}px`,
    '--bp-maat': `${2 * Math.min(van.a, naar.a) * 0.9}px`,
  } as CSSProperties
  return (
    <div className="bp-voordoen" style={stijl} aria-hidden="true">
      <i
        className="bp-weg"
        style={{
          width: Math.hypot(naar.x - van.x, naar.y - van.y),
          rotate: `${Math.atan2(naar.y - van.y, naar.x - van.x)}rad`,
        }}
      />
      <i className="bp-ring" />
      <span className="bp-neemt">
        <i />
        <svg viewBox="0 0 48 56">
          <path d="M16 30V9a5 5 0 0 1 10 0v14l3-1a5 5 0 0 1 6 3l5 1a5 5 0 0 1 4 5v6q0 15-15 16h-5q-8 0-12-7l-9-13a5 5 0 0 1 8-6z" />
          <path d="M26 23v6M34 25v5" />
        </svg>
      </span>
    </div>
  )
}
