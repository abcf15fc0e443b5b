import { describe, expect, it } from 'vitest'
import { wortelVerhouding } from '../onzekerheid.ts'
import { gemiddelde } from '../rij.ts'
import { makeToeval, zaad } from '../toeval.ts'
import { driekwartBoven, flashWoorden } from './flits.ts'

const rijen = flashWoorden('proef', 250, 0.25)
const na = (aantal: number) => rijen.filter((rij) => rij.na === aantal)
const wortel = (getallen: readonly number[]) => Math.sqrt(gemiddelde(getallen))

describe('the time in which three of four words are read', () => {
  it('is that in which drawn words are', () => {
    const lezer = { steil: 2.2, misser: 0.05 }
    const boven = driekwartBoven(lezer)
    const toeval = makeToeval(zaad('driekwart'))
    let goed = 0
    for (let i = 0; i < 40_000; i += 1) {
      const x = lezer.steil * (boven + 0.3 * toeval.normaal())
      if (toeval.deel() < (1 - lezer.misser) / (1 + Math.exp(-x))) goed += 1
    }
    expect(goed / 40_000).toBeCloseTo(0.75, 1.8)
  })

  it('is longer for who misses more words anyway, or reads less steeply', () => {
    const gewoon = driekwartBoven({ steil: 2.5, misser: 0.04 })
    expect(driekwartBoven({ steil: 2.5, misser: 0.08 })).toBeGreaterThan(gewoon)
    expect(driekwartBoven({ steil: 1.5, misser: 0.04 })).toBeGreaterThan(gewoon)
  })
})

describe('what the product says of it', () => {
  it('comes nearer with more words, and never nearer than the words as they stood allow', () => {
    const fouten = [10, 20, 40].map((aantal) => wortel(na(aantal).map(({ kwadraat }) => kwadraat)))
    expect(fouten).toEqual(fouten.toSorted((a, b) => b - a))
    for (const aantal of [10, 20, 40]) {
      const { waarde, fout } = wortelVerhouding(
        na(aantal).map(({ kwadraat }) => kwadraat),
        na(aantal).map(({ eigenGrens }) => eigenGrens),
      )
      expect(waarde).toBeGreaterThan(1 - 3 * fout)
      expect(waarde).toBeLessThan(1.25)
    }
  })

  it('leaves less than the spread of readers, which is what nothing but the groep would leave (decoy)', () => {
    expect(wortel(na(40).map(({ kwadraat }) => kwadraat))).toBeLessThan(0.6 / 2)
  })

  it('is beaten on the same words by who knows how steep a reader is, who stays over the best test', () => {
    const van = (wat: 'kwadraat' | 'kenner' | 'besteGrens') => wortel(na(40).map((rij) => rij[wat]))
    expect(van('kenner')).toBeLessThan(van('kwadraat'))
    expect(van('kenner')).toBeGreaterThan(van('besteGrens'))
    for (const { besteGrens, eigenGrens } of rijen)
      expect(besteGrens).toBeLessThanOrEqual(eigenGrens + 1e-9)
  })
})
