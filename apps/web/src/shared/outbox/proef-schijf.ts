import type { AntwoordId, LeerlingId } from '@letterhaven/contracts/ids'
import { MIS } from '../opslag/tijdig.ts'
import type { OutboxRij, Schijf } from './store.ts'

/** How the device of a test numbers its answers. */
const DIT_APPARAAT = '47e97975-f27e-472f-9758-73bf76eecfa4'

/** Makes a device's store that can go, come back, lose everything, or be written to by another tab. */
export function makeSchijf() {
  let rijen = new Map<AntwoordId, OutboxRij>()
  const stand = { isEr: true, keer: 1, nummer: 0 }
  const van = (leerlingId: LeerlingId) =>
    [...rijen.values()].filter((rij) => rij.leerlingId === leerlingId)
  const schijf: Schijf = {
    async add(leerlingId, nieuw, oordeel) {
      const genummerd = { ...nieuw, apparaat: DIT_APPARAAT, volgnummer: stand.nummer++ }
      rijen.set(nieuw.id, { leerlingId, antwoord: genummerd, oordeel, status: 'wacht' })
      return genummerd
    },
    async catchUp({ rijen: eigen, besluiten }) {
      const alle = new Map([...eigen.map((rij) => [rij.antwoord.id, rij] as const), ...rijen])
      const ids = new Set([...eigen.map((rij) => rij.antwoord.id), ...besluiten.keys()])
      const standen = new Map<AntwoordId, OutboxRij['status']>()
      for (const id of ids) {
        const rij = alle.get(id)
        if (!rij) continue
        const nieuw = rij.status === 'bezorgd' ? rij : { ...rij, ...besluiten.get(id) }
        rijen.set(id, nieuw)
        standen.set(id, nieuw.status)
      }
      return standen
    },
    listWachtend: async (leerlingId, max) =>
      van(leerlingId)
        .filter(({ status }) => status === 'wacht')
        .slice(0, max),
    listVanTaak: async (leerlingId) => van(leerlingId),
    vergeetBezorgd: async () => undefined,
    takeOver: async () => undefined,
    async takeBack(leerlingId) {
      for (const rij of van(leerlingId))
        if (rij.status === 'geparkeerd' && rij.waarom === undefined)
          rijen.set(rij.antwoord.id, { ...rij, status: 'wacht' })
    },
    count: async (leerlingId) => ({
      wacht: van(leerlingId).filter(({ status }) => status === 'wacht').length,
      geparkeerd: van(leerlingId).filter(({ status }) => status === 'geparkeerd').length,
    }),
  }
  return {
    deur: {
      perform: async <T>(werk: (s: Schijf) => Promise<T>) => (stand.isEr ? werk(schijf) : MIS),
      keer: () => stand.keer,
    },
    gaat: () => void (stand.isEr = false),
    komt: () => {
      stand.isEr = true
      stand.keer += 1
    },
    /** Somebody deletes what the site kept, and a new, empty store is opened. */
    wordtGewist: () => {
      rijen = new Map()
      stand.keer += 1
    },
    /** Leaves a row as an older page did, which believed any 404. */
    park: (id: AntwoordId) => {
      const rij = rijen.get(id)
      if (rij) rijen.set(id, { ...rij, status: 'geparkeerd' })
    },
    bezorgDoorAnder: (id: AntwoordId) => {
      const rij = rijen.get(id)
      if (rij) rijen.set(id, { ...rij, status: 'bezorgd' })
    },
    op: () => [...rijen.values()].map(({ antwoord: { id }, status }) => [id, status] as const),
  }
}
