import { useSyncExternalStore } from 'react'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { maakSessie } from './maak-sessie.ts'
import { browserWinkels, SLEUTEL } from './opslag.ts'

/** The stores of this tab. */
export const winkels = browserWinkels()

/** The session of this tab. */
export const sessie = maakSessie(
  winkels,
  () => Date.now() / 1000,
  (tekst) => console.warn(tekst),
)

/** Signing in or out in one tab is followed by the others; `na` runs when who is signed in changed. */
export function volgAndereTabbladen(na: () => void): void {
  const eigen: readonly (string | null)[] = [SLEUTEL.user, SLEUTEL.usingSSO, null]
  window.addEventListener('storage', (gebeurtenis) => {
    if (!eigen.includes(gebeurtenis.key)) return
    const voor = sessie.user()?._id
    sessie.herlees()
    if (sessie.user()?._id !== voor) na()
  })
}

/** Who is signed in, followed live. */
export function useSessieUser(): SessieUser | null {
  return useSyncExternalStore(sessie.subscribe, sessie.user)
}
