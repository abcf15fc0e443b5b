import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../index.ts'
import { maakWereld, WERELD_CODES } from '../proefleerling.ts'
import { vraagMoeilijkheid } from './begrip.ts'
import { FLITS_MIN } from './constanten.ts'
import { LEESSTAAT_VERSIE } from './lees-serialisatie.ts'
import { leesengine } from './leesengine.ts'
import type { Leesgebeurtenis, Leesstaat } from './leesstaat.ts'
import { opPlanken } from '../verleden.ts'

const DAG = 20_000
const spelling = createEngine(maakWereld())

const getal = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: 0, max: 500, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Infinity, -Infinity, -1, 0, 1e308) },
)
const moment = fc.oneof(fc.double({ min: DAG, max: DAG + 100, noNaN: true }), getal)

/** Anything that may come in as reading, sound or not. */
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

const begin = (groep = 5) => leesengine.init({ groep, dyslexie: false }, 3)
const na = (wat: readonly Leesgebeurtenis[], van = begin()): Leesstaat =>
  wat.reduce((nu, g) => leesengine.update(nu, g).staat, van)

const lezing = (t: number, perMinuut = 70): Leesgebeurtenis => ({
  soort: 'lezing',
  vorm: 'tekst',
  lezing: { woorden: 60, goed: 57, ms: (60_000 * 57.5) / perMinuut, niveau: 5, t },
})
const flits = (t: number, correct = true): Leesgebeurtenis => ({
  soort: 'flits',
  antwoord: { correct, ms: 500, gok: 0.25, t },
})
const vragenOver = (t: number, correct = true): Leesgebeurtenis => {
  const vraag = { correct, keuzes: 4, moeilijkheid: vraagMoeilijkheid(5) }
  return { soort: 'begrip', antwoorden: { t, vragen: [vraag, vraag, vraag, vraag] } }
}

describe('reading and spelling', () => {
  const ctx = { t: DAG, guess: 0.02 }
  /** A round of spelling; between its answers, whatever `tussen` does. */
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
    const later = leesengine.wijzig(staat, { groep: 7, dyslexie: true })
    expect(later.vlotheid.tekst).toEqual(staat.vlotheid.tekst)
    expect(later.vlotheid.woorden).toEqual(begin(7).vlotheid.woorden)
    expect(later.flits).toEqual(leesengine.init({ groep: 7, dyslexie: true }).flits)
  })
})

describe('what is read next', () => {
  const teksten = [2.5, 3, 3.5, 4, 4.5, 5, 5.5].map((jaar) => ({ id: `t${jaar}`, jaar, keuzes: 4 }))
  const vragen = teksten.map((t) => ({ ...t, soort: 'gevolg' as const }))
  const jaarVoor = (staat: Leesstaat) =>
    leesengine.kiesTekst(staat, teksten, new Set())?.keus.jaar ?? Number.NaN

  it('is harder for who understands more, and lighter in dyslexia mode', () => {
    const knap = na(Array.from({ length: 8 }, (_, i) => vragenOver(DAG + i)))
    expect(jaarVoor(knap)).toBeGreaterThan(jaarVoor(begin()))
    const zacht = leesengine.wijzig(begin(), { groep: 5, dyslexie: true })
    const fijn = Array.from({ length: 80 }, (_, i) => ({
      id: `f${i}`,
      jaar: 2 + i / 20,
      keuzes: 4,
    }))
    const kans = (staat: Leesstaat) => leesengine.kiesTekst(staat, fijn, new Set())?.kans ?? 0
    expect(kans(zacht)).toBeGreaterThan(kans(begin()) + 0.02)
    expect(leesengine.kiesVraag(begin(), vragen, new Set())?.kans).toBeCloseTo(0.75, 1)
  })

  it('is not what was had, and nothing where there is nothing', () => {
    const eerste = leesengine.kiesTekst(begin(), teksten, new Set())?.keus.id ?? ''
    expect(leesengine.kiesTekst(begin(), teksten, new Set([eerste]))?.keus.id).not.toBe(eerste)
    expect(leesengine.kiesVraag(begin(), [], new Set())).toBeNull()
  })
})

describe('bytes that are no reading state', () => {
  const goed = leesengine.serialize(na([lezing(DAG), flits(DAG)]))
  const fout = (bytes: Uint8Array) => {
    const uit = leesengine.parse(bytes)
    return uit.ok ? null : uit.fout
  }

  it('are refused by name: empty, another version, damaged', () => {
    expect(fout(new Uint8Array())).toBe('leeg')
    const ander = goed.slice()
    ander[0] = LEESSTAAT_VERSIE + 1
    expect(fout(ander)).toBe('andere_versie')
    expect(fout(goed.slice(0, -1))).toBe('beschadigd')
  })

  it('are refused after any change of one byte, and never make the reader throw', () => {
    fc.assert(
      fc.property(fc.nat(goed.length - 1), fc.integer({ min: 1, max: 255 }), (plek, verschil) => {
        const stuk = goed.slice()
        stuk[plek] = (stuk[plek] ?? 0) ^ verschil
        expect(fout(stuk)).not.toBeNull()
      }),
    )
    fc.assert(fc.property(fc.uint8Array({ maxLength: 500 }), (rommel) => void fout(rommel)))
  })

  it('are refused with a right checksum over values that cannot be', () => {
    const staat = na([lezing(DAG)])
    const geloof = staat.flits.geloof.slice().fill(Number.NaN)
    const { tekst } = staat.vlotheid
    const onmogelijk = { ...tekst, spoor: { ...tekst.spoor, samen: 1 } }
    for (const kapot of [
      { flits: { ...staat.flits, geloof } },
      { begrip: { ...staat.begrip, variantie: -1 } },
      { vlotheid: { woorden: tekst, tekst: { ...tekst, laatste: -1 } } },
      { vlotheid: { woorden: onmogelijk, tekst } },
    ])
      expect(fout(leesengine.serialize({ ...staat, ...kapot }))).toBe('beschadigd')
  })
})

describe('what can be told of reading', () => {
  it('is nothing before anything was done', () => {
    expect(leesengine.explain(begin(), DAG)).toEqual([])
  })

  it('is how much there is of how much, while that is too little', () => {
    expect(leesengine.explain(na([flits(DAG), vragenOver(DAG)]), DAG)).toEqual([
      { soort: 'te_weinig', wat: 'flits', aantal: 1, nodig: FLITS_MIN },
      { soort: 'te_weinig', wat: 'begrip', aantal: 4, nodig: 8 },
    ])
  })

  it('is the numbers that are stored, as they are said', () => {
    const wat = Array.from({ length: 20 }, (_, i) => [
      lezing(DAG + 3 * i, 60 * 1.008 ** i),
      flits(DAG + 3 * i, i % 5 > 0),
    ]).flat()
    const staat = na([...wat, vragenOver(DAG + 60), vragenOver(DAG + 61, false)])
    const t = DAG + 61
    const [vlot, flitsen, begrip] = leesengine.explain(staat, t)
    const { perMinuut, laag, hoog } = leesengine.vlotheid(staat, 'tekst', t)
    expect(vlot).toMatchObject({
      soort: 'vlotheid',
      vorm: 'tekst',
      perMinuut: Math.round(perMinuut),
      tussen: [Math.round(laag), Math.round(hoog)],
      koers: 'vooruit',
      lezingen: 20,
    })
    expect(perMinuut).toBeCloseTo(60 * 1.008 ** 20, -1)
    expect(flitsen).toMatchObject({ soort: 'flits', woorden: 20 })
    expect(begrip).toMatchObject({ soort: 'begrip', vragen: 8, teksten: 2 })
  })

  it('names no way up where none can be told', () => {
    expect(leesengine.explain(na([lezing(DAG)]), DAG)).toMatchObject([
      { koers: 'nog_niet_te_zeggen', perWeek: null },
    ])
  })
})
