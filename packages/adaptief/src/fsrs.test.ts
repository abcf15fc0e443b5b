import { describe, expect, it } from 'vitest'
import { EERSTE_MIS, herinnering, naHerhaling } from './fsrs.ts'

/** What ts-fsrs 5.4.2 returns for the same answers: days, whether right, the chance before the answer, and s and d after it. */
const BEKEND: readonly (readonly [number, boolean, number, number, number])[] = [
  [1, true, 0.76619573, 1.88678762, 6.40211507],
  [4, true, 0.8408172, 8.74239771, 6.39094132],
  [10, false, 0.89050372, 1.29923244, 8.79895532],
  [2, true, 0.86774854, 3.2754522, 8.78538473],
  [5, true, 0.86842301, 7.54956487, 8.77182771],
  [20, true, 0.82086594, 19.52020302, 8.75828425],
]

describe('the memory of a word', () => {
  it('is that of FSRS-6 with its published weights', () => {
    let geheugen = EERSTE_MIS
    expect(geheugen).toEqual({ s: 0.212, d: 6.4133 })
    for (const [dagen, isGoed, kans, s, d] of BEKEND) {
      expect(herinnering(dagen, geheugen.s)).toBeCloseTo(kans, 6)
      geheugen = naHerhaling(geheugen, dagen, isGoed)
      expect(geheugen.s).toBeCloseTo(s, 5)
      expect(geheugen.d).toBeCloseTo(d, 5)
    }
  })

  it('is .9 after as many days as it is stable, and whole at once', () => {
    expect(herinnering(7, 7)).toBeCloseTo(0.9, 10)
    expect(herinnering(0, 7)).toBe(1)
  })
})
