import { describe, expect, it } from 'vitest'
import { GOK_TYPEN, SLIP, STIL_BLOKKEN } from '../constanten.ts'
import { bronBijReden, createEngine, type EerderPlafond, type Staat } from '../index.ts'
import { sigmoid } from '../kansen.ts'
import { makeWereld, WERELD_CODES } from '../proefleerling.ts'
import { hashTekst, trek } from '../rng.ts'

const wereld = makeWereld(120)
const engine = createEngine(wereld)
const lastig = (id: string) => engine.difficulty(id).mean
const DAG = 20_000

/** How a child answers: their level, and how often they spoil a word that is easy for them. */
interface Kind {
  readonly niveau: number
  readonly slordig: number
}

/** Returns the chance of a right answer. A bored child spoils easy words and takes care with the hard ones. */
function kans({ niveau, slordig }: Kind, id: string): number {
  const p = sigmoid(niveau - lastig(id))
  return GOK_TYPEN + (1 - GOK_TYPEN - (p > 0.85 ? slordig : SLIP)) * p
}

/** Lets the child practise one category of groep 4 for so many school days of 20 words. */
function practise(kind: Kind, seed: number, dagen = 6): Staat {
  let staat = engine.init({ groep: 4, scope: ['c4a', 'c4b'] }, seed)
  for (let i = 0; i < dagen * 20; i += 1) {
    const t = DAG + Math.floor(i / 20) + (i % 20) * 0.0005
    const keuze = engine.next(staat, { t, guess: GOK_TYPEN, alleen: ['c4a'] })
    if (!keuze) throw new Error('nothing to practise')
    const correct = trek(seed, 1, i) < kans(kind, keuze.itemId)
    const source = bronBijReden(keuze.reden)
    const antwoord = { correct, t, guess: GOK_TYPEN, source, place: 'school' } as const
    staat = engine.update(staat, keuze.itemId, antwoord)
  }
  return staat
}

/** Lets the child take a whole ceiling test in c4a. */
function takeOff(staat: Staat, kind: Kind, seed: number) {
  const antwoorden: { item: string; correct: boolean }[] = []
  for (;;) {
    const afname = { categorie: 'c4a', t: DAG + 10, antwoorden }
    const stap = engine.plafond.stap(staat, afname)
    if (stap.soort === 'klaar') return { ...stap.uitkomst, afname }
    const correct = trek(seed, 2, antwoorden.length) < kans(kind, stap.itemId)
    antwoorden.push({ item: stap.itemId, correct })
  }
}

const seeds = Array.from({ length: 100 }, (_, i) => i + 1)

/** Returns the share of tests that say 'hoger_kan' when the level in the state lies this far below the child's own. */
function deelHoger(onder: number): number {
  const staat = practise({ niveau: 0, slordig: SLIP }, 5)
  const { mean } = engine.ability(staat, 'c4a', DAG + 10)
  const kind = { niveau: mean + onder, slordig: SLIP }
  const hoger = seeds.filter((seed) => takeOff(staat, kind, seed).oordeel === 'hoger_kan')
  return hoger.length / seeds.length
}

describe('a child that practice keeps too low', () => {
  const verveeld: Kind = { niveau: 1.6, slordig: 0.3 }

  it('is one that spoils easy words: practice takes it for weaker than it is', () => {
    const onder = seeds.map((seed) => 1.6 - engine.ability(practise(verveeld, seed), 'c4a').mean)
    expect(onder.reduce((a, b) => a + b, 0) / onder.length).toBeGreaterThan(0.7)
  })

  it('is found by the test often enough, and then lifted towards its level', () => {
    const gevallen = seeds.map((seed) => {
      const staat = practise(verveeld, seed)
      const { oordeel, afname } = takeOff(staat, verveeld, seed)
      const voor = engine.ability(staat, 'c4a').mean
      return { oordeel, voor, na: engine.ability(engine.plafond.end(staat, afname), 'c4a').mean }
    })
    const gevonden = gevallen.filter(({ oordeel }) => oordeel === 'hoger_kan')
    expect(gevonden.length / gevallen.length).toBeGreaterThan(0.35)
    for (const { voor, na } of gevonden) expect(na).toBeGreaterThan(voor + 0.5)
  })

  it('is found the surer, the further it is kept under its level', () => {
    expect(deelHoger(1)).toBeGreaterThan(0.3)
    expect(deelHoger(2)).toBeGreaterThan(0.75)
  })
})

describe('a child whose level is right (decoy)', () => {
  it('is seldom told that more can be asked, and is not lifted by a test that fits', () => {
    expect(deelHoger(0)).toBeLessThan(0.15)
    expect(deelHoger(-1)).toBeLessThan(0.05)
    const kind = { niveau: 0, slordig: SLIP }
    for (const seed of seeds) {
      const staat = practise(kind, seed)
      const { oordeel, afname } = takeOff(staat, kind, seed)
      if (oordeel === 'hoger_kan') continue
      const na = engine.plafond.end(staat, afname)
      const stijging = engine.ability(na, 'c4a').mean - engine.ability(staat, 'c4a').mean
      expect(stijging).toBeLessThan(0.5)
    }
  })
})

describe('the words of a ceiling test', () => {
  const kind = { niveau: 0, slordig: SLIP }
  const staat = practise(kind, 3)
  const { afname, van, verwacht } = takeOff(staat, kind, 3)

  it('are harder than practised, each once and none seen of late', () => {
    const woorden = afname.antwoorden.map(({ item }) => item)
    expect(new Set(woorden).size).toBe(woorden.length)
    for (const item of woorden) {
      const ctx = { t: DAG + 10, guess: GOK_TYPEN }
      expect(engine.predict(staat, item, ctx)).toBeLessThanOrEqual(0.7)
      const antwoord = { ...ctx, correct: true, source: 'method', place: 'school' } as const
      expect(staat.gezien.recent).not.toContain(hashTekst(item))
      expect(engine.update(staat, item, antwoord).gezien.recent.at(-1)).toBe(hashTekst(item))
    }
  })

  it('are others when one of them was met a moment ago', () => {
    const [eerste] = afname.antwoorden
    const item = eerste?.item ?? ''
    const antwoord = { correct: true, t: DAG + 9, guess: GOK_TYPEN, source: 'method' } as const
    const gezien = {
      ...staat,
      gezien: engine.update(staat, item, { ...antwoord, place: 'school' }).gezien,
    }
    const stap = (van: Staat) => engine.plafond.stap(van, { ...afname, antwoorden: [] })
    expect(stap(staat)).toEqual({ soort: 'woord', itemId: item })
    expect(stap(gezien)).toMatchObject({ soort: 'woord' })
    expect(stap(gezien)).not.toEqual(stap(staat))
  })

  it('are few, and begin where one of two is expected to go right', () => {
    expect(van).toBeGreaterThanOrEqual(6)
    expect(van).toBeLessThanOrEqual(12)
    const [eerste] = afname.antwoorden
    const p = engine.predict(staat, eerste?.item ?? '', { t: DAG + 10, guess: GOK_TYPEN })
    expect(p).toBeCloseTo(0.55, 1)
    expect(verwacht / van).toBeGreaterThan(0.35)
    expect(verwacht / van).toBeLessThan(0.7)
  })

  it('grow harder for a child that keeps on answering right', () => {
    const knap = takeOff(staat, { niveau: 6, slordig: SLIP }, 3)
    const niveaus = knap.afname.antwoorden.map(({ item }) => lastig(item))
    expect(niveaus).toEqual(niveaus.toSorted((a, b) => a - b))
    expect(knap).toMatchObject({ oordeel: 'hoger_kan' })
  })

  it('of another category, unknown or twice say nothing', () => {
    const [eerste] = afname.antwoorden
    const rommel = [
      { item: 'c3a-1', correct: true },
      { item: 'weg', correct: true },
      ...Array.from({ length: 9 }, () => ({ item: eerste?.item ?? '', correct: true })),
    ]
    const stap = engine.plafond.stap(staat, { ...afname, antwoorden: rommel })
    expect(stap.soort).toBe('woord')
  })
})

describe('when a ceiling test is due', () => {
  /** Returns the state as if the growth guard had seen so many blocks without a rise. */
  const metBlokken = (blokken: number, van: Staat): Staat => ({
    ...van,
    categorieen: van.categorieen.map((c) => ({ ...c, blokken })),
  })
  const staat = metBlokken(0, practise({ niveau: 0, slordig: SLIP }, 3))
  const vraag = (t: number, eerder: readonly EerderPlafond[] = [], van: Staat = staat) =>
    engine.plafond.oproep(van, { t, eerder })
  const toets = (dag: number, oordeel: EerderPlafond['oordeel'] = 'past', categorie = 'c4a') => ({
    categorie,
    dag,
    oordeel,
  })
  const nu = (waarom: string) => ({ soort: 'nu', categorie: 'c4a', waarom })

  it('is when a category was practised enough, and after that every four weeks', () => {
    expect(vraag(DAG + 10)).toEqual(nu('eerste_keer'))
    expect(vraag(DAG + 37, [toets(DAG + 10)])).toEqual({ soort: 'niet_nu', waarom: 'pas_getoetst' })
    expect(vraag(DAG + 38, [toets(DAG + 10)])).toEqual(nu('vier_weken'))
  })

  it('is sooner where nothing could be said, or where the growth guard sees it stand still', () => {
    expect(vraag(DAG + 24, [toets(DAG + 10, 'nog_niet_te_zeggen')])).toEqual(nu('nog_onzeker'))
    const stil = metBlokken(STIL_BLOKKEN, staat)
    expect(vraag(DAG + 24, [toets(DAG + 10)], stil)).toEqual(nu('groei_stil'))
    expect(vraag(DAG + 23, [toets(DAG + 10)], stil)).toMatchObject({ soort: 'niet_nu' })
  })

  it('is where practice stands still before where most was done', () => {
    const met = (a: object, b: object): Staat => ({
      ...staat,
      categorieen: staat.categorieen.map((c, i) => ({
        ...c,
        n: 50,
        dagen: 9,
        ...(i === 0 ? a : b),
      })),
    })
    const keus = (a: object, b: object) => vraag(DAG + 10, [], met(a, b))
    expect(keus({ n: 90 }, {})).toMatchObject({ categorie: 'c4a' })
    expect(keus({}, { n: 90 })).toMatchObject({ categorie: 'c4b' })
    expect(keus({ n: 90 }, { blokken: STIL_BLOKKEN })).toMatchObject({ categorie: 'c4b' })
    expect(keus({ blokken: STIL_BLOKKEN }, { n: 90 })).toMatchObject({ categorie: 'c4a' })
  })

  it('is never twice in a week for one pupil, and the last test of a category counts', () => {
    const ander = toets(DAG + 36, 'past', 'c4b')
    expect(vraag(DAG + 40, [toets(DAG + 10), ander])).toMatchObject({ waarom: 'pas_getoetst' })
    expect(vraag(DAG + 50, [toets(DAG + 40), toets(DAG + 1)])).toMatchObject({ soort: 'niet_nu' })
    expect(vraag(DAG + 10, [toets(DAG + 900), toets(Number.NaN)])).toEqual(nu('eerste_keer'))
  })

  it('is not without practice, in what is switched off or mastered, or without harder words', () => {
    const begin = engine.init({ groep: 4, scope: WERELD_CODES }, 1)
    const weinig = { soort: 'niet_nu', waarom: 'te_weinig_geoefend' }
    expect(vraag(DAG, [], begin)).toEqual(weinig)
    const uit = engine.change(staat, { groep: 4, scope: ['c4a'], settings: { uit: ['c4a'] } })
    expect(vraag(DAG + 10, [], uit)).toMatchObject({ soort: 'niet_nu' })
    const beheerst = {
      ...staat,
      categorieen: staat.categorieen.map((c) => ({ ...c, stand: 'beheerst' as const })),
    }
    expect(vraag(DAG + 10, [], beheerst)).toMatchObject({ soort: 'niet_nu' })
    const settings = { niveau: { max: -1 } }
    const begrensd = engine.change(staat, { groep: 4, scope: ['c4a'], settings })
    const grens = { soort: 'niet_nu', waarom: 'grens_van_docent' }
    expect(vraag(DAG + 10, [], begrensd)).toEqual(grens)
    const knap = { ...staat.schattingen, mean: staat.schattingen.mean.map(() => 5) }
    const geen = { soort: 'niet_nu', waarom: 'geen_moeilijker_woorden' }
    expect(vraag(DAG + 10, [], { ...staat, schattingen: knap })).toEqual(geen)
  })
})
