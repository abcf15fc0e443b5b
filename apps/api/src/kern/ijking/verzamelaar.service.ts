import type { Kysely } from 'kysely'
import { inLane } from '../../platform/lane.ts'
import type { Tables } from '../../schema/tables.ts'
import { insertIjkpunten, type VerzameldPunt } from './ijkpunten.queries.ts'

export { insertIjkpunten as plantIjkpunten } from './ijkpunten.queries.ts'

export type { VerzameldPunt }

/** Points wait so long for each other, of all schools together. */
const ELKE_MS = 1000
/** So many are written at once, and no more wait than these. */
const VOL = 2000
const HOOGSTENS = 50_000

export interface Verzamelaar {
  /** Takes points along with the next write; nobody waits for it. */
  add(punten: readonly VerzameldPunt[]): void
  /** Writes what waits: for a graceful stop. */
  drain(): Promise<void>
}

/**
 * Gathers what answers say of their words and writes it beside the answers' own way, some thousand in a
 * statement. They are raw material: what cannot be written, or is waiting when a server is killed, is lost, and
 * no answer with it.
 */
export function makeVerzamelaar(
  schrijf: (punten: readonly VerzameldPunt[]) => Promise<void>,
  elkeMs = ELKE_MS,
): Verzamelaar {
  let wachtend: VerzameldPunt[] = []
  let wekker: NodeJS.Timeout | null = null
  let onderweg: Promise<void> = Promise.resolve()

  function go(): void {
    if (wekker) clearTimeout(wekker)
    wekker = null
    const punten = wachtend
    wachtend = []
    if (punten.length === 0) return
    onderweg = onderweg.then(() => schrijf(punten)).catch(() => undefined)
  }

  return {
    add(punten) {
      const plaats = HOOGSTENS - wachtend.length
      for (const punt of punten.slice(0, plaats)) wachtend.push(punt)
      if (wachtend.length >= VOL) go()
      else if (wachtend.length > 0) wekker ??= setTimeout(go, elkeMs).unref()
    },
    async drain() {
      go()
      await onderweg
    },
  }
}

/** One that writes to the database, of all schools together, and takes no connection of a lesson for it. */
export const verzamelaarBij = (db: Kysely<Tables>): Verzamelaar =>
  makeVerzamelaar((punten) => inLane('werk', () => insertIjkpunten(db, punten)))
