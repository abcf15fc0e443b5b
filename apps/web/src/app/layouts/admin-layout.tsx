import { Suspense } from 'react'
import { useParams } from '@tanstack/react-router'
import { bijzaak } from '../../shared/bijzaak.ts'
import { useNaEersteBeeld } from '../../shared/na-eerste-beeld.ts'
import { KijkMeePoort } from './kijk-mee-poort.tsx'
import { WerkLayout } from './werk-layout.tsx'

const SluitingBand = bijzaak(() =>
  import('../../features/accountgegevens/sluiting-band.tsx').then((m) => m.SluitingBand),
)

/** What stands above every page of an account that closes. Asked for when the page itself is there. */
function Boven() {
  const { adminId } = useParams({ strict: false }) as { readonly adminId?: string }
  if (!useNaEersteBeeld() || adminId === undefined) return null
  return (
    <Suspense>
      <SluitingBand adminId={adminId} />
    </Suspense>
  )
}

/** The admin's area. */
export function AdminLayout() {
  return (
    <KijkMeePoort
      kader={(inPlaatsVan) => (
        <WerkLayout gebied="admin" boven={!inPlaatsVan && <Boven />}>
          {inPlaatsVan}
        </WerkLayout>
      )}
    />
  )
}
