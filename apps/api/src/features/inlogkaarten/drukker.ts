import { createThreads, type Threads } from '../../platform/thread.ts'
import type { Druktaak } from './druk/druktaak.ts'

/** Forty sheets take a few seconds on a busy machine. */
const LANGST_MS = 30_000
/** Who prints the cards of all groups one by one waits for the last of them. */
const LANGST_WACHTEN_MS = 180_000
const RUIMTE_MB = 256
const DRUKKERS = 2

/** Makes PDFs in threads of their own, in turns over the schools that ask. */
export type Drukker = Threads<Druktaak, Uint8Array>

/** The printer of one server. */
export const createDrukker = (): Drukker =>
  createThreads({
    module: new URL('druk/druk-thread.ts', import.meta.url),
    most: DRUKKERS,
    longestMs: LANGST_MS,
    longestWaitMs: LANGST_WACHTEN_MS,
    memoryMb: RUIMTE_MB,
  })
