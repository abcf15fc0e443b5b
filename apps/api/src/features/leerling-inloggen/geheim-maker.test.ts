import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AANTAL_PLAATJES, PLAATJES } from '@letterhaven/contracts/leerling-ingang'
import { ongepast } from '@letterhaven/taal/ongepast'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makePlaatjes, makeWoorden } from './geheim-maker.ts'
import { WOORDEN } from './woordgeheim.ts'

const DATA = path.resolve(import.meta.dirname, '../../../../../packages/taal/data')
const verboden = (naam: string): string[] =>
  readFileSync(path.join(DATA, naam), 'utf8')
    .split('\n')
    .filter((regel) => regel !== '' && !regel.startsWith('#'))

/** As it sounds: two words with one key would be typed for one another. */
const klank = (woord: string): string =>
  woord
    .replaceAll('ij', 'ei')
    .replaceAll(/auw|ouw|ou/g, 'au')
    .replaceAll('ch', 'g')
    .replaceAll(/c(?=[aou])/g, 'k')
    .replace(/d$/, 't')
    .replace(/b$/, 'p')

describe('the words of secrets', () => {
  it('are 2,048 different ones that a child can type', () => {
    expect(new Set(WOORDEN).size).toBe(2048)
    expect(WOORDEN).toHaveLength(2048)
    expect(WOORDEN.filter((woord) => !/^[a-z]{3,11}$/.test(woord))).toEqual([])
  })

  it('hold nothing that is kept from children, or that one of both countries does not say', () => {
    const eenLand = new Set(verboden('noordelijk.txt'))
    const isWeg = (woord: string): boolean => ongepast(woord) !== undefined || eenLand.has(woord)
    expect(['geweer', 'patat', 'tafel'].filter(isWeg)).toEqual(['geweer', 'patat'])
    expect(WOORDEN.filter(isWeg)).toEqual([])
  })

  it('never sound alike', () => {
    expect(klank('hond')).toBe(klank('hont'))
    expect(new Set(WOORDEN.map(klank)).size).toBe(WOORDEN.length)
  })
})

describe('a new secret', () => {
  it('is two different words of the list, or four different pictures', () => {
    for (let keer = 0; keer < 500; keer += 1) {
      const woorden = makeWoorden(new Set()).split(' ')
      expect(new Set(woorden).size).toBe(2)
      expect(woorden.every((woord) => WOORDEN.includes(woord))).toBe(true)
      const plaatjes = makePlaatjes(new Set()).split(' ')
      expect(new Set(plaatjes).size).toBe(AANTAL_PLAATJES)
      expect(plaatjes.every((naam) => (PLAATJES as readonly string[]).includes(naam))).toBe(true)
    }
  })

  it('is one that nobody in the group has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 34 }), (aantal) => {
        const genomen = new Set<string>()
        for (let i = 0; i < aantal; i += 1)
          genomen.add(makePlaatjes(genomen)).add(makeWoorden(genomen))
        expect(genomen.size).toBe(2 * aantal)
      }),
      { numRuns: 20 },
    )
  })

  it('is drawn again where it was taken', () => {
    // Everything but one first picture is taken: what is made begins with that one.
    const genomen = { has: (geheim: string) => !geheim.startsWith('raket ') } as ReadonlySet<string>
    expect(makePlaatjes(genomen)).toMatch(/^raket /)
  })

  it('uses every picture in every place about as often', () => {
    const keren = 4800
    const telling = new Map<string, number>()
    for (let i = 0; i < keren; i += 1)
      for (const [plek, naam] of makePlaatjes(new Set()).split(' ').entries())
        telling.set(`${plek} ${naam}`, (telling.get(`${plek} ${naam}`) ?? 0) + 1)
    expect(telling.size).toBe(AANTAL_PLAATJES * PLAATJES.length)
    // 200 expected; eight standard deviations to either side.
    for (const aantal of telling.values()) expect(Math.abs(aantal - 200)).toBeLessThan(115)
  })
})
