const NAAM = 'letterhaven-antwoorden'

/** Runs work that only one tab may do at a time; without the browser's locks it just runs. */
export interface Slot {
  /** Returns null when another tab is doing it. */
  attempt<T>(werk: () => Promise<T>): Promise<T | null>
  /** Waits its turn, at most `ms`; null when it did not come. */
  wacht<T>(werk: () => Promise<T>, ms: number): Promise<T | null>
}

/** Runs work under the lock; null when its turn did not come. A browser that forbids locks runs it without one. */
async function metSlot<T>(
  locks: LockManager | undefined,
  opties: LockOptions,
  werk: () => Promise<T>,
): Promise<T | null> {
  if (!locks) return werk()
  let isAanDeBeurt = false
  try {
    return await locks.request(NAAM, opties, (slot) => {
      isAanDeBeurt = true
      return slot ? werk() : null
    })
  } catch (fout) {
    if (isAanDeBeurt) throw fout
    return opties.signal?.aborted ? null : werk()
  }
}

/** Makes the lock of this browser, which all tabs of one device share. */
export function makeSlot(locks: LockManager | undefined): Slot {
  return {
    attempt: (werk) => metSlot(locks, { ifAvailable: true }, werk),
    async wacht(werk, ms) {
      const beurt = new AbortController()
      const wekker = setTimeout(() => beurt.abort(), ms)
      return metSlot(locks, { signal: beurt.signal }, () => {
        clearTimeout(wekker)
        return werk()
      }).finally(() => clearTimeout(wekker))
    },
  }
}

/** The browser's own locks; where storage is forbidden, just asking for them may throw. */
export function browserLocks(): LockManager | undefined {
  try {
    return navigator.locks as LockManager | undefined
  } catch {
    return undefined
  }
}
