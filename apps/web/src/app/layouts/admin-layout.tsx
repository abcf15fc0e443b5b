import { Suspense } from 'react'
import { useParams } from '@tanstack/react-router'
import { bijzaak } from '../../shared/bijzaak.ts'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { useNaEersteBeeld } from '../../shared/na-eerste-beeld.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { KijkMeePoort } from './kijk-mee-poort.tsx'
import { WerkLayout } from './werk-layout.tsx'

const SluitingBand = bijzaak(() =>
  import('../../features/accountgegevens/sluiting-band.tsx').then((m) => m.SluitingBand),
)

/** The notice above every page of an account that is being closed, fetched after the page itself. */
function Boven() {
  const { adminId } = useParams({ strict: false }) as { readonly adminId?: string }
  const role = useSessieUser()?.role
  const isGezien = useNaEersteBeeld()
  // A user who may not ask would be signed out for asking: a pupil on a page of the school.
  if (!isGezien || adminId === undefined || !role || !heeftRecht(role, 'groep.read')) return null
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
