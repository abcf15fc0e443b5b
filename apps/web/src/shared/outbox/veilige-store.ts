import type { OutboxStore, Telling } from './store.ts'

const plus = (a: Telling, b: Telling): Telling => ({
  wacht: a.wacht + b.wacht,
  geparkeerd: a.geparkeerd + b.geparkeerd,
})

/**
 * Keeps answers in the device's own store, and in memory when that fails (a full disk, a browser
 * that keeps nothing), so that an answer is always somewhere it can be sent from.
 */
export function maakVeiligeStore(opent: Promise<OutboxStore>, geheugen: OutboxStore): OutboxStore {
  const vast = opent.catch((fout: unknown) => {
    console.warn('answers are kept in memory only', fout)
    return null
  })

  async function beide<T>(vraag: (store: OutboxStore) => Promise<T>): Promise<T[]> {
    const store = await vast
    return Promise.all([...(store ? [vraag(store)] : []), vraag(geheugen)])
  }

  return {
    async voegToe(...args) {
      const store = await vast
      if (!store) return geheugen.voegToe(...args)
      try {
        await store.voegToe(...args)
      } catch (fout) {
        console.warn('an answer is kept in memory only', fout)
        await geheugen.voegToe(...args)
      }
    },
    listWachtend: async (id, max) =>
      (await beide((store) => store.listWachtend(id, max))).flat().slice(0, max),
    listVanTaak: async (id, taakId) =>
      (await beide((store) => store.listVanTaak(id, taakId))).flat(),
    bevestig: async (ids) => void (await beide((store) => store.bevestig(ids))),
    parkeer: async (id) => void (await beide((store) => store.parkeer(id))),
    vergeetBezorgd: async (id, taakId) =>
      void (await beide((store) => store.vergeetBezorgd(id, taakId))),
    neemOver: async (van, naar) => void (await beide((store) => store.neemOver(van, naar))),
    tel: async (id) => (await beide((store) => store.tel(id))).reduce(plus),
  }
}
