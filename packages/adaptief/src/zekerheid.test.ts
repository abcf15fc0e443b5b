import { describe, expect, it } from 'vitest'
import { createEngine } from './index.ts'
import { makeWereld, practise } from './proefleerling.ts'
import { trek } from './rng.ts'

const wereld = makeWereld()
const engine = createEngine(wereld)
const CODE = 'c4a'
const leerling = { groep: 4, scope: [CODE] }
const woorden = wereld.woorden.filter(({ categorie }) => categorie === CODE)

/** Draws from the standard normal distribution (Box and Muller). */
const normaal = (seed: number): number =>
  Math.sqrt(-2 * Math.log(1 - trek(seed, 1))) * Math.cos(2 * Math.PI * trek(seed, 2))

/** Returns the share of the words that this child really writes correctly. */
const wareKans = (niveau: number): number =>
  woorden.reduce((som, w) => som + 1 / (1 + Math.exp(w.moeilijkheid.mean - niveau)), 0) /
  woorden.length

describe('how sure it is that so much is mastered', () => {
  it.each([
    [1, 0, 0],
    [2, 10, 0],
    [3, 60, 3],
    [4, 60, -3],
    [5, 40, 1],
  ])(
    'says of the low end of the 80 %% interval that nine of ten lie above it (child %i)',
    (seed, aantal, niveau) => {
      const { staat } = practise(engine, engine.init(leerling, seed), {
        niveau: () => niveau,
        moeilijkheid: (id) => engine.difficulty(id).mean,
        aantal,
        guess: 0.5,
        seed,
      })
      const { laag, hoog } = engine.kansOpGoed(staat, CODE)
      const zeker = (grens: number) => engine.zekerheid(staat, CODE, { grens })
      expect(zeker(laag)).toBeCloseTo(0.9, 2)
      expect(zeker(hoog)).toBeCloseTo(0.1, 2)
      expect(zeker(0.7)).toBeGreaterThanOrEqual(zeker(0.8))
    },
  )

  it('is right about as often as it says, also in a game where half of the guesses are right', () => {
    const zeker: boolean[] = []
    for (let seed = 1; seed <= 400; seed += 1) {
      // The levels differ as much as the engine expects of children in groep 5.
      const niveau = 1 + 1.14 * normaal(seed)
      const { staat } = practise(engine, engine.init({ ...leerling, groep: 5 }, seed), {
        niveau: () => niveau,
        moeilijkheid: (id) => engine.difficulty(id).mean,
        aantal: 60,
        guess: 0.5,
        seed,
      })
      if (engine.zekerheid(staat, CODE, { grens: 0.8 }) >= 0.8) zeker.push(wareKans(niveau) >= 0.8)
    }
    expect(zeker.length).toBeGreaterThan(40)
    expect(zeker.filter(Boolean).length / zeker.length).toBeGreaterThan(0.8)
  })

  it('is not fooled by a child that guesses', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { staat } = practise(engine, engine.init(leerling, seed), {
        niveau: () => -8,
        moeilijkheid: (id) => engine.difficulty(id).mean,
        aantal: 100,
        guess: 0.5,
        seed,
      })
      expect(engine.zekerheid(staat, CODE, { grens: 0.8 })).toBeLessThan(0.2)
    }
  })

  it('judges an unknown category by the school year', () => {
    const zeker = (groep: number) =>
      engine.zekerheid(engine.init({ groep, scope: [] }), 'onbekend', { grens: 0.8 })
    expect(zeker(4)).toBeGreaterThan(0)
    expect(zeker(4)).toBeLessThan(0.5)
  })
})
