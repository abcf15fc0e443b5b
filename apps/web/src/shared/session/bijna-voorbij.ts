import type { SessieUser } from '@letterhaven/contracts/sessie'

/** So long before the end of a password session somebody is asked to go on (product, section 4). */
const VRAAG_VOORAF_MS = 5 * 60_000

/**
 * In how many ms a password session asks for its password again; 0 when it is time. Null when there is nothing
 * to ask: it is over, or it is a guest's, who has no password.
 */
export function msTotVraag({ role, exp }: SessieUser, nuMs: number): number | null {
  const einde = exp * 1000
  if (role === 'demo' || einde <= nuMs) return null
  return Math.max(0, einde - VRAAG_VOORAF_MS - nuMs)
}
