import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import { opPlanken } from '../verleden.ts'
import { makeWereld, WERELD_CODES } from '../proefleerling.ts'
import { leesengine } from './leesengine.ts'
import type { Leesgebeurtenis, Leesstaat } from './leesstaat.ts'
import { DAG, begin, flits, lezing, na, vragenOver } from './proeflezer.ts'

const spelling = createEngine(makeWereld())

const getal = fc.oneof(
  { weight: 4, arbitrary: evenly(0, 500) },
  { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Infinity, -Infinity, -1, 0, 1e308) },
)
const moment = fc.oneof(evenly(DAG, DAG + 100), getal)

/** Any reading event that may come in, sound or not. */
const gebeurtenis: fc.Arbitrary<Leesgebeurtenis> = fc.oneof(
  fc.record({
    soort: fc.constant('lezing' as const),
    vorm: fc.constantFrom('woorden' as const, 'tekst' as const),
    lezing: fc
      .record({ woorden: getal, fout: getal, tempo: getal, niveau: getal, t: moment })
      .map(({ woorden, fout, tempo, niveau, t }) => {
        const goed = Math.max(0, woorden - fout)
        return { woorden, goed, ms: 5 * woorden * tempo, niveau: niveau / 60, t }
      }),
  }),
  fc.record({
    soort: fc.constant('flits' as const),
    antwoord: fc.record({ correct: fc.boolean(), ms: getal, gok: getal, t: moment }),
  }),
  fc.record({
    soort: fc.constant('begrip' as const),
    antwoorden: fc.record({
      t: moment,
      vragen: fc.array(
        fc.record({
          correct: fc.boolean(),
          keuzes: fc.constantFrom(1, 2, 4, Number.NaN),
          moeilijkheid: fc.record({ mean: getal, sd: getal }),
        }),
        { maxLength: 4 },
      ),
    }),
  }),
)
const geschiedenis = fc.array(gebeurtenis, { maxLength: 25 })

describe('reading and spelling', () => {
  const ctx = { t: DAG, guess: 0.02 }
  /** Plays a round of spelling and calls `tussen` after each answer. */
  function spel(tussen: (i: number) => void): Uint8Array {
    let staat = spelling.init({ groep: 5, scope: WERELD_CODES }, 2)
    for (let i = 0; i < 12; i += 1) {
      const keuze = spelling.next(staat, ctx)
      const antwoord = { ...ctx, correct: i % 3 > 0, source: 'practice', place: 'school' } as const
      staat = spelling.update(staat, keuze?.itemId ?? '', antwoord)
      tussen(i)
    }
    return spelling.serialize(staat)
  }

  it('never move each other, whatever is read between the words', () => {
    const alleen = spel(() => undefined)
    fc.assert(
      fc.property(geschiedenis, (wat) => {
        let lezer = begin()
        const samen = spel((i) => {
          const g = wat[i]
          if (g) lezer = leesengine.update(lezer, g).staat
        })
        expect(samen).toEqual(alleen)
        expect(leesengine.serialize(lezer)).toEqual(leesengine.serialize(na(wat.slice(0, 12))))
      }),
      { numRuns: 40 },
    )
  })

  it('would show it if they did: one answer or reading more is another state (decoy)', () => {
    const een = spelling.init({ groep: 5, scope: WERELD_CODES }, 2)
    const antwoord = { ...ctx, correct: true, source: 'practice', place: 'school' } as const
    const twee = spelling.update(een, 'c5a-3', antwoord)
    expect(spelling.serialize(twee)).not.toEqual(spelling.serialize(een))
    for (const g of [lezing(DAG), flits(DAG), vragenOver(DAG)])
      expect(leesengine.serialize(na([g]))).not.toEqual(leesengine.serialize(begin()))
  })

  it('keep four measures apart: each moves its own and no other', () => {
    const [a, b, c] = [na([lezing(DAG)]), na([flits(DAG)]), na([vragenOver(DAG)])]
    const nul = begin()
    expect(a).toEqual({ ...nul, vlotheid: { ...nul.vlotheid, tekst: a.vlotheid.tekst } })
    expect(b).toEqual({ ...nul, flits: b.flits })
    expect(c).toEqual({ ...nul, begrip: c.begrip })
  })

  it('fit together in 8 KB, with 58 categories full of cards and long words', () => {
    const scope = Array.from({ length: 58 }, (_, i) => `categorie${i}`)
    const kaart = { gemist: 1, laatst: 2, s: 0.5, d: 6, fouten: 1 }
    const vol = {
      ...spelling.init({ groep: 8, scope }),
      kaarten: Array.from({ length: 40 }, (_, i) => ({ ...kaart, woord: `kinderfeestje${i}` })),
      gezien: {
        recent: Array.from({ length: 32 }, (_, i) => i * 1_000_003),
        vakken: opPlanken(Array.from({ length: 256 }, () => 0xabcd)),
        dag: 20_000,
      },
      focus: 'categorie1',
    }
    const lezer = leesengine.serialize(na([lezing(DAG), flits(DAG), vragenOver(DAG)]))
    expect(spelling.serialize(vol).length + lezer.length).toBeLessThanOrEqual(8192)
  })
})

describe('after anything that may come in as reading', () => {
  it('the stored form gives the same state back, and all that is told are numbers', () => {
    fc.assert(
      fc.property(geschiedenis, moment, (wat, t) => {
        const staat = na(wat)
        expect(leesengine.parse(leesengine.serialize(staat))).toEqual({ ok: true, staat })
        const gezegd = [
          leesengine.explain(staat, t),
          leesengine.vlotheid(staat, 'woorden', t),
          leesengine.flits(staat),
          leesengine.begrip(staat, t),
          leesengine.volgendeFlits(staat, 0.25),
        ]
        const kaal = JSON.stringify(gezegd, (_, x: unknown) =>
          typeof x === 'number' && !Number.isFinite(x) ? 'geen getal' : x,
        )
        expect(kaal).not.toContain('geen getal')
      }),
      { numRuns: 300 },
    )
  })

  it('what does not count leaves the state alone and says why', () => {
    fc.assert(
      fc.property(geschiedenis, gebeurtenis, (wat, g) => {
        const staat = na(wat)
        const uit = leesengine.update(staat, g)
        expect(uit.staat === staat).toBe(!uit.telt)
        expect('waarom' in uit).toBe(!uit.telt)
      }),
    )
    const uit = leesengine.update(begin(), lezing(DAG, 1 / 500))
    expect(uit).toMatchObject({ telt: false, waarom: 'onderbroken' })
  })

  it('the same again gives the same bytes', () => {
    fc.assert(
      fc.property(geschiedenis, (wat) => {
        expect(leesengine.serialize(na(wat))).toEqual(leesengine.serialize(na(wat)))
      }),
    )
  })
})

describe('a reader', () => {
  it('without a year begins in the middle, with another number at the nearest year', () => {
    expect(begin(Number.NaN)).toEqual(begin(4))
    expect(begin(99)).toEqual(begin(8))
  })

  it('keeps what was measured when the year or the mode changes; the rest begins anew', () => {
    const staat = na([lezing(DAG)])
    const later = leesengine.change(staat, { groep: 7, dyslexie: true })
    expect(later.vlotheid.tekst).toEqual(staat.vlotheid.tekst)
    expect(later.vlotheid.woorden).toEqual(begin(7).vlotheid.woorden)
    expect(later.flits).toEqual(leesengine.init({ groep: 7, dyslexie: true }).flits)
  })
})

describe('what is read next', () => {
  const teksten = [2.5, 3, 3.5, 4, 4.5, 5, 5.5].map((jaar) => ({ id: `t${jaar}`, jaar, keuzes: 4 }))
  const vragen = teksten.map((t) => ({ ...t, soort: 'gevolg' as const }))
  const jaarVoor = (staat: Leesstaat) =>
    leesengine.chooseTekst(staat, teksten, new Set())?.keus.jaar ?? Number.NaN

  it('is harder for who understands more, and lighter in dyslexia mode', () => {
    const knap = na(Array.from({ length: 8 }, (_, i) => vragenOver(DAG + i)))
    expect(jaarVoor(knap)).toBeGreaterThan(jaarVoor(begin()))
    const zacht = leesengine.change(begin(), { groep: 5, dyslexie: true })
    const fijn = Array.from({ length: 80 }, (_, i) => ({
      id: `f${i}`,
      jaar: 2 + i / 20,
      keuzes: 4,
    }))
    const kans = (staat: Leesstaat) => leesengine.chooseTekst(staat, fijn, new Set())?.kans ?? 0
    expect(kans(zacht)).toBeGreaterThan(kans(begin()) + 0.02)
    expect(leesengine.chooseVraag(begin(), vragen, new Set())?.kans).toBeCloseTo(0.75, 1)
  })

  it('is not what was had, and nothing where there is nothing', () => {
    const eerste = leesengine.chooseTekst(begin(), teksten, new Set())?.keus.id ?? ''
    expect(leesengine.chooseTekst(begin(), teksten, new Set([eerste]))?.keus.id).not.toBe(eerste)
    expect(leesengine.chooseVraag(begin(), [], new Set())).toBeNull()
  })
})
