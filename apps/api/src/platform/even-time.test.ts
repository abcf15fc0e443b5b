import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { refuseEvenly } from './even-time.ts'

const MS = 20
const refuse = async (after: number): Promise<never> => {
  await sleep(after)
  throw new Error('no')
}

async function duration(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work().catch(() => undefined)
  return performance.now() - begin
}

describe('a refusal', () => {
  it.each([0, 3, 9])('that was known after %i ms is given no sooner than any other', async (na) => {
    expect(await duration(() => refuseEvenly(MS, () => refuse(na)))).toBeGreaterThanOrEqual(MS)
  })

  it('is the one that the work gave', async () => {
    await expect(refuseEvenly(1, () => refuse(0))).rejects.toThrow('no')
  })

  it('waits no longer when the work took longer', async () => {
    const laat = await duration(() => refuseEvenly(1, () => refuse(MS)))
    expect(laat).toBeGreaterThanOrEqual(MS - 1)
  })
})

it('what is not refused is not held up', async () => {
  await expect(refuseEvenly(60_000, () => Promise.resolve('yes'))).resolves.toBe('yes')
})
