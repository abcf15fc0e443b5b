import './kaart.css'
import type { ReactNode } from 'react'
import { ApiFout } from '../../../shared/api/api-fout.ts'
import { foutZin } from './fout-zin.ts'

/** The empty sea, while the map is on its way or when it cannot come. */
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

/** The map could not be fetched: what is kept, and what to do. */
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
  /** What is said while it comes, and when it does not. */
  readonly zinnen: { readonly wacht: string; readonly mislukt: string }
  /** What is seen while it comes; the empty sea when nothing is given. */
  readonly schets?: ReactNode
  readonly onOpnieuw: () => void
}

/** Instead of a page of the pupil that is not there yet: it is coming, or it could not come. */
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
