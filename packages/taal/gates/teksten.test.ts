import { beforeAll, describe, expect, it } from 'vitest'
import { NIVEAUDOELEN } from '../src/tekst-maat.ts'
import {
  TEKSTNIVEAUS,
  TEKSTSOORTEN,
  VRAAGSOORTEN,
  loadTeksten,
  type Leestekst,
  type Tekstvraag,
} from '../src/tekst.ts'
import type { Leesbronnen } from './leesbaar.ts'
import { readLijst } from './lijst.ts'
import { loadSpelling } from './spelling.ts'
import { dubbelInTeksten, gokkers, nietMoeilijker, plaatsen } from './teksten-samen.ts'
import { TEKSTPOORTEN, leesregels } from './teksten.ts'

/** The least number of texts: in all, per level, per year, and for older readers who read at the level of groep 4 or 5. */
const MINSTENS = { totaal: 110, perNiveau: 2, perJaar: 18, ouder: 8 }
/** The share of the right choices that may stand in one of the four places: a little around a quarter. */
const SPREIDING = { min: 0.2, max: 0.3 }
/** The share that a guesser may get right: a quarter by chance, plus two standard errors over 120 questions. */
const MAX_GOK = 0.33

const vraag = (soort: Tekstvraag['soort'], goed: number, deel: Partial<Tekstvraag> = {}) => ({
  soort,
  vraag: 'Wat mist Tim?',
  keuzes: ['een pet', 'een tas', 'een kat', 'een vis'],
  goed,
  waarom: 'Er staat: “Tim mist een pet”.',
  bewijs: [0],
  ...deel,
})

/** A made-up text that passes every gate; each decoy below spoils one thing. */
const GOED: Leestekst = {
  id: 'goed',
  titel: 'Tim en de pet',
  niveau: 'start',
  soort: 'verhaal',
  woorden: 22,
  tekst: [
    'Tim mist een pet. Tim zoekt in de kast. Mam zoekt mee.',
    'Tim roept en zoekt. De pet zit in de tas!',
  ],
  vragen: [vraag('letterlijk', 0), vraag('gevolg', 1), vraag('gevoel', 2), vraag('woord', 3)],
}
const metTekst = (...tekst: string[]): Partial<Leestekst> => ({ tekst: [...GOED.tekst, ...tekst] })
const metVraag = (deel: Partial<Tekstvraag>): Partial<Leestekst> => ({
  vragen: [vraag('letterlijk', 0, deel), ...GOED.vragen.slice(1)],
})
const metVervang = (...paren: [string, string][]): Partial<Leestekst> => ({
  be: { vervang: Object.fromEntries(paren) },
})

/** Each decoy spoils one thing and must be stopped by the named gate with the named complaint. */
const LOKKERS: readonly [poort: string, klacht: string, deel: Partial<Leestekst>][] = [
  ['a: woordenboek', 'onbekend: hont', metTekst('De hont is er.')],
  ['a: woordenboek', 'onbekend: boomen', metTekst('De boomen zijn er.')],
  ['a: woordenboek', 'onbekend: utrecht', metVraag({ waarom: '“Tim mist een pet” in utrecht.' })],
  ['a: woordenboek', 'onbekend: bordt', metVervang(['kast', 'bordt'])],
  ['i: gepast', 'niet gepast: Stomme', metTekst('Stomme pet.')],
  ['i: gepast', 'niet gepast: bier', metVraag({ keuzes: ['bier', 'sap', 'thee', 'melk'] })],
  ['n: in twee landen', 'alleen Nederlands: patat', metTekst('Ik eet patat.')],
  ['n: in twee landen', 'alleen Nederlands: groep', metTekst('Wij zijn in groep 3.')],
  ['n: in twee landen', 'komt niet voor', metVervang(['patat', 'friet'])],
  ['n: in twee landen', 'deel van een woord', metVervang(['roep', 'gil'])],
  ['n: in twee landen', 'staat weer in', metVervang(['kast', 'grote kast'])],
  ['n: in twee landen', 'geen woorden', metVervang(['kast.', 'zak.'])],
  ['p: past bij niveau', 'telt 22 woorden, niet 21', { woorden: 21 }],
  ['p: past bij niveau', 'letters', { niveau: 'eind-8' }],
  ['p: past bij niveau', 'zin', { tekst: ['Tim mist een pet en de pet zit in de tas van Tim.'] }],
  ['p: past bij niveau', 'lang 0.0', metTekst('De olifant zit.')],
  ['p: past bij niveau', 'langste 6', metTekst('De kroost zit.')],
  ['q: klankzuiver', 'niet klankzuiver: hond', metTekst('De hond zit.')],
  ['q: klankzuiver', 'niet klankzuiver: kassa', metTekst('De kassa is op.')],
  ['r: vragen', 'onbekend niveau', { soort: JSON.parse('"lied"') }],
  ['r: vragen', 'geen alinea', { tekst: [] }],
  ['r: vragen', '3 vragen', { vragen: GOED.vragen.slice(1) }],
  ['r: vragen', 'te weinig soorten', { vragen: [0, 1, 2, 3].map((goed) => vraag('woord', goed)) }],
  ['r: vragen', 'op één plaats', { vragen: GOED.vragen.map((een) => ({ ...een, goed: 2 })) }],
  [
    'r: vragen',
    'te vaak de langste',
    {
      vragen: GOED.vragen.map((een) => ({
        ...een,
        keuzes: een.keuzes.with(een.goed, 'een nieuwe pet'),
      })),
    },
  ],
  ['r: vragen', 'onbekende vraagsoort', metVraag({ soort: JSON.parse('"raadsel"') })],
  ['r: vragen', 'geen vraag', metVraag({ vraag: 'Tim mist iets.' })],
  ['r: vragen', 'geen vier keuzes', metVraag({ keuzes: ['ja', 'nee', 'ja', 'nooit'] })],
  ['r: vragen', 'geen vier keuzes', metVraag({ keuzes: ['ja', 'nee'] })],
  ['r: vragen', 'geen goede keuze', metVraag({ goed: 4 })],
  ['s: citaten', 'wijst geen plaats aan', metVraag({ waarom: 'Dat staat in de tekst.' })],
  [
    's: citaten',
    'staat niet in één zin van de tekst: Tim mist een tas',
    metVraag({ waarom: '“Tim mist een tas”.' }),
  ],
  [
    's: citaten',
    'staat niet in één zin van de tekst: in de kast. Mam zoekt',
    metVraag({ waarom: '“in de kast. Mam zoekt”.' }),
  ],
  [
    's: citaten',
    'staat niet in één zin van de tekst: de pet',
    { ...metTekst('Daar is de pet.'), ...metVraag({ waarom: '“de pet”.' }) },
  ],
  [
    't: vragen leesbaar',
    'te lang woord in een vraag: Uitgeleend',
    metVraag({ vraag: 'Uitgeleend?' }),
  ],
  ['t: vragen leesbaar', 'te lange vraag', metVraag({ vraag: `${'Is de pet '.repeat(5)} weg?` })],
  [
    't: vragen leesbaar',
    'te lange keuze',
    metVraag({ keuzes: ['een en '.repeat(7), 'ja', 'nee', 'nu'] }),
  ],
  [
    'u: bewijs',
    'vragen met een bewijs',
    { vragen: GOED.vragen.map((een) => ({ ...een, bewijs: [] })) },
  ],
  ['u: bewijs', 'buiten de tekst', metVraag({ bewijs: [9] })],
  ['u: bewijs', 'niet op volgorde', metVraag({ bewijs: [1, 0] })],
  ['u: bewijs', 'te veel zinnen', metVraag({ bewijs: [0, 1] })],
  ['u: bewijs', 'de reden noemt geen bewijs', metVraag({ bewijs: [1] })],
  ['v: even veel woorden', 'en in België', metVervang(['kast', 'kast hier'])],
]

let bronnen: Leesbronnen
let teksten: Leestekst[]

beforeAll(async () => {
  bronnen = {
    spelling: await loadSpelling(),
    namen: readLijst('teksten/namen.txt'),
    noordelijk: readLijst('noordelijk.txt'),
  }
  teksten = (await Promise.all(TEKSTNIVEAUS.map((niveau) => loadTeksten(niveau)))).flat()
})

describe('the texts', () => {
  it.each(Object.keys(TEKSTPOORTEN))('pass gate %s', (naam) => {
    const klachten = teksten.flatMap((tekst) =>
      (TEKSTPOORTEN[naam]?.(tekst, bronnen) ?? ['no gate']).map(
        (klacht) => `${tekst.id}: ${klacht}`,
      ),
    )
    expect(klachten).toEqual([])
  })

  it('are enough: in all, for each level and year, and for older readers who read as in groep 4 or 5', () => {
    expect(teksten.length).toBeGreaterThanOrEqual(MINSTENS.totaal)
    const perNiveau = Map.groupBy(teksten, (tekst) => tekst.niveau)
    for (const niveau of TEKSTNIVEAUS) {
      expect([niveau, (perNiveau.get(niveau)?.length ?? 0) >= MINSTENS.perNiveau]).toEqual([
        niveau,
        true,
      ])
    }
    const perJaar = Map.groupBy(teksten, ({ niveau }) => niveau.slice(-1))
    for (const jaar of ['3', '4', '5', '6', '7', '8'])
      expect(perJaar.get(jaar)?.length).toBeGreaterThanOrEqual(MINSTENS.perJaar)
    const ouder = teksten.filter((tekst) => tekst.ouder && /-[45]$/.test(tekst.niveau))
    expect(ouder.length).toBeGreaterThanOrEqual(MINSTENS.ouder)
  })

  it('are of every kind, and their questions too', () => {
    expect(new Set(teksten.map((tekst) => tekst.soort))).toEqual(new Set(TEKSTSOORTEN))
    const soorten = teksten.flatMap(({ vragen }) => vragen.map((een) => een.soort))
    expect(new Set(soorten)).toEqual(new Set(VRAAGSOORTEN))
  })

  it('say nothing twice: no id, no title and no sentence stands in two texts', () => {
    expect(dubbelInTeksten(teksten)).toEqual([])
    const ander = {
      ...GOED,
      id: 'ander',
      titel: 'Nog een pet',
      tekst: ['Er is iets. Tim mist een pet.'],
    }
    expect(dubbelInTeksten([GOED, ander])).toEqual(['Tim mist een pet.'])
    expect(dubbelInTeksten([GOED, { ...GOED, tekst: [] }])).toEqual([
      'id goed',
      'titel Tim en de pet',
    ])
  })

  it('have their right choices in all four places about as often', () => {
    for (const deel of plaatsen(teksten)) {
      expect(deel).toBeGreaterThanOrEqual(SPREIDING.min)
      expect(deel).toBeLessThanOrEqual(SPREIDING.max)
    }
    expect(plaatsen([{ ...GOED, vragen: GOED.vragen.slice(0, 2) }])).toEqual([0.5, 0.5, 0, 0])
  })

  it('give nothing away to somebody who guesses without reading', () => {
    for (const [naam, deel] of Object.entries(gokkers(teksten))) {
      expect([naam, deel < MAX_GOK]).toEqual([naam, true])
    }
    const verraden = GOED.vragen.map((een) => ({
      ...een,
      keuzes: een.keuzes.with(een.goed, 'wat Tim mist, een pet'),
    }))
    const raak = gokkers([{ ...GOED, vragen: verraden }])
    expect([raak.langste, raak['lijkt op de vraag'], raak['lijkt op de titel']]).toEqual([1, 1, 1])
    expect(raak.kortste).toBe(0)
  })

  it('become harder to read from each level to the next', () => {
    expect(nietMoeilijker(teksten)).toEqual([])
    const verwisseld = teksten.map((tekst) =>
      tekst.niveau === 'eind-5' ? { ...tekst, tekst: GOED.tekst } : tekst,
    )
    expect(nietMoeilijker(verwisseld)).toEqual(['eind-5'])
  })
})

describe('what a level asks', () => {
  it('never falls from one level to the next', () => {
    const doelen = TEKSTNIVEAUS.map((niveau) => NIVEAUDOELEN[niveau])
    for (const naam of ['woorden', 'letters', 'zin', 'lang', 'langste'] as const) {
      for (const kant of [0, 1] as const) {
        const waarden = doelen.map((doel) => doel[naam][kant])
        expect([naam, waarden]).toEqual([naam, waarden.toSorted((a, b) => a - b)])
      }
    }
  })
})

describe('the gates', () => {
  it('let a good text through', () => {
    for (const poort of Object.values(TEKSTPOORTEN)) expect(poort(GOED, bronnen)).toEqual([])
  })

  it.each(LOKKERS)('%s stops a spoiled text: %s', (naam, klacht, deel) => {
    expect(TEKSTPOORTEN[naam]?.({ ...GOED, ...deel }, bronnen).join('; ')).toContain(klacht)
  })

  it('know a name by the list alone, and need every name on it', () => {
    const vreemd = { ...GOED, titel: 'Zwoebertje en de pet' }
    const poort = TEKSTPOORTEN['a: woordenboek']
    expect(poort?.(vreemd, bronnen)).toEqual(['onbekend: Zwoebertje'])
    expect(poort?.(vreemd, { ...bronnen, namen: new Set(['Zwoebertje']) })).toEqual([])
    const gelezen = teksten.flatMap(leesregels).join(' ')
    expect([...bronnen.namen].filter((naam) => !gelezen.includes(naam))).toEqual([])
    expect([...bronnen.namen].filter((naam) => bronnen.spelling.kent(naam))).toEqual([])
  })
})
