import { PLAATJES } from '@letterhaven/contracts/leerling-ingang'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldGeheim } from '../../kern/geheimen/geheimen.service.ts'
import {
  aantalPlaatjes,
  aantalWoordgeheimen,
  makePlaatjes,
  makeWoorden,
  plaatjesgeheim,
  woordgeheim,
} from './geheim-maker.ts'

const JAREN = [1, 2, 3, 4, 5, 6, 7, 8]
/** Returns how many bits a secret for this jaargroep must have at least. */
const minstens = (jaargroep: number): number => (jaargroep <= 4 ? 18 : 20)

/** Returns the bits in a set of equally likely secrets, where those that count as equal are one. */
function bits(geheimen: Iterable<string>): number {
  const gevouwen = new Set<string>()
  for (const geheim of geheimen) gevouwen.add(foldGeheim(geheim))
  return Math.log2(gevouwen.size)
}

/**
 * How many pairs of digits follow each pair of words; the last two characters tell them apart, so they are counted separately.
 */
const GETALLEN = 88

/** Lists every pair of words for this jaargroep, each with the same number. */
const alleParen = (jaargroep: number): string[] =>
  Array.from({ length: aantalWoordgeheimen(jaargroep) / GETALLEN }, (_, i) =>
    woordgeheim(jaargroep, i * GETALLEN),
  )

/** Lists one pair of words with every number. */
const alleGetallen = (jaargroep: number): string[] =>
  Array.from({ length: GETALLEN }, (_, i) => woordgeheim(jaargroep, i))

/** Lists every row of pictures that begins with this one: each further draw is one digit of a counter. */
function allePlaatjes(jaargroep: number, eerste: number): string[] {
  const aantal = (PLAATJES.length - 1) ** (aantalPlaatjes(jaargroep) - 1)
  return Array.from({ length: aantal }, (_, nummer) => {
    let rest = nummer
    return plaatjesgeheim(jaargroep, (onder) => {
      if (onder === PLAATJES.length) return eerste
      const keus = rest % onder
      rest = Math.floor(rest / onder)
      return keus
    })
  })
}

describe('how many secrets there are', () => {
  it.each([3, 5, 7])('of words, for groep %i, is enough when every one is counted', (jaargroep) => {
    const alle = [...alleParen(jaargroep), ...alleGetallen(jaargroep)]
    expect(alle.every((geheim) => /^[a-z]+ [a-z]+ \d\d$/.test(geheim))).toBe(true)
    expect(alleParen(jaargroep).every((geheim) => geheim.endsWith(' 10'))).toBe(true)
    const geteld = bits(alleParen(jaargroep)) + bits(alleGetallen(jaargroep))
    expect(geteld).toBeGreaterThanOrEqual(minstens(jaargroep))
  })

  it('of words is the same for the years that share a list', () => {
    expect(JAREN.map(aantalWoordgeheimen)).toEqual(
      [3, 3, 3, 3, 5, 5, 7, 7].map(aantalWoordgeheimen),
    )
  })

  it.each([3, 5])('of pictures, for groep %i, is enough when every one is counted', (jaargroep) => {
    // No name begins with another, so rows that begin with different pictures differ, however they are written.
    const begint = (een: string) => PLAATJES.some((ander) => ander !== een && een.startsWith(ander))
    expect(PLAATJES.filter(begint)).toEqual([])
    const geteld = bits(allePlaatjes(jaargroep, 0)) + Math.log2(PLAATJES.length)
    expect(geteld).toBeGreaterThanOrEqual(minstens(jaargroep))
    expect(JAREN.map(aantalPlaatjes)).toEqual([4, 4, 4, 4, 5, 5, 5, 5])
  })

  it('is what is still different: what only looks different counts once (decoy)', () => {
    expect(bits(['zachte schoen 47', 'Zachte  schoen 47 ', 'ZACHTESCHOEN47'])).toBe(0)
    expect(bits(['zachte schoen 47', 'zachte schoen 48'])).toBe(1)
    // Four different pictures out of twenty-four are too few.
    expect(Math.log2(24 * 23 * 22 * 21)).toBeLessThan(18)
  })
})

describe('a new secret', () => {
  it('is an adjective and a noun that agree, and two digits; pictures never stand twice in a row', () => {
    for (const jaargroep of JAREN)
      for (let keer = 0; keer < 100; keer += 1) {
        expect(makeWoorden(new Set(), jaargroep)).toMatch(/^[a-z]+ [a-z]+ [1-9]\d$/)
        const plaatjes = makePlaatjes(new Set(), jaargroep).split(' ')
        expect(plaatjes).toHaveLength(aantalPlaatjes(jaargroep))
        expect(plaatjes.some((naam, i) => naam === plaatjes[i - 1])).toBe(false)
        expect(plaatjes.every((naam) => (PLAATJES as readonly string[]).includes(naam))).toBe(true)
      }
  })

  it('is one that nobody in the group has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 34 }), fc.constantFrom(...JAREN), (aantal, jaar) => {
        const genomen = new Set<string>()
        for (let i = 0; i < aantal; i += 1)
          genomen.add(makePlaatjes(genomen, jaar)).add(makeWoorden(genomen, jaar))
        expect(genomen.size).toBe(2 * aantal)
      }),
      { numRuns: 20 },
    )
  })

  it('is drawn again where it was taken', () => {
    // Everything is taken except what begins with one picture, so the new secret begins with that one.
    const genomen = { has: (geheim: string) => !geheim.startsWith('raket ') } as ReadonlySet<string>
    expect(makePlaatjes(genomen, 3)).toMatch(/^raket /)
    const even = { has: (geheim: string) => !geheim.endsWith('2') } as ReadonlySet<string>
    expect(makeWoorden(even, 3)).toMatch(/2$/)
  })

  it('uses every picture in every place about as often', () => {
    const keren = 4800
    const telling = new Map<string, number>()
    for (let i = 0; i < keren; i += 1)
      for (const [plek, naam] of makePlaatjes(new Set(), 3).split(' ').entries())
        telling.set(`${plek} ${naam}`, (telling.get(`${plek} ${naam}`) ?? 0) + 1)
    expect(telling.size).toBe(aantalPlaatjes(3) * PLAATJES.length)
    // 200 are expected, within eight standard deviations on either side.
    for (const aantal of telling.values()) expect(Math.abs(aantal - 200)).toBeLessThan(115)
  })
})
