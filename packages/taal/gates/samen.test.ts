import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { CATEGORIEEN } from '../src/categorieen.ts'
import type { WordEntry } from '../src/woord.ts'
import { woordenTotEnMet } from '../src/woorden.ts'
import { leesLijst } from './lijst.ts'
import { bijnaGelijk, eenLand, plaatjesKloppen, teMoeilijk, teVaak } from './samen.ts'

const SET = '../../../node_modules/@iconify-json/fluent-emoji-flat/icons.json'
/** Words per category, so that a month of practice brings no boredom; the first one carries the weakest. */
const MINSTENS = { categorie: 30, hak: 45, totaal: 640, plaatjes: 120, gemakkelijk: 5 }
/** Bands of words that a child meets often. */
const GEMAKKELIJK = 2

let woorden: WordEntry[]
let noordelijk: ReadonlySet<string>
let plaatjes: ReadonlySet<string>

beforeAll(async () => {
  woorden = await woordenTotEnMet(8)
  noordelijk = leesLijst('noordelijk.txt')
  const set = JSON.parse(readFileSync(new URL(SET, import.meta.url), 'utf8')) as {
    icons: Record<string, unknown>
  }
  plaatjes = new Set(Object.keys(set.icons))
})

/** An entry of which only the word, its year and its sentence matter. */
function metZin(w: string, groep: 3 | 4 | 5 | 6, ...zin: string[]): WordEntry {
  const [eerste] = woorden
  if (!eerste) throw new Error('Er zijn geen woorden.')
  return { ...eerste, w, groep, zin }
}

describe('the sentences together', () => {
  it('pass gate k: no two say nearly the same', () => {
    expect(bijnaGelijk(woorden)).toEqual([])
    const paar = ['De kat slaapt op de mat.', 'De hond slaapt op de mat.']
    expect(bijnaGelijk([metZin('mat', 3, ...paar)])).toEqual([paar.join(' ~ ')])
  })

  it('pass gate l: no word wears off', () => {
    expect(teVaak(woorden)).toEqual([])
    const lokker = woorden.map((woord, i) =>
      i % 20 === 0 ? { ...woord, zin: [`Alweer een dwerg: ${woord.w}.`] } : woord,
    )
    expect(teVaak(lokker).join()).toMatch(/dwerg staat in \d+ zinnen/)
  })

  it('pass gate m: nothing is harder to read than the year allows', () => {
    expect(teMoeilijk(woorden)).toEqual([])
    expect(teMoeilijk([...woorden, metZin('pot', 3, 'De pot is van de politie.')])).toEqual([
      'pot: politie',
    ])
    expect(teMoeilijk([metZin('pot', 3, 'De pot is weggegooid, zei pap.')])).toEqual([
      'pot: weggegooid',
    ])
    const lang = 'De pot is leeg en de pan is leeg en ik ook.'
    expect(teMoeilijk([metZin('pot', 3, lang)])).toEqual([`pot: ${lang}`])
    expect(teMoeilijk([metZin('pot', 4, lang)])).toEqual([])
  })

  it('pass gate n: children of both countries say it like this', () => {
    expect(eenLand(woorden, noordelijk)).toEqual([])
    const lokkers = ['Er ligt patat op het bord.', 'Onze groep zingt een lied.']
    expect(eenLand([metZin('bord', 4, ...lokkers)], noordelijk)).toEqual([
      'bord: patat',
      'bord: groep',
    ])
  })
})

describe('the words together', () => {
  it('pass gate o: a picture exists and belongs to one word alone', () => {
    expect(plaatjesKloppen(woorden, plaatjes)).toEqual([])
    const beer = { ...metZin('beer', 3), pic: 'bear' }
    expect(plaatjesKloppen([beer, beer, { ...beer, pic: 'bestaatniet' }], plaatjes)).toEqual([
      'bestaatniet bestaat niet',
      'bear dubbel',
    ])
    const met = woorden.filter((woord) => woord.pic !== undefined)
    expect(met.length).toBeGreaterThanOrEqual(MINSTENS.plaatjes)
  })

  it('are enough: in all, for every category, and easy ones in each', () => {
    const perFocus = Map.groupBy(woorden, (woord) => woord.focus)
    expect(woorden.length).toBeGreaterThanOrEqual(MINSTENS.totaal)
    expect([...perFocus.keys()].toSorted()).toEqual(Object.keys(CATEGORIEEN).toSorted())
    expect(perFocus.get('hak')?.length).toBeGreaterThanOrEqual(MINSTENS.hak)
    for (const [focus, lijst] of perFocus) {
      const gemakkelijk = lijst.filter((woord) => woord.band <= GEMAKKELIJK)
      expect([focus, lijst.length >= MINSTENS.categorie]).toEqual([focus, true])
      expect([focus, gemakkelijk.length >= MINSTENS.gemakkelijk]).toEqual([focus, true])
    }
  })

  it('start in the year of their category or later, never more than two years later', () => {
    const verkeerd = woorden.filter(({ focus, groep }) => {
      const eerste = Object.values(CATEGORIEEN).find((rij) => rij.code === focus)?.groep ?? 0
      return groep < eerste || groep > eerste + 2
    })
    expect(verkeerd.map((woord) => woord.w)).toEqual([])
  })
})
