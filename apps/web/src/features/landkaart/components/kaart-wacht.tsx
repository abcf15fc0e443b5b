import '../kaart.css'
import type { ReactNode } from 'react'

/** The empty sea, while the map is on its way or when it cannot come. */
export function KaartZee({ children }: { readonly children: ReactNode }) {
  return (
    <div className="kaart">
      <div className="kaart-lucht" />
      <div className="kaart-midden">{children}</div>
    </div>
  )
}

interface FoutProps {
  readonly titel: string
  readonly zin: string
  readonly bezig: boolean
  readonly onOpnieuw: () => void
}

/** The map could not be fetched: what is kept, and what to do. */
export function KaartFout({ titel, zin, bezig, onOpnieuw }: FoutProps) {
  return (
    <KaartZee>
      <div className="kaart-bericht" role="alert">
        <h1>{titel}</h1>
        <p>{zin}</p>
        <button type="button" className="verder-knop" aria-disabled={bezig} onClick={onOpnieuw}>
          {bezig ? 'Even kijken…' : 'Nog eens'}
        </button>
      </div>
    </KaartZee>
  )
}
