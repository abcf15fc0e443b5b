import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AntwoordIdSchema } from '@letterhaven/contracts/ids'
import { makeUuidv7 } from './uuidv7.ts'

const willekeurig = (bytes: Uint8Array<ArrayBuffer>) => void crypto.getRandomValues(bytes)

describe('the id of an answer', () => {
  it('is a UUIDv7 by the contract, with the time in its first 48 bits', () => {
    const nieuw = makeUuidv7({ nu: () => 0x0192_3456_789a, willekeurig })
    const id = nieuw()
    expect(AntwoordIdSchema.safeParse(id).success).toBe(true)
    expect(id.startsWith('01923456-789a-7')).toBe(true)
    // Decoy: another version is refused, so the check can fail.
    expect(AntwoordIdSchema.safeParse(`${id.slice(0, 14)}4${id.slice(15)}`).success).toBe(false)
  })

  it('only goes up, whatever the clock does, and never comes twice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1 }), (tijden) => {
        let i = 0
        const nieuw = makeUuidv7({ nu: () => tijden[i++ % tijden.length] ?? 0, willekeurig })
        const ids = Array.from({ length: 200 }, () => nieuw())
        expect(ids.toSorted()).toEqual(ids)
        expect(new Set(ids).size).toBe(ids.length)
      }),
      { numRuns: 50 },
    )
  })

  it('borrows the next millisecond when one is full', () => {
    const nieuw = makeUuidv7({ nu: () => 7, willekeurig: (b) => void b.fill(255) })
    const ids = Array.from({ length: 5000 }, () => nieuw())
    expect(new Set(ids).size).toBe(5000)
    expect(ids.toSorted()).toEqual(ids)
    expect(ids.at(-1)?.startsWith('00000000-0008-7')).toBe(true)
  })
})
