import type { Exercise, Item } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { ritMs, startHuis, wachtVoor } from './rit.ts'
import { rules, type Input } from './rules.ts'
import { isVerkeerd } from './straat.ts'
import type { State } from './straat.ts'
import { deurBrief, laatsteHuis, langsDeStraat, nummerVan, terugBrief, teSorteren } from './tas.ts'
import { correctie, report } from './tekst.ts'

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
const bag = (...inputs: readonly Input[]): State => bagAt(1, ...inputs)

/** Returns such a bag at a stage. */
function bagAt(trap: 1 | 2 | 3, ...inputs: readonly Input[]): State {
  const taak: Exercise = {
    id: 't',
    kind: 'spelling',
    groep: 6,
    instruction: '',
    land: 'nl',
    aantal: 2,
    trap,
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

  it('lets the bike wait for no more than is left of the joy', () => {
    const blij = bag(...lay(1, 0), ride(0), ride(1), ...write(1, 'zeil'))
    const later = (ms: number): State => rules.step(blij, { type: 'tick', ms })[0]
    expect(wachtVoor(later(900))).toBe(300)
    expect(wachtVoor(later(1300))).toBe(0)
  })

  it('is ridden faster once three letters are at home', () => {
    const staat = bag()
    expect(ritMs({ ...staat, goed: 3 })).toBeLessThan(ritMs(staat))
    expect(ritMs({ ...staat, goed: 2 })).toBe(ritMs(staat))
    expect(ritMs({ ...staat, goed: 2, hersteld: ['lijm'] })).toBe(ritMs({ ...staat, goed: 3 }))
  })
})

describe('the last house of a bag', () => {
  it('is known once all letters that are left go there, and nothing is left to choose', () => {
    const [twee, een] = [lay(1, 0), lay(1, 1)]
    expect(laatsteHuis(bagAt(2, ...een))).toBe('ij')
    expect(laatsteHuis(bagAt(2, ...twee, ride(1), ...write(1, 'zeil')))).toBe('ij')
    // Decoys: two ways, a letter without a house, nothing left, and snow on a bridge that can be shovelled or gone round.
    expect(laatsteHuis(bagAt(2, ...twee))).toBeNull()
    expect(laatsteHuis(bagAt(2, ...twee.slice(0, 1)))).toBeNull()
    expect(laatsteHuis(bagAt(2, ...een, ride(0), ride(1)))).toBeNull()
    expect(laatsteHuis(bagAt(3, ...een))).toBeNull()
    const schep = Array.from({ length: 3 }, (): Input => ({ type: 'schep', plek: 0 }))
    expect(laatsteHuis(bagAt(3, ...een, ...schep))).toBe('ij')
  })

  it('is not where a bag is filled: as long as nothing was brought, that is told by the bag', () => {
    expect(startHuis(bagAt(2))).toBe(0)
    expect(startHuis(bagAt(2, ...lay(1, 0), ride(0)))).toBeNull()
    expect(startHuis(bag())).toBeNull()
  })
})

describe('a letter at another house than its own', () => {
  const bij = (huis: number, ...na: readonly Input[]) => bag(...lay(huis, 0), ride(0), ...na)

  it('is told from one at its own, and is looked at once who lives there saw it', () => {
    expect(isVerkeerd(bij(0), 0)).toBe(true)
    expect(isVerkeerd(bij(1), 0)).toBe(false)
    expect(terugBrief(bij(0))).toBeNull()
    expect(terugBrief(bij(1, { type: 'klop', plek: 0 }))).toBeNull()
    expect(terugBrief(bij(0, { type: 'klop', plek: 0 }))?.gegeven).toBe('leim')
  })

  it('is told by the house where it belongs, and by what its word would be at the other one', () => {
    const staat = bij(0)
    const [na, events] = rules.step(staat, { type: 'klop', plek: 0 })
    const antwoord = events.find(({ type }) => type === 'answer')
    const kaart = antwoord && correctie(antwoord, na)
    expect(kaart).toMatchObject({ naast: 'leim', woord: { tekst: 'lijm' } })
    const mis = events.find((event) => event.type === 'fx' && event.name === 'fout')
    expect(mis && report(mis, na)).toBe('Niet voor mij! De brief hoort bij ij.')
  })
})

describe('the number of a letter', () => {
  it('stays its own when another one is at home', () => {
    const thuis = bag(...lay(1, 0), ride(0), ...write(0, 'lijm'))
    expect([nummerVan(bag(), 1), nummerVan(thuis, 1)]).toEqual([2, 2])
    expect(teSorteren(thuis).map(({ plek }) => plek)).toEqual([1])
  })
})
