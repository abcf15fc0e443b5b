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
 * Signing in or out in one tab is followed by the others, and by a page that the browser kept whole
 * and shows again on Back; `na` runs when who is signed in changed.
 */
export function followOtherTabs(na: () => void): void {
  const eigen: readonly (string | null)[] = [SLEUTEL.user, SLEUTEL.usingSSO, null]
  const lookAgain = (): void => {
    const voor = sessie.user()
    sessie.herlees()
    const nu = sessie.user()
    // What was typed in this tab goes as well when its user signs out in another; it stays when a session was over.
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

/** Who is signed in, followed live. */
export function useSessieUser(): SessieUser | null {
  // A page written out at build time was written for a visitor; who is signed in follows at once.
  return useSyncExternalStore(sessie.subscribe, sessie.user, () => null)
}
