import { describe, expect, it } from 'vitest'
import { makeCatalogus } from './catalogus.ts'
import { woordenTotEnMet } from './woorden.ts'

const gemiddeld = (getallen: number[]): number =>
  getallen.reduce((som, getal) => som + getal, 0) / getallen.length

describe('makeCatalogus', () => {
  it('gives every word once, under its own lesson, with finite numbers', async () => {
    const woorden = await woordenTotEnMet(8)
    const catalogus = makeCatalogus(woorden)
    expect(catalogus.woorden.map((woord) => woord.id)).toEqual(woorden.map((woord) => woord.w))
    expect(catalogus.woorden.map((woord) => woord.categorie)).toEqual(
      woorden.map((woord) => woord.focus),
    )
    for (const { kenmerken, moeilijkheid } of catalogus.woorden) {
      expect(Object.values(kenmerken).every(Number.isFinite)).toBe(true)
      expect(moeilijkheid.sd).toBeGreaterThan(0)
    }
  })

  it('names exactly the categories that have words, and no prerequisite outside them', async () => {
    const woorden = await woordenTotEnMet(8)
    expect(
      makeCatalogus(woorden)
        .categorieen.map((categorie) => categorie.code)
        .toSorted(),
    ).toEqual([...new Set(woorden.map((woord) => woord.focus))].toSorted())
    const alleenTaxi = makeCatalogus(woorden.filter((woord) => woord.focus === 'taxi'))
    expect(alleenTaxi.categorieen).toEqual([{ code: 'taxi', groep: 6, vereist: [] }])
  })

  it('puts groep 4 near 0 and every next groep about one logit higher', async () => {
    const woorden = await woordenTotEnMet(8)
    const { woorden: items } = makeCatalogus(woorden)
    const perGroep = [3, 4, 5, 6, 7, 8].map((groep) =>
      gemiddeld(
        items.filter((_, i) => woorden[i]?.groep === groep).map((item) => item.moeilijkheid.mean),
      ),
    )
    expect(Math.abs(perGroep[1] ?? NaN)).toBeLessThan(0.35)
    for (const [i, gemiddelde] of perGroep.slice(1).entries()) {
      const stap = gemiddelde - (perGroep[i] ?? NaN)
      expect(stap).toBeGreaterThan(0.6)
      expect(stap).toBeLessThan(1.6)
    }
  })

  it('holds a longer, rarer word of the same groep for harder', async () => {
    const { woorden } = makeCatalogus(await woordenTotEnMet(8))
    const van = (id: string): number =>
      woorden.find((woord) => woord.id === id)?.moeilijkheid.mean ?? NaN
    expect(van('experiment')).toBeGreaterThan(van('taxi'))
    expect(van('kwast')).toBeGreaterThan(van('trap'))
  })
})
