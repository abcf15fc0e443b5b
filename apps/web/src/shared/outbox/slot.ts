const NAAM = 'letterhaven-antwoorden'

/** Runs work that only one tab may do at a time; without the browser's locks it just runs. */
export interface Slot {
  /** Null when another tab is at it. */
  probeer<T>(werk: () => Promise<T>): Promise<T | null>
  /** Waits its turn, at most `ms`; null when it did not come. */
  wacht<T>(werk: () => Promise<T>, ms: number): Promise<T | null>
}

/** The lock of this browser: all tabs of one device share it. */
export function maakSlot(locks: LockManager | undefined): Slot {
  return {
    async probeer<T>(werk: () => Promise<T>): Promise<T | null> {
      if (!locks) return werk()
      return locks.request(NAAM, { ifAvailable: true }, (slot) => (slot ? werk() : null))
    },
    async wacht<T>(werk: () => Promise<T>, ms: number): Promise<T | null> {
      if (!locks) return werk()
      const beurt = new AbortController()
      const wekker = setTimeout(() => beurt.abort(), ms)
      let begonnen = false
      try {
        return await locks.request(NAAM, { signal: beurt.signal }, () => {
          begonnen = true
          clearTimeout(wekker)
          return werk()
        })
      } catch (fout) {
        if (begonnen || !beurt.signal.aborted) throw fout
        return null
      } finally {
        clearTimeout(wekker)
      }
    },
  }
}
