import type { Exercise, Item } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { wachtVoor } from './rit.ts'
import { rules, type Input } from './rules.ts'
import { huisVan, thuisVan } from './straat.ts'
import type { State } from './straat.ts'
import { deurBrief, langsDeStraat, terugBrief, teSorteren, verkeerdBezorgd } from './tas.ts'

const woord = (word: string, graphemes: string, categorie: string): Item => ({
  soort: 'woord',
  id: word,
  word,
  graphemes: graphemes.split('|'),
  syllables: [word],
  categorieen: [categorie],
})
const LIJM = woord('lijm', 'l|ij|m', 'ij')
const ZEIL = woord('zeil', 'z|ei|l', 'ei')

/** Returns a bag of two letters, the first of which belongs in the second house. */
function bag(...inputs: readonly Input[]): State {
  const taak: Exercise = {
    id: 't',
    kind: 'spelling',
    groep: 6,
    instruction: '',
    land: 'nl',
    aantal: 2,
    seed: 7,
    options: { calm: false, clock: false },
  }
  const [begin] = rules.step(rules.init(taak), { type: 'begin' })
  const vol = [LIJM, ZEIL].reduce<State>(
    (staat, item, plek) =>
      rules.step(staat, {
        type: 'opgave',
        plek,
        item,
        reden: { soort: 'peiling', categorie: 'ei', aantal: 0 },
      })[0],
    begin,
  )
  return inputs.reduce((staat, input) => rules.step(staat, input)[0], vol)
}

const lay = (lijm: number, zeil: number): Input[] => [
  { type: 'huis', plek: 0, huis: lijm },
  { type: 'huis', plek: 1, huis: zeil },
]
const ride = (plek: number): Input => ({ type: 'rijd', plek })
const write = (plek: number, vorm: string): Input[] => [
  ...[...vorm].map((teken): Input => ({ type: 'teken', plek, teken })),
  { type: 'geef', plek },
]

describe('a whole bag that is brought out', () => {
  it('goes from house to house along the street, whatever the order in the bag', () => {
    const klaar = bag(...lay(1, 0))
    expect(langsDeStraat(klaar, teSorteren(klaar)).map(({ plek }) => plek)).toEqual([1, 0])
    expect(deurBrief(bag(...lay(1, 0), ride(0), ride(1)))?.plek).toBe(1)
    // Decoy: what lies ready and was not brought stands at no door.
    expect(deurBrief(bag(...lay(1, 0), ride(0)))?.plek).toBe(0)
    expect(deurBrief(klaar)).toBeNull()
  })

  it('lets the bike wait for the joy about a letter, and for no mistake', () => {
    const deur = [...lay(1, 0), ride(0), ride(1)]
    expect(wachtVoor(bag(...deur))).toBe(0)
    expect(wachtVoor(bag(...deur, ...write(1, 'zeil')))).toBe(1200)
    expect(wachtVoor(bag(...deur, ...write(1, 'zijl')))).toBe(0)
  })
})

describe('a letter at another house than its own', () => {
  it('is handed on when its word is right, and the house says where it belongs', () => {
    const staat = bag(...lay(0, 0), ride(0), ...write(0, 'lijm'))
    expect([huisVan(staat, 0), thuisVan(staat, 0)]).toEqual([0, 1])
    expect(verkeerdBezorgd(staat)).toBe(0)
    expect(verkeerdBezorgd(bag(...lay(1, 0), ride(0), ...write(0, 'lijm')))).toBe(-1)
  })

  it('is handed back when its word is not right', () => {
    const staat = bag(...lay(0, 0), ride(0), ...write(0, 'leim'))
    expect(verkeerdBezorgd(staat)).toBe(-1)
    expect(terugBrief(staat)?.gegeven).toBe('leim')
  })
})
