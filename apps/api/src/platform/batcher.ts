import { setImmediate } from 'node:timers/promises'

/**
 * Collects what arrives while one batch is under way, and sends that as the next batch. Under load many requests then share one
 * statement and one commit, and each is still answered only after its own commit. Batches of one key run one after the other;
 * batches of different keys run in parallel.
 */
export interface Batcher<Item, Result> {
  submit(key: string, item: Item): Promise<Result>
  /** Resolves when nothing is waiting or under way, for a graceful stop. */
  drain(): Promise<void>
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** Creates a batcher. `run` gets the key and at most `maxItems` items, and returns one result per item, in order. */
export function createBatcher<Item, Result>(
  run: (key: string, items: readonly Item[]) => Promise<readonly Result[]>,
  maxItems: number,
): Batcher<Item, Result> {
  const queues = new Map<string, Waiting<Item, Result>[]>()
  const running = new Map<string, Promise<void>>()

  async function work(key: string): Promise<void> {
    for (;;) {
      const queue = queues.get(key) ?? []
      const batch = queue.splice(0, maxItems)
      if (queue.length === 0) queues.delete(key)
      if (batch.length === 0) return
      await runBatch(key, batch)
    }
  }

  async function runBatch(key: string, batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(
        key,
        batch.map((waiting) => waiting.item),
      )
      batch.forEach((waiting, index) => waiting.resolve(results[index] as Result))
    } catch (error) {
      // One bad item must not make the others fail, so each is tried on its own.
      if (batch.length > 1) for (const waiting of batch) await runBatch(key, [waiting])
      else batch[0]?.reject(error)
    }
  }

  function start(key: string): void {
    if (running.has(key)) return
    // Wait one turn, so that requests read in the same turn share the first batch: each arrives in a callback of its own, with
    // its microtasks after it, and all of them before the end of the turn.
    const done = setImmediate()
      .then(() => work(key))
      .finally(() => {
        running.delete(key)
        if (queues.has(key)) start(key)
      })
    running.set(key, done)
  }

  return {
    submit(key, item) {
      return new Promise((resolve, reject) => {
        const queue = queues.get(key) ?? []
        queue.push({ item, resolve, reject })
        queues.set(key, queue)
        start(key)
      })
    },
    async drain() {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}
