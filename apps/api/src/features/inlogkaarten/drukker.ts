import { createThread, type Thread } from '../../platform/thread.ts'
import type { Druktaak } from './druk/druktaak.ts'

/** Forty sheets take a few seconds on a busy machine. */
const LANGST_MS = 30_000
const RUIMTE_MB = 256

/** Makes PDFs in a thread of its own. */
export type Drukker = Thread<Druktaak, Uint8Array>

/** The printer of one server. */
export const createDrukker = (): Drukker =>
  createThread({
    module: new URL('druk/druk-thread.ts', import.meta.url),
    longestMs: LANGST_MS,
    memoryMb: RUIMTE_MB,
  })
