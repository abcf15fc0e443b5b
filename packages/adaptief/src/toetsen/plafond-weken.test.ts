import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GOK_TYPEN, SLIP } from '../constanten.ts'
import { bronBijReden, createEngine, type EerderPlafond, type Staat } from '../index.ts'
import { sigmoid } from '../kansen.ts'
import { makeWereld, inRust } from '../proefleerling.ts'
import { trek } from '../rng.ts'

const engine = createEngine(makeWereld(120))
const DAG = 20_000
const CODES = ['c4a', 'c4b'] as const
const WEKEN = 12
const LESSEN = 3
const WOORDEN = 20

/** A child of this level, who spoils the share `slordig` of the words that bore them. */
interface Kind {
  readonly niveau: number
  readonly slordig: number
}

const kans = ({ niveau, slordig }: Kind, id: string): number => {
  const p = sigmoid(niveau - engine.difficulty(id).mean)
  return GOK_TYPEN + (1 - GOK_TYPEN - (p > 0.85 ? slordig : SLIP)) * p
}

interface Verloop {
  readonly staat: Staat
  readonly deelGoed: number
  readonly eerder: readonly EerderPlafond[]
}

/** Lets the child practise three times a week for twelve weeks, with the ceiling tests that come due or with none. */
function follow(kind: Kind, seed: number, isGetoetst: boolean): Verloop {
  let staat = engine.init({ groep: 4, scope: CODES }, seed)
  const eerder: EerderPlafond[] = []
  let [beurt, goed] = [0, 0]
  const doet = (id: string) => trek(seed, 3, (beurt += 1)) < kans(kind, id)
  for (let les = 0; les < WEKEN * LESSEN; les += 1) {
    const t = DAG + Math.floor((les * 7) / LESSEN)
    if (isGetoetst) staat = toets(staat, t, { eerder, doet })
    for (let i = 0; i < WOORDEN; i += 1) {
      const keuze = engine.next(staat, { t, guess: GOK_TYPEN })
      if (!keuze) throw new Error('nothing to practise')
      const correct = doet(keuze.itemId)
      if (correct) goed += 1
      const antwoord = { t, correct, guess: GOK_TYPEN, place: 'school' } as const
      staat = engine.update(staat, keuze.itemId, { ...antwoord, source: bronBijReden(keuze.reden) })
    }
  }
  return { staat, deelGoed: goed / (WEKEN * LESSEN * WOORDEN), eerder }
}

/** Takes the ceiling test that is due, if there is one, and remembers its verdict. */
function toets(
  staat: Staat,
  t: number,
  { eerder, doet }: { eerder: EerderPlafond[]; doet: (id: string) => boolean },
): Staat {
  const oproep = engine.plafond.oproep(staat, { t, eerder })
  if (oproep.soort === 'niet_nu') return staat
  const { categorie } = oproep
  const antwoorden: { item: string; correct: boolean }[] = []
  for (;;) {
    const stap = engine.plafond.stap(staat, { categorie, t, antwoorden })
    if (stap.soort === 'klaar') {
      eerder.push({ categorie, dag: t, oordeel: stap.uitkomst.oordeel })
      return engine.plafond.end(staat, { categorie, t, antwoorden })
    }
    antwoorden.push({ item: stap.itemId, correct: doet(stap.itemId) })
  }
}

const seeds = Array.from({ length: 24 }, (_, i) => i + 1)
const gemiddeld = (x: readonly number[]) => x.reduce((a, b) => a + b, 0) / x.length
const niveauVan = ({ staat }: Verloop) =>
  gemiddeld(CODES.map((code) => engine.ability(staat, code).mean))

describe('twelve weeks of practice', () => {
  it('with ceiling tests bring a bored child nearer to its level than without', () => {
    const verveeld = { niveau: 1.8, slordig: 0.3 }
    const [met, zonder] = [true, false].map((isGetoetst) =>
      gemiddeld(seeds.map((seed) => 1.8 - niveauVan(follow(verveeld, seed, isGetoetst)))),
    )
    expect(zonder).toBeGreaterThan(0.8)
    expect(met).toBeLessThan((zonder ?? 0) - 0.5)
  })

  it('with ceiling tests leave a child whose level is right where it is (decoy)', () => {
    const gewoon = { niveau: 0, slordig: SLIP }
    const met = seeds.map((seed) => follow(gewoon, seed, true))
    const zonder = seeds.map((seed) => follow(gewoon, seed, false))
    const verschil = gemiddeld(met.map(niveauVan)) - gemiddeld(zonder.map(niveauVan))
    expect(Math.abs(verschil)).toBeLessThan(0.1)
    const deel = (lijst: readonly Verloop[]) => gemiddeld(lijst.map(({ deelGoed }) => deelGoed))
    expect(deel(met)).toBeGreaterThan(deel(zonder) - 0.02)
    const toetsen = met.flatMap(({ eerder }) => eerder)
    const hoger = toetsen.filter(({ oordeel }) => oordeel === 'hoger_kan')
    expect(hoger.length / toetsen.length).toBeLessThan(0.12)
  })

  it('ask for few tests: never two in a week, a category again after two weeks at the soonest', () => {
    for (const seed of seeds) {
      const { eerder } = follow({ niveau: 0, slordig: SLIP }, seed, true)
      expect(eerder.length).toBeGreaterThan(0)
      expect(eerder.length).toBeLessThanOrEqual(WEKEN)
      for (const code of CODES) {
        const dagen = eerder.filter(({ categorie }) => categorie === code).map(({ dag }) => dag)
        for (const [i, dag] of dagen.slice(1).entries())
          expect(dag - (dagen[i] ?? 0)).toBeGreaterThanOrEqual(14)
      }
    }
  })
})

describe('a ceiling test of anything at all', () => {
  const wild = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, DAG + 50))
  const item = fc.constantFrom('c4a-100', 'c4a-110', 'c4a-119', 'c4b-3', 'weg', 'constructor', '')
  const afname = fc.record({
    categorie: fc.constantFrom('c4a', 'c8', 'toString', ''),
    t: wild,
    antwoorden: fc.array(fc.record({ item, correct: fc.boolean() }), { maxLength: 20 }),
  })
  const eerder = fc.array(
    fc.record({
      categorie: fc.constantFrom('c4a', 'c4b', 'weg'),
      dag: wild,
      oordeel: fc.constantFrom('hoger_kan', 'past', 'nog_niet_te_zeggen'),
    }),
    { maxLength: 4 },
  )
  const staat = follow({ niveau: 0, slordig: SLIP }, 1, false).staat

  it('ends in numbers and a state that can be stored, and is called for or not with a reason', () => {
    fc.assert(
      fc.property(afname, eerder, wild, (wat, wanneer, t) => {
        const stap = engine.plafond.stap(staat, wat)
        const uitkomst = stap.soort === 'klaar' ? stap.uitkomst : { kans: 0, verwacht: 0 }
        expect([uitkomst.kans, uitkomst.verwacht].every(Number.isFinite)).toBe(true)
        const na = engine.plafond.end(staat, wat)
        expect(engine.parse(engine.serialize(na))).toEqual({ ok: true, staat: inRust(na) })
        expect(engine.plafond.oproep(na, { t, eerder: wanneer }).waarom).toMatch(/^[a-z_]+$/)
      }),
    )
  })
})
