import { describe, expect, it } from 'vitest'
import { korteWinst, searchMinste, deelTeMoeilijk, type KorteWet } from './kort.ts'
import { GEWOON, practise } from './oefenen.ts'
import type { Rivaal } from './rivaal.ts'
import { eloGlobaal } from './rivalen/elo-globaal.ts'
import { makeWereld } from './wereld.ts'

const wereld = makeWereld('proef', 'kort')

/** Lets a few leerlingen practise, and returns their results with the chances that the Elo expected of its own words. */
function play(minste: number) {
  const verwacht: number[] = []
  const elo = eloGlobaal(wereld.boek, minste)
  const rivaal: Rivaal = {
    begin(wie, w) {
      const volger = elo.begin(wie, w)
      return {
        ...volger,
        choose(moment) {
          const woord = volger.choose(moment)
          verwacht.push(volger.voorspel?.(woord, moment) ?? Number.NaN)
          return woord
        },
      }
    },
  }
  const opzet = { wereld, wet: 'tekort', leerlingen: 6, zittingen: 20, om: GEWOON } as const
  return { uitslagen: practise(rivaal, opzet), verwacht }
}

describe('an Elo that is held back', () => {
  const [vrij, in86] = [play(0), play(0.86)]

  it('asks words of which it expects enough, unless a leerling has none, as it does not when it is free (decoy)', () => {
    const genoeg = (verwacht: readonly number[]) =>
      verwacht.filter((p) => p >= 0.86).length / verwacht.length
    expect(genoeg(in86.verwacht)).toBeGreaterThan(0.95)
    expect(genoeg(vrij.verwacht)).toBeLessThan(0.3)
  })

  it('asks fewer words that are too hard in truth', () => {
    expect(deelTeMoeilijk(in86.uitslagen)).toBeLessThan(0.8 * deelTeMoeilijk(vrij.uitslagen))
  })

  it('still has a word where none is easy enough', () => {
    const { uitslagen } = play(0.9999)
    for (const { goed, antwoorden } of uitslagen) expect(goed / antwoorden).toBeGreaterThan(0.7)
  })
})

describe('the least chance at which two ask as many hard words', () => {
  const dalend = (minste: number) =>
    Promise.resolve({ uitslag: minste, deel: minste < 0.5 ? 0.08 : 0.08 * (1 - minste) })

  it('is found by halving', async () => {
    const { minste, uitslag } = await searchMinste(0.016, dalend)
    expect(minste).toBeCloseTo(0.8, 1.5)
    expect(uitslag).toBe(minste)
  })

  it('is no limit at all where there are few enough already', async () => {
    expect(await searchMinste(0.09, dalend)).toEqual({ minste: 0, uitslag: 0 })
  })
})

describe('a gain on the short line', () => {
  it('is compared law by law, leerling by leerling', () => {
    const uitslag = (later: number) => {
      const [een] = play(0).uitslagen
      if (!een) throw new Error('niemand oefende')
      return [
        { ...een, antwoorden: 100, zonderLater: 0, later },
        { ...een, antwoorden: 100, zonderLater: 0, later: 2 * later },
      ]
    }
    const wet = (naam: KorteWet['wet'], motor: number): KorteWet => ({
      wet: naam,
      minste: 0,
      rijen: {
        motor: uitslag(motor),
        kenner: [],
        orakel: [],
        'elo, globaal': uitslag(0.1),
        ingehouden: [],
      },
    })
    const { wetten, midden } = korteWinst(
      [wet('zone', 0.11), wet('tekort', 0.13)],
      'motor',
      'elo, globaal',
    )
    expect(wetten.map(({ waarde }) => waarde)).toEqual([
      expect.closeTo(1.1, 10),
      expect.closeTo(1.3, 10),
    ])
    expect(midden.waarde).toBeCloseTo(1.2, 10)
  })
})
