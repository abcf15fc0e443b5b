import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sigmoid } from '../kansen.ts'
import { trek } from '../rng.ts'
import { FLITS_BEGIN_SD, FLITS_SLIP, FLITS_STEILTE } from './constanten.ts'
import { beginFlits, flitsNu, checkFlits, readFlits, volgendeFlits, type Flits } from './flits.ts'

const DAG = 20_000
const gewoon = { gok: 0.02, dyslexie: false }

/** Returns the chance that a word is read right by a reader who needs `drempel` ms for half of the words they could know. */
const kans = (drempel: number, ms: number, gok: number): number =>
  gok + (1 - gok - FLITS_SLIP) * sigmoid(FLITS_STEILTE * Math.log(ms / drempel))

/** Returns the time in ms in which that reader gets 8 of 10 right. */
const tachtig = (drempel: number): number => drempel * Math.exp(Math.log(5) / FLITS_STEILTE)

interface Spel {
  readonly f: Flits
  readonly goed: number
  /** How much the given words and the prior together tell about the threshold (Cramér-Rao). */
  readonly informatie: number
  readonly tijden: readonly number[]
}

function play(
  drempel: number,
  aantal: number,
  { seed = 1, gok = 0.02, dyslexie = false } = {},
): Spel {
  let f = beginFlits(5, dyslexie)
  let [goed, informatie] = [0, 1 / FLITS_BEGIN_SD ** 2]
  const tijden: number[] = []
  for (let i = 0; i < aantal; i += 1) {
    const ms = volgendeFlits(f, { gok, dyslexie })
    const p = kans(drempel, ms, gok)
    const s = (p - gok) / (1 - gok - FLITS_SLIP)
    informatie += ((1 - gok - FLITS_SLIP) * FLITS_STEILTE * s * (1 - s)) ** 2 / (p * (1 - p))
    const correct = trek(seed, 7, i) < p
    if (correct) goed += 1
    tijden.push(ms)
    f = readFlits(f, { correct, ms, gok, t: DAG + i * 0.0001 })
  }
  return { f, goed, informatie, tijden }
}

const seeds = Array.from({ length: 80 }, (_, i) => i)

/** Computes the error of the log time over many readers, and the least error that is possible. */
function fout(drempel: number, aantal: number, gok: number) {
  const alle = seeds.map((seed) => play(drempel, aantal, { seed, gok }))
  const kwadraten = alle.map(({ f }) => Math.log(flitsNu(f).ms / tachtig(drempel)) ** 2)
  const gemiddeld = (x: readonly number[]) => x.reduce((a, b) => a + b, 0) / x.length
  return {
    rmse: Math.sqrt(gemiddeld(kwadraten)),
    grens: gemiddeld(alle.map(({ informatie }) => 1 / Math.sqrt(informatie))),
  }
}

describe('how long a word must be seen', () => {
  it('is found for fast and slow readers, typed or by choice, near the best there can be', () => {
    for (const drempel of [300, 600, 1200]) {
      for (const gok of [0.02, 0.25]) {
        const [kort, lang] = [fout(drempel, 15, gok), fout(drempel, 60, gok)]
        expect(lang.rmse).toBeLessThan(1.25 * lang.grens)
        expect(lang.rmse).toBeLessThan(kort.rmse)
      }
    }
  })

  it('is found far from where it began', () => {
    expect(fout(120, 80, 0.02).rmse).toBeLessThan(0.35)
    expect(fout(2500, 80, 0.02).rmse).toBeLessThan(0.25)
  })

  it('is no accident: it says another thing of a reader twice as slow (decoy)', () => {
    const midden = (drempel: number) =>
      seeds.reduce((som, seed) => som + flitsNu(play(drempel, 60, { seed }).f).ms, 0) / seeds.length
    expect(midden(800) / midden(400)).toBeGreaterThan(1.6)
  })

  it('lets about 8 of 10 go right, and more in dyslexia mode', () => {
    const deel = (dyslexie: boolean) =>
      seeds.reduce((som, seed) => som + play(500, 80, { seed, dyslexie }).goed, 0) /
      (80 * seeds.length)
    expect(deel(false)).toBeGreaterThan(0.75)
    expect(deel(false)).toBeLessThan(0.85)
    expect(deel(true)).toBeGreaterThan(deel(false) + 0.04)
  })

  it('is known less well after a holiday', () => {
    const { f } = play(500, 60)
    const breedte = (dagen: number) => {
      const na = readFlits(f, { correct: true, ms: 700, gok: 0.02, t: f.t + dagen })
      return flitsNu(na).hoog / flitsNu(na).laag
    }
    expect(breedte(60)).toBeGreaterThan(1.05 * breedte(0))
  })

  it('follows a reader who grows faster over the weeks', () => {
    let { f } = play(1000, 60)
    for (let i = 0; i < 60; i += 1) {
      const ms = volgendeFlits(f, gewoon)
      const correct = trek(5, 8, i) < kans(400, ms, 0.02)
      f = readFlits(f, { correct, ms, gok: 0.02, t: DAG + 1 + i / 3 })
    }
    expect(flitsNu(f).ms).toBeLessThan(1.5 * tachtig(400))
  })
})

describe('the next exposure', () => {
  it('begins gently: longer in dyslexia mode and in lower years', () => {
    const begin = (groep: number, dyslexie: boolean) =>
      volgendeFlits(beginFlits(groep, dyslexie), { gok: 0.02, dyslexie })
    expect(begin(5, true)).toBeGreaterThan(1.5 * begin(5, false))
    expect(begin(3, false)).toBeGreaterThan(begin(8, false))
    expect(begin(Number.NaN, false)).toBeGreaterThan(0)
  })

  it('never shortens by a jump, and lengthens at once when it was too short', () => {
    const { tijden } = play(100, 40)
    tijden.slice(1).forEach((ms, i) => {
      expect(ms).toBeGreaterThanOrEqual(0.7 * (tijden[i] ?? 0) - 10)
    })
    const lang = { correct: true, ms: 2000, gok: 0.02, t: DAG }
    const snel = play(100, 40).f
    expect(volgendeFlits(snel, gewoon)).toBeLessThan(400)
    expect(volgendeFlits(readFlits(snel, lang), gewoon)).toBe(1400)
    const kort = { correct: false, ms: 200, gok: 0.02, t: DAG }
    const na = [kort, kort, kort, kort].reduce(readFlits, beginFlits(8, false))
    expect(volgendeFlits(na, gewoon)).toBeGreaterThan(600)
  })

  it('begins at the time of the year, twice that in dyslexia mode, and at the last known year beyond it', () => {
    const midden = (groep: number, dyslexie = false) => {
      const { geloof } = beginFlits(groep, dyslexie)
      // The belief has 61 points from 50 to 6000 ms, evenly by their logarithm.
      const som = geloof.reduce((tot, x, i) => tot + x * (i / 60), 0)
      return 50 * 120 ** som
    }
    const jaren = [3, 4, 5, 6, 7, 8]
    const ms = [1200, 900, 700, 600, 500, 450]
    // A little of the belief lies everywhere, which draws the mean somewhat to the middle of the grid.
    for (const [i, groep] of jaren.entries()) {
      expect(midden(groep) / (ms[i] ?? 0)).toBeCloseTo(1, 1)
      expect(midden(groep, true) / midden(groep)).toBeGreaterThan(1.75)
      expect(midden(groep, true) / midden(groep)).toBeLessThan(2.05)
    }
    expect(midden(2)).toBe(midden(3))
    expect(midden(Number.NaN)).toBe(midden(3))
    expect(midden(11)).toBe(midden(8))
    const { n, t, vorige } = beginFlits(5, false)
    expect({ n, t, vorige }).toEqual({ n: 0, t: 0, vorige: 0 })
    // A spread of .7 in the logarithm, of which the ends of the grid cut off a little: exp(2 · 1.2816 · .7) is 6.01.
    const { hoog, laag } = flitsNu(beginFlits(5, false))
    expect(hoog / laag).toBeGreaterThan(5.9)
    expect(hoog / laag).toBeLessThan(6.02)
  })

  it('takes no answer without a time or outside the calendar, and those at its edges', () => {
    const fout = (deel: object) =>
      checkFlits({ correct: true, ms: 500, gok: 0.02, t: DAG, ...deel })
    for (const deel of [{ ms: 0 }, { ms: Infinity }, { t: -1 }, { t: 65_535 }, { ms: Number.NaN }])
      expect(fout(deel)).toBe('geen_getallen')
    for (const deel of [{}, { ms: 0.5 }, { t: 0 }, { t: 65_534 }]) expect(fout(deel)).toBeNull()
  })

  const antwoord = fc.record({
    correct: fc.boolean(),
    ms: evenly(1, 1e6),
    gok: fc.oneof(fc.double(), fc.constantFrom(0.02, 0.25, 0.5)),
    t: evenly(0, 60_000),
  })

  it('stays within bounds after anything, and no edge holds a reader', () => {
    fc.assert(
      fc.property(fc.array(antwoord, { maxLength: 80 }), fc.boolean(), (antwoorden, uitslag) => {
        let f = antwoorden.reduce(readFlits, beginFlits(4, false))
        for (let i = 0; i < 60; i += 1) {
          const ms = volgendeFlits(f, gewoon)
          expect(ms).toBeGreaterThanOrEqual(100)
          expect(ms).toBeLessThanOrEqual(3000)
          f = readFlits(f, { correct: uitslag, ms, gok: 0.02, t: f.t })
        }
        const na = volgendeFlits(f, gewoon)
        expect(uitslag ? 250 - na : na - 2000).toBeGreaterThan(0)
        expect(f.geloof.reduce((som, x) => som + x, 0)).toBeCloseTo(1, 4)
      }),
    )
  })

  it('counts no answer without numbers', () => {
    const goed = { correct: true, ms: 300, gok: 0.02, t: DAG }
    expect(checkFlits(goed)).toBeNull()
    for (const rommel of [
      { ms: 0 },
      { ms: Number.NaN },
      { ms: Infinity },
      { t: Number.NaN },
      { t: -1 },
    ])
      expect(checkFlits({ ...goed, ...rommel })).toBe('geen_getallen')
  })
})
