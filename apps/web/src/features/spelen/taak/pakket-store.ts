import type { LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import type { Database, PakketRij } from '../../../shared/outbox/database.ts'

/** As many taken are kept on a device, of all its pupils together; the oldest make room. */
const MAX_PAKKETTEN = 12

/** The taak as it was last loaded on this device. */
export async function leesPakket(
  database: Promise<Database>,
  leerlingId: LeerlingId,
  taakId: TaakId,
): Promise<PakketRij | null> {
  try {
    return (await (await database).get('pakketten', [leerlingId, taakId])) ?? null
  } catch {
    return null
  }
}

/**
 * Keeps a freshly loaded taak, for a reload without a network. What the device remembered of
 * delivered answers to a taak goes when that taak goes. Without a store it is simply not kept.
 */
export async function bewaarPakket(
  database: Promise<Database>,
  leerlingId: LeerlingId,
  pakket: TaakPakket,
): Promise<PakketRij> {
  const taakId = pakket.taak.id
  const rij = { leerlingId, taakId, opgehaald: new Date().toISOString(), pakket }
  try {
    const db = await database
    await db.put('pakketten', rij)
    await ruimOp(db)
  } catch (fout) {
    console.warn('this taak is not kept for later', fout)
  }
  return rij
}

async function ruimOp(db: Database): Promise<void> {
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
