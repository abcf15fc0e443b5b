import { createThread } from '../../platform/thread.ts'
import type { Leestaak, Leesuitkomst } from './leestaak.ts'

/** A file that takes longer than this is given up: the largest takes a second. */
const LANGST_MS = 30_000
/** Megabytes that a file may take to be read. */
const RUIMTE_MB = 512

type Antwoord<T extends Leestaak> = Extract<
  Leesuitkomst,
  { wat: T extends { wat: 'vergelijk' } ? 'vergeleken' : 'gelezen' | 'geweigerd' }
>

/** Reads files in a thread of its own, one after the other, so that nobody's lesson waits for it. */
export interface Lezer {
  doe<T extends Leestaak>(taak: T): Promise<Antwoord<T>>
  stop(): Promise<void>
}

/** The memory of a file that is nobody else's is handed over instead of copied. */
function teGeven(taak: Leestaak): ArrayBuffer[] {
  if (taak.wat !== 'lees') return []
  const { buffer, byteLength } = taak.bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []
}

/** The reader of one server. */
export function createLezer(): Lezer {
  const thread = createThread<Leestaak, Leesuitkomst>({
    module: new URL('lees-thread.ts', import.meta.url),
    longestMs: LANGST_MS,
    memoryMb: RUIMTE_MB,
  })
  return {
    doe: async <T extends Leestaak>(taak: T) =>
      (await thread.doe(taak, teGeven(taak))) as Antwoord<T>,
    stop: thread.stop,
  }
}
