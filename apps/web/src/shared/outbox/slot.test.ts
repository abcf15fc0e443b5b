import { describe, expect, it } from 'vitest'
import { makeSlot } from './slot.ts'

const verboden = {
  request: async () => {
    throw new DOMException('denied', 'SecurityError')
  },
} as unknown as LockManager

const bezet = {
  request: async (_naam: string, { signal }: LockOptions, werk: (slot: Lock | null) => unknown) => {
    if (!signal) return werk(null)
    await new Promise((_, mis) => signal.addEventListener('abort', () => mis(signal.reason)))
  },
} as unknown as LockManager

describe('the lock of a browser', () => {
  it.each([undefined, verboden])('that there is none of stops no work: %s', async (locks) => {
    const slot = makeSlot(locks)
    expect(await slot.attempt(async () => 'gedaan')).toBe('gedaan')
    expect(await slot.wacht(async () => 'gedaan', 1000)).toBe('gedaan')
  })

  it('that another tab has lets nobody work, now or within the time', async () => {
    const slot = makeSlot(bezet)
    expect(await slot.attempt(async () => 'gedaan')).toBeNull()
    expect(await slot.wacht(async () => 'gedaan', 1)).toBeNull()
  })

  it('hands on what goes wrong in the work itself, and does it once', async () => {
    let keer = 0
    const vrij = {
      request: async (_naam: string, _o: LockOptions, werk: (slot: object) => unknown) => werk({}),
    } as unknown as LockManager
    const werk = async (): Promise<never> => {
      keer += 1
      throw new Error('kapot')
    }
    await expect(makeSlot(vrij).attempt(werk)).rejects.toThrow('kapot')
    expect(keer).toBe(1)
  })
})
