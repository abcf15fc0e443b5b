import { describe, expect, it } from 'vitest'
import { buildSamenhang } from './samenhang.ts'
import { kennisVan } from './kennis.ts'
import { beginStaat, opBegin, changeLeerling, momentNa, type Staat } from './staat.ts'
import type { Leerling } from './types.ts'

const samenhang = buildSamenhang([
  { code: 'ei', vereist: [] },
  { code: 'ij', vereist: [] },
  { code: 'kilo', vereist: ['ei'] },
])
const scope = ['ei', 'ij']
const eerste = (leerling: Leerling) => beginStaat(samenhang, leerling, 1)

it('a first state has no answers, and no moment but that of a measurement within the calendar', () => {
  const leeg = { n: 0, t: 0, over: 0, ijkMerk: 0, focus: null }
  expect(eerste({ groep: 4, scope })).toMatchObject({ ...leeg, vanaf: 0 })
  for (const [t, vanaf] of [
    [0.5, 0.5],
    [65_534, 65_534],
    [65_535, 0],
    [-1, 0],
  ] as const)
    expect(eerste({ groep: 4, scope, lvs: { z: 0, t } })).toMatchObject({ ...leeg, vanaf })
})

it('time goes on to the last day of the calendar and no further, and never back', () => {
  const staat = { ...eerste({ groep: 4, scope }), t: 5 }
  expect([4, 6, 65_534, 65_535, Number.NaN].map((t) => momentNa(staat, t))).toEqual([
    5, 6, 65_534, 5, 5,
  ])
})
const kennis = (staat: Staat, code: string, t = staat.t) => kennisVan(samenhang, staat, { code, t })

describe('a first state', () => {
  it('starts at the level of the school year: groep 4 is 0, one year is 1', () => {
    expect(kennis(eerste({ groep: 4, scope }), 'ei').mean).toBe(0)
    expect(kennis(eerste({ groep: 6, scope }), 'ei').mean).toBe(2)
  })

  it('is moved and sharpened by an LVS score', () => {
    const zonder = kennis(eerste({ groep: 4, scope }), 'ei')
    const met = kennis(eerste({ groep: 4, scope, lvs: { z: -1, t: 100 } }), 'ei')
    expect(met.mean).toBeLessThan(-0.3)
    expect(met.variantie).toBeLessThan(zonder.variantie)
  })

  it('lets an LVS score age until it says nothing any more', () => {
    const staat = eerste({ groep: 4, scope, lvs: { z: 1, t: 100 } })
    const op = (t: number) => kennis(staat, 'ei', t).variantie
    expect(op(400)).toBeGreaterThan(op(130))
    expect(op(99_999)).toBeCloseTo(1.3, 6)
  })

  it('ignores an LVS score that is no number, and begins in the middle without a school year', () => {
    const staat = eerste({ groep: 4, scope, lvs: { z: Number.NaN, t: 1 } })
    expect(kennis(staat, 'ei').mean).toBe(0)
    expect(kennis(eerste({ groep: Number.NaN, scope }), 'ei').mean).toBe(0)
  })

  it('knows no time before its first answer: waiting widens nothing', () => {
    expect(kennis(eerste({ groep: 4, scope }), 'ei', 20_000).variantie).toBeCloseTo(1.3, 6)
  })
})

describe('a state without answers', () => {
  const anders = buildSamenhang(
    [
      { code: 'ei', vereist: [] },
      { code: 'ij', vereist: [] },
    ],
    { algemeen: 0.4, eigen: 0.7, samenhang: 0.5, slip: 0.02 },
  )

  it('goes on as the engine that hears the first answer would have begun it', () => {
    const begin = eerste({ groep: 5, scope })
    expect(opBegin(anders, begin)).toEqual(beginStaat(anders, { groep: 5, scope }, 1))
    expect(opBegin(samenhang, begin)).toEqual(begin)
  })

  it('keeps what an LVS score made of it, as a state with answers keeps everything', () => {
    const gemeten = eerste({ groep: 5, scope, lvs: { z: 0, t: 100 } })
    expect(opBegin(anders, gemeten)).toBe(gemeten)
    const geoefend = { ...eerste({ groep: 5, scope }), n: 1 }
    expect(opBegin(anders, geoefend)).toBe(geoefend)
  })
})

describe('a change of the pupil', () => {
  const begin = eerste({ groep: 4, scope })
  const change = (leerling: Leerling) => changeLeerling(samenhang, begin, leerling)

  it('widens the estimates at a new school year and keeps their means', () => {
    const later = change({ groep: 5, scope })
    expect(kennis(later, 'ei').mean).toBe(kennis(begin, 'ei').mean)
    expect(kennis(later, 'ei').variantie).toBeCloseTo(1.55, 5)
  })

  it('adds new categories and keeps what left the scope', () => {
    const later = change({ groep: 5, scope: ['ei', 'kilo'] })
    expect(later.categorieen.map((c) => [c.code, c.inScope])).toEqual([
      ['ei', true],
      ['ij', false],
      ['kilo', true],
    ])
  })

  it('starts a new category where the others of this pupil say, not at the middle of the year', () => {
    const voor = { ...begin.schattingen, mean: [2, 2] }
    const [knap, gewoon] = [{ ...begin, schattingen: voor }, begin].map((staat) =>
      kennis(changeLeerling(samenhang, staat, { groep: 4, scope: ['ei', 'ij', 'kilo'] }), 'kilo'),
    )
    expect(gewoon?.mean).toBe(0)
    expect(knap?.mean).toBeGreaterThan(1)
    expect(gewoon?.variantie).toBeCloseTo(1.3, 3)
  })

  it('takes over goals, exclusions and bounds', () => {
    const settings = { doelen: ['ij'], uit: ['ei'], niveau: { max: 1 } }
    const later = change({ groep: 4, scope, settings })
    expect(later.categorieen.map((c) => c.gewicht)).toEqual([0, 3])
    expect(later.niveau).toEqual({ min: -Infinity, max: 1 })
  })

  it('ignores codes that no state can hold', () => {
    const later = change({ groep: 4, scope: ['ei', '', 'x'.repeat(65)] })
    expect(later.categorieen.map((c) => c.code)).toEqual(['ei', 'ij'])
  })
})

describe('time', () => {
  const staat = {
    ...eerste({ groep: 4, scope }),
    n: 1,
    vanaf: 10,
  }
  const met = (variantie: number) => ({
    ...staat,
    schattingen: { ...staat.schattingen, variantie: [variantie, variantie] },
  })

  it('adds uncertainty per day and never takes any away', () => {
    expect(kennis(met(0.2), 'ei', 20).variantie).toBeCloseTo(0.218, 6)
    expect(kennis(met(0.2), 'ei', 5).variantie).toBeCloseTo(0.2, 6)
    expect(kennis(met(1.6), 'ei', 20).variantie).toBeCloseTo(1.6, 6)
  })
})
