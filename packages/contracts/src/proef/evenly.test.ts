import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenly } from './evenly.ts'

const inTheMiddle = (numbers: readonly number[]): number =>
  numbers.filter((n) => Math.abs(n) > 0.1 && Math.abs(n) < 2.9).length / numbers.length

describe('numbers drawn evenly', () => {
  it('fill their range from end to end', () => {
    const numbers = fc.sample(evenly(-3, 3), 2000)
    expect(Math.min(...numbers)).toBe(-3)
    expect(Math.max(...numbers)).toBe(3)
    expect(inTheMiddle(numbers)).toBeGreaterThan(0.6)
  })

  it('which those drawn by their bits do not (decoy)', () => {
    expect(inTheMiddle(fc.sample(fc.double({ min: -3, max: 3, noNaN: true }), 2000))).toBeLessThan(
      0.1,
    )
  })
})
