import { createContext, useContext } from 'react'
import { woordkeusBijHost, woordkeusBijLand, type Woordkeus } from '@letterhaven/domain/woordkeus'

/** The preview hosts that speak Flemish, as the server wrote them into the page. */
function vlaamseHosts(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="vlaamse-hosts"]')
  return (meta?.content ?? '').split(',')
}

/** While the build writes a page out there is no host: it says for which country it writes. */
const tijdensDeBouw = (): Woordkeus =>
  woordkeusBijLand(process.env['LETTERHAVEN_LAND'] === 'be' ? 'be' : 'nl')

/** The wording of the host that the page was opened on: it never changes while the page is open. */
export const woordkeus: Woordkeus = import.meta.env.SSR
  ? tijdensDeBouw()
  : woordkeusBijHost(window.location.hostname, vlaamseHosts())

/** The wording inside a frame of an account; the host's on every page without one. */
export const WoordkeusContext = createContext(woordkeus)

/** The words that differ between countries, and between a school, a practice and a home: `const w = useWoordkeus()`. */
export const useWoordkeus = (): Woordkeus => useContext(WoordkeusContext)
