import { describe, expect, it } from 'vitest'
import { RECENT } from './constanten.ts'
import { createEngine } from './index.ts'
import type { Context, Keuze, Staat } from './index.ts'
import { makeWereld, practise, WERELD_CODES } from './proefleerling.ts'

const engine = createEngine(makeWereld())
const moeilijkheid = (id: string) => engine.difficulty(id).mean
const begin = engine.init({ groep: 4, scope: WERELD_CODES }, 3)
const gespeeld = practise(engine, begin, {
  niveau: () => 0,
  moeilijkheid,
  aantal: 400,
  guess: 0.02,
  seed: 2,
})

const categorieVan = (keuze: Keuze | null) => keuze?.itemId.split('-')[0]
const antwoord = { correct: true, guess: 0.02, source: 'practice', place: 'school' } as const

/** Asks for `aantal` opgaven without answering any, as a scene with many words does. */
function vraagSamen(staat: Staat, ctx: Context, aantal: number): Keuze[] {
  const keuzes: Keuze[] = []
  for (let i = 0; i < aantal; i++) {
    const keuze = engine.next(staat, { ...ctx, behalve: keuzes.map((k) => k.itemId) })
    if (keuze) keuzes.push(keuze)
  }
  return keuzes
}

describe('the choice of words', () => {
  it('never repeats one of the last 25 while there are others', () => {
    const ids = gespeeld.keuzes.map((k) => k.itemId)
    ids.forEach((id, i) => expect(ids.slice(Math.max(0, i - RECENT), i)).not.toContain(id))
  })

  it('repeats the one seen longest ago when a taak has too few words, and never stops', () => {
    const klein = createEngine(makeWereld(12))
    let staat = klein.init({ groep: 4, scope: WERELD_CODES }, 1)
    const ids: string[] = []
    for (let i = 0; i < 40; i++) {
      const keuze = klein.next(staat, { t: 1, guess: 0.5, alleen: ['c4a'] })
      ids.push(keuze?.itemId ?? '')
      staat = klein.update(staat, ids[i] ?? '', { ...antwoord, t: 1 })
    }
    ids.forEach((id, i) => expect(ids.slice(Math.max(0, i - 11), i)).not.toContain(id))
  })

  it('gives different words when several are asked at once', () => {
    const ids = vraagSamen(begin, { t: 20_000, guess: 0.5, alleen: ['c4a'] }, 12).map(
      (k) => k.itemId,
    )
    expect(new Set(ids).size).toBe(12)
  })

  it('looks for what it does not know at the same places, asked one by one or at once', () => {
    const ctx = { t: 20_000, guess: 0.5 }
    const reden = (staat: Staat, asked: readonly string[]) =>
      engine.next(staat, { ...ctx, behalve: asked })?.reden.soort
    const apart: (string | undefined)[] = []
    let staat = begin
    for (let i = 0; i < 30; i++) {
      const keuze = engine.next(staat, ctx)
      apart.push(keuze?.reden.soort)
      staat = engine.update(staat, keuze?.itemId ?? '', { ...antwoord, t: ctx.t })
    }
    const peilen = (redenen: readonly (string | undefined)[]) =>
      redenen.flatMap((een, i) => (een === 'peiling' ? [i] : []))
    // From the tenth place on, beside a state that has its own answers already.
    const tien = practise(engine, begin, {
      niveau: () => 0,
      moeilijkheid,
      aantal: 10,
      guess: 0.5,
      seed: 2,
    }).staat
    const woorden = Array.from({ length: 20 }, (_, k) => `c4a-${k}`)
    const samen = woorden.map((_, i) => reden(tien, woorden.slice(0, i)))
    expect(peilen(apart).length).toBeGreaterThan(2)
    expect(peilen(samen).map((i) => i + 10)).toEqual(peilen(apart).filter((i) => i >= 10))
  })

  it('ends with null when every word of the taak was asked', () => {
    const alle = Array.from({ length: 40 }, (_, k) => `c4a-${k}`)
    const ctx = { t: 1, guess: 0.5, alleen: ['c4a'], behalve: alle }
    expect(engine.next(begin, ctx)).toBeNull()
    expect(engine.next(begin, { ...ctx, behalve: alle.slice(1) })?.itemId).toBe('c4a-0')
  })

  it('goes easier in dyslexia mode', () => {
    const gemiddeld = (dyslexie: boolean) => {
      const staat = engine.init({ groep: 5, scope: ['c4a'], dyslexie }, 3)
      const keuzes = vraagSamen(staat, { t: 1, guess: 0.02 }, 8)
      return keuzes.reduce((som, k) => som + moeilijkheid(k.itemId), 0)
    }
    expect(gemiddeld(true)).toBeLessThan(gemiddeld(false))
  })
})

describe('what a teacher laid down', () => {
  it('keeps a category out of every choice', () => {
    const ctx = { t: 20_000, guess: 0.02, settings: { uit: WERELD_CODES.slice(1) } }
    for (const keuze of vraagSamen(begin, ctx, 20)) expect(categorieVan(keuze)).toBe('c3a')
    expect(engine.next(begin, { ...ctx, settings: { uit: [...WERELD_CODES] } })).toBeNull()
  })

  it('gives a goal three times the weight', () => {
    const zonder = categorieVan(engine.next(begin, { t: 1, guess: 0.02, newBlock: true }))
    const doel = WERELD_CODES.find((c) => c !== zonder) ?? ''
    const settings = { doelen: [doel] }
    const keuzes = vraagSamen(begin, { t: 1, guess: 0.02, newBlock: true, settings }, 12)
    const groei = keuzes.filter((k) => k.reden.soort === 'groei')
    expect(groei.length).toBeGreaterThan(5)
    for (const keuze of groei) expect(categorieVan(keuze)).toBe(doel)
  })

  it('bounds the difficulty of the words', () => {
    const ctx = { t: 1, guess: 0.02, settings: { niveau: { min: -0.5, max: 0.2 } } }
    for (const { itemId } of vraagSamen(begin, ctx, 20)) {
      expect(moeilijkheid(itemId)).toBeGreaterThanOrEqual(-0.5)
      expect(moeilijkheid(itemId)).toBeLessThanOrEqual(0.2001)
    }
  })

  it('stays within the categories of the taak, also for one outside the scope', () => {
    const smal = engine.init({ groep: 4, scope: ['c3a'] }, 1)
    for (const keuze of vraagSamen(smal, { t: 1, guess: 0.5, alleen: ['c5a', 'c5b'] }, 10)) {
      expect(['c5a', 'c5b']).toContain(categorieVan(keuze))
    }
  })
})

describe('the rhythm of a session', () => {
  const soorten = gespeeld.keuzes.map((k) => k.reden.soort)

  it('lets at most a quarter be words that went wrong before, and they do come back', () => {
    const herhaling = soorten.filter((s) => s === 'herhaling').length
    expect(herhaling).toBeLessThanOrEqual(100)
    expect(herhaling).toBeGreaterThan(20)
    for (let i = 0; i + 8 <= soorten.length; i++) {
      expect(soorten.slice(i, i + 8).filter((s) => s === 'herhaling').length).toBeLessThanOrEqual(3)
    }
  })

  it('brings back only words that were wrong, and says how long ago', () => {
    const fout = new Set<string>()
    for (const { itemId, reden, goed } of gespeeld.keuzes) {
      const dagen = reden.soort === 'herhaling' ? reden.dagenGeleden : null
      expect(dagen === null || (dagen >= 0 && fout.has(itemId))).toBe(true)
      if (!goed) fout.add(itemId)
    }
  })

  it('probes more at the start than later, about one in ten', () => {
    const deel = (van: number, tot: number) =>
      soorten.slice(van, tot).filter((s) => s === 'peiling').length / (tot - van)
    expect(deel(0, 120)).toBeGreaterThan(0.2)
    expect(deel(120, 400)).toBeGreaterThan(0.05)
    expect(deel(120, 400)).toBeLessThanOrEqual(0.1)
  })

  it('does not probe within a taak of one category', () => {
    const keuzes = vraagSamen(begin, { t: 1, guess: 0.5, alleen: ['c4a'] }, 20)
    expect(keuzes.every((k) => k.reden.soort === 'groei')).toBe(true)
  })

  it('keeps one focus for a block and then moves on, where a category has words enough', () => {
    const ruim = createEngine(makeWereld(90))
    const { keuzes } = practise(ruim, ruim.init({ groep: 4, scope: WERELD_CODES }, 3), {
      niveau: () => 0,
      moeilijkheid: (id) => ruim.difficulty(id).mean,
      aantal: 400,
      guess: 0.02,
      seed: 2,
    })
    const groei = keuzes.flatMap((k) => (k.reden.soort === 'groei' ? [k.reden.categorie] : []))
    const wissels = groei.filter((code, i) => i > 0 && code !== groei[i - 1]).length
    expect(wissels).toBeLessThan((2 * groei.length) / 8)
    expect(new Set(groei).size).toBeGreaterThan(3)
  })

  it('starts a new day from what is worth most, with the old focus at rest', () => {
    const morgen = engine.nieuweDag(gespeeld.staat)
    expect(morgen.over).toBe(8)
    expect(morgen.focus).not.toBe(gespeeld.staat.focus)
  })
})

describe('the reason of a choice', () => {
  it('holds the numbers that the heat map shows for that category', () => {
    const keuze = engine.next(begin, { t: 0, guess: 0.02, alleen: ['c4a'] })
    const { kans, laag, hoog } = engine.kansOpGoed(begin, 'c4a')
    expect(keuze?.reden).toEqual({ soort: 'groei', categorie: 'c4a', kans, zeker: [laag, hoog] })
  })

  it('prefers a category whose prerequisites are known over an equal one whose are not', () => {
    const catalogus = {
      categorieen: [
        { code: 'basis', groep: 4, vereist: [] },
        { code: 'klaar', groep: 4, vereist: [] },
        { code: 'te-vroeg', groep: 4, vereist: ['basis'] },
      ],
      woorden: ['basis', 'klaar', 'te-vroeg'].flatMap((categorie) =>
        Array.from({ length: 30 }, (_, k) => ({
          id: `${categorie}-${k}`,
          categorie,
          kenmerken: {},
          moeilijkheid: { mean: (k - 15) / 10, sd: 0.3 },
        })),
      ),
    }
    const klein = createEngine(catalogus)
    let staat = klein.init({ groep: 4, scope: ['basis', 'klaar', 'te-vroeg'] }, 1)
    for (let k = 0; k < 20; k++) {
      staat = klein.update(staat, `basis-${k}`, {
        ...antwoord,
        correct: false,
        t: 1,
        source: 'start',
      })
    }
    const ctx = { t: 1, guess: 0.02, newBlock: true, alleen: ['klaar', 'te-vroeg'] }
    expect(klein.next(staat, ctx)?.itemId.startsWith('klaar')).toBe(true)
  })
})
