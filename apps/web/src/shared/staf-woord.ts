import type { Rol } from '@letterhaven/contracts/rol'

/**
 * Returns the word for an account's staff, by the role of the person who runs it: a practice has no teachers. It is the same in
 * both countries.
 */
export const stafWoord = (rol: Rol | undefined): string =>
  rol === 'rtadmin' ? 'Medewerkers' : 'Leerkrachten'
