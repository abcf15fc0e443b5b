import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { isKantoor } from '@letterhaven/contracts/rol'
import { isKantoorwerk } from '@letterhaven/domain/kijk-mee'
import { useOpenLook } from '../../shared/kijk-mee/kijk-mee.ts'
import { useRouteNaam } from '../../shared/routes/gebruik-route.ts'
import { routeVan } from '../../shared/routes/routes.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'

const Vraag = lazy(() =>
  import('../../features/kijk-mee/kijk-mee-vraag.tsx').then((m) => ({ default: m.KijkMeeVraag })),
)

/**
 * What stands in the place of a page of a school or a child that the office may not see yet, or no longer: the question
 * why. The address stays, so that the page is there once it is answered. Null for everybody else.
 */
export function useKijkMeeVraag(): ReactNode {
  const { adminId } = useParams({ strict: false }) as { readonly adminId?: string }
  const user = useSessieUser()
  const look = useOpenLook()
  const naam = useRouteNaam()
  if (!user || !naam || !isKantoor(user.role)) return null
  const { toegang } = routeVan(naam)
  if (toegang === 'openbaar' || toegang === 'aangemeld' || isKantoorwerk(toegang)) return null
  if (look && (adminId === undefined || look.admin.id === adminId)) return null
  return (
    <Suspense>
      <Vraag key={adminId} adminId={adminId} />
    </Suspense>
  )
}
