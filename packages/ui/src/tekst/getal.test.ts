import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getal } from './getal.ts'

describe('a number in Dutch', () => {
  it('has a point after every thousand and a comma before what is less than one', () => {
    expect([0, 7.5, 999, 1204, -1204, 1_000_000].map(getal)).toEqual([
      '0',
      '7,5',
      '999',
      '1.204',
      '-1.204',
      '1.000.000',
    ])
  })

  it('is written as the tables of languages have it', () => {
    const duizendsten = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 })
    fc.assert(
      fc.property(duizendsten, (n) => {
        expect(getal(n / 1000)).toBe((n / 1000).toLocaleString('nl'))
      }),
    )
  })
})
