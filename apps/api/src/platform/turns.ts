import { ApiError } from './errors.ts'
import { createFairQueue } from './fair-queue.ts'
import { refuseInside } from './inside.ts'

export interface TurnsOptions {
  /** Pieces of work under way at once; of one key never more than one. */
  readonly atOnce: number
  /** As many wait, of everybody together; beyond it `unavailable`. */
  readonly waiting: number
  /** As many wait of one key; beyond it `too_many_attempts`. */
  readonly perKey: number
}

/** Work that is dear, a few at a time. */
export interface Turns {
  /** Does it when its turn comes. Whoever has much waiting holds up itself alone: the keys take turns. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
}

/** After how long a queue that was full has room again, in seconds. */
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
