import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STUK, delenVan, stukHoogten, stukkenIn, countStukken } from './rij-venster.ts'

const ONGEMETEN: ReadonlyMap<number, number> = new Map()

describe('heights of pieces', () => {
  it('are those that were measured, and their average for the others', () => {
    const hoogten = stukHoogten(3 * STUK + 2, new Map([[1, STUK * 50]]))
    expect(hoogten).toEqual([150, 150, 150, 100])
  })

  it('weigh a short last piece by its rows', () => {
    const hoogten = stukHoogten(STUK + 2, new Map([[1, 120]]))
    expect(hoogten).toEqual([180, 120])
  })
})

describe('pieces in a window', () => {
  const hoogten = [100, 100, 100, 100]

  it.each([
    ['touches', { boven: 150, onder: 250 }, { van: 1, tot: 3 }],
    ['ends where one begins', { boven: 0, onder: 100 }, { van: 0, tot: 1 }],
    ['lies above the list', { boven: -900, onder: -500 }, { van: 0, tot: 1 }],
    ['lies below the list', { boven: 500, onder: 900 }, { van: 3, tot: 4 }],
  ])('are those that a window %s', (_hoe, blik, stukken) => {
    expect(stukkenIn(hoogten, blik)).toEqual(stukken)
  })
})

describe('what is drawn of a long list', () => {
  it('is every row or its room, once and in order, whatever is looked at', () => {
    const geval = fc.record({
      aantal: fc.integer({ min: 1, max: 300 }),
      boven: fc.integer({ min: -2000, max: 30_000 }),
      hoog: fc.integer({ min: 1, max: 3000 }),
      los: fc.option(fc.nat(40)),
    })
    fc.assert(
      fc.property(geval, ({ aantal, boven, hoog, los }) => {
        const hoogten = stukHoogten(aantal, ONGEMETEN)
        const stukken = stukkenIn(hoogten, { boven, onder: boven + hoog })
        const delen = delenVan(aantal, hoogten, { ...stukken, los })
        const ruimte = delen.reduce((som, d) => som + (d.soort === 'ruimte' ? d.hoogte : 0), 0)
        const getekend = delen.flatMap((d) =>
          d.soort === 'rijen' ? Array.from({ length: d.tot - d.van }, (_, i) => d.van + i) : [],
        )
        expect(getekend).toEqual([...new Set(getekend)].toSorted((a, b) => a - b))
        expect(getekend.every((i) => i < aantal)).toBe(true)
        // The room and the rows together are as high as the list; rows that were not measured are all equally high.
        const rij = (hoogten[0] ?? 0) / Math.min(STUK, aantal)
        expect(ruimte + getekend.length * rij).toBeCloseTo(rij * aantal)
        const bekeken = [stukken.van, los ?? stukken.van].filter((s) => s < countStukken(aantal))
        expect(getekend).toEqual(expect.arrayContaining(bekeken.map((stuk) => stuk * 3)))
      }),
    )
  })

  it('never has two rooms beside each other', () => {
    const hoogten = stukHoogten(100, ONGEMETEN)
    const delen = delenVan(100, hoogten, { van: 4, tot: 6, los: 10 })
    expect(delen.map(({ soort }) => soort)).toEqual([
      'ruimte',
      'rijen',
      'rijen',
      'ruimte',
      'rijen',
      'ruimte',
    ])
  })
})
