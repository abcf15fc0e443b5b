import { lazy, Suspense, type ReactNode } from 'react'
import { isKantoor } from '@letterhaven/contracts/rol'
import { useSessieUser } from '../../shared/session/sessie.ts'

/** Draws a frame: around the open page, or around what takes its place. */
export type Kader = (inPlaatsVan: ReactNode) => ReactNode

const KantoorPoort = lazy(() =>
  import('../../features/kijk-mee/kantoor-poort.tsx').then((m) => ({ default: m.KantoorPoort })),
)

/** Wraps the frames that the office also uses: what it sees of a school is under a strip, or behind a question. */
export function KijkMeePoort({ kader }: { readonly kader: Kader }) {
  const role = useSessieUser()?.role
  if (!role || !isKantoor(role)) return kader(null)
  return (
    <Suspense>
      <KantoorPoort kader={kader} />
    </Suspense>
  )
}
