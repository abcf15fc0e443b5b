import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goAlong, legeOogst, losOp, oogst } from './ijk-oplossing.ts'
import type { WoordSchatting } from './types.ts'

interface Antwoord {
  readonly item: string
  readonly w: number
  readonly harder: number
  readonly nieuw: number
}

const begin = { mean: 0, sd: 0.6 }
const samen = { mean: 0, sd: 0.4 }
const los = (antwoorden: readonly Antwoord[], categorie = samen) => {
  const som = legeOogst()
  for (const { item, w, harder, nieuw } of antwoorden)
    oogst(som, item, { w, wd: w * harder, nieuw })
  return losOp(som, categorie, () => begin)
}
const woorden = ['a', 'b', 'c', 'd'] as const
const antwoord = fc.record({
  item: fc.constantFrom(...woorden),
  w: evenly(0.01, 0.25),
  harder: evenly(-3, 3),
  nieuw: evenly(0, 1),
})

/** Solves the same by iteration: each word and the category in turn, given the others, until nothing moves. */
function rondgang(antwoorden: readonly Antwoord[]) {
  const b = new Map<string, number>()
  let c = 0
  for (let keer = 0; keer < 3000; keer += 1) {
    for (const item of woorden) {
      const eigen = antwoorden.filter((a) => a.item === item)
      const som = eigen.reduce((tot, a) => tot + a.w * (a.harder - a.nieuw * c), 0)
      b.set(item, som / (1 / begin.sd ** 2 + eigen.reduce((tot, a) => tot + a.w, 0)))
    }
    const rest = antwoorden.reduce(
      (tot, a) => tot + a.w * a.nieuw * (a.harder - (b.get(a.item) ?? 0)),
      0,
    )
    c = rest / (1 / samen.sd ** 2 + antwoorden.reduce((tot, a) => tot + a.w * a.nieuw ** 2, 0))
  }
  return { b, c }
}

describe('words and their category after a night', () => {
  it('are what going round them one by one comes to, in any order', () => {
    fc.assert(
      fc.property(fc.array(antwoord, { minLength: 1, maxLength: 60 }), (rij) => {
        const { b, c } = rondgang(rij)
        for (const uit of [los(rij), los(rij.toReversed())]) {
          expect(uit.categorie.mean).toBeCloseTo(c, 6)
          for (const [item, { mean }] of uit.woorden) expect(mean).toBeCloseTo(b.get(item) ?? 0, 6)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('share what all words have: the category takes it, and together they do not pass it by', () => {
    const rij = woorden.flatMap((item) =>
      Array.from({ length: 2000 }, () => ({ item, w: 0.13, harder: 0.5, nieuw: 1 })),
    )
    const { categorie, woorden: na } = los(rij)
    expect(categorie.mean).toBeGreaterThan(0.2)
    for (const { mean } of na.values()) {
      expect(mean + categorie.mean).toBeLessThanOrEqual(0.5)
      expect(mean + categorie.mean).toBeGreaterThan(0.49)
    }
  })

  it('leave a category alone of which pupils have taken the error over, and one that is fixed (decoys)', () => {
    const rij = woorden.map((item) => ({ item, w: 0.2, harder: 1, nieuw: 0 }))
    expect(los(rij).categorie).toEqual(samen)
    const vast = { mean: 0.3, sd: 0 }
    expect(los([{ item: 'a', w: 0.2, harder: 1, nieuw: 1 }], vast).categorie).toEqual(vast)
  })

  it('get surer with every answer, and never less sure by more than half', () => {
    const een = los([{ item: 'a', w: 0.2, harder: 0, nieuw: 1 }])
    const veel = los(Array.from({ length: 50 }, () => ({ item: 'a', w: 0.2, harder: 0, nieuw: 1 })))
    expect(veel.categorie.sd).toBeLessThan(een.categorie.sd)
    const vreemd = los([{ item: 'a', w: -50, harder: 0, nieuw: 1 }])
    expect(vreemd.categorie.sd).toBeLessThanOrEqual(samen.sd * Math.SQRT2 + 1e-9)
    expect(vreemd.woorden.get('a')?.sd).toBeCloseTo(begin.sd * Math.SQRT2, 9)
  })

  it('move along with their category by all of it at most, and never against it, whatever the sums say', () => {
    const meeBij = (ws: number) => {
      const som = { woorden: new Map([['a', { w: 0.2, ws, wd: 0 }]]), wss: 1, wsd: 0 }
      return losOp(som, samen, () => begin).woorden.get('a')?.mee
    }
    expect(meeBij(90)).toBe(-1)
    expect(meeBij(-90)).toBe(0)
    expect(meeBij(0.2)).toBeCloseTo(-0.2 / (1 / 0.36 + 0.2), 9)
  })

  /** Solves one night after another; what an answer still says is measured from the estimates of the nights before. */
  function naElkaar(nachten: readonly (readonly Antwoord[])[]) {
    let categorie = samen
    const bank = new Map<string, WoordSchatting>(woorden.map((item) => [item, begin]))
    for (const nacht of nachten) {
      const som = legeOogst()
      for (const { item, w, harder, nieuw } of nacht) {
        const nog = harder - (bank.get(item)?.mean ?? 0) - nieuw * categorie.mean
        oogst(som, item, { w, wd: w * nog, nieuw })
      }
      const na = losOp(som, categorie, (item) => bank.get(item) ?? begin)
      for (const [item, b] of bank) bank.set(item, na.woorden.get(item) ?? goAlong(b, na.stap))
      categorie = na.categorie
    }
    return { categorie, bank }
  }

  it('are the same after three nights as after one night of all three', () => {
    const nacht = fc.array(antwoord, { maxLength: 12 })
    fc.assert(
      fc.property(nacht, nacht, nacht, (een, twee, drie) => {
        const [apart, ineens] = [
          naElkaar([een, twee, drie]),
          naElkaar([[...een, ...twee, ...drie]]),
        ]
        expect(apart.categorie.mean).toBeCloseTo(ineens.categorie.mean, 6)
        expect(apart.categorie.sd).toBeCloseTo(ineens.categorie.sd, 6)
        for (const item of woorden) {
          const [a, b] = [apart.bank.get(item), ineens.bank.get(item)]
          expect(a?.mean).toBeCloseTo(b?.mean ?? Number.NaN, 6)
          expect(a?.sd).toBeCloseTo(b?.sd ?? Number.NaN, 6)
          expect(a?.mee ?? 0).toBeCloseTo(b?.mee ?? 0, 6)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('stay the very same while nothing moves them: a word that does not go along, or a category that stood still', () => {
    const los = { mean: 0.4, sd: 0.5 }
    const mee = { ...los, mee: -0.5 }
    expect(goAlong(los, 0.3)).toBe(los)
    expect(goAlong({ ...los, mee: 0 }, 0.3)).toEqual({ ...los, mee: 0 })
    expect(goAlong(mee, 0)).toBe(mee)
    expect(goAlong(mee, 0.3)).toEqual({ mean: 0.4 - 0.15, sd: 0.5, mee: -0.5 })
    expect(goAlong({ ...los, mee: -1 }, 1)).toEqual({ mean: -0.6, sd: 0.5, mee: -1 })
  })

  it('forget what binds them where a word does not say how it goes along (decoy)', () => {
    const nacht = woorden.map((item) => ({ item, w: 0.25, harder: 2, nieuw: 1 }))
    const { categorie, woorden: na } = los(nacht)
    const bank = new Map([...na].map(([item, { mean, sd }]) => [item, { mean, sd }]))
    const som = legeOogst()
    for (const { item, w, nieuw } of nacht) {
      const nog = 2 - (bank.get(item)?.mean ?? 0) - nieuw * categorie.mean
      oogst(som, item, { w, wd: w * nog, nieuw })
    }
    const los2 = losOp(som, categorie, (item) => bank.get(item) ?? begin)
    expect(los2.categorie.mean).not.toBeCloseTo(naElkaar([nacht, nacht]).categorie.mean, 3)
  })
})
