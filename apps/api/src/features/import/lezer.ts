import type { AdminId } from '@letterhaven/contracts/ids'
import { createThreads, type RestRule } from '../../platform/thread.ts'
import type { Leestaak, Leesuitkomst } from './leestaak.ts'

/** A file that takes longer than this is given up: the largest takes a second. */
const LANGST_MS = 30_000
/** A turn comes after at most one file of each school that waits; who waits so long is told. */
const LANGST_WACHTEN_MS = 120_000
/**
 * A school that sends file after file has half a core at most. Some files in a row are read without rest, twenty small ones or
 * four as large as can be: one that is refused at its first byte was sent and taken in all the same. Somebody who looks at a
 * preview again and again makes way too: each look is loaded, compared and written out.
 */
const RUST: Readonly<Record<Leestaak['wat'], RestRule>> = {
  lees: { times: 1, leastMs: 200, freeMs: 4_000 },
  vergelijk: { times: 1, leastMs: 50, freeMs: 1_000 },
}
/** So many of one school wait in memory: files of twelve megabytes at most, or what was read of them. */
const WACHTEND: Readonly<Record<Leestaak['wat'], number>> = { lees: 8, vergelijk: 100 }
/** Megabytes that a file may take to be read: the largest takes some two hundred. */
const RUIMTE_MB = 384
/** So many at a time; one school has one to read with and one to compare, and those that are not needed give their memory back. */
const LEZERS = 4

type Antwoord<T extends Leestaak> = Extract<
  Leesuitkomst,
  { wat: T extends { wat: 'vergelijk' } ? 'vergeleken' : 'gelezen' | 'geweigerd' }
>

/** Reads files in threads of their own, in turns over the schools: neither a lesson nor another school waits for a file. */
export interface Lezer {
  /** Never within a scope: a connection or a lock would be held meanwhile. */
  doe<T extends Leestaak>(adminId: AdminId, taak: T): Promise<Antwoord<T>>
  stop(): Promise<void>
}

/** The memory of a file that is nobody else's is handed over instead of copied. */
function teGeven(taak: Leestaak): ArrayBuffer[] {
  if (taak.wat !== 'lees') return []
  const { buffer, byteLength } = taak.bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}

/** The readers of one server. */
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
    doe: async <T extends Leestaak>(adminId: AdminId, taak: T) =>
      (await threads.doe(`${adminId} ${taak.wat}`, taak, teGeven(taak))) as Antwoord<T>,
    stop: threads.stop,
  }
}
