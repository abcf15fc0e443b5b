import { Worker } from 'node:worker_threads'
import { ApiError } from './errors.ts'
import { createFairQueue } from './fair-queue.ts'
import { refuseInside } from './inside.ts'

/** Separate threads that do work, so that no lesson waits for it. */
export interface Threads<Taak, Uitkomst> {
  /**
   * Does work for a caller, one piece after the other: a caller that brings many waits behind itself, and takes no turn of
   * others. Memory in `geef` is transferred instead of copied. Throws `unavailable` when the work cannot be done. Never await
   * it while holding a connection or a lock, because others would wait along.
   */
  perform(voor: string, taak: Taak, geef?: ArrayBuffer[]): Promise<Uitkomst>
  stop(): Promise<void>
}

/**
 * Makes a caller that brings one piece of work after the other rest in between, so that it never takes a core from lessons for
 * long. The time in which a thread starts does not count as work.
 */
export interface RestRule {
  /** It rests this many times as long as its work took. */
  readonly times: number
  /** Each piece counts as at least this much work, in ms: even a small one had to be taken in and answered. */
  readonly leastMs: number
  /** A fresh caller may do this much work before it has to rest, in ms; resting restores it. */
  readonly freeMs: number
}

export interface ThreadOptions<Taak> {
  /** The module that runs in a thread: it takes `{ nr, taak }` and answers `{ nr, uitkomst }`. */
  readonly module: URL
  /** The most threads; each starts when it is needed, and one stays. */
  readonly most: number
  /** Work that takes longer than this is given up, in ms from when it starts. */
  readonly longestMs: number
  /** A caller that waits longer than this for its turn is told to come back, in ms. */
  readonly longestWaitMs: number
  /** How many megabytes the work may take. */
  readonly memoryMb: number
  /** Returns how a caller that brings such work again and again is slowed down; null for not at all. */
  readonly rest: (taak: Taak) => RestRule | null
  /** How many of one caller may wait; beyond it `too_many_attempts`, so that they do not fill the memory. */
  readonly perKey: (taak: Taak) => number
}

interface Job<Taak, Uitkomst> {
  readonly nr: number
  readonly voor: string
  readonly taak: Taak
  readonly geef: ArrayBuffer[]
  readonly klaar: (uitkomst: Uitkomst) => void
  readonly mis: (fout: Error) => void
  /** When a thread started on it; null while a thread is still starting for it. */
  begonnen: number | null
  /** The timer: first for its turn, and from then on for the work itself. */
  wekker: NodeJS.Timeout
}

/** After how many seconds a caller may try again who has too many waiting, or whose turn did not come. */
const LATER_S = 30
/** The longest rest, in ms, so that work that was given up does not hold up the work behind it for longer. */
const LONGEST_REST_MS = 15_000

function wake(naMs: number, perform: () => void): NodeJS.Timeout {
  const wekker = setTimeout(perform, naMs)
  wekker.unref()
  return wekker
}

/** The work that a caller still has to rest for, and since when they have been resting. */
interface Rest {
  readonly workMs: number
  readonly since: number
}

class Pool<Taak, Uitkomst> {
  private readonly rij = createFairQueue<Job<Taak, Uitkomst>>()
  private readonly bezig = new Map<Worker, Job<Taak, Uitkomst>>()
  private readonly vrij: Worker[] = []
  private readonly rusten = new Map<string, Rest>()
  private nr = 0
  private readonly opties: ThreadOptions<Taak>

  constructor(opties: ThreadOptions<Taak>) {
    this.opties = opties
  }

  perform(voor: string, taak: Taak, geef: ArrayBuffer[]): Promise<Uitkomst> {
    if (this.rij.size(voor) >= this.opties.perKey(taak))
      return Promise.reject(new ApiError('too_many_attempts', undefined, LATER_S))
    return new Promise((klaar, mis) => {
      this.nr += 1
      const wekker = wake(this.opties.longestWaitMs, () => {
        if (this.rij.remove(voor, job)) mis(new ApiError('unavailable', undefined, LATER_S))
      })
      const job: Job<Taak, Uitkomst> = {
        nr: this.nr,
        voor,
        taak,
        geef,
        klaar,
        mis,
        begonnen: null,
        wekker,
      }
      this.rij.add(voor, job)
      this.begin()
    })
  }

  async stop(): Promise<void> {
    for (const { mis, wekker } of [...this.rij.clear(), ...this.bezig.values()]) {
      clearTimeout(wekker)
      mis(new ApiError('unavailable'))
    }
    const alle = [...this.bezig.keys(), ...this.vrij]
    this.bezig.clear()
    this.vrij.length = 0
    await Promise.all(alle.map((worker) => worker.terminate()))
  }

  /** Gives work to every idle thread, and starts threads up to the limit, as long as somebody waits whose turn it is. */
  private begin(): void {
    while (this.vrij.length > 0 || this.bezig.size < this.opties.most) {
      const beurt = this.rij.next()
      if (!beurt) return
      const wakker = this.vrij.pop()
      if (wakker) beurt.item.begonnen = performance.now()
      this.give(wakker ?? this.make(), beurt.item)
    }
  }

  private give(worker: Worker, job: Job<Taak, Uitkomst>): void {
    clearTimeout(job.wekker)
    job.wekker = wake(this.opties.longestMs, () => this.valUit(worker))
    this.bezig.set(worker, job)
    worker.postMessage({ nr: job.nr, taak: job.taak }, job.geef)
  }

  private make(): Worker {
    const { module, memoryMb } = this.opties
    const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    worker.unref()
    worker.on('message', ({ nr, uitkomst }: { nr: number; uitkomst: Uitkomst }) => {
      const job = this.bezig.get(worker)
      if (job?.nr !== nr) return
      this.rond(worker, job)
      // One thread stays for the next piece of work; others end, so that their memory is freed.
      if (this.vrij.length === 0) this.vrij.push(worker)
      else void worker.terminate()
      job.klaar(uitkomst)
      this.begin()
    })
    worker.on('online', () => {
      const job = this.bezig.get(worker)
      if (job) job.begonnen ??= performance.now()
    })
    worker.on('error', () => this.valUit(worker))
    worker.on('exit', () => this.valUit(worker))
    return worker
  }

  private rond(worker: Worker, job: Job<Taak, Uitkomst>): void {
    const { voor, wekker } = job
    clearTimeout(wekker)
    this.bezig.delete(worker)
    const rust = this.rustNa(job)
    if (rust === 0) return this.rij.done(voor)
    wake(rust, () => {
      this.rij.done(voor)
      this.begin()
    })
  }

  /** Returns how long a caller rests after this work, in milliseconds. */
  private rustNa({ voor, taak, begonnen }: Job<Taak, Uitkomst>): number {
    const rule = this.opties.rest(taak)
    if (!rule) return 0
    const nu = performance.now()
    const van = begonnen ?? nu
    const eerder = this.rusten.get(voor)
    const open = eerder ? Math.max(0, eerder.workMs - (van - eerder.since) / rule.times) : 0
    const workMs = open + Math.max(rule.leastMs, nu - van)
    this.rusten.set(voor, { workMs, since: nu })
    return Math.min(LONGEST_REST_MS, Math.max(0, workMs - rule.freeMs) * rule.times)
  }

  /** Handles a thread that crashed, or whose work took too long: only that work is given up, and the rest goes on. */
  private valUit(worker: Worker): void {
    const plek = this.vrij.indexOf(worker)
    if (plek >= 0) this.vrij.splice(plek, 1)
    const job = this.bezig.get(worker)
    if (!job) return
    this.rond(worker, job)
    void worker.terminate()
    job.mis(new ApiError('unavailable'))
    this.begin()
  }
}

/** Creates threads that share their work fairly over those who bring it. */
export function createThreads<Taak, Uitkomst>(
  opties: ThreadOptions<Taak>,
): Threads<Taak, Uitkomst> {
  const pool = new Pool<Taak, Uitkomst>(opties)
  return {
    perform: async (voor, taak, geef = []) => {
      refuseInside('a thread')
      return pool.perform(voor, taak, geef)
    },
    stop: () => pool.stop(),
  }
}
