import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SLIP } from './constanten.ts'
import { isVerschillend, searchDif, type Streek, type StreekPunt } from './dif.ts'
import { beginBank } from './ijking.ts'
import { sigmoid } from './kansen.ts'
import { makeWereld } from './proefleerling.ts'
import { trek } from './rng.ts'

const wereld = makeWereld(10)
const bank = beginBank(wereld)
const [EERSTE, TWEEDE] = [wereld.woorden[0]?.id ?? '', wereld.woorden[1]?.id ?? '']

interface Proef {
  readonly seed?: number
  readonly perWoord: number
  /** How much harder a word is in a region. */
  readonly extra?: (item: string, streek: Streek) => number
  /** How much abler the children of a region are. */
  readonly beter?: Partial<Record<Streek, number>>
  readonly guess?: number
}

/** Draws answers of children whose ability is known about as well as it is after some weeks. */
function punten({ seed = 1, perWoord, extra, beter = {}, guess = 0.02 }: Proef): StreekPunt[] {
  return wereld.woorden.flatMap((woord, i) =>
    (['nl', 'be'] as const).flatMap((streek, s) =>
      Array.from({ length: perWoord }, (_, n): StreekPunt => {
        const b = woord.moeilijkheid.mean + (extra?.(woord.id, streek) ?? 0)
        const theta =
          woord.moeilijkheid.mean + 0.8 + (beter[streek] ?? 0) + 2 * (trek(seed, i, s, n, 1) - 0.5)
        const kans = guess + (1 - guess - SLIP) * sigmoid(theta - b)
        const ruis = 0.5 * (trek(seed, i, s, n, 3) + trek(seed, i, s, n, 4) - 1)
        return {
          item: woord.id,
          streek,
          correct: trek(seed, i, s, n, 2) < kans,
          guess,
          gewicht: 1,
          vaardigheid: { mean: theta + ruis, variantie: 0.05 },
          cel: 3,
          eerder: 9,
        }
      }),
    ),
  )
}

const search = (proef: Proef) => searchDif(wereld, bank, punten(proef))
const gemeld = (proef: Proef): string[] =>
  search(proef)
    .filter(isVerschillend)
    .map(({ item }) => item)

describe('words that differ by region', () => {
  it('are found with the size and sign of the difference', () => {
    const extra = (item: string, streek: Streek): number => {
      if (streek === 'nl') return item === TWEEDE ? 1 : 0
      return item === EERSTE ? 1 : 0
    }
    const proef = { perWoord: 400, extra }
    expect(gemeld(proef).toSorted()).toEqual([EERSTE, TWEEDE].toSorted())
    const [een, twee] = [EERSTE, TWEEDE].map((id) => search(proef).find(({ item }) => item === id))
    expect(een?.verschil.mean).toBeGreaterThan(0.6)
    expect(een?.verschil.mean).toBeLessThan(1.2)
    expect((een?.be.mean ?? 0) - (een?.nl.mean ?? 0)).toBeGreaterThan(0.6)
    expect(twee?.verschil.mean).toBeLessThan(-0.6)
  })

  it('are no words that merely abler or weaker children answer (decoy)', () => {
    expect(gemeld({ perWoord: 400, beter: { be: -1 } })).toEqual([])
    expect(gemeld({ perWoord: 400, beter: { be: 1 }, guess: 0.5 })).toEqual([])
  })

  it('are not all words of a category that Flanders learns later: that is of the category', () => {
    const code = wereld.woorden[0]?.categorie ?? ''
    const extra = (item: string, streek: Streek): number =>
      streek === 'be' && item.startsWith(`${code}-`) ? 0.8 : 0
    expect(gemeld({ perWoord: 400, extra })).toEqual([])
  })

  it('are seldom seen where there are none: few in a thousand words', () => {
    const valse = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].flatMap((seed) =>
      gemeld({ seed, perWoord: 150 }),
    )
    expect(valse.length).toBeLessThanOrEqual(6)
  })

  it('are not told from a handful of answers, nor a difference that hardly matters', () => {
    const extra = (item: string, streek: Streek): number =>
      streek === 'be' && item === EERSTE ? 1.5 : 0
    expect(search({ perWoord: 9, extra })).toEqual([])
    const klein = (item: string, streek: Streek): number =>
      streek === 'be' && item === EERSTE ? 0.15 : 0
    expect(gemeld({ perWoord: 1500, extra: klein })).toEqual([])
  })

  it('do not depend on the order of the answers, and unknown words are left out', () => {
    const alle = punten({ perWoord: 40 })
    const vreemd = alle.slice(0, 30).map((punt) => ({ ...punt, item: 'geen woord van ons' }))
    const heen = searchDif(wereld, bank, alle)
    const terug = searchDif(wereld, bank, [...alle, ...vreemd].toReversed())
    const naam = (lijst: typeof heen) =>
      new Map(lijst.map(({ item, verschil }) => [item, verschil.mean.toFixed(9)]))
    expect(naam(terug)).toEqual(new Map([...naam(heen)].map(([item, d]) => [item, d] as const)))
    expect(heen).toHaveLength(wereld.woorden.length)
  })

  it('stay numbers whatever is answered', () => {
    const getal = evenly(-20, 20)
    const punt = fc.record({
      item: fc.constantFrom(EERSTE, TWEEDE),
      streek: fc.constantFrom<Streek>('nl', 'be'),
      correct: fc.boolean(),
      guess: fc.constantFrom(0, 0.02, 0.25, 0.5, 1, -1, Number.NaN),
      gewicht: fc.constantFrom(0, 0.5, 1),
      vaardigheid: fc.record({
        mean: getal,
        variantie: evenly(1e-6, 4),
      }),
      cel: fc.integer({ min: -1, max: 16 }),
      eerder: fc.nat(),
    })
    fc.assert(
      fc.property(fc.array(punt, { maxLength: 80 }), (rij) => {
        for (const { verschil, zeker, nl, be } of searchDif(wereld, bank, rij)) {
          for (const x of [verschil.mean, verschil.sd, zeker, nl.mean, nl.sd, be.mean, be.sd])
            expect(Number.isFinite(x)).toBe(true)
          expect(zeker).toBeGreaterThanOrEqual(0.5 - 1e-6)
          expect(zeker).toBeLessThanOrEqual(1)
          expect(nl.sd).toBeGreaterThan(0)
        }
      }),
    )
  })
})
