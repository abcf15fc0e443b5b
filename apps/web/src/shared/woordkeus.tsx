import { createContext, useContext } from 'react'
import { woordkeusBijHost, woordkeusBijLand, type Woordkeus } from '@letterhaven/domain/woordkeus'

/** Returns the preview hosts that speak Flemish, which the server wrote into the page. */
function vlaamseHosts(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="vlaamse-hosts"]')
  return (meta?.content ?? '').split(',')
}

/**
 * Returns the wording while the build writes a page out: there is no host then, so the build says for which country it writes.
 */
const tijdensDeBouw = (): Woordkeus =>
  woordkeusBijLand(process.env['LETTERHAVEN_LAND'] === 'be' ? 'be' : 'nl')

/** The wording of the host on which the page was opened: it never changes while the page is open. */
export const woordkeus: Woordkeus = import.meta.env.SSR
  ? tijdensDeBouw()
  : woordkeusBijHost(window.location.hostname, vlaamseHosts())

/** The wording inside the frame of an account; on every page without one, that of the host. */
export const WoordkeusContext = createContext(woordkeus)

/** The words that differ between countries, and between a school, a practice and a home: `const w = useWoordkeus()`. */
export const useWoordkeus = (): Woordkeus => useContext(WoordkeusContext)
