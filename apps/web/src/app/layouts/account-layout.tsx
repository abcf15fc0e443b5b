import { isKantoor, isSpeler } from '@letterhaven/contracts/rol'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { AuthLayout } from './auth-layout.tsx'
import { KijkMeePoort } from './kijk-mee-poort.tsx'
import { WerkLayout } from './werk-layout.tsx'

/** The frame around the user's own account: for staff the frame they work in, for a child one card at the harbour. */
export function AccountLayout() {
  const role = useSessieUser()?.role
  if (!role || isSpeler(role)) return <AuthLayout />
  return (
    <KijkMeePoort kader={() => <WerkLayout gebied={isKantoor(role) ? 'kantoor' : 'admin'} />} />
  )
}
