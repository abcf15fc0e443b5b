import { describe, expect, it } from 'vitest'
import { PRIOR_VARIANTIE } from './constanten.ts'
import { beginStaat, vaardigheid, variantieOp, categorieVan, wijzigLeerling } from './staat.ts'

const scope = ['ei', 'ij']

describe('a first state', () => {
  it('starts at the level of the school year: groep 4 is 0, one year is 1', () => {
    expect(vaardigheid(beginStaat({ groep: 4, scope }, 1), 'ei').mean).toBe(0)
    expect(vaardigheid(beginStaat({ groep: 6, scope }, 1), 'ei').mean).toBe(2)
  })

  it('is moved and sharpened by an LVS score', () => {
    const zonder = vaardigheid(beginStaat({ groep: 4, scope }, 1), 'ei')
    const met = vaardigheid(beginStaat({ groep: 4, scope, lvs: { z: -1, t: 100 } }, 1), 'ei')
    expect(met.mean).toBeLessThan(-0.3)
    expect(met.sd).toBeLessThan(zonder.sd)
  })

  it('lets an LVS score age until it says nothing any more', () => {
    const staat = beginStaat({ groep: 4, scope, lvs: { z: 1, t: 100 } }, 1)
    expect(vaardigheid(staat, 'ei', 400).sd).toBeGreaterThan(vaardigheid(staat, 'ei', 130).sd)
    expect(vaardigheid(staat, 'ei', 99_999).sd).toBeCloseTo(Math.sqrt(PRIOR_VARIANTIE), 6)
  })

  it('ignores an LVS score that is no number', () => {
    const staat = beginStaat({ groep: 4, scope, lvs: { z: Number.NaN, t: 1 } }, 1)
    expect(vaardigheid(staat, 'ei').mean).toBe(0)
  })
})

describe('a change of the pupil', () => {
  const begin = beginStaat({ groep: 4, scope }, 1)

  it('widens the estimates at a new school year and keeps their means', () => {
    const later = wijzigLeerling(begin, { groep: 5, scope })
    expect(later.categorieen[0]?.mean).toBe(begin.categorieen[0]?.mean)
    expect(later.categorieen[0]?.variantie).toBeCloseTo(PRIOR_VARIANTIE + 0.25, 5)
  })

  it('adds new categories at the level of the new year and keeps what left the scope', () => {
    const later = wijzigLeerling(begin, { groep: 5, scope: ['ei', 'kilo'] })
    expect(later.categorieen.map((c) => [c.code, c.inScope, c.mean])).toEqual([
      ['ei', true, 0],
      ['ij', false, 0],
      ['kilo', true, 1],
    ])
  })

  it('takes over goals, exclusions and bounds', () => {
    const settings = { doelen: ['ij'], uit: ['ei'], niveau: { max: 1 } }
    const later = wijzigLeerling(begin, { groep: 4, scope, settings })
    expect(later.categorieen.map((c) => c.gewicht)).toEqual([0, 3])
    expect(later.niveau).toEqual({ min: -Infinity, max: 1 })
  })

  it('ignores codes that no state can hold', () => {
    const later = wijzigLeerling(begin, { groep: 4, scope: ['ei', '', 'x'.repeat(65)] })
    expect(later.categorieen.map((c) => c.code)).toEqual(['ei', 'ij'])
  })
})

describe('time', () => {
  it('adds uncertainty per day and never takes any away', () => {
    const c = { ...categorieVan(beginStaat({ groep: 4, scope }, 1), 'ei'), variantie: 0.2, t: 10 }
    expect(variantieOp(c, 20)).toBeCloseTo(0.218, 6)
    expect(variantieOp(c, 5)).toBe(0.2)
    expect(variantieOp({ ...c, variantie: 1.6 }, 20)).toBe(1.6)
  })
})
