import { describe, expect, it } from 'vitest'
import { geldtIn, keuzesVan, type Dier, type Dierdetail, type Dracht } from './dier.ts'

const dier = (id: string, meer: Partial<Dier> = {}): Dier => ({
  id,
  soort: 'leeuw',
  dracht: [],
  plek: 'op de rots',
  houdingen: ['rust'],
  cel: { kolom: 0, rij: 1 },
  kijkt: 'links',
  ...meer,
})
const isWaar = (detail: Dierdetail, van: Dier, dieren: readonly Dier[] = [van]): boolean =>
  geldtIn(dieren)(detail, { dier: van, houding: van.houdingen[0] ?? 'rust' })

describe('a worn thing of a colour', () => {
  const rodeMuts: Dierdetail = { trek: 'drachtkleur', is: 'rood', van: 'muts' }
  const met = (...dracht: readonly Dracht[]): Dier => dier('leeuw1', { dracht })

  it('is that thing, not another that the animal wears as well', () => {
    expect(isWaar(rodeMuts, met({ wat: 'muts', kleur: 'rood' }))).toBe(true)
    expect(
      isWaar(rodeMuts, met({ wat: 'muts', kleur: 'blauw' }, { wat: 'sjaal', kleur: 'rood' })),
    ).toBe(false)
  })

  it('differs by the thing alone where another thing has that colour', () => {
    expect(isWaar(rodeMuts, met({ wat: 'sjaal', kleur: 'rood' }))).toBe(true)
    expect(
      isWaar({ trek: 'dracht', is: 'muts', niet: false }, met({ wat: 'sjaal', kleur: 'rood' })),
    ).toBe(false)
    expect(isWaar(rodeMuts, met())).toBe(false)
  })
})

describe('the largest of two', () => {
  const grootste: Dierdetail = { trek: 'uiterste', is: 'grootste', van: 2, hier: true }
  const groot = dier('leeuw1', { maat: 'groot' })
  const klein = dier('leeuw2', { maat: 'klein' })

  it('is the larger one of its kind in its place, whatever stands elsewhere', () => {
    const elders = dier('leeuw3', { maat: 'groot', plek: 'in het water' })
    const ander = dier('aap1', { soort: 'aap', maat: 'groot' })
    const alle = [groot, klein, elders, ander]
    expect(alle.filter((een) => isWaar(grootste, een, alle))).toEqual([groot])
    expect(alle.filter((een) => isWaar({ ...grootste, is: 'kleinste' }, een, alle))).toEqual([
      klein,
    ])
  })

  it('is said of two: of one and of three nobody is', () => {
    const derde = dier('leeuw3', { maat: 'middel' })
    expect(isWaar(grootste, groot, [groot])).toBe(false)
    expect(isWaar(grootste, groot, [groot, klein, derde])).toBe(false)
    expect(isWaar({ ...grootste, van: 3 }, groot, [groot, klein, derde])).toBe(true)
  })
})

describe('what can be given', () => {
  it('is an animal, or where poses change an animal in each of its poses, once', () => {
    const savanne = { kolommen: 5, rijen: 3, bakens: [] }
    const dieren = [dier('leeuw1'), dier('aap1', { houdingen: ['danst', 'rust', 'danst', 'rust'] })]
    expect(keuzesVan({ ...savanne, dieren }).map(({ id }) => id)).toEqual([
      'leeuw1',
      'aap1:danst',
      'aap1:rust',
    ])
  })
})
