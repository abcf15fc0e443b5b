import { beforeAll, describe, expect, it } from 'vitest'
import { loadTekenregels } from '../src/leestekens.ts'
import { WOORDGROEPEN } from '../src/woorden.ts'
import type { Leesbronnen } from './leesbaar.ts'
import { readLijst } from './lijst.ts'
import { loadSpelling } from './spelling.ts'
import { TEKENREGEL_POORTEN, type Geplaatst } from './tekenregels.ts'

/** The least number of texts in a groep. */
const MINSTENS = 30

/** A made-up text that passes every gate; each decoy below spoils one thing. */
const GOED: Geplaatst = {
  id: 'lt4-goed',
  groep: 4,
  tekst: 'Waar is de pet van Tim? Hij zoekt in de kast.',
  namen: ['Tim'],
}
const GESPREK: Geplaatst = {
  id: 'lt8-goed',
  groep: 8,
  tekst: '‘Waar is mijn pet?’ vraagt Tim. Zijn moeder zegt: ‘Hij ligt in de kast.’',
  namen: ['Tim'],
}

/** Each decoy spoils one thing and must be stopped by the named gate with the named complaint. */
const LOKKERS: readonly [poort: string, klacht: string, deel: Partial<Geplaatst>][] = [
  ['a: woordenboek', 'onbekend: hont', { tekst: 'De hont is nat. Wie droogt hem af?' }],
  ['i: gepast', 'niet gepast: stomme', { tekst: 'De stomme hond is nat. Wie droogt hem af?' }],
  ['n: in twee landen', 'alleen Nederlands: patat', { tekst: 'Hij eet patat. Wie wil er nog?' }],
  ['n: in twee landen', 'komt niet voor', { be: { vervang: { patat: 'friet' } } }],
  ['p: past bij groep', 'telt 4 woorden', { tekst: 'Hij komt. Is Tim?' }],
  [
    'p: past bij groep',
    'te lang woord',
    { tekst: 'Tim zoekt een olifantenslurf. Waar is die nou?' },
  ],
  ['u: heel te maken', 'niet uit elkaar', { tekst: 'Waar is de pet - van Tim? Hij zoekt.' }],
  ['u: heel te maken', 'wordt Waar', { tekst: 'Waar is de pet van Tim? hij zoekt.' }],
  ['u: heel te maken', 'hoofdletter van Kast', { tekst: 'Waar is Tim? Hij zit in de Kast.' }],
  ['u: heel te maken', 'geen naam Sam', { namen: ['Tim', 'Sam'] }],
  ['u: heel te maken', 'geen einde', { tekst: 'Waar is de pet van Tim? Hij zoekt' }],
  ['v: tekens', 'niet van dit jaar ,', { tekst: 'Waar is de pet, Tim? Hij zoekt.' }],
  ['v: tekens', 'niet van dit jaar ?', { groep: 3 }],
  ['v: tekens', 'geen teken tussen', { tekst: 'Waar is de pet van Tim nu?' }],
  ['v: tekens', 'zonder ,', { groep: 5 }],
  [
    'w: dezelfde woorden',
    'andere woorden',
    { ook: ['Waar is de pet van Tim? Hij loopt in de kast.'] },
  ],
  ['w: dezelfde woorden', 'twee keer', { ook: [GOED.tekst] }],
  [
    'x: aangesproken',
    'mist ook: Tim? Waar is je pet?',
    { groep: 5, tekst: 'Tim, waar is je pet? Hij ligt in de kast.' },
  ],
]

let bronnen: Leesbronnen
let regels: Geplaatst[]

beforeAll(async () => {
  bronnen = {
    spelling: await loadSpelling(),
    namen: readLijst('teksten/namen.txt'),
    noordelijk: readLijst('noordelijk.txt'),
  }
  const lijsten = WOORDGROEPEN.map(async (groep) =>
    (await loadTekenregels(groep)).map((regel) => ({ ...regel, groep })),
  )
  regels = (await Promise.all(lijsten)).flat()
})

const klachtenVan = (naam: string, regel: Geplaatst): string[] =>
  TEKENREGEL_POORTEN[naam]?.(regel, bronnen) ?? ['no gate']

describe('the texts without their marks', () => {
  it.each(Object.keys(TEKENREGEL_POORTEN))('pass gate %s', (naam) => {
    expect(
      regels.flatMap((regel) => klachtenVan(naam, regel).map((klacht) => `${regel.id}: ${klacht}`)),
    ).toEqual([])
  })

  it('are enough in each groep, each under an address and with words of its own', () => {
    for (const groep of WOORDGROEPEN) {
      const lijst = regels.filter((regel) => regel.groep === groep)
      expect(lijst.filter(({ id }) => !new RegExp(`^lt${groep}-[a-z-]+$`).test(id))).toEqual([])
      expect(lijst.length).toBeGreaterThanOrEqual(MINSTENS)
    }
    expect(new Set(regels.map(({ id }) => id)).size).toBe(regels.length)
    expect(new Set(regels.map(({ tekst }) => tekst)).size).toBe(regels.length)
  })

  it('ask a question in the year of question marks, and tell something as well', () => {
    const jaar = regels.filter(({ groep }) => groep === 4)
    const vragen = jaar.filter(({ tekst }) => tekst.includes('?'))
    expect(vragen.length).toBeGreaterThan(jaar.length / 2)
    expect(jaar.filter(({ tekst }) => tekst.includes('.')).length).toBeGreaterThan(jaar.length / 2)
  })
})

describe('a gate of marks', () => {
  it('lets a good text through', () => {
    for (const naam of Object.keys(TEKENREGEL_POORTEN)) {
      expect([naam, klachtenVan(naam, GOED)]).toEqual([naam, []])
      expect([naam, klachtenVan(naam, GESPREK)]).toEqual([naam, []])
    }
  })

  it.each(LOKKERS)('%s stops %s', (poort, klacht, deel) => {
    expect(klachtenVan(poort, { ...GOED, ...deel }).join('\n')).toContain(klacht)
  })
})
