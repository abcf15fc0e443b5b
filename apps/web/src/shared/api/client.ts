import { sessie } from '../session/sessie.ts'
import { naarInloggen } from '../session/naar-inloggen.ts'
import type { Endpoint, ResponseOf } from '@letterhaven/contracts/endpoint'
import { kijkMeeHaak } from '../kijk-mee/haak.ts'
import { klok } from '../klok/klok.ts'
import { makeClient, padMet } from './make-client.ts'
import { lookEarly, takeEarly } from './vroeg.ts'

/** What every call needs from its surroundings, except the fetch itself. */
export const omgeving = {
  sessie,
  renewTokens: async () => {
    if (sessie.refreshToken() === null) return false
    const { renewTokens } = await import('./renew-tokens.ts')
    return renewTokens()
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
export const call = makeClient({
  ...omgeving,
  // The page's first script does not know whether the office looks along.
  fetch: (pad, init) => (kijkMeeHaak.open() ? undefined : takeEarly(pad, init)) ?? fetch(pad, init),
})

/**
 * Returns what a call would answer when the page's first script has already made it and the answer is in; otherwise undefined.
 */
export const alBekend = <E extends Endpoint>(
  endpoint: E,
  params: unknown,
  query: unknown,
): ResponseOf<E> | undefined =>
  lookEarly(padMet(endpoint, params, query), sessie.accessToken()) as ResponseOf<E> | undefined
