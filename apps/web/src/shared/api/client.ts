import { sessie } from '../session/sessie.ts'
import { naarInloggen } from '../session/naar-inloggen.ts'
import { maakClient } from './maak-client.ts'
import { neemVroeg } from './vroeg.ts'

/**
 * Makes one call of the contract: `call(groepenEndpoints.getGroep, { params })`. Throws an ApiFout.
 * Import the endpoints of your own topic, not the table of all of them, to keep pages small.
 */
export const call = maakClient({
  fetch: (pad, init) => neemVroeg(pad, init) ?? fetch(pad, init),
  sessie,
  vernieuwTokens: async () => {
    if (sessie.refreshToken() === null) return false
    const { vernieuwTokens } = await import('../session/vernieuw-tokens.ts')
    return vernieuwTokens()
  },
  naarInloggen,
  log: (tekst) => console.warn(tekst),
})
