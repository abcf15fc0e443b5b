import './kaart.css'
import type { ReactNode } from 'react'
import { ApiFout } from '../../../shared/api/api-fout.ts'
import { foutZin } from './fout-zin.ts'

/** The empty sea, shown while the map loads or when it cannot be loaded. */
function KaartZee({ children }: { readonly children: ReactNode }) {
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

/** Says that the map could not be fetched, what is kept, and what to do. */
function KaartFout({ titel, zin, bezig, onOpnieuw }: FoutProps) {
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

interface WachtProps {
  readonly fout: unknown
  readonly bezig: boolean
  /** The sentences for while it loads, and for when that fails. */
  readonly zinnen: { readonly wacht: string; readonly mislukt: string }
  /** What is shown while it loads; the empty sea if not given. */
  readonly schets?: ReactNode
  readonly onOpnieuw: () => void
}

/** Takes the place of a page of the pupil that is not loaded yet: it is loading, or that failed. */
export function KaartWacht({ fout, bezig, zinnen, schets, onOpnieuw }: WachtProps) {
  if (fout instanceof ApiFout && fout.status === 404) throw fout
  if (fout !== undefined)
    return (
      <KaartFout titel={zinnen.mislukt} zin={foutZin(fout)} bezig={bezig} onOpnieuw={onOpnieuw} />
    )
  const wacht = <output className="lh-vh">{zinnen.wacht}</output>
  if (!schets) return <KaartZee>{wacht}</KaartZee>
  return (
    <>
      {schets}
      {wacht}
    </>
  )
}
