import { lazy, Suspense, type ReactNode } from 'react'
import { isKantoor } from '@letterhaven/contracts/rol'
import { useSessieUser } from '../../shared/session/sessie.ts'

/** Draws a frame: around the page that is open, or around what stands in its place. */
export type Kader = (inPlaatsVan: ReactNode) => ReactNode

const KantoorPoort = lazy(() =>
  import('../../features/kijk-mee/kantoor-poort.tsx').then((m) => ({ default: m.KantoorPoort })),
)

/** Around the frames that the office comes in: what it sees of a school stands under a strip, or behind a question. */
export function KijkMeePoort({ kader }: { readonly kader: Kader }) {
  const role = useSessieUser()?.role
  if (!role || !isKantoor(role)) return kader(null)
  return (
    <Suspense>
      <KantoorPoort kader={kader} />
    </Suspense>
  )
}
