/** Asks for one thing, together with others who ask within the same moment. */
export type Gather<Key, Value> = (key: Key) => Promise<Value>

interface Asking<Value> {
  resolve(value: Value): void
  reject(error: unknown): void
}

/**
 * Combines what many ask at nearly the same moment into one question: a round trip costs the server more than the question
 * itself. It waits for `waitMs` after the first, and never longer. `ask` gets every key once, and returns one value for each,
 * in order; when it fails, everybody who asked gets the error.
 */
export function createGather<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<readonly Value[]>,
  waitMs: number,
): Gather<Key, Value> {
  let waiting = new Map<Key, Asking<Value>[]>()

  async function leave(): Promise<void> {
    const all = waiting
    waiting = new Map()
    try {
      const values = await ask([...all.keys()])
      let place = 0
      for (const asking of all.values()) {
        const value = values[place] as Value
        for (const { resolve } of asking) resolve(value)
        place += 1
      }
    } catch (error) {
      for (const asking of all.values()) for (const { reject } of asking) reject(error)
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) setTimeout(() => void leave(), waitMs)
      const asking = waiting.get(key)
      if (asking) asking.push({ resolve, reject })
      else waiting.set(key, [{ resolve, reject }])
    })
}
