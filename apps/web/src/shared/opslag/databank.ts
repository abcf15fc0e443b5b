import { MIS, tijdig } from './tijdig.ts'

/** After a failure a store is left alone for so long, and twice as long after each next one, in ms. */
const EERSTE_RUST_MS = 1000
const LANGSTE_RUST_MS = 30_000

/** How a store of the device is opened and closed. */
export interface DatabankDelen<Db> {
  /** Opens it; `weg` is called when the browser, or another tab, closes it. */
  open(weg: () => void): Promise<Db>
  sluit(db: Db): void
}

/** A store of the device that may fail, hang, close or go at any moment. */
export interface Databank<Db> {
  /**
   * Does work on the store: `MIS` where that failed or took longer than a second; never throws. `laat` hears of work
   * that was done all the same, later.
   */
  doe<T>(werk: (db: Db) => Promise<T>, laat?: (uitkomst: T) => void): Promise<T | typeof MIS>
  /** How often it was opened: what was written under another number may be gone. */
  keer(): number
}

const heet = (fout: unknown, naam: string): boolean =>
  fout instanceof DOMException && fout.name === naam

/** The one door to a store that is opened: closed by anybody it is opened again, hanging it is left alone for a while. */
export function makeDatabank<Db>({ open, sluit }: DatabankDelen<Db>): Databank<Db> {
  let verbinding: Promise<Db> | null = null
  let keer = 0
  let fouten = 0
  let rustTot = 0

  function release(van: Promise<Db>): void {
    if (verbinding === van) verbinding = null
    // One that opens after nobody waited for it must not stand in another tab's way.
    van.then(sluit).catch(() => undefined)
  }

  function connect(): Promise<Db> {
    if (verbinding) return verbinding
    const nieuw: Promise<Db> = Promise.resolve()
      .then(() => open(() => release(nieuw)))
      .then((db) => {
        keer += 1
        return db
      })
    verbinding = nieuw
    return nieuw
  }

  async function attempt<T>(werk: (db: Db) => Promise<T>): Promise<T> {
    const van = connect()
    try {
      return await werk(await van)
    } catch (fout) {
      // Closed a moment ago, before anybody said so: what is opened anew takes it.
      if (!heet(fout, 'InvalidStateError')) throw fout
      release(van)
      return werk(await connect())
    }
  }

  function rust(): void {
    if (performance.now() < rustTot) return
    if (verbinding) release(verbinding)
    rustTot = performance.now() + Math.min(LANGSTE_RUST_MS, EERSTE_RUST_MS * 2 ** fouten)
    fouten += 1
  }

  return {
    keer: () => keer,
    async doe(werk, laat) {
      if (performance.now() < rustTot) return MIS
      let isVol = false
      const poging = attempt(werk).catch((fout: unknown) => {
        isVol = heet(fout, 'QuotaExceededError')
        throw fout
      })
      const uitkomst = await tijdig(poging, laat)
      if (uitkomst !== MIS) fouten = 0
      // A full disk can still be read.
      else if (!isVol) rust()
      return uitkomst
    },
  }
}
