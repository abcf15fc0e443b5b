import type { Kysely } from 'kysely'
import { inLane } from '../../platform/lane.ts'
import type { Tables } from '../../schema/tables.ts'
import { insertIjkpunten, type VerzameldPunt } from './ijkpunten.queries.ts'

export { insertIjkpunten as plantIjkpunten } from './ijkpunten.queries.ts'

export type { VerzameldPunt }

/** How long points of all schools together wait for each other, in ms. */
const ELKE_MS = 1000
/** How many waiting points cause a write at once, and how many may wait at most. */
const VOL = 2000
const HOOGSTENS = 50_000

export interface Verzamelaar {
  /** Adds points to the next write; nobody waits for it. */
  add(punten: readonly VerzameldPunt[]): void
  /** Writes the waiting points, for a graceful stop. */
  drain(): Promise<void>
}

/**
 * Collects what answers say about their words and writes it apart from the answers themselves, some thousands per statement.
 * The points are raw material: what cannot be written, or is waiting when a server is killed, is lost, but no answer is lost
 * with it.
 */
export function makeVerzamelaar(
  write: (punten: readonly VerzameldPunt[]) => Promise<void>,
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
    onderweg = onderweg.then(() => write(punten)).catch(() => undefined)
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

/** Returns a collector that writes the points of all schools to the database, without taking a connection meant for lessons. */
export const verzamelaarBij = (db: Kysely<Tables>): Verzamelaar =>
  makeVerzamelaar((punten) => inLane('werk', () => insertIjkpunten(db, punten)))
