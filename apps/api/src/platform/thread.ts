import { Worker } from 'node:worker_threads'
import { ApiError } from './errors.ts'
import { createFairQueue } from './fair-queue.ts'
import { refuseInside } from './inside.ts'

/** Threads of their own that do tasks, so that nobody's lesson waits for them. */
export interface Threads<Taak, Uitkomst> {
  /**
   * Does a task for somebody, whose tasks are done one after the other: who brings many waits behind itself, and takes no
   * other's turn. Memory in `geef` is handed over instead of copied. `unavailable` when it cannot be done. Never awaited
   * while a connection or a lock is held: others would wait along.
   */
  doe(voor: string, taak: Taak, geef?: ArrayBuffer[]): Promise<Uitkomst>
  stop(): Promise<void>
}

/**
 * Who brings one task after the other rests in between, so that it never takes a core from lessons for long. That a thread
 * had to begin first is nobody's work.
 */
export interface RestRule {
  /** It rests so many times as long as its tasks took. */
  readonly times: number
  /** A task counts as at least so much work, in milliseconds: also a small one had to be taken in and answered. */
  readonly leastMs: number
  /** So much work is done before it has to rest, in milliseconds; rest that was taken gives it back. */
  readonly freeMs: number
}

export interface ThreadOptions<Taak> {
  /** The module that runs in a thread: it takes `{ nr, taak }` and answers `{ nr, uitkomst }`. */
  readonly module: URL
  /** So many threads at most; each begins when it is needed, and one stays. */
  readonly most: number
  /** A task that takes longer is given up, in milliseconds from when it begins. */
  readonly longestMs: number
  /** Who waits longer for its turn is told to come back, in milliseconds. */
  readonly longestWaitMs: number
  /** Megabytes that a task may take. */
  readonly memoryMb: number
  /** How somebody who brings one such task after the other is slowed down; null for not at all. */
  readonly rest: (taak: Taak) => RestRule | null
  /** So many of one caller wait; beyond it `too_many_attempts`, so that what they bring does not fill the memory. */
  readonly perKey: (taak: Taak) => number
}

interface Job<Taak, Uitkomst> {
  readonly nr: number
  readonly voor: string
  readonly taak: Taak
  readonly geef: ArrayBuffer[]
  readonly klaar: (uitkomst: Uitkomst) => void
  readonly mis: (fout: Error) => void
  /** When a thread began with it; null while one starts for it. */
  begonnen: number | null
  /** First for its turn, and from then on for the task itself. */
  wekker: NodeJS.Timeout
}

/** After which somebody whose turn did not come may try again. */
const LATER_S = 30
/** A task that was given up keeps those behind it no longer than this. */
const LONGEST_REST_MS = 15_000

function wake(naMs: number, doe: () => void): NodeJS.Timeout {
  const wekker = setTimeout(doe, naMs)
  wekker.unref()
  return wekker
}

/** What a caller has still to rest for, and since when it rests. */
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

  doe(voor: string, taak: Taak, geef: ArrayBuffer[]): Promise<Uitkomst> {
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

  /** Gives work to every thread that has none, as long as somebody waits whose turn it is. */
  private begin(): void {
    while (this.vrij.length > 0 || this.bezig.size < this.opties.most) {
      const beurt = this.rij.next()
      if (!beurt) return
      const wakker = this.vrij.pop()
      if (wakker) beurt.item.begonnen = performance.now()
      this.geef(wakker ?? this.maak(), beurt.item)
    }
  }

  private geef(worker: Worker, job: Job<Taak, Uitkomst>): void {
    clearTimeout(job.wekker)
    job.wekker = wake(this.opties.longestMs, () => this.valUit(worker))
    this.bezig.set(worker, job)
    worker.postMessage({ nr: job.nr, taak: job.taak }, job.geef)
  }

  private maak(): Worker {
    const { module, memoryMb } = this.opties
    const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    worker.unref()
    worker.on('message', ({ nr, uitkomst }: { nr: number; uitkomst: Uitkomst }) => {
      const job = this.bezig.get(worker)
      if (job?.nr !== nr) return
      this.rond(worker, job)
      // One waits for the next task; what others took of the memory is given back.
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

  /** How long a caller rests after this task, in milliseconds. */
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

  /** A thread that fell over, or whose task took too long: that task alone is given up, and the others go on. */
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

/** Threads that share their work fairly over those who bring it. */
export function createThreads<Taak, Uitkomst>(
  opties: ThreadOptions<Taak>,
): Threads<Taak, Uitkomst> {
  const pool = new Pool<Taak, Uitkomst>(opties)
  return {
    doe: async (voor, taak, geef = []) => {
      refuseInside('a thread')
      return pool.doe(voor, taak, geef)
    },
    stop: () => pool.stop(),
  }
}
