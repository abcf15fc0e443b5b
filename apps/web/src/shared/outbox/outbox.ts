import { isSpeler } from '@letterhaven/contracts/rol'
import { useSyncExternalStore } from 'react'
import { MAX_BATCH } from '@letterhaven/contracts/antwoord'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { sessie } from '../session/sessie.ts'
import { database } from './database.ts'
import { makeIdbStore } from './idb-store.ts'
import { makeOutbox } from './make-outbox.ts'
import { makeStore } from './make-store.ts'
import { browserLocks, makeSlot } from './slot.ts'
import type { Telling } from './store.ts'
import { makeZend } from './zend-antwoorden.ts'

/** Returns the signed-in pupil; null for staff, who leave no answers. */
export function eigenLeerling(): LeerlingId | null {
  const user = sessie.user()
  return user && isSpeler(user.role) ? (user._id as string as LeerlingId) : null
}

/** The store of answers: in this page, and on this device. */
export const outboxStore = makeStore(
  {
    keer: database.keer,
    perform: (werk, laat) => database.perform((db) => werk(makeIdbStore(db)), laat),
  },
  crypto.randomUUID(),
)

/** The outbox of this tab. */
export const outbox = makeOutbox({
  store: outboxStore,
  sendAntwoorden: makeZend({ keepalive: false }),
  sendBijVertrek: makeZend({ keepalive: true }),
  slot: makeSlot(browserLocks()),
  max: MAX_BATCH,
  leerling: eigenLeerling,
  toeval: Math.random,
})

sessie.subscribe(() => outbox.opnieuw())
window.addEventListener('online', () => outbox.opnieuw())
window.addEventListener('pagehide', () => outbox.vertrek())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') outbox.vertrek()
  else outbox.opnieuw()
})
// Answers that exist only in this page would be lost with it: the browser asks whether the user means to leave.
window.addEventListener('beforeunload', (gebeurtenis) => {
  if (outbox.telling().alleenHier > 0) gebeurtenis.preventDefault()
})
outbox.opnieuw()

/** Returns how many answers of the signed-in pupil wait on this device. */
export function useTelling(): Telling {
  return useSyncExternalStore(outbox.subscribe, outbox.telling)
}
