import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bronBijReden, createEngine } from './index.ts'
import type { Bank, Catalogus, Context, Engine, Leerling, Response, Staat } from './index.ts'
import { makeWereld, WERELD_CODES, inRust } from './proefleerling.ts'

/** Any number at all, with the worst ones often. */
const wildGetal = fc.oneof(
  fc.constantFrom(Number.NaN, Infinity, -Infinity, 0, -0, -1, 1e308, -1e308, 0.5),
  fc.double(),
)
/** Codes that collide with each other or with a property of every object, or that no state can hold. */
const CODES = [
  'a',
  'b',
  'c',
  'd',
  'a\nb',
  '',
  'constructor',
  '\ufeffa',
  '\ud800',
  'é',
  'x'.repeat(65),
]
const code = fc.constantFrom(...CODES)
const codes = fc.array(code, { maxLength: 6 })
const woordId = fc.oneof(fc.constantFrom('w1', 'w2', 'w3', 'w4', 'toString', ''), code)
const schatting = fc.record({ mean: wildGetal, sd: wildGetal })
const ofNiets = { freq: 3, nil: undefined }

/** A catalogus whose prerequisites point anywhere: at themselves, in a ring, or at something that does not exist. */
const wildeCatalogus: fc.Arbitrary<Catalogus> = fc.record({
  categorieen: fc.array(fc.record({ code, groep: wildGetal, vereist: codes }), { maxLength: 6 }),
  woorden: fc.array(
    fc.record({
      id: woordId,
      categorie: code,
      kenmerken: fc.constant({}),
      moeilijkheid: schatting,
    }),
    { maxLength: 12 },
  ),
})

const wildeBank: fc.Arbitrary<Bank> = fc.record({
  versie: fc.constant(1),
  moeilijkheid: fc.dictionary(woordId, schatting, { noNullPrototype: false }),
  categorieen: fc.dictionary(code, schatting, { noNullPrototype: false }),
  verleden: fc.array(wildGetal, { maxLength: 20 }),
})

const instellingen = fc.record({
  doelen: codes,
  uit: codes,
  niveau: fc.record({ min: wildGetal, max: wildGetal }),
  snelFilter: fc.boolean(),
})

const leerling: fc.Arbitrary<Leerling> = fc
  .record({
    groep: fc.oneof(wildGetal, fc.constantFrom(0, 3, 4, 8, 9)),
    scope: codes,
    lvs: fc.option(fc.record({ z: wildGetal, t: wildGetal }), ofNiets),
    dyslexie: fc.boolean(),
    settings: fc.option(instellingen, ofNiets),
  })
  .map(({ lvs, settings, ...vast }) => ({
    ...vast,
    ...(lvs && { lvs }),
    ...(settings && { settings }),
  }))

const context: fc.Arbitrary<Context> = fc
  .record({
    t: fc.oneof(wildGetal, evenly(20_000, 20_100)),
    guess: wildGetal,
    newBlock: fc.boolean(),
    settings: fc.option(instellingen, ofNiets),
    alleen: fc.option(codes, ofNiets),
    behalve: fc.array(woordId, { maxLength: 4 }),
  })
  .map(({ settings, alleen, ...vast }) => ({
    ...vast,
    ...(settings && { settings }),
    ...(alleen && { alleen }),
  }))

const antwoord: fc.Arbitrary<Response> = fc.record({
  correct: fc.boolean(),
  t: fc.oneof(wildGetal, evenly(19_900, 20_100)),
  guess: wildGetal,
  source: fc.constantFrom('practice', 'review', 'probe', 'start', 'method', 'end'),
  place: fc.constantFrom('school', 'home'),
  rt: wildGetal,
})

type Stap =
  | { readonly soort: 'antwoord'; readonly item: string; readonly antwoord: Response }
  /** The same answer comes in twice. */
  | { readonly soort: 'dubbel'; readonly item: string; readonly antwoord: Response }
  | { readonly soort: 'speel'; readonly ctx: Context; readonly correct: boolean }
  | { readonly soort: 'wijzig'; readonly leerling: Leerling }
  | { readonly soort: 'nieuweDag' }

/** One thing that happens to a state. */
const stap: fc.Arbitrary<Stap> = fc.oneof(
  fc.record({ soort: fc.constant('antwoord'), item: woordId, antwoord }),
  fc.record({ soort: fc.constant('dubbel'), item: woordId, antwoord }),
  fc.record({ soort: fc.constant('speel'), ctx: context, correct: fc.boolean() }),
  fc.record({ soort: fc.constant('wijzig'), leerling }),
  fc.record({ soort: fc.constant('nieuweDag') }),
)

/** Returns the state after this step. */
function set(engine: Engine, staat: Staat, wat: Stap): Staat {
  if (wat.soort === 'wijzig') return engine.change(staat, wat.leerling)
  if (wat.soort === 'nieuweDag') return engine.nieuweDag(staat)
  if (wat.soort === 'speel') return play(engine, staat, wat)
  const na = engine.update(staat, wat.item, wat.antwoord)
  return wat.soort === 'dubbel' ? engine.update(na, wat.item, wat.antwoord) : na
}

function play(
  engine: Engine,
  staat: Staat,
  { ctx, correct }: { ctx: Context; correct: boolean },
): Staat {
  const keuze = engine.next(staat, ctx)
  if (!keuze) return staat
  const source = bronBijReden(keuze.reden)
  return engine.update(staat, keuze.itemId, { ...ctx, correct, source, place: 'school' })
}

/** A whole case: a catalogus, a bank, a pupil, what happened, and a moment to choose at. */
const geval = fc.record({
  catalogus: wildeCatalogus,
  bank: fc.option(wildeBank, ofNiets),
  leerling,
  stappen: fc.array(stap, { maxLength: 12 }),
  ctx: context,
})

/** Returns every number anywhere in a value, since a screen can show any of them. */
function getallenIn(waarde: unknown): number[] {
  if (typeof waarde === 'number') return [waarde]
  if (typeof waarde !== 'object' || waarde === null) return []
  return Object.values(waarde).flatMap(getallenIn)
}

/** Returns everything that screens ask of a state, at a moment that may be nonsense as well. */
function allesWatMenVraagt(engine: Engine, staat: Staat, { t, guess }: Context): unknown[] {
  return [
    ...CODES.flatMap((c) => [
      engine.ability(staat, c, t),
      engine.kansOpGoed(staat, c, t),
      engine.zekerheid(staat, c, { grens: 0.85, t }),
      engine.beheersing(staat, c, t),
    ]),
    ...['w1', 'toString', 'a'].flatMap((w) => [
      engine.predict(staat, w, { t, guess }),
      engine.difficulty(w),
    ]),
    engine.weakSkills(staat),
    engine.waarschuwingen(staat),
  ]
}

interface Gespeeld {
  readonly engine: Engine
  readonly staat: Staat
  readonly ctx: Context
}

/** Checks something of the state after any history, on any catalogus. */
function naElkeGeschiedenis(toets: (na: Gespeeld) => void, numRuns = 300): void {
  fc.assert(
    fc.property(geval, ({ catalogus, bank, leerling: wie, stappen, ctx }) => {
      const engine = createEngine(catalogus, bank)
      const staat = stappen.reduce((nu, s) => set(engine, nu, s), engine.init(wie, 7))
      toets({ engine, staat, ctx })
    }),
    { numRuns },
  )
}

describe('after any history, on any catalogue, for any pupil', () => {
  it('every number that a screen asks for is a number', () => {
    naElkeGeschiedenis(({ engine, staat, ctx }) => {
      const getallen = getallenIn(allesWatMenVraagt(engine, staat, ctx))
      expect(getallen.length).toBeGreaterThan(CODES.length)
      expect(getallen.filter((x) => !Number.isFinite(x))).toEqual([])
    })
  })

  it('chances lie between 0 and 1, and the interval around its chance', () => {
    naElkeGeschiedenis(({ engine, staat, ctx }) => {
      for (const c of CODES) {
        const { kans, laag, hoog } = engine.kansOpGoed(staat, c, ctx.t)
        expect([0, laag, kans, hoog, 1]).toEqual([0, laag, kans, hoog, 1].toSorted((a, b) => a - b))
        expect(engine.ability(staat, c, ctx.t).sd).toBeGreaterThan(0)
      }
    })
  })

  it('there is a next word with numbers in its reason, or a warning says why not', () => {
    naElkeGeschiedenis(({ engine, staat, ctx }) => {
      const keuze = engine.next(staat, ctx)
      const niets = engine
        .waarschuwingen(staat, ctx)
        .filter(({ soort }) => soort === 'niets_te_oefenen')
      expect(niets).toHaveLength(keuze ? 0 : 1)
      if (!keuze) return
      const uitleg = engine.explain(staat, keuze.reden)
      expect(getallenIn([keuze.reden, uitleg]).filter((x) => !Number.isFinite(x))).toEqual([])
    })
  })

  it('the stored form gives the same state back, which goes on as the first would', () => {
    naElkeGeschiedenis(({ engine, staat, ctx }) => {
      const uitkomst = engine.parse(engine.serialize(staat))
      expect(uitkomst).toEqual({ ok: true, staat: inRust(staat) })
      const terug = uitkomst.ok ? uitkomst.staat : staat
      expect(engine.next(terug, ctx)).toEqual(engine.next(staat, ctx))
    })
  })

  it('the same history gives the same state, by an engine made anew', () => {
    fc.assert(
      fc.property(geval, ({ catalogus, bank, leerling: wie, stappen }) => {
        const perform = () => {
          const engine = createEngine(catalogus, bank)
          return engine.serialize(
            stappen.reduce((nu, s) => set(engine, nu, s), engine.init(wie, 7)),
          )
        }
        expect(perform()).toEqual(perform())
      }),
    )
  })

  it('the bank of tomorrow holds numbers alone', () => {
    fc.assert(
      fc.property(geval, fc.array(antwoord), ({ catalogus, bank, leerling: wie }, antwoorden) => {
        const engine = createEngine(catalogus, bank)
        const staat = engine.init(wie)
        const punten = antwoorden.flatMap((a, i) => {
          const punt = engine.ijkpunt(staat, ['w1', 'w2', 'constructor'][i % 3] ?? '', a)
          return punt ? [punt] : []
        })
        const rommel = punten.map((punt) => ({ ...punt, cel: Number.NaN, gewicht: Infinity }))
        const vaardigheid = { mean: Number.NaN, variantie: -1 }
        const leeg = punten.map((punt) => ({ ...punt, vaardigheid }))
        expect(engine.endOfDay([...leeg, ...punten])).toEqual(engine.endOfDay(punten))
        const morgen = engine.endOfDay([...punten, ...rommel])
        expect(getallenIn(morgen).filter((x) => !Number.isFinite(x))).toEqual([])
      }),
    )
  })

  it('no pupil is ever stuck while there is anything allowed', () => {
    const engine = createEngine(makeWereld())
    const vast = { t: 20_000, guess: 0.02, source: 'practice', place: 'school' } as const
    fc.assert(
      fc.property(
        fc.array(stap, { maxLength: 20 }),
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        (stappen, uitslagen) => {
          let staat = stappen.reduce(
            (nu, s) => set(engine, nu, s),
            engine.init({ groep: 4, scope: WERELD_CODES }, 3),
          )
          staat = engine.change(staat, { groep: 5, scope: ['c4a', 'c5a'] })
          for (const correct of uitslagen) {
            const keuze = engine.next(staat, { t: 20_000, guess: 0.02 })
            expect(keuze?.itemId).toMatch(/^c[45]a-/)
            staat = engine.update(staat, keuze?.itemId ?? '', { ...vast, correct })
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
