import { MIS, tijdig } from './tijdig.ts'

/** How long a store is left alone after a failure, in ms; twice as long after each further one. */
const EERSTE_RUST_MS = 1000
const LANGSTE_RUST_MS = 30_000

/** How a store of the device is opened and closed. */
export interface DatabankDelen<Db> {
  /** Opens the store; `weg` is called when the browser, or another tab, closes it. */
  open(weg: () => void): Promise<Db>
  close(db: Db): void
}

/** A store of the device that may fail, hang, close or disappear at any moment. */
export interface Databank<Db> {
  /**
   * Does work on the store. Returns `MIS` when it failed or took longer than a second; never throws. `laat` is called with the
   * result of work that succeeded after all, later.
   */
  perform<T>(werk: (db: Db) => Promise<T>, laat?: (uitkomst: T) => void): Promise<T | typeof MIS>
  /** How often the store was opened: what was written under another number may be gone. */
  keer(): number
}

const heet = (fout: unknown, naam: string): boolean =>
  fout instanceof DOMException && fout.name === naam

/**
 * The only access to a store of the device. A store that was closed is opened again; one that hangs is left alone for a while.
 */
export function makeDatabank<Db>({ open, close }: DatabankDelen<Db>): Databank<Db> {
  let verbinding: Promise<Db> | null = null
  let keer = 0
  let fouten = 0
  let rustTot = 0

  function release(van: Promise<Db>): void {
    if (verbinding === van) verbinding = null
    // A store that opens after nobody waits for it any more must not block another tab.
    van.then(close).catch(() => undefined)
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
      // The store was closed a moment ago, before that was reported: a new connection does the work.
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
    async perform(werk, laat) {
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
