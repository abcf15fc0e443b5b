import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legeOogst, losOp, oogst } from './ijk-oplossing.ts'

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
  w: fc.double({ min: 0.01, max: 0.25, noNaN: true }),
  harder: fc.double({ min: -3, max: 3, noNaN: true }),
  nieuw: fc.double({ min: 0, max: 1, noNaN: true }),
})

/** The same by going round: each word and the category in turn, given the others, until nothing moves. */
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
  })
})
