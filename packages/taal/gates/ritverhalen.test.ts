import { beforeAll, describe, expect, it } from 'vitest'
import { fillRit, loadRitverhalen, ritverhaalVoor, type Ritverhaal } from '../src/ritverhaal.ts'
import { WOORDGROEPEN } from '../src/woorden.ts'
import type { Leesbronnen } from './leesbaar.ts'
import { readLijst } from './lijst.ts'
import { RIT_MATEN, RIT_POORTEN } from './ritverhalen.ts'
import { loadSpelling } from './spelling.ts'
import { readRitverhaal, nietMoeilijkerPerGroep } from './verhalen-samen.ts'

const MINSTENS = 5
/** The share of the right places that may stand in one of the six of the list: a little around a sixth. */
const SPREIDING = { min: 0.08, max: 0.26 }

/** A made-up story that passes every gate; each decoy below spoils one thing. */
const GOED: Ritverhaal = {
  id: 'rit-goed',
  groep: 3,
  titel: 'Tim is nat',
  wie: 'Tim',
  plekken: ['het bad', 'de bakker', 'het bed', 'het bos', 'de kerk', 'de zee'],
  zinnen: [
    'Ik vang een vis in ▢.',
    'Ik pluk een tak in ▢.',
    'Nu wil ik schuim, rij naar ▢.',
    'Mijn buik is leeg.',
    'Ik koop een taart bij ▢.',
    'Hap, wat een rit!',
  ],
  gaten: [
    { zin: 0, goed: 'de zee', anders: ['het bed', 'de kerk'] },
    { zin: 1, goed: 'het bos', anders: ['het bed', 'het bad'] },
    { zin: 2, goed: 'het bad', anders: ['het bed', 'de kerk'] },
    { zin: 4, goed: 'de bakker', anders: ['het bed', 'de kerk'] },
  ],
}
const metZin = (i: number, zin: string): Partial<Ritverhaal> => ({
  zinnen: GOED.zinnen.with(i, zin),
})
const metGat = (i: number, deel: Partial<Ritverhaal['gaten'][number]>): Partial<Ritverhaal> => ({
  gaten: GOED.gaten.map((gat, j) => (i === j ? { ...gat, ...deel } : gat)),
})
const metVervang = (van: string, naar: string): Partial<Ritverhaal> => ({
  be: { vervang: { [van]: naar } },
})

/** Each decoy spoils one thing and must be stopped by the named gate with the named complaint. */
const LOKKERS: readonly [poort: string, klacht: string, deel: Partial<Ritverhaal>][] = [
  ['a: woordenboek', 'onbekend: hont', metZin(3, 'De hont is er.')],
  ['a: woordenboek', 'onbekend: Zwoebertje', { wie: 'Zwoebertje' }],
  ['a: woordenboek', 'onbekend: kerck', { plekken: GOED.plekken.with(4, 'de kerck') }],
  ['a: woordenboek', 'onbekend: beck', metVervang('bed', 'beck')],
  ['i: gepast', 'niet gepast: bier', metZin(3, 'Mijn bier is op.')],
  ['n: in twee landen', 'alleen Nederlands: patat', metZin(3, 'Ik wil patat.')],
  ['n: in twee landen', 'alleen Nederlands: basisschool', metZin(3, 'Ik zie de basisschool.')],
  ['n: in twee landen', 'komt niet voor', metVervang('patat', 'friet')],
  ['p: past bij groep', '5 zinnen', { zinnen: GOED.zinnen.slice(0, 5) }],
  ['p: past bij groep', '6 zinnen', { groep: 5 }],
  ['p: past bij groep', 'te lange zin', metZin(3, `${'Ik ben er en '.repeat(3)}toen was ik weg.`)],
  ['p: past bij groep', 'te lang woord: olifanten', metZin(3, 'Ik zie olifanten.')],
  ['p: past bij groep', 'geen zin: mijn', metZin(3, 'mijn buik is leeg.')],
  ['p: past bij groep', 'geen zin: Mijn', metZin(3, 'Mijn buik is leeg')],
  ['w: plekken', '5 plekken', { plekken: GOED.plekken.slice(1) }],
  ['w: plekken', 'twee keer', { plekken: GOED.plekken.with(2, 'de bakker') }],
  ['w: plekken', 'twee keer', metVervang('bed', 'bad')],
  ['w: plekken', 'geen plek: kerk', { plekken: GOED.plekken.with(4, 'kerk') }],
  ['w: plekken', 'geen plek: een kerk', { plekken: GOED.plekken.with(4, 'een kerk') }],
  ['w: plekken', 'niet op alfabet', { plekken: GOED.plekken.toReversed() }],
  ['x: gaten', '3 gaten', { gaten: GOED.gaten.slice(1) }],
  ['x: gaten', 'verschillen', metZin(3, 'Mijn buik is leeg in ▢.')],
  ['x: gaten', 'verschillen', metZin(4, 'Ik koop een taart.')],
  ['x: gaten', 'gat klopt niet', metZin(4, 'Ik koop een taart bij ▢ of ▢.')],
  ['x: gaten', 'gat klopt niet', metZin(4, '▢ heeft taart.')],
  ['x: gaten', 'twee keer goed', metGat(3, { goed: 'de zee' })],
  ['x: gaten', 'niet bij de plekken: de maan', metGat(0, { goed: 'de maan' })],
  ['x: gaten', 'niet bij de plekken: de zon', metGat(0, { anders: ['de zon', 'de kerk'] })],
  ['x: gaten', 'geen twee andere', metGat(0, { anders: ['de kerk', 'de kerk'] })],
  ['x: gaten', '3 andere', metGat(0, { anders: ['de kerk', 'het bed', 'het bad'] })],
  ['x: gaten', 'al bezocht: de zee bij het bos', metGat(1, { anders: ['de zee', 'het bed'] })],
  ['x: gaten', 'al bezocht: de zee bij de zee', metGat(0, { anders: ['de zee', 'het bed'] })],
  ['x: gaten', 'volgorde', { gaten: GOED.gaten.toReversed() }],
  ['y: niets verraden', 'zee verraadt de zee', metZin(0, 'Ik vang een vis in zee, in ▢.')],
  ['y: niets verraden', 'Bos verraadt het bos', { wie: 'mevrouw Bos' }],
  ['y: niets verraden', 'Bakkers verraadt de bakker', metZin(3, 'Bakkers zijn fijn.')],
  ['y: niets verraden', 'zeevis verraadt de zee', { titel: 'Een zeevis' }],
  ['y: niets verraden', 'verraadt de bakker', metVervang('leeg', 'bakkerslicht')],
]

let bronnen: Leesbronnen
let verhalen: Ritverhaal[]

beforeAll(async () => {
  bronnen = {
    spelling: await loadSpelling(),
    namen: readLijst('teksten/namen.txt'),
    noordelijk: readLijst('noordelijk.txt'),
  }
  verhalen = (await Promise.all(WOORDGROEPEN.map((groep) => loadRitverhalen(groep)))).flat()
})

describe('the stories of rides', () => {
  it.each(Object.keys(RIT_POORTEN))('pass gate %s', (naam) => {
    const klachten = verhalen.flatMap((verhaal) =>
      (RIT_POORTEN[naam]?.(verhaal, bronnen) ?? ['no gate']).map(
        (klacht) => `${verhaal.id}: ${klacht}`,
      ),
    )
    expect(klachten).toEqual([])
  })

  it('are enough in each groep, and each stands in the file of its own', async () => {
    for (const groep of WOORDGROEPEN) {
      const lijst = await loadRitverhalen(groep)
      expect(lijst.filter((een) => een.groep !== groep || !/^rit-[a-z-]+$/.test(een.id))).toEqual(
        [],
      )
      expect(lijst.length).toBeGreaterThanOrEqual(MINSTENS)
    }
  })

  it('have their right places anywhere in the list', () => {
    const deel = (gekozen: readonly Ritverhaal[]): number[] =>
      [0, 1, 2, 3, 4, 5].map((i) => {
        const gaten = gekozen.flatMap((verhaal) =>
          verhaal.gaten.map((gat) => verhaal.plekken.indexOf(gat.goed)),
        )
        return gaten.filter((plaats) => plaats === i).length / gaten.length
      })
    for (const een of deel(verhalen)) {
      expect(een).toBeGreaterThanOrEqual(SPREIDING.min)
      expect(een).toBeLessThanOrEqual(SPREIDING.max)
    }
    expect(deel([GOED])).toEqual([0.25, 0.25, 0, 0.25, 0, 0.25])
  })

  it('become harder to read from each groep to the next', () => {
    const gelezen = verhalen.map(readRitverhaal)
    expect(nietMoeilijkerPerGroep(gelezen)).toEqual([])
    const verwisseld = gelezen.map((een) =>
      een.groep === 8 ? { ...een, tekst: ['De kat zit.'] } : een,
    )
    expect(nietMoeilijkerPerGroep(verwisseld)).toEqual([8])
  })
})

describe('what a groep asks of a ride', () => {
  it('never falls from one to the next', () => {
    const maten = WOORDGROEPEN.map((groep) => RIT_MATEN[groep])
    for (const waarden of [
      maten.map(({ zinnen }) => zinnen[0]),
      maten.map(({ zinnen }) => zinnen[1]),
      maten.map(({ woorden }) => woorden),
      maten.map(({ langste }) => langste),
    ]) {
      expect(waarden).toEqual(waarden.toSorted((a, b) => a - b))
    }
  })
})

describe('the gates', () => {
  it('let a good story through', () => {
    for (const poort of Object.values(RIT_POORTEN)) expect(poort(GOED, bronnen)).toEqual([])
  })

  it.each(LOKKERS)('%s stops a spoiled story: %s', (naam, klacht, deel) => {
    expect(RIT_POORTEN[naam]?.({ ...GOED, ...deel }, bronnen).join('; ')).toContain(klacht)
  })

  it('let a place be named after its gap', () => {
    const later = { ...GOED, ...metZin(3, 'De zee was nat.') }
    expect(RIT_POORTEN['y: niets verraden']?.(later, bronnen)).toEqual([])
  })
})

describe('a ride read back', () => {
  it('has the places in their gaps, and leaves open what was not reached', () => {
    expect(fillRit(GOED, ['het bed', 'de kerk']).slice(0, 4)).toEqual([
      'Ik vang een vis in het bed.',
      'Ik pluk een tak in de kerk.',
      'Nu wil ik schuim, rij naar ▢.',
      'Mijn buik is leeg.',
    ])
    expect(fillRit(GOED, [])).toEqual(GOED.zinnen)
  })
})

describe('the Flemish form', () => {
  it('says it otherwise in the title, teller, places, sentences and gaps alike', () => {
    const verhaal = { ...GOED, wie: 'Tim in bad', be: { vervang: { bad: 'meer', Tim: 'Tom' } } }
    const vlaams = ritverhaalVoor(verhaal, 'be')
    expect([vlaams.titel, vlaams.wie, vlaams.plekken[0]]).toEqual([
      'Tom is nat',
      'Tom in meer',
      'het meer',
    ])
    expect(vlaams.gaten[2]).toEqual({ zin: 2, goed: 'het meer', anders: ['het bed', 'de kerk'] })
    expect(vlaams.gaten[1]?.anders).toEqual(['het bed', 'het meer'])
    expect(ritverhaalVoor(verhaal, 'nl')).toBe(verhaal)
    expect(ritverhaalVoor(GOED, 'be')).toBe(GOED)
  })
})
