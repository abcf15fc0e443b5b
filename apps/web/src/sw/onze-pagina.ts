import { isVanOns, type Herkomst } from '@letterhaven/contracts/van-ons'

/** Every page of ours says so in its policy (apps/api/src/platform/security-headers.ts). */
const BELEID = 'content-security-policy'
const ONS = "default-src 'self'"

/** A page that our server wrote: no page of a filter, a proxy or a hotspot, whatever its status. */
export const isOnzePagina = (antwoord: Herkomst): boolean =>
  isVanOns(antwoord, 'text/html') && (antwoord.headers.get(BELEID) ?? '').includes(ONS)

/** What a browser must be given as it came: a way on to somewhere else, or a file that was opened by itself. */
export const isAndersDanHtml = (antwoord: Herkomst & Pick<Response, 'type'>): boolean =>
  antwoord.type === 'opaqueredirect' || (antwoord.ok && !isVanOns(antwoord, 'text/html'))
