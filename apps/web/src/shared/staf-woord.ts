import type { Rol } from '@letterhaven/contracts/rol'

/** What who runs an account calls its staff: a practice has no teachers. The same in both countries. */
export const stafWoord = (rol: Rol | undefined): string =>
  rol === 'rtadmin' ? 'Medewerkers' : 'Leerkrachten'
