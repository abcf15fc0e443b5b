import { describe, expect, it } from 'vitest'
import {
  breakAt,
  bringTo,
  cutAt,
  inhoudVan,
  isVals,
  losStuk,
  takeApart,
  valseNaden,
  type Geheel,
} from './koppel.ts'

const STUKKEN = ['b', 'oo', 'm', 's'] as const
const LOS = STUKKEN.map((_, plek) => losStuk(plek))
const tekst = (alle: readonly Geheel[] | null) =>
  alle?.map((geheel) => inhoudVan(STUKKEN, geheel).join('')).toSorted()

describe('pieces that are brought together', () => {
  it('stick in the order in which they meet, right or wrong, and are where the partner was', () => {
    const voor = bringTo(LOS, { een: 0, op: 1, kant: 'voor' })
    expect(tekst(voor)).toEqual(['boo', 'm', 's'])
    expect(voor?.at(-1)?.plek).toBe(1)
    expect(tekst(bringTo(LOS, { een: 0, op: 1, kant: 'achter' }))).toEqual(['m', 'oob', 's'])
  })

  it('are two: one alone, or one that is not there, does not stick', () => {
    expect(bringTo(LOS, { een: 2, op: 2, kant: 'voor' })).toBeNull()
    expect(bringTo(LOS, { een: 2, op: 9, kant: 'voor' })).toBeNull()
    expect(bringTo(LOS, { een: 0.5, op: 1, kant: 'voor' })).toBeNull()
  })

  it('come apart again at the seam that was made last, to where they began', () => {
    const boo = bringTo(LOS, { een: 0, op: 1, kant: 'voor' }) ?? []
    const boom = bringTo(boo, { een: 2, op: 1, kant: 'achter' }) ?? []
    const weer = takeApart(boom, 1)
    expect(tekst(weer)).toEqual(['boo', 'm', 's'])
    expect(weer?.find(({ stukken }) => stukken.length === 1 && stukken[0] === 2)?.plek).toBe(2)
    expect(tekst(takeApart(weer ?? [], 1))).toEqual(['b', 'm', 'oo', 's'])
    expect(takeApart(LOS, 1)).toBeNull()
  })

  it('are never in the same place, whatever is stuck and taken apart', () => {
    let nu: readonly Geheel[] = LOS
    for (const [een, op] of [
      [0, 3],
      [3, 1],
      [2, 1],
    ] as const)
      nu = bringTo(nu, { een, op, kant: 'achter' }) ?? nu
    for (let n = 0; n < 3; n += 1) {
      const heel = nu.find(({ naden }) => naden.length > 0)
      nu = (heel && takeApart(nu, heel.plek)) ?? nu
      expect(new Set(nu.map(({ plek }) => plek)).size).toBe(nu.length)
    }
    expect(tekst(nu)).toEqual(['b', 'm', 'oo', 's'])
  })
})

describe('what is stuck together wrongly', () => {
  it.each([
    ['k o t', [1, 2], 'o'],
    ['p a t', [1], 'p'],
    ['k a', [], ''],
    ['a t', [], ''],
    ['k t', [1], ''],
    ['k a t s', [3], 's'],
    ['t a k', [1, 2], 't a k'],
    ['s p', [1], 's p'],
  ])('%s, meant as k a t, comes apart around what stands wrong', (eigen, naden, vals) => {
    const delen = eigen.split(' ')
    const goed = ['k', 'a', 't']
    expect(valseNaden(goed, delen)).toEqual(naden)
    expect(delen.filter((_, nr) => isVals(goed, delen, nr)).join(' ')).toBe(vals)
  })

  it('keeps what is right together, with its seams', () => {
    const geheel: Geheel = { plek: 2, stukken: [0, 1, 2, 3], naden: [1, 3, 2] }
    expect(cutAt(geheel, [2, 3])).toEqual([
      { plek: 0, stukken: [0, 1], naden: [1] },
      { plek: 2, stukken: [2], naden: [] },
      { plek: 3, stukken: [3], naden: [] },
    ])
  })

  it('leaves the others where they are', () => {
    const [b, oo, m, los] = LOS
    if (!b || !oo || !m || !los) throw new Error('no pieces')
    const samen: Geheel = { plek: 2, stukken: [0, 2, 1], naden: [1, 2] }
    const na = breakAt([los, samen], samen, valseNaden(['b', 'oo', 'm'], ['b', 'm', 'oo']))
    expect(na).toEqual([los, b, m, oo])
  })
})
