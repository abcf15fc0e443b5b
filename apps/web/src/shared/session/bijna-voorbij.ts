import type { SessieUser } from '@letterhaven/contracts/sessie'

/** So long before the end of a password session somebody is asked to go on (product, section 4). */
const VRAAG_VOORAF_MS = 5 * 60_000

/**
 * Whether a password session asks for its password again: its last minutes have begun. Not when it is over, nor of a
 * guest, who has no password. `nuMs` by the server's clock.
 */
export function isBijnaVoorbij({ role, exp }: SessieUser, nuMs: number): boolean {
  const rest = exp * 1000 - nuMs
  return role !== 'demo' && rest > 0 && rest <= VRAAG_VOORAF_MS
}
