import { useSyncExternalStore } from 'react'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { klok } from '../klok/klok.ts'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { eraseSaved } from './bewaard.ts'
import { makeSessie } from './make-sessie.ts'
import { SLEUTEL } from './sleutel.ts'

/** The session of this tab. */
export const sessie = makeSessie(
  winkels,
  () => klok.opZijnVroegst() / 1000,
  (tekst) => console.warn(tekst),
)

/**
 * Follows a sign-in or sign-out in another tab, also in a page that the browser kept whole and shows again on Back. `na` runs
 * when the user or their account changed.
 */
export function followOtherTabs(na: () => void): void {
  const eigen: readonly (string | null)[] = [SLEUTEL.user, SLEUTEL.usingSSO, null]
  const lookAgain = (): void => {
    const voor = sessie.user()
    sessie.herlees()
    const nu = sessie.user()
    // When the user signs out in another tab, what was typed in this tab is erased as well; it stays when a session just ran
    // out.
    const isAnder = nu?._id !== voor?._id
    const isAf = nu !== null || winkels.local.getItem(SLEUTEL.afgemeld) !== null
    if (isAnder && isAf) eraseSaved(winkels.session, nu?._id)
    if (isAnder || nu?.adminId !== voor?.adminId) na()
  }
  window.addEventListener('storage', ({ key }) => {
    if (eigen.includes(key)) lookAgain()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lookAgain()
  })
}

/** Returns the signed-in user and follows changes. */
export function useSessieUser(): SessieUser | null {
  // A page written out at build time was written for a visitor; the signed-in user follows at once.
  return useSyncExternalStore(sessie.subscribe, sessie.user, () => null)
}
