import { readFileSync } from 'node:fs'
import { klassenVan } from '@letterhaven/game-kit/opgave/klassen'
import { describe, expect, it } from 'vitest'
import { huizenVan, PAREN } from './paren.ts'
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
