import type { Rol } from '@letterhaven/contracts/rol'

/** How far a role sees inside an admin: everything, its own groups, or only itself. */
export type Bereik = 'alles' | 'eigen_groepen' | 'zichzelf'

const BEREIK: Record<Rol, Bereik> = {
  superadmin: 'alles',
  office: 'alles',
  schooladmin: 'alles',
  rtadmin: 'alles',
  thuisadmin: 'alles',
  docent: 'eigen_groepen',
  leerling: 'zichzelf',
  demo: 'zichzelf',
}

export const bereikVan = (role: Rol): Bereik => BEREIK[role]
