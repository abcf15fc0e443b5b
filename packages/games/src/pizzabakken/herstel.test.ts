import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginHerstel, chooseOpen, divide, nuOpen } from './herstel.ts'

/** Begins to mend what was divided first. */
const beginVan = (delen: readonly string[], ligt: readonly string[]) =>
  beginHerstel(delen, divide(delen, ligt))
const letters = (tekst: string): string[] => [...tekst]

describe('a wrong pizza', () => {
  it('steams at the slice with another piece, and nowhere else', () => {
    expect(beginHerstel(['m', 'ui', 's'], ['m', 'eu', 's'])).toEqual({
      eigen: ['m', 'eu', 's'],
      open: [1],
      gewisseld: 0,
    })
  })

  it('leaves an open slice where a piece is missing, and what follows in its place', () => {
    expect(divide(['v', 'r', 'ie', 'n', 'd'], ['v', 'ie', 'n', 'd'])).toEqual(
      expect.arrayContaining(['v', '', 'ie', 'n', 'd']),
    )
    expect(beginVan(['v', 'i', 's'], ['v', 'i']).open).toEqual([2])
  })

  it('keeps a piece too many with one beside it, so that this slice steams', () => {
    expect(divide(['b', 'o', 'm'], ['b', 'o', 'm', 'm'])).toEqual(['b', 'o', 'mm'])
    expect(beginVan(['s', 'ch', 'aa', 'p'], ['s', 'ch', 'aa', 'r', 'p']).open).toHaveLength(1)
  })

  it('loses nothing of what was laid, and steams wherever it is wrong', () => {
    const rij = fc.array(fc.constantFrom(...letters('abcd')), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(rij, rij, (delen, ligt) => {
        const { eigen, open } = beginVan(delen, ligt)
        expect(eigen.join('')).toBe(ligt.join(''))
        expect(eigen).toHaveLength(delen.length)
        expect(open.length > 0).toBe(delen.join('') !== ligt.join(''))
        expect(delen.every((deel, i) => open.includes(i) || eigen[i] === deel)).toBe(true)
      }),
    )
  })

  it('is swapped clockwise, until nothing is left to swap', () => {
    const begin = beginHerstel(letters('krant'), letters('grand'))
    expect(begin.open).toEqual([0, 4])
    expect(nuOpen(begin)).toBe(0)
    expect(nuOpen({ ...begin, gewisseld: 1 })).toBe(4)
    expect(nuOpen({ ...begin, gewisseld: 2 })).toBeUndefined()
  })

  it('is swapped where the pupil points, also once more, and never where it was right', () => {
    const begin = beginHerstel(letters('krant'), letters('grand'))
    expect(chooseOpen(begin, 4)).toMatchObject({ open: [4, 0], gewisseld: 0 })
    expect(chooseOpen(begin, 1)).toBeNull()
    const alle = { ...begin, gewisseld: 2 }
    expect(chooseOpen(alle, 0)).toMatchObject({ open: [4, 0], gewisseld: 1 })
  })
})
