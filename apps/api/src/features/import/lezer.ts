import { Worker } from 'node:worker_threads'
import { ApiError } from '../../platform/errors.ts'
import type { Leestaak, Leesuitkomst } from './leestaak.ts'

/** A file that takes longer than this is given up: the largest takes a second. */
const LANGST_MS = 30_000
/** Megabytes that a file may take to be read. */
const RUIMTE_MB = 512

interface Wachtend {
  readonly klaar: (uitkomst: Leesuitkomst) => void
  readonly mis: (fout: Error) => void
}

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

/** The thread starts with the first file and stays; one that falls over is replaced, and its file given up. */
export function createLezer(): Lezer {
  const wacht = new Map<number, Wachtend>()
  let worker: Worker | null = null
  let nr = 0

  function valUit(oude: Worker): void {
    if (worker !== oude) return
    worker = null
    const fout = new ApiError('unavailable')
    for (const { mis } of wacht.values()) mis(fout)
    wacht.clear()
    void oude.terminate()
  }

  function begin(): Worker {
    const nieuwe = new Worker(new URL('lees-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: RUIMTE_MB },
    })
    nieuwe.unref()
    nieuwe.on('message', ({ nr: klaar, uitkomst }: { nr: number; uitkomst: Leesuitkomst }) => {
      wacht.get(klaar)?.klaar(uitkomst)
      wacht.delete(klaar)
    })
    nieuwe.on('error', () => valUit(nieuwe))
    nieuwe.on('exit', () => valUit(nieuwe))
    return nieuwe
  }

  return {
    doe(taak) {
      worker ??= begin()
      const [eigen, deze] = [(nr += 1), worker]
      return new Promise((klaar, mis) => {
        const wekker = setTimeout(() => valUit(deze), LANGST_MS)
        wekker.unref()
        wacht.set(eigen, {
          klaar: (uitkomst) => {
            clearTimeout(wekker)
            klaar(uitkomst as Antwoord<typeof taak>)
          },
          mis: (fout) => {
            clearTimeout(wekker)
            mis(fout)
          },
        })
        deze.postMessage({ nr: eigen, taak }, teGeven(taak))
      })
    },
    async stop() {
      const laatste = worker
      worker = null
      await laatste?.terminate()
    },
  }
}
