import type { LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { database, type Database, type PakketRij } from '../../../shared/outbox/database.ts'
import { MIS } from '../../../shared/opslag/tijdig.ts'

/** How many taken are kept on a device, for all its pupils together; the oldest are removed. */
const MAX_PAKKETTEN = 12

/** The taken loaded in this page, for when the device stores nothing. */
const hier = new Map<string, PakketRij>()
const sleutel = (leerlingId: LeerlingId, taakId: TaakId): string => `${leerlingId}/${taakId}`

/** Returns the taak as it was last loaded on this device. */
export async function readPakket(
  leerlingId: LeerlingId,
  taakId: TaakId,
): Promise<PakketRij | null> {
  const vanHier = hier.get(sleutel(leerlingId, taakId))
  if (vanHier) return vanHier
  const bewaard = await database.perform((db) => db.get('pakketten', [leerlingId, taakId]))
  return bewaard === MIS ? null : (bewaard ?? null)
}

/**
 * Keeps a freshly loaded taak, for a reload without a network. When a taak is removed, the delivered answers that the device
 * remembered for it are removed as well.
 */
export async function savePakket(leerlingId: LeerlingId, pakket: TaakPakket): Promise<PakketRij> {
  const taakId = pakket.taak.id
  const rij = { leerlingId, taakId, opgehaald: new Date().toISOString(), pakket }
  const bewaard = await database.perform(async (db) => {
    await db.put('pakketten', rij)
    await cleanUp(db)
  })
  if (bewaard === MIS) hier.set(sleutel(leerlingId, taakId), rij)
  else hier.delete(sleutel(leerlingId, taakId))
  return rij
}

async function cleanUp(db: Database): Promise<void> {
  const tx = db.transaction(['pakketten', 'antwoorden'], 'readwrite')
  const pakketten = tx.objectStore('pakketten')
  const opLeeftijd = await pakketten.index('opgehaald').getAllKeys()
  for (const sleutel of opLeeftijd.slice(0, -MAX_PAKKETTEN)) {
    await pakketten.delete(sleutel)
    const [leerlingId, taakId] = sleutel
    const bereik = IDBKeyRange.bound([leerlingId, taakId, 0], [leerlingId, taakId, Infinity])
    const antwoorden = tx.objectStore('antwoorden')
    for (const rij of await antwoorden.index('taak').getAll(bereik))
      if (rij.status === 'bezorgd') await antwoorden.delete(rij.id)
  }
  await tx.done
}
