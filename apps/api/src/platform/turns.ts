import { ApiError } from './errors.ts'
import { createFairQueue } from './fair-queue.ts'
import { refuseInside } from './inside.ts'

export interface TurnsOptions {
  /** How many pieces of work run at once; of one key never more than one. */
  readonly atOnce: number
  /** How many may wait in total; beyond it `unavailable`. */
  readonly waiting: number
  /** How many may wait of one key; beyond it `too_many_attempts`. */
  readonly perKey: number
}

/** Runs expensive work, a few pieces at a time. */
export interface Turns {
  /**
   * Does the work when its turn comes. A caller with much work waiting holds up only themselves, because the keys take turns.
   */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
}

/** After how many seconds a queue that was full is expected to have room again. */
const RETRY_SECONDS = 5

export function createTurns({ atOnce, waiting, perKey }: TurnsOptions): Turns {
  const queue = createFairQueue<() => void>()
  let busy = 0

  function begin(): void {
    while (busy < atOnce) {
      const turn = queue.next()
      if (!turn) return
      busy += 1
      turn.item()
    }
  }

  return {
    async run(key, work) {
      refuseInside('a turn')
      if (queue.size(key) >= perKey)
        throw new ApiError('too_many_attempts', undefined, RETRY_SECONDS)
      if (queue.size() >= waiting) throw new ApiError('unavailable')
      await new Promise<void>((start) => {
        queue.add(key, start)
        begin()
      })
      try {
        return await work()
      } finally {
        busy -= 1
        queue.done(key)
        begin()
      }
    },
  }
}
