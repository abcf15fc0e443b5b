import { useSyncExternalStore } from 'react'
import { MAX_BATCH } from '@letterhaven/contracts/antwoord'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { sessie } from '../session/sessie.ts'
import { openDatabase } from './database.ts'
import { maakGeheugenStore } from './geheugen-store.ts'
import { maakIdbStore } from './idb-store.ts'
import { maakOutbox } from './maak-outbox.ts'
import { maakSlot } from './slot.ts'
import type { Telling } from './store.ts'
import { maakVeiligeStore } from './veilige-store.ts'
import { maakZend } from './zend-antwoorden.ts'

/** The pupil that is signed in; null for staff, who leave no answers. */
export function eigenLeerling(): LeerlingId | null {
  const user = sessie.user()
  const isLeerling = user?.role === 'leerling' || user?.role === 'demo'
  return isLeerling ? (user._id as string as LeerlingId) : null
}

/** The device's store, opened once per tab. */
export const database = openDatabase()

/** Where answers are kept on this device. */
export const outboxStore = maakVeiligeStore(
  database.then(maakIdbStore),
  maakGeheugenStore(crypto.randomUUID()),
)

/** The outbox of this tab. */
export const outbox = maakOutbox({
  store: outboxStore,
  zend: maakZend({ keepalive: false }),
  zendBijVertrek: maakZend({ keepalive: true }),
  slot: maakSlot(navigator.locks as LockManager | undefined),
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
outbox.opnieuw()

/** How many answers of the signed-in pupil wait on this device. */
export function useTelling(): Telling {
  return useSyncExternalStore(outbox.subscribe, outbox.telling)
}
