/** Who waits, in turns: each key one at a time, however many of one key stand in line. */
export interface FairQueue<T> {
  add(key: string, item: T): void
  /** The next whose key is not at work, which from then on is; null where nobody may go. */
  next(): { readonly key: string; readonly item: T } | null
  /** The one of this key that was at work is done. */
  done(key: string): void
  /** How many wait, of one key or of all. */
  size(key?: string): number
  /** Takes somebody out of the line; false where it is not in it. */
  remove(key: string, item: T): boolean
  /** Everybody who waits, and nobody waits any more. */
  clear(): readonly T[]
}

/** Turns go round over the keys that wait: one who brings much waits behind itself alone. */
export function createFairQueue<T>(): FairQueue<T> {
  /** In the order of their turns. */
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
      // Behind the others, those who came while it was at work too.
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
