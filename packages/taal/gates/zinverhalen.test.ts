import { beforeAll, describe, expect, it } from 'vitest'
import { loadRitverhalen } from '../src/ritverhaal.ts'
import { WOORDGROEPEN } from '../src/woorden.ts'
import { loadZinverhalen, zinverhaalVoor, type Zinverhaal } from '../src/zinverhaal.ts'
import type { Leesbronnen } from './leesbaar.ts'
import { readLijst } from './lijst.ts'
import { loadSpelling } from './spelling.ts'
import { dubbelInTeksten } from './teksten-samen.ts'
import { readRitverhaal, readZinverhaal, nietMoeilijkerPerGroep } from './verhalen-samen.ts'
import { ZIN_MATEN, ZINVERHAAL_POORTEN } from './zinverhalen.ts'

/** The least number of sentences in a groep, and of stories. */
const MINSTENS = { zinnen: 40, verhalen: 6 }

const zin = (...ordes: string[]): Zinverhaal['zinnen'][number] => ({
  woorden: ordes[0]?.split(' ') ?? [],
  vreemd: 'heeft',
  ordes: ordes.map((orde) => orde.split(' ')),
})

/** A made-up story that passes every gate; each decoy below spoils one thing. */
const GOED: Zinverhaal = {
  id: 'zv-goed',
  groep: 3,
  titel: 'Tim en de pet',
  zinnen: [
    zin('Tim mist een pet.'),
    zin('Hij zoekt in de kast.'),
    zin('Nu zoekt mam ook mee.', 'Nu zoekt ook mam mee.'),
    { ...zin('Wie heeft die pet?'), vreemd: 'zoekt' },
    zin('De kat zit er op.'),
    zin('Nee, hij zit er in!'),
  ],
}
const metZin = (eerste: Zinverhaal['zinnen'][number]): Partial<Zinverhaal> => ({
  zinnen: [eerste, ...GOED.zinnen.slice(1)],
})
const metVreemd = (vreemd: string) => metZin({ ...zin('Tim mist een pet.'), vreemd })
const metVervang = (van: string, naar: string): Partial<Zinverhaal> => ({
  be: { vervang: { [van]: naar } },
})

/** Each decoy spoils one thing and must be stopped by the named gate with the named complaint. */
const LOKKERS: readonly [poort: string, klacht: string, deel: Partial<Zinverhaal>][] = [
  ['a: woordenboek', 'onbekend: hont', metZin(zin('De hont is nat.'))],
  ['a: woordenboek', 'onbekend: kasd', metVervang('kast', 'kasd')],
  ['a: woordenboek', 'onbekend: boomen', { titel: 'De boomen' }],
  ['i: gepast', 'niet gepast: bier', metZin(zin('Tim mist zijn bier.'))],
  ['i: gepast', 'niet gepast: stomme', metVervang('kast', 'stomme kist')],
  ['n: in twee landen', 'alleen Nederlands: patat', metZin(zin('Tim mist zijn patat.'))],
  ['n: in twee landen', 'alleen Nederlands: groep', { titel: 'In groep 3' }],
  ['n: in twee landen', 'komt niet voor', metVervang('patat', 'friet')],
  ['p: past bij groep', '5 zinnen', { zinnen: GOED.zinnen.slice(1) }],
  ['p: past bij groep', '7 zinnen', { zinnen: [...GOED.zinnen, zin('Tim is nu blij.')] }],
  ['p: past bij groep', 'telt 3 woorden', metZin(zin('Tim is blij.'))],
  ['p: past bij groep', 'telt 6 woorden', metZin(zin('Tim mist zijn pet en tas.'))],
  ['p: past bij groep', 'telt 4 woorden', { groep: 5 }],
  ['p: past bij groep', 'te lang woord olifanten.', metZin(zin('Tim mist zijn olifanten.'))],
  ['u: stukken', 'geen hoofdletter', metZin(zin('hij mist een pet.'))],
  ['u: stukken', 'midden in de zin Tim', metZin(zin('Nu mist Tim een pet.'))],
  ['u: stukken', 'geen teken aan het eind', metZin(zin('Tim mist een pet'))],
  ['u: stukken', 'geen teken aan het eind', metZin(zin('Tim mist een pet,'))],
  ['u: stukken', 'geen stuk pet.', metZin(zin('Tim mist pet. nu.'))],
  ['u: stukken', 'geen stuk kast nu', metVervang('de', 'kast nu')],
  ['u: stukken', 'meer dan één woord: de kast', metVervang('de kast', 'kist')],
  ['u: stukken', 'twee keer de', metZin(zin('De pet is de pet.'))],
  ['u: stukken', 'twee keer pet', metZin(zin('Die pet is pet.'))],
  ['v: ordes', 'begint niet met', metZin({ ...zin('Tim mist een pet.'), ordes: [] })],
  [
    'v: ordes',
    'begint niet met',
    metZin({ ...zin('Nu is mam ook nat.'), ordes: zin('Nu is ook mam nat.').ordes }),
  ],
  ['v: ordes', 'dezelfde orde', metZin(zin('Tim mist een pet.', 'Tim mist een pet.'))],
  ['v: ordes', 'andere stukken Tim mist', metZin(zin('Tim mist een pet.', 'Tim mist de pet.'))],
  ['v: ordes', 'andere stukken Tim pet.', metZin(zin('Tim mist een pet.', 'Tim pet.'))],
  ['v: ordes', 'begin of eind', metZin(zin('Nu is hij nat.', 'hij is Nu nat.'))],
  ['v: ordes', 'begin of eind', metZin(zin('Is hij nu nat.', 'Is hij nat. nu'))],
  [
    'v: ordes',
    '4 ordes',
    metZin(zin('Hij is nu al nat.', 'Hij nu is al nat.', 'Hij al is nu nat.', 'Hij is al nu nat.')),
  ],
  ['w: vreemde steen', 'niet uit het midden van een andere zin: boom', metVreemd('boom')],
  ['w: vreemde steen', 'niet uit het midden van een andere zin: in!', metVreemd('in!')],
  ['w: vreemde steen', 'met een teken of hoofdletter: Wie', metVreemd('Wie')],
  ['w: vreemde steen', 'ook in de eigen zin: mist', metVreemd('mist')],
]

let bronnen: Leesbronnen
let verhalen: Zinverhaal[]

beforeAll(async () => {
  bronnen = {
    spelling: await loadSpelling(),
    namen: readLijst('teksten/namen.txt'),
    noordelijk: readLijst('noordelijk.txt'),
  }
  verhalen = (await Promise.all(WOORDGROEPEN.map((groep) => loadZinverhalen(groep)))).flat()
})

describe('the stories of sentences', () => {
  it.each(Object.keys(ZINVERHAAL_POORTEN))('pass gate %s', (naam) => {
    const klachten = verhalen.flatMap((verhaal) =>
      (ZINVERHAAL_POORTEN[naam]?.(verhaal, bronnen) ?? ['no gate']).map(
        (klacht) => `${verhaal.id}: ${klacht}`,
      ),
    )
    expect(klachten).toEqual([])
  })

  it('are enough in each groep, and each stands in the file of its own', async () => {
    for (const groep of WOORDGROEPEN) {
      const lijst = await loadZinverhalen(groep)
      expect(lijst.filter((een) => een.groep !== groep || !/^zv-[a-z-]+$/.test(een.id))).toEqual([])
      expect(lijst.length).toBeGreaterThanOrEqual(MINSTENS.verhalen)
      expect(lijst.flatMap(({ zinnen }) => zinnen).length).toBeGreaterThanOrEqual(MINSTENS.zinnen)
    }
  })

  it('say nothing twice: no id, no title and no sentence, in those of rides neither', async () => {
    const ritten = (await Promise.all(WOORDGROEPEN.map((groep) => loadRitverhalen(groep)))).flat()
    const gelezen = [...verhalen.map(readZinverhaal), ...ritten.map(readRitverhaal)]
    expect(dubbelInTeksten(gelezen)).toEqual([])
    const zelfde = { ...readZinverhaal(GOED), titel: 'Een pet', id: 'zv-ander' }
    expect(dubbelInTeksten([readZinverhaal(GOED), zelfde])).toContain('Wie heeft die pet?')
  })

  it('have clauses with a comma in the highest years', () => {
    for (const groep of [7, 8] as const) {
      const komma = verhalen
        .filter((verhaal) => verhaal.groep === groep)
        .flatMap(({ zinnen }) => zinnen)
        .filter(({ woorden }) => woorden.some((stuk) => stuk.endsWith(',')))
      expect(komma.length).toBeGreaterThanOrEqual(5)
    }
  })

  it('become harder to read from each groep to the next', () => {
    const gelezen = verhalen.map(readZinverhaal)
    expect(nietMoeilijkerPerGroep(gelezen)).toEqual([])
    const verwisseld = gelezen.map((een) =>
      een.groep === 5 ? { ...een, tekst: ['De kat zit.'] } : een,
    )
    expect(nietMoeilijkerPerGroep(verwisseld)).toEqual([5])
  })
})

describe('what a groep asks of a sentence', () => {
  it('never falls from one to the next', () => {
    const maten = WOORDGROEPEN.map((groep) => ZIN_MATEN[groep])
    for (const waarden of [
      maten.map(({ woorden }) => woorden[0]),
      maten.map(({ woorden }) => woorden[1]),
      maten.map(({ langste }) => langste),
    ]) {
      expect(waarden).toEqual(waarden.toSorted((a, b) => a - b))
    }
  })
})

describe('the gates', () => {
  it('let a good story through', () => {
    for (const poort of Object.values(ZINVERHAAL_POORTEN)) expect(poort(GOED, bronnen)).toEqual([])
  })

  it.each(LOKKERS)('%s stops a spoiled story: %s', (naam, klacht, deel) => {
    expect(ZINVERHAAL_POORTEN[naam]?.({ ...GOED, ...deel }, bronnen).join('; ')).toContain(klacht)
  })
})

describe('the Flemish form', () => {
  it('says it otherwise in the title, the pieces and every order alike', () => {
    const verhaal = { ...GOED, titel: 'De pet', be: { vervang: { pet: 'muts', mam: 'mama' } } }
    const vlaams = zinverhaalVoor(verhaal, 'be')
    expect(vlaams.titel).toBe('De muts')
    expect(vlaams.zinnen[0]?.woorden).toEqual(['Tim', 'mist', 'een', 'muts.'])
    expect(vlaams.zinnen[2]?.ordes).toEqual([
      ['Nu', 'zoekt', 'mama', 'ook', 'mee.'],
      ['Nu', 'zoekt', 'ook', 'mama', 'mee.'],
    ])
    expect(zinverhaalVoor(verhaal, 'nl')).toBe(verhaal)
    expect(zinverhaalVoor(GOED, 'be')).toBe(GOED)
  })
})
