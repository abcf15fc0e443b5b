import { lazy, Suspense } from 'react'
import type { Dier } from '@letterhaven/contracts/dier'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { KOP_BEELD } from '../beelden.ts'

const GaapKop = lazy(() => import('./gaap-kop.tsx').then((m) => ({ default: m.GaapKop })))

interface Props {
  readonly leerlingId: string
  readonly voornaam: string
  readonly dier: Dier
  /** The held had enough for today. */
  readonly isMoe: boolean
}

/** Whose map this is, and the way to the own place. */
export function NaamBordje({ leerlingId, voornaam, dier, isMoe }: Props) {
  const kop = <img src={KOP_BEELD[dier]} alt="" width={110} height={110} />
  return (
    <RouteLink naar="l-eigen-plek" params={{ leerlingId }} className="kaart-pil naam-bordje">
      {isMoe ? (
        <Suspense fallback={kop}>
          <GaapKop dier={dier} />
        </Suspense>
      ) : (
        kop
      )}
      <span className="naam-bordje-tekst">
        <span className="naam-bordje-naam">{voornaam}</span>
        <span>mijn plek</span>
      </span>
    </RouteLink>
  )
}
