import { describe, expect, it } from 'vitest'
import { delenVan, misSneden, toggleSnede, type Sneden } from './mes.ts'

const KONIJNEN = ['k', 'o', 'n', 'ij', 'n', 'e', 'n']

const heel = (sneden: Sneden): string =>
  delenVan(KONIJNEN, sneden)
    .map((deel) => deel.join(''))
    .join(' ')

/** Returns the cuts after a knife went through these gaps one after the other. */
const cut = (...gaten: readonly number[]): Sneden =>
  gaten.reduce<Sneden>((nu, gat) => toggleSnede(KONIJNEN.length, nu, gat) ?? nu, [])

describe('a knife', () => {
  it('divides a row at its gaps, in whatever order it went through them', () => {
    expect(heel(cut(4, 2))).toBe('ko nij nen')
    expect(heel(cut(2, 4))).toBe('ko nij nen')
    expect(heel(cut())).toBe('konijnen')
    expect(heel(cut(1, 2, 3, 4, 5, 6))).toBe('k o n ij n e n')
  })

  it('heals a gap that it goes through once more, and no other', () => {
    expect(heel(cut(2, 3, 4, 3))).toBe('ko nij nen')
    expect(heel(cut(2, 2))).toBe('konijnen')
  })

  it('cuts nothing where two pieces do not meet', () => {
    for (const gat of [0, 7, -1, 2.5, Number.NaN])
      expect(toggleSnede(KONIJNEN.length, [2], gat)).toBeNull()
  })

  it.each([
    [[2, 4], [], []],
    [[3, 4], [3], [2]],
    [[], [], [2, 4]],
    [[1, 2, 3, 4], [1, 3], []],
  ])('at %j is too much at %j and missing at %j', (sneden, teVeel, mist) => {
    expect(misSneden(sneden, [2, 4])).toEqual({ teVeel, mist })
  })
})
