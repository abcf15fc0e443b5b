import { describe, expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import { sigmoid } from '../kansen.ts'
import { makeWereld, WERELD_CODES } from '../proefleerling.ts'
import { trek } from '../rng.ts'
import { judgeMethodetoets, estimateFromToets, compareToetsen } from './vaste-toets.ts'

const wereld = makeWereld(60)
const engine = createEngine(wereld)
const antwoord = { t: 10, guess: 0.02, source: 'start', place: 'school' } as const

/** Takes the start test as a child who has this level in every category. */
function takeOff(niveau: number, seed: number, scope: readonly string[] = WERELD_CODES) {
  let staat = engine.init({ groep: 5, scope }, seed)
  const woorden: string[] = []
  for (;;) {
    const stap = engine.toetswoord(staat, { woorden, minuten: 0 })
    if (stap.soort === 'klaar') return { staat, woorden, waarom: stap.waarom }
    woorden.push(stap.itemId)
    const kans = sigmoid(niveau - engine.difficulty(stap.itemId).mean)
    const correct = trek(seed, woorden.length) < kans
    staat = engine.update(staat, stap.itemId, { ...antwoord, correct })
  }
}

describe('the start test', () => {
  it('ends by itself, gives no word twice and one at least of each category of the own year', () => {
    const { woorden, waarom } = takeOff(1, 3)
    expect(waarom).toBe('alle_woorden')
    expect(takeOff(1, 3, ['c5a', 'c5b']).waarom).toBe('zeker_genoeg')
    expect(new Set(woorden).size).toBe(woorden.length)
    for (const code of ['c5a', 'c5b']) expect(woorden.some((id) => id.startsWith(code))).toBe(true)
  })

  it('finds how far a child is, also one far from its year', () => {
    for (const niveau of [-1, 1, 3]) {
      const fouten = [1, 2, 3, 4].map((seed) => {
        const { staat } = takeOff(niveau, seed)
        const som = WERELD_CODES.reduce((tot, code) => tot + engine.ability(staat, code).mean, 0)
        return som / WERELD_CODES.length - niveau
      })
      expect(Math.abs(fouten.reduce((a, b) => a + b, 0) / fouten.length)).toBeLessThan(0.6)
    }
  })

  it('begins with easy words', () => {
    const staat = engine.init({ groep: 5, scope: WERELD_CODES }, 1)
    const kans = (woorden: readonly string[]) => {
      const stap = engine.toetswoord(staat, { woorden, minuten: 0 })
      if (stap.soort === 'klaar') throw new Error('it ended')
      return engine.predict(staat, stap.itemId, { t: 0, guess: 0.02 })
    }
    expect(kans([])).toBeCloseTo(0.85, 1)
    expect(kans(['c3a-0', 'c3a-1', 'c3a-2'])).toBeCloseTo(0.6, 1)
  })

  it('says why it ends: time, or nothing to ask', () => {
    const staat = engine.init({ groep: 5, scope: WERELD_CODES }, 1)
    const waarom = (bij: object, van = staat) =>
      engine.toetswoord(van, { woorden: [], minuten: 0, ...bij })
    expect(waarom({ minuten: 12 })).toEqual({ soort: 'klaar', waarom: 'tijd_om' })
    expect(waarom({}, engine.init({ groep: 5, scope: [] }))).toMatchObject({ waarom: 'geen_woord' })
  })
})

describe('a fixed test', () => {
  const model = { kans: 0.7, laag: 0.5, hoog: 0.85 }

  it('gives what was counted with the interval of the model', () => {
    expect(judgeMethodetoets({ goed: 8, van: 12 }, model)).toEqual({
      soort: 'oordeel',
      goed: 8,
      van: 12,
      ...model,
    })
  })

  it('under ten words says only what was counted', () => {
    expect(judgeMethodetoets({ goed: 8, van: 9 }, model)).toEqual({
      soort: 'te_weinig_woorden',
      goed: 8,
      van: 9,
    })
  })
})

describe('an end test beside a begin test', () => {
  /** Returns the estimate from a dictation of so many words by a child of this level. */
  const dictee = (niveau: number, seed: number, aantal = 20) =>
    estimateFromToets(
      Array.from({ length: aantal }, (_, i) => {
        const mean = (i % 10) / 5 - 1
        const correct = trek(seed, i) < 0.02 + 0.95 * sigmoid(niveau - mean)
        return { moeilijkheid: { mean, sd: 0.2 }, correct, guess: 0.02 }
      }),
    )
  const deel = (groei: number) =>
    Array.from({ length: 200 }, (_, seed) =>
      compareToetsen(dictee(0, 2 * seed), dictee(groei, 2 * seed + 1)),
    ).filter(({ oordeel }) => oordeel === 'betrouwbaar_vooruit').length / 200

  it('calls growth reliable where there was much, and seldom where there was none (decoy)', () => {
    expect(deel(2)).toBeGreaterThan(0.7)
    expect(deel(0)).toBeLessThan(0.1)
  })

  it('knows the index of reliable change, and asks for a difference that matters', () => {
    const voor = { mean: 0, sd: 0.3 }
    expect(compareToetsen(voor, { mean: 1, sd: 0.4 })).toMatchObject({
      oordeel: 'betrouwbaar_vooruit',
      rci: 2,
    })
    expect(compareToetsen(voor, { mean: 0.5, sd: 0.4 }).oordeel).toBe('nog_niet_te_zeggen')
    expect(compareToetsen(voor, { mean: -1, sd: 0.4 }).oordeel).toBe('betrouwbaar_achteruit')
    const precies = compareToetsen({ mean: 0, sd: 0.01 }, { mean: 0.2, sd: 0.01 })
    expect(precies).toMatchObject({ oordeel: 'nog_niet_te_zeggen' })
  })
})
