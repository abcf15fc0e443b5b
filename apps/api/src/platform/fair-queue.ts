/** A queue in which keys take turns: one item per key at a time, however many of that key are waiting. */
export interface FairQueue<T> {
  add(key: string, item: T): void
  /** Returns the next item whose key is not busy, and marks that key busy; null when there is none. */
  next(): { readonly key: string; readonly item: T } | null
  /** Marks the item of this key that was busy as done. */
  done(key: string): void
  /** Returns how many are waiting, of one key or of all. */
  size(key?: string): number
  /** Takes an item out of the queue; returns false when it is not in it. */
  remove(key: string, item: T): boolean
  /** Empties the queue; returns the items that were waiting. */
  clear(): readonly T[]
}

/** Creates a queue in which turns go round over the waiting keys: a key that brings many items holds up only itself. */
export function createFairQueue<T>(): FairQueue<T> {
  /** The waiting items per key, in the order of their turns. */
  const waiting = new Map<string, T[]>()
  const working = new Set<string>()

  return {
    add(key, item) {
      const line = waiting.get(key)
      if (line) line.push(item)
      else waiting.set(key, [item])
    },
    next() {
      for (const [key, line] of waiting) {
        if (working.has(key)) continue
        const item = line.shift() as T
        if (line.length === 0) waiting.delete(key)
        working.add(key)
        return { key, item }
      }
      return null
    },
    done(key) {
      working.delete(key)
      const line = waiting.get(key)
      if (!line) return
      // The key moves behind the others, including those that came while it was busy.
      waiting.delete(key)
      waiting.set(key, line)
    },
    size: (key) =>
      key === undefined
        ? [...waiting.values()].reduce((sum, line) => sum + line.length, 0)
        : (waiting.get(key)?.length ?? 0),
    remove(key, item) {
      const line = waiting.get(key) ?? []
      const rest = line.filter((een) => een !== item)
      if (rest.length > 0) waiting.set(key, rest)
      else waiting.delete(key)
      return rest.length < line.length
    },
    clear() {
      const all = [...waiting.values()].flat()
      waiting.clear()
      return all
    },
  }
}
