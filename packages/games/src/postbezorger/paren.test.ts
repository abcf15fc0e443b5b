import { existsSync, readFileSync } from 'node:fs'
import { klassenVan } from '@letterhaven/game-kit/opgave/klassen'
import { describe, expect, it } from 'vitest'
import { huizenVan, KLANKCODES, KLANKEN, LEESBAAR, PAREN, PLAATJES } from './paren.ts'
import { klankVan } from './straat.ts'
import { isTegenhanger } from './tegenhangers.ts'

interface Rij {
  readonly w: string
  readonly g: readonly string[]
  readonly kg: readonly string[]
  readonly cat: readonly string[]
  readonly focus: string
  readonly groep: number
}

const WOORDEN = [3, 4, 5, 6, 7, 8].flatMap((groep) => {
  const adres = new URL(`../../../taal/data/words.${groep}.json`, import.meta.url)
  return JSON.parse(readFileSync(adres, 'utf8')) as Rij[]
})

const tegenwoord = ({ w, g, cat, focus }: Rij) => ({
  word: w,
  graphemes: g,
  categorieen: [focus, ...cat.filter((code) => code !== focus)],
})

const goedeVan = ({ w, g, cat }: Rij, huizen: string): readonly string[] => {
  const woord = { soort: 'woord', id: w, word: w, graphemes: g, categorieen: cat } as const
  const klassen = klassenVan(woord) ?? []
  return huizenVan(huizen).filter((huis) => klassen.includes(huis))
}

/** The first year in which spelling is sorted here. */
const EERSTE = 4

describe.each(Object.entries(PAREN))('the houses for %s', (code, { huizen, eigen }) => {
  const eigenWoorden = WOORDEN.filter(({ focus }) => focus === code)

  it('take all but a few words of that category, all of them in its own house', () => {
    const bruikbaar = eigenWoorden.filter((woord) => goedeVan(woord, huizen).length === 1)
    expect(bruikbaar.length).toBeGreaterThanOrEqual(0.87 * eigenWoorden.length)
    expect(bruikbaar.filter((woord) => goedeVan(woord, huizen)[0] !== eigen)).toEqual([])
  })

  it('are told apart by words that a pupil of its year was taught, which belong opposite', () => {
    const jaar = Math.max(EERSTE, Math.min(...eigenWoorden.map(({ groep }) => groep)))
    const over = WOORDEN.filter((w) => w.groep <= jaar && isTegenhanger(code, tegenwoord(w)))
    expect(over.length).toBeGreaterThanOrEqual(8)
    for (const woord of over) {
      const [goed, ...meer] = goedeVan(woord, huizen)
      expect([woord.w, goed === eigen, meer]).toEqual([woord.w, false, []])
    }
    expect(eigenWoorden.filter((w) => isTegenhanger(code, tegenwoord(w)))).toEqual([])
  })
})

describe('the houses of sounds', () => {
  const plaatjes = new URL('../../../../apps/web/public/plaatjes/', import.meta.url)

  it('each have pictures that exist, of words in which that sound is heard', () => {
    for (const klank of KLANKCODES)
      for (const plaatwoord of KLANKEN[klank]) {
        const bestand = new URL(`${PLAATJES[plaatwoord] ?? 'niets'}.svg`, plaatjes)
        const rij = WOORDEN.find(({ w }) => w === plaatwoord)
        expect([plaatwoord, existsSync(bestand), rij?.g.includes(klank)]).toEqual([
          plaatwoord,
          true,
          true,
        ])
      }
    expect(existsSync(new URL('niets.svg', plaatjes))).toBe(false)
  })

  it.each(LEESBAAR)('are varied enough in %s for a round of ten', (code) => {
    const klanken = WOORDEN.filter(({ focus, groep }) => focus === code && groep <= EERSTE).flatMap(
      ({ w, g, kg }) =>
        klankVan({ soort: 'woord', id: w, word: w, graphemes: g, syllables: kg }) ?? [],
    )
    expect(klanken.length).toBeGreaterThan(20)
    expect(new Set(klanken).size).toBeGreaterThanOrEqual(3)
  })
})
