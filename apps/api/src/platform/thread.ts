import { Worker } from 'node:worker_threads'
import { ApiError } from './errors.ts'

interface Wachtend<Uitkomst> {
  readonly klaar: (uitkomst: Uitkomst) => void
  readonly mis: (fout: Error) => void
}

/** A thread of its own that does tasks one after the other, so that nobody's lesson waits for them. */
export interface Thread<Taak, Uitkomst> {
  /** Does a task; memory in `geef` is handed over instead of copied. `unavailable` when it cannot be done. */
  doe(taak: Taak, geef?: ArrayBuffer[]): Promise<Uitkomst>
  stop(): Promise<void>
}

export interface ThreadOptions {
  /** The module that runs in the thread: it takes `{ nr, taak }` and answers `{ nr, uitkomst }`. */
  readonly module: URL
  /** A task that takes longer is given up, in milliseconds. */
  readonly longestMs: number
  /** Megabytes that a task may take. */
  readonly memoryMb: number
}

/** The thread starts with the first task and stays; one that falls over is replaced, and its tasks are given up. */
export function createThread<Taak, Uitkomst>({
  module,
  longestMs,
  memoryMb,
}: ThreadOptions): Thread<Taak, Uitkomst> {
  const wacht = new Map<number, Wachtend<Uitkomst>>()
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
    const nieuwe = new Worker(module, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    nieuwe.unref()
    nieuwe.on('message', ({ nr: klaar, uitkomst }: { nr: number; uitkomst: Uitkomst }) => {
      wacht.get(klaar)?.klaar(uitkomst)
      wacht.delete(klaar)
    })
    nieuwe.on('error', () => valUit(nieuwe))
    nieuwe.on('exit', () => valUit(nieuwe))
    return nieuwe
  }

  return {
    doe(taak, geef = []) {
      worker ??= begin()
      const [eigen, deze] = [(nr += 1), worker]
      return new Promise((klaar, mis) => {
        const wekker = setTimeout(() => valUit(deze), longestMs)
        wekker.unref()
        wacht.set(eigen, {
          klaar: (uitkomst) => {
            clearTimeout(wekker)
            klaar(uitkomst)
          },
          mis: (fout) => {
            clearTimeout(wekker)
            mis(fout)
          },
        })
        deze.postMessage({ nr: eigen, taak }, geef)
      })
    },
    async stop() {
      const laatste = worker
      worker = null
      await laatste?.terminate()
    },
  }
}
