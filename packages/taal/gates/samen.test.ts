import { beforeAll, describe, expect, it } from 'vitest'
import type { WordEntry } from '../src/woord.ts'
import { woordenTotEnMet } from '../src/woorden.ts'
import { readPlaatjes } from './bronnen.ts'
import { readLijst } from './lijst.ts'
import { bijnaGelijk, eenLand, plaatjesKloppen, teMoeilijk, teVaak } from './samen.ts'

let woorden: WordEntry[]
let noordelijk: ReadonlySet<string>
let plaatjes: ReadonlySet<string>

beforeAll(async () => {
  woorden = await woordenTotEnMet(8)
  noordelijk = readLijst('noordelijk.txt')
  plaatjes = readPlaatjes()
})

/** Makes an entry of which only the word, its year and its sentences matter. */
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
    expect(teMoeilijk([...woorden, metZin('pot', 3, 'De pot is van de chirurg.')])).toEqual([
      'pot: chirurg',
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
  })
})
