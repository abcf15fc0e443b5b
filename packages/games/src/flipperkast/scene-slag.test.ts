import { describe, expect, it } from 'vitest'
import { classify } from './indeling.ts'
import { makeSlag, mikpunt } from './scene-slag.ts'

const indeling = classify(390, 844, 4)
const ONDER = indeling.veld.onder
const NEER = { x: 100, y: ONDER, vy: 300 }
const OP = { x: 110, y: ONDER, vy: -900 }

/** Counts the saves of a ball that goes down and up again at a height. */
function countSlagen(y: number, isOp: boolean, keer = 1): number {
  let n = 0
  const watch = makeSlag(indeling, () => {
    n += 1
  })
  for (let i = 0; i < keer; i += 1) {
    watch(16, { ...NEER, y }, isOp)
    watch(16, { ...OP, y }, isOp)
  }
  return n
}

describe('a ball that is saved', () => {
  it('comes down to the flippers, and goes up by one that is raised', () => {
    expect(countSlagen(ONDER, true)).toBe(1)
    // Decoys: nobody raised a flipper, or it sprang off a bumper high in the field.
    expect(countSlagen(ONDER, false)).toBe(0)
    expect(countSlagen(indeling.veld.boven + 20, true)).toBe(0)
  })

  it('is counted once while it trembles on the flipper', () => {
    expect(countSlagen(ONDER, true, 5)).toBe(1)
  })
})

describe('a shot', () => {
  it('is a strong one where the ball rocks through the middle', () => {
    expect(mikpunt(0)).toBe(1)
    expect(mikpunt(0.2)).toBeGreaterThan(0)
    for (const scheef of [-1, 0.5, 1]) expect(mikpunt(scheef)).toBe(0)
  })
})
