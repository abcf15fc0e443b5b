import type { AntwoordId, LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import type { AntwoordRij, Database } from './database.ts'
import type { OutboxRij, RijStatus, Schijf } from './store.ts'

const EERSTE = 0
const LAATSTE = Number.MAX_SAFE_INTEGER

const metStatus = (leerlingId: LeerlingId, status: RijStatus): IDBKeyRange =>
  IDBKeyRange.bound([leerlingId, status, EERSTE], [leerlingId, status, LAATSTE])

const vanTaak = (leerlingId: LeerlingId, taakId: TaakId): IDBKeyRange =>
  IDBKeyRange.bound([leerlingId, taakId, EERSTE], [leerlingId, taakId, LAATSTE])

const alsRij = ({ leerlingId, antwoord, oordeel, status, waarom }: AntwoordRij): OutboxRij => ({
  leerlingId,
  antwoord,
  oordeel,
  status,
  waarom,
})

const alsAntwoordRij = (rij: OutboxRij): AntwoordRij => ({
  ...rij,
  id: rij.antwoord.id,
  taakId: rij.antwoord.taakId,
  volgnummer: rij.antwoord.volgnummer,
})

/** The outbox in IndexedDB. Numbers are given inside the transaction, for which tabs queue up. */
export function makeIdbStore(db: Database): Schijf {
  return {
    async add(leerlingId, nieuw, oordeel) {
      const tx = db.transaction(['antwoorden', 'apparaat'], 'readwrite', { durability: 'strict' })
      const dit = (await tx.objectStore('apparaat').get('dit')) ?? {
        id: crypto.randomUUID(),
        volgnummer: 0,
      }
      const { id: apparaat, volgnummer } = dit
      const { id, taakId } = nieuw
      const antwoord = { ...nieuw, apparaat, volgnummer }
      await Promise.all([
        tx.objectStore('apparaat').put({ id: apparaat, volgnummer: volgnummer + 1 }, 'dit'),
        tx
          .objectStore('antwoorden')
          .put({ id, leerlingId, taakId, volgnummer, status: 'wacht', antwoord, oordeel }),
        tx.done,
      ])
      return antwoord
    },
    async catchUp({ rijen, besluiten }) {
      const tx = db.transaction('antwoorden', 'readwrite', { durability: 'strict' })
      const standen = new Map<AntwoordId, RijStatus>()
      const eigen = new Map(rijen.map((rij) => [rij.antwoord.id, alsAntwoordRij(rij)]))
      for (const id of new Set([...eigen.keys(), ...besluiten.keys()])) {
        const rij = (await tx.store.get(id)) ?? eigen.get(id)
        if (!rij) continue
        // What another tab heard stands: an answer that was delivered never waits again.
        const nieuw = rij.status === 'bezorgd' ? rij : { ...rij, ...besluiten.get(id) }
        await tx.store.put(nieuw)
        standen.set(id, nieuw.status)
      }
      await tx.done
      return standen
    },
    async listWachtend(leerlingId, max) {
      const sleutel = metStatus(leerlingId, 'wacht')
      const rijen = await db.getAllFromIndex('antwoorden', 'status', sleutel, max)
      return rijen.map(alsRij)
    },
    async listVanTaak(leerlingId, taakId) {
      const rijen = await db.getAllFromIndex('antwoorden', 'taak', vanTaak(leerlingId, taakId))
      return rijen.map(alsRij)
    },
    async vergeetBezorgd(leerlingId, taakId) {
      const tx = db.transaction('antwoorden', 'readwrite')
      const rijen = await tx.store.index('taak').getAll(vanTaak(leerlingId, taakId))
      const weg = rijen.filter((rij) => rij.status === 'bezorgd')
      return Promise.all([...weg.map((rij) => tx.store.delete(rij.id)), tx.done])
    },
    async takeOver(van, naar) {
      const tx = db.transaction('antwoorden', 'readwrite')
      // In IndexedDB every status and number sorts before an empty list.
      const rijen = await tx.store.index('status').getAll(IDBKeyRange.bound([van], [van, []]))
      return Promise.all([
        ...rijen.map((rij) => tx.store.put({ ...rij, leerlingId: naar })),
        tx.done,
      ])
    },
    async takeBack(leerlingId) {
      const tx = db.transaction('antwoorden', 'readwrite')
      const rijen = await tx.store.index('status').getAll(metStatus(leerlingId, 'geparkeerd'))
      const zonder = rijen.filter(({ waarom }) => waarom === undefined)
      return Promise.all([
        ...zonder.map((rij) => tx.store.put({ ...rij, status: 'wacht' as const })),
        tx.done,
      ])
    },
    async count(leerlingId) {
      const count = (status: RijStatus) =>
        db.countFromIndex('antwoorden', 'status', metStatus(leerlingId, status))
      return { wacht: await count('wacht'), geparkeerd: await count('geparkeerd') }
    },
  }
}
