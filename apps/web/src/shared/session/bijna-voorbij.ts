import type { SessieUser } from '@letterhaven/contracts/sessie'

/** How long before the end of a password session the user is asked to continue (product, section 4). */
const VRAAG_VOORAF_MS = 5 * 60_000

/**
 * Returns whether a password session must ask for its password again because its last minutes have begun. False when it is
 * over, and for a guest, who has no password. `nuMs` is by the server's clock.
 */
export function isBijnaVoorbij({ role, exp }: SessieUser, nuMs: number): boolean {
  const rest = exp * 1000 - nuMs
  return role !== 'demo' && rest > 0 && rest <= VRAAG_VOORAF_MS
}
