import { useMemo, useState } from 'react'
import type { Land } from '@letterhaven/contracts/admin'
import { dagSleutel } from '@letterhaven/domain/schooljaar'
import { klok } from '../klok/klok.ts'
import { useAdmin } from '../account/admin.ts'
import { useWoordkeus } from '../woordkeus.tsx'

/** Where and when this screen is shown, which decides about local days and the order of names. */
export interface Kalender {
  /** The land of the admin; that of the host for users who belong to none. */
  readonly land: Land
  /** The local day, 'YYYY-MM-DD'. */
  readonly vandaag: string
}

/** Returns the calendar of the open account; the day is the one on which the screen was opened. */
export function useKalender(): Kalender {
  const w = useWoordkeus()
  const land = useAdmin()?.land ?? w.land
  const [nu] = useState(() => klok.nu())
  return useMemo(() => ({ land, vandaag: dagSleutel(nu, land) }), [land, nu])
}
