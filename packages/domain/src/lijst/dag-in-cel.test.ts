import { describe, expect, it } from 'vitest'
import { bestaandeDag } from './dag-in-cel.ts'

describe('a day of the calendar', () => {
  it('is one that there is, in a month that has it', () => {
    expect(bestaandeDag(2016, 2, 29)).toBe('2016-02-29')
    for (const [jaar, maand, dag] of [
      [2015, 2, 29],
      [2016, 13, 1],
      [2016, 4, 31],
      [2016, 1, 0],
      [2016, 0, 5],
    ] as const)
      expect(bestaandeDag(jaar, maand, dag)).toBeNull()
  })

  it('is of the years in which somebody who is here may be born', () => {
    expect([bestaandeDag(1900, 1, 1), bestaandeDag(2100, 12, 31)]).toEqual([
      '1900-01-01',
      '2100-12-31',
    ])
    expect([bestaandeDag(1899, 12, 31), bestaandeDag(2101, 1, 1)]).toEqual([null, null])
  })
})
