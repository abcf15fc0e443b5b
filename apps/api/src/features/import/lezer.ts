import type { AdminId } from '@letterhaven/contracts/ids'
import { createThreads, type RestRule } from '../../platform/thread.ts'
import type { Leestaak, Leesuitkomst } from './leestaak.ts'

/** The longest that reading a file may take: the largest takes a second. */
const LANGST_MS = 30_000
/**
 * The longest wait for a turn, which comes after at most one file of each school that waits; a caller who waits longer is told
 * to come back.
 */
const LANGST_WACHTEN_MS = 120_000
/**
 * A school that sends file after file gets half a core at most. Some files in a row are read without rest: twenty small ones,
 * or four as large as they can be. A file that is refused at its first byte still counts, since it was sent and received.
 * Somebody who opens a preview again and again makes way too: each time it is loaded, compared and written out.
 */
const RUST: Readonly<Record<Leestaak['wat'], RestRule>> = {
  lees: { times: 1, leastMs: 200, freeMs: 4_000 },
  vergelijk: { times: 1, leastMs: 50, freeMs: 1_000 },
}
/** How many of one school wait in memory: files of twelve megabytes at most, or what was read of them. */
const WACHTEND: Readonly<Record<Leestaak['wat'], number>> = { lees: 8, vergelijk: 100 }
/** The megabytes that reading a file may take: the largest takes some two hundred. */
const RUIMTE_MB = 384
/**
 * The number of readers at a time. One school has one to read with and one to compare with; readers that are not needed give
 * their memory back.
 */
const LEZERS = 4

type Antwoord<T extends Leestaak> = Extract<
  Leesuitkomst,
  { wat: T extends { wat: 'vergelijk' } ? 'vergeleken' : 'gelezen' | 'geweigerd' }
>

/**
 * Reads files in threads of their own, taking turns between the schools: neither a lesson nor another school waits for a file.
 */
export interface Lezer {
  /** Must never be called within a scope: a connection or a lock would be held meanwhile. */
  perform<T extends Leestaak>(adminId: AdminId, taak: T): Promise<Antwoord<T>>
  stop(): Promise<void>
}

/** Returns the memory of a file that nobody else uses, to be transferred instead of copied. */
function teGeven(taak: Leestaak): ArrayBuffer[] {
  if (taak.wat !== 'lees') return []
  const { buffer, byteLength } = taak.bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}

/** Creates the readers of one server. */
export function createLezer(): Lezer {
  const threads = createThreads<Leestaak, Leesuitkomst>({
    module: new URL('lees-thread.ts', import.meta.url),
    most: LEZERS,
    longestMs: LANGST_MS,
    longestWaitMs: LANGST_WACHTEN_MS,
    memoryMb: RUIMTE_MB,
    rest: ({ wat }) => RUST[wat],
    perKey: ({ wat }) => WACHTEND[wat],
  })
  return {
    perform: async <T extends Leestaak>(adminId: AdminId, taak: T) =>
      (await threads.perform(`${adminId} ${taak.wat}`, taak, teGeven(taak))) as Antwoord<T>,
    stop: threads.stop,
  }
}
