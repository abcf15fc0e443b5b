import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bronBijReden, createEngine } from './index.ts'
import type { Bron, Staat } from './index.ts'
import { makeWereld, practise, WERELD_CODES, inRust } from './proefleerling.ts'
import { trek } from './rng.ts'

const wereld = makeWereld(60)
const engine = createEngine(wereld)
const moeilijkheid = (id: string) => engine.difficulty(id).mean
const begin = (seed: number) => engine.init({ groep: 5, scope: WERELD_CODES }, seed)

/** Returns the true level per category, each drawn on its own around groep 5. */
function echtNiveau(seed: number): (categorie: string) => number {
  return (code) => 1 + 2.4 * (trek(seed, 5, WERELD_CODES.indexOf(code as never)) - 0.5)
}

const seeds = Array.from({ length: 20 }, (_, i) => i + 1)
const gespeeld = seeds.map((seed) => ({
  niveau: echtNiveau(seed),
  ...practise(engine, begin(seed), {
    niveau: echtNiveau(seed),
    moeilijkheid,
    aantal: 300,
    guess: 0.02,
    seed,
  }),
}))

describe('a simulated pupil over 300 answers', () => {
  it('gets opgaven on which the share right lies between .70 and .90', () => {
    for (const { keuzes } of gespeeld) {
      const goed = keuzes.filter((k) => k.goed).length / keuzes.length
      expect(keuzes).toHaveLength(300)
      expect(goed).toBeGreaterThan(0.7)
      expect(goed).toBeLessThan(0.9)
    }
  })

  it('is estimated far better than by the constant of the school year where it answered', () => {
    let fout = 0
    let foutConstant = 0
    for (const { staat, niveau } of gespeeld) {
      for (const code of WERELD_CODES) {
        const { mean, n } = engine.ability(staat, code)
        if (n < 10) continue
        fout += (mean - niveau(code)) ** 2
        foutConstant += (niveau(code) - 1) ** 2
      }
    }
    expect(fout).toBeLessThan(0.4 * foutConstant)
  })

  it('lies inside its own 80 % interval about as often as promised', () => {
    let binnen = 0
    for (const { staat, niveau } of gespeeld) {
      for (const code of WERELD_CODES) {
        const { mean, sd } = engine.ability(staat, code)
        if (Math.abs(niveau(code) - mean) < 1.2816 * sd) binnen += 1
      }
    }
    const deel = binnen / (gespeeld.length * WERELD_CODES.length)
    expect(deel).toBeGreaterThan(0.68)
    expect(deel).toBeLessThan(0.95)
  })

  it('is told apart from noise: an engine fed the answers of another pupil does worse (decoy)', () => {
    let eigen = 0
    let ander = 0
    gespeeld.forEach(({ staat }, i) => {
      const buur = gespeeld[(i + 1) % gespeeld.length]
      for (const code of WERELD_CODES) {
        const { mean } = engine.ability(staat, code)
        eigen += (mean - (gespeeld[i]?.niveau(code) ?? 0)) ** 2
        ander += (mean - (buur?.niveau(code) ?? 0)) ** 2
      }
    })
    expect(ander).toBeGreaterThan(2 * eigen)
  })
})

describe('the same seed', () => {
  it('gives the same choices, another seed other ones', () => {
    const play = (seed: number) =>
      practise(engine, begin(seed), {
        niveau: () => 0.3,
        moeilijkheid,
        aantal: 60,
        guess: 0.5,
        seed: 1,
      }).keuzes.map((k) => k.itemId)
    expect(play(4)).toEqual(play(4))
    expect(play(4)).not.toEqual(play(5))
  })

  it('leaves the state it was given untouched', () => {
    const staat = gespeeld[0]?.staat ?? begin(1)
    const kopie = structuredClone(staat)
    const keuze = engine.next(staat, { t: 20_100, guess: 0.02 })
    engine.update(staat, keuze?.itemId ?? '', {
      correct: false,
      t: 20_100,
      guess: 0.02,
      source: 'practice',
      place: 'school',
    })
    expect(staat).toEqual(kopie)
  })
})

describe('any history', () => {
  const bron = fc.constantFrom<Bron>('practice', 'review', 'probe', 'start', 'method', 'end')
  const stap = fc.record({
    woord: fc.nat(wereld.woorden.length + 5),
    correct: fc.boolean(),
    t: fc.oneof(evenly(-10, 40_000), fc.constant(Number.NaN)),
    guess: fc.oneof(evenly(-1, 2), fc.constant(Number.NaN)),
    source: bron,
    place: fc.constantFrom<'school' | 'home'>('school', 'home'),
  })

  it('never gives NaN, a negative variance or a state that cannot be stored', () => {
    fc.assert(
      fc.property(fc.array(stap, { maxLength: 120 }), fc.nat(), (stappen, seed) => {
        let staat: Staat = begin(seed)
        for (const { woord, ...antwoord } of stappen) {
          staat = engine.update(staat, wereld.woorden[woord]?.id ?? 'bestaat-niet', antwoord)
        }
        for (const c of staat.categorieen) {
          const { mean, sd } = engine.ability(staat, c.code)
          expect(Number.isFinite(mean)).toBe(true)
          expect(sd).toBeGreaterThan(0)
          const { kans, laag, hoog } = engine.kansOpGoed(staat, c.code)
          expect(laag).toBeGreaterThanOrEqual(0)
          expect(kans).toBeGreaterThanOrEqual(laag)
          expect(hoog).toBeGreaterThanOrEqual(kans)
          expect(hoog).toBeLessThanOrEqual(1)
        }
        expect(engine.parse(engine.serialize(staat))).toEqual({ ok: true, staat: inRust(staat) })
        expect(engine.next(staat, { t: staat.t, guess: 0.5 })).not.toBeNull()
      }),
      { numRuns: 60 },
    )
  })

  it('counts only words that exist', () => {
    const antwoord = { correct: true, t: 1, guess: 0, source: 'practice', place: 'school' } as const
    expect(engine.update(begin(1), 'bestaat-niet', antwoord)).toEqual(begin(1))
    expect(engine.update(begin(1), 'c4a-3', antwoord).n).toBe(1)
  })
})

describe('an answer', () => {
  const antwoord = {
    correct: true,
    t: 100,
    guess: 0.02,
    source: 'practice',
    place: 'school',
  } as const
  const stijging = (verander: object) =>
    engine.ability(engine.update(begin(1), 'c4a-20', { ...antwoord, ...verander }), 'c4a').mean

  it('counts for less at home than at school', () => {
    expect(stijging({ place: 'home' })).toBeLessThan(stijging({}))
    expect(stijging({ place: 'home' })).toBeGreaterThan(1.005)
  })

  it('is not judged by its speed', () => {
    expect(stijging({ rt: 100 })).toBe(stijging({ rt: 60_000 }))
  })

  it('of a test moves the estimate but neither the block nor the cards', () => {
    const na = engine.update(begin(1), 'c4a-20', { ...antwoord, correct: false, source: 'end' })
    expect(na).toMatchObject({ n: 1, focus: null, kaarten: [] })
    expect(engine.ability(na, 'c4a').mean).toBeLessThan(1)
  })

  it('in a category outside the scope is learned from, yet the category is not chosen', () => {
    const smal = engine.init({ groep: 5, scope: ['c3a'] }, 1)
    const na = engine.update(smal, 'c6a-2', antwoord)
    expect(engine.ability(na, 'c6a').n).toBe(1)
    const keuze = engine.next(na, { t: 100, guess: 0.02 })
    expect(keuze?.itemId.startsWith('c3a-')).toBe(true)
  })

  it('is expected with the chance that predict gives before it', () => {
    const ctx = { t: 100, guess: 0.02 }
    expect(engine.predict(begin(1), 'c3a-0', ctx)).toBeGreaterThan(
      engine.predict(begin(1), 'c6b-39', ctx),
    )
    expect(engine.predict(begin(1), 'bestaat-niet', ctx)).toBeCloseTo(0.66, 1)
  })

  it('comes from the source that belongs to its reason', () => {
    expect(bronBijReden({ soort: 'peiling', categorie: 'ei', aantal: 0 })).toBe('probe')
    expect(bronBijReden({ soort: 'herhaling', woord: 'geit', dagenGeleden: 2 })).toBe('review')
  })
})

describe('calibrated difficulties', () => {
  it('replace those of the catalogus', () => {
    const bank = { versie: 2, moeilijkheid: { 'c3a-0': { mean: 4, sd: 0.1 } } }
    const geijkt = createEngine(wereld, bank)
    expect(geijkt.difficulty('c3a-0')).toEqual({ mean: 4, sd: 0.1 })
    expect(geijkt.difficulty('c3a-1')).toEqual(engine.difficulty('c3a-1'))
  })

  it('that are no numbers count as unknown, and an empty catalogus has no next opgave', () => {
    const stuk = { 'c3a-0': { mean: Number.NaN, sd: -1 } }
    expect(createEngine(wereld, { versie: 1, moeilijkheid: stuk }).difficulty('c3a-0')).toEqual({
      mean: 0,
      sd: 1,
    })
    const leeg = createEngine({ categorieen: [], woorden: [] })
    expect(leeg.next(begin(1), { t: 1, guess: 0.5 })).toBeNull()
  })
})
