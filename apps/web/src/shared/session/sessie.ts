import { useSyncExternalStore } from 'react'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { klok } from '../klok/klok.ts'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { wisBewaard } from './bewaard.ts'
import { maakSessie } from './maak-sessie.ts'
import { SLEUTEL } from './sleutel.ts'

/** The session of this tab. */
export const sessie = maakSessie(
  winkels,
  () => klok.opZijnVroegst() / 1000,
  (tekst) => console.warn(tekst),
)

/**
 * Signing in or out in one tab is followed by the others, and by a page that the browser kept whole
 * and shows again on Back; `na` runs when who is signed in changed.
 */
export function volgAndereTabbladen(na: () => void): void {
  const eigen: readonly (string | null)[] = [SLEUTEL.user, SLEUTEL.usingSSO, null]
  const kijkOpnieuw = (): void => {
    const voor = sessie.user()
    sessie.herlees()
    const nu = sessie.user()
    // What was typed in this tab goes as well when its user signs out in another; it stays when a session was over.
    const isAnder = nu?._id !== voor?._id
    const isAf = nu !== null || winkels.local.getItem(SLEUTEL.afgemeld) !== null
    if (isAnder && isAf) wisBewaard(winkels.session, nu?._id)
    if (isAnder || nu?.adminId !== voor?.adminId) na()
  }
  window.addEventListener('storage', ({ key }) => {
    if (eigen.includes(key)) kijkOpnieuw()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) kijkOpnieuw()
  })
}

/** Who is signed in, followed live. */
export function useSessieUser(): SessieUser | null {
  // A page written out at build time was written for a visitor; who is signed in follows at once.
  return useSyncExternalStore(sessie.subscribe, sessie.user, () => null)
}
