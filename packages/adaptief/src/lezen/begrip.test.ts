import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kansBij, sigmoid } from '../kansen.ts'
import { trek } from '../rng.ts'
import {
  beginBegrip,
  begripOp,
  kansOpVraag,
  checkTekst,
  choosePassend,
  readTekst,
  askMoeilijkheid,
  type Begrip,
} from './begrip.ts'

const DAG = 20_000
const JAREN = Array.from({ length: 12 }, (_, i) => 2.5 + i / 2)
const TEKSTEN = JAREN.flatMap((jaar) =>
  [1, 2, 3, 4].map((nr) => ({ id: `${jaar}-${nr}`, jaar, keuzes: 4 })),
)
const wens = (gehad: ReadonlySet<string> = new Set(), seed = 1) => ({
  seed,
  dyslexie: false,
  gehad,
})

/** Lets a reader of this ability read so many texts, each chosen to suit, and answer four questions about each. */
function read(niveau: number, aantal: number, seed: number) {
  let b = beginBegrip(5)
  const gelezen = new Set<string>()
  const goed: boolean[] = []
  for (let i = 0; i < aantal; i += 1) {
    const keus = choosePassend(b, TEKSTEN, wens(gelezen, seed))
    if (!keus) throw new Error('no text')
    gelezen.add(keus.keus.id)
    const moeilijkheid = askMoeilijkheid(keus.keus.jaar)
    const vragen = [0, 1, 2, 3].map((q) => {
      const correct = trek(seed, 9, i, q) < 0.25 + 0.72 * sigmoid(niveau - moeilijkheid.mean)
      return { correct, keuzes: 4, moeilijkheid }
    })
    goed.push(...vragen.map(({ correct }) => correct))
    b = readTekst(b, { t: DAG + i, vragen })
  }
  return { b, deel: goed.filter(Boolean).length / goed.length }
}

const seeds = Array.from({ length: 60 }, (_, i) => i + 1)
const gemiddeld = (x: readonly number[]) => x.reduce((a, b) => a + b, 0) / x.length

describe('understanding what is read', () => {
  it('is found with texts that fit, better with each text, and lies in its interval', () => {
    for (const niveau of [-0.5, 1, 2.5]) {
      const fout = (aantal: number) =>
        Math.sqrt(gemiddeld(seeds.map((seed) => (read(niveau, aantal, seed).b.mean - niveau) ** 2)))
      expect(fout(12)).toBeLessThan(0.6)
      expect(fout(12)).toBeLessThan(fout(2))
    }
    const binnen = seeds.filter((seed) => {
      const { b } = read(1.4, 10, seed)
      return Math.abs(b.mean - 1.4) < 1.2816 * Math.sqrt(b.variantie)
    })
    expect(binnen.length / seeds.length).toBeGreaterThan(0.65)
  })

  it('is another thing for another reader (decoy)', () => {
    const jaar = (niveau: number) =>
      gemiddeld(seeds.map((s) => begripOp(read(niveau, 10, s).b).jaar))
    expect(jaar(2) - jaar(0)).toBeGreaterThan(1.2)
  })

  it('gives texts of which about three of four questions go right', () => {
    const deel = gemiddeld(seeds.map((seed) => read(1, 12, seed).deel))
    expect(deel).toBeGreaterThan(0.69)
    expect(deel).toBeLessThan(0.81)
  })

  const vraag = { correct: true, keuzes: 4, moeilijkheid: askMoeilijkheid(5) }
  const na = (vragen: readonly (typeof vraag)[]): Begrip =>
    readTekst(beginBegrip(5), { t: DAG, vragen })

  it('rises less by what can be guessed, and by questions of one text than of as many', () => {
    expect(na([{ ...vraag, keuzes: 1 }]).mean).toBeGreaterThan(na([vraag]).mean)
    const samen = na([vraag, vraag, vraag, vraag])
    const los = [0, 1, 2, 3].reduce(
      (b) => readTekst(b, { t: DAG, vragen: [vraag] }),
      beginBegrip(5),
    )
    expect(samen.mean).toBeLessThan(los.mean)
    expect(samen.variantie).toBeGreaterThan(los.variantie)
  })

  it('asks more of who must infer than of who must find', () => {
    const kans = (soort: 'letterlijk' | 'afleiden') =>
      kansOpVraag(beginBegrip(5), { moeilijkheid: askMoeilijkheid(5, soort), keuzes: 4 })
    expect(kans('letterlijk')).toBeGreaterThan(kans('afleiden'))
    expect(kans('letterlijk')).toBeLessThan(kansBij(3, 0, 0.25))
  })

  it('grows less sure with time', () => {
    const { b } = read(1, 10, 1)
    const breedte = (t: number) => begripOp(b, t).hoog - begripOp(b, t).laag
    expect(breedte(b.t + 60)).toBeGreaterThan(breedte(b.t))
    expect(breedte(Number.NaN)).toBe(breedte(b.t))
  })
})

describe('the next text', () => {
  it('was not read before while another one is left, and may be when none is', () => {
    const b = beginBegrip(5)
    const alle = new Set(TEKSTEN.map(({ id }) => id))
    const eerste = choosePassend(b, TEKSTEN, wens())
    alle.delete('8-1')
    expect(choosePassend(b, TEKSTEN, wens(alle))?.keus.id).toBe('8-1')
    alle.add('8-1')
    expect(choosePassend(b, TEKSTEN, wens(alle))).toEqual(eerste)
    expect(choosePassend(b, [], wens())).toBeNull()
  })

  it('is lighter in dyslexia mode, and another one for a neighbour', () => {
    const b = beginBegrip(5)
    const gewoon = choosePassend(b, TEKSTEN, wens())
    const zacht = choosePassend(b, TEKSTEN, { ...wens(), dyslexie: true })
    expect(zacht?.keus.jaar).toBeLessThan(gewoon?.keus.jaar ?? 0)
    const ids = new Set(
      seeds.map((seed) => choosePassend(b, TEKSTEN, wens(new Set(), seed))?.keus.id),
    )
    expect(ids.size).toBeGreaterThan(2)
  })
})

describe('the next question', () => {
  const soorten = ['letterlijk', 'gevolg', 'hoofdgedachte', 'afleiden'] as const
  const vragen = soorten.map((soort) => ({ id: soort, jaar: 4.4, keuzes: 4, soort }))
  const vraagVoor = (mean: number, gehad: readonly string[] = []) =>
    choosePassend({ ...beginBegrip(4), mean, variantie: 0.05 }, vragen, wens(new Set(gehad)))

  it('asks more of who understands more', () => {
    expect(vraagVoor(-0.5)?.keus.soort).toBe('letterlijk')
    expect(vraagVoor(3)?.keus.soort).toBe('afleiden')
  })

  it('is another one each time while there is', () => {
    expect(vraagVoor(3, ['afleiden'])?.keus.soort).toMatch(/hoofdgedachte|gevolg/)
    expect(vraagVoor(3, soorten)?.keus.soort).toBe('afleiden')
  })
})

describe('answers about a text that do not count', () => {
  it('say why, and whatever counts leaves numbers', () => {
    expect(checkTekst({ t: DAG, vragen: [] })).toBe('geen_vragen')
    const een = (t: number, sd = 1) =>
      checkTekst({ t, vragen: [{ correct: true, keuzes: 4, moeilijkheid: { mean: 0, sd } }] })
    // The first and the last day count, and so do a difficulty that is known exactly and one with the widest spread.
    expect([een(0), een(65_534), een(DAG, 0), een(DAG, 8)]).toEqual([null, null, null, null])
    const buiten = [een(-1), een(65_535), een(DAG, -0.1), een(DAG, 8.1)]
    expect(new Set(buiten)).toEqual(new Set(['geen_getallen']))
    const wild = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, 0, 4))
    const vraag = fc.record({
      correct: fc.boolean(),
      keuzes: wild,
      moeilijkheid: fc.record({ mean: wild, sd: wild }),
    })
    const tekst = fc.record({ t: wild, vragen: fc.array(vraag, { maxLength: 5 }) })
    fc.assert(
      fc.property(fc.array(tekst, { maxLength: 6 }), (teksten) => {
        const b = teksten.filter((x) => checkTekst(x) === null).reduce(readTekst, beginBegrip(4))
        expect(Object.values(begripOp(b)).every(Number.isFinite)).toBe(true)
        expect(b.variantie).toBeGreaterThan(0)
      }),
    )
  })
})
