import { sessie } from '../session/sessie.ts'
import { naarInloggen } from '../session/naar-inloggen.ts'
import type { Endpoint, ResponseOf } from '@letterhaven/contracts/endpoint'
import { kijkMeeHaak } from '../kijk-mee/haak.ts'
import { klok } from '../klok/klok.ts'
import { maakClient, padMet } from './maak-client.ts'
import { kijkVroeg, neemVroeg } from './vroeg.ts'

/** The world around every call, but for the road that it takes. */
export const omgeving = {
  sessie,
  vernieuwTokens: async () => {
    if (sessie.refreshToken() === null) return false
    const { vernieuwTokens } = await import('./vernieuw-tokens.ts')
    return vernieuwTokens()
  },
  naarInloggen,
  log: (tekst: string) => console.warn(tekst),
  hoor: klok.hoor,
  kijkMee: kijkMeeHaak,
}

/**
 * Makes one call of the contract: `call(groepenEndpoints.getGroep, { params })`. Throws an ApiFout.
 * Import the endpoints of your own topic, not the table of all of them, to keep pages small.
 */
export const call = maakClient({
  ...omgeving,
  // The page's first script knows of no look.
  fetch: (pad, init) => (kijkMeeHaak.open() ? undefined : neemVroeg(pad, init)) ?? fetch(pad, init),
})

/** What a call would answer, where the page's first script made it and has heard; else undefined. */
export const alBekend = <E extends Endpoint>(
  endpoint: E,
  params: unknown,
  query: unknown,
): ResponseOf<E> | undefined =>
  kijkVroeg(padMet(endpoint, params, query), sessie.accessToken()) as ResponseOf<E> | undefined
