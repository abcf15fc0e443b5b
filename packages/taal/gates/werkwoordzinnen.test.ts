import { beforeAll, describe, expect, it } from 'vitest'
import type { Werkwoord, Werkwoordzin } from '../src/werkwoord.ts'
import { werkwoordAdres } from '../src/werkwoord-adres.ts'
import { loadWerkwoorden, loadWerkwoordzinnen } from '../src/werkwoorden.ts'
import { readLijst } from './lijst.ts'
import { bijnaGelijk } from './samen.ts'
import { loadSpelling } from './spelling.ts'
import { makeWijzers } from './werkwoord-wijzers.ts'
import { ZINPOORTEN, ongevraagd, fillIn, type Zinbronnen } from './werkwoordzinnen.ts'

const MINSTENS = { totaal: 180, rol: { pv: 120, vd: 40, bvd: 15 } }

/** Made-up sentences that pass every gate; each decoy below spoils one thing. */
const GOED = {
  infinitief: 'vinden',
  nr: 1,
  zin: 'Waarom ___ je nu elke wolk te rond?',
  rol: 'pv',
  tijd: 'tt',
  persoon: 'jij',
  inversie: true,
  groep: 6,
} as const satisfies Werkwoordzin
const DEELWOORD = {
  infinitief: 'verhuizen',
  nr: 1,
  zin: 'De wolk is naar een andere berg ___.',
  rol: 'vd',
  groep: 7,
} as const satisfies Werkwoordzin
const VOORAAN = {
  infinitief: 'verbreden',
  nr: 1,
  zin: 'Over het ___ pad rolt een ronde wolk.',
  rol: 'bvd',
  groep: 8,
} as const satisfies Werkwoordzin

const BEVEL = {
  infinitief: 'worden',
  nr: 1,
  zin: 'Toe, ___ nu eens wakker, kleine wolk!',
  rol: 'gw',
  groep: 7,
} as const satisfies Werkwoordzin

const LOKKERS: readonly [poort: string, klacht: string, lokker: Werkwoordzin][] = [
  ['vorm', 'niet precies één plaats', { ...GOED, zin: 'Waarom vind je nu elke wolk te rond?' }],
  ['vorm', '2 goede vormen: kunt, kan', { ...GOED, infinitief: 'kunnen', inversie: false }],
  ['vorm', '2 goede vormen: rijd, rij', { ...GOED, infinitief: 'rijden' }],
  ['vorm', '0 goede vormen', { ...DEELWOORD, infinitief: 'zullen' }],
  ['vorm', 'vind staat er al', { ...GOED, zin: 'Ik vind nu: waarom ___ je dat?' }],
  ['vorm', 'uit maakt er een ander', { ...GOED, zin: 'Wat ___ je nu voor iets geks uit?' }],
  ['vorm', 'op ontbreekt', { ...GOED, infinitief: 'opbellen' }],
  ['leesbaar', '3 woorden', { ...GOED, zin: 'Wat ___ je?' }],
  ['leesbaar', 'leesteken ontbreekt', { ...GOED, zin: 'Waarom ___ je nu elke wolk rond' }],
  ['leesbaar', 'onbekend: wollk', { ...GOED, zin: 'Waarom ___ je nu elke wollk te rond?' }],
  ['leesbaar', 'past niet: stomme', { ...GOED, zin: 'Waarom ___ je nu een stomme wolk?' }],
  ['leesbaar', 'past niet: patat', { ...GOED, zin: 'Waarom ___ je nu alle patat te rond?' }],
  ['leesbaar', 'past niet: groep', { ...GOED, zin: 'Waarom ___ je nu onze groep te klein?' }],
  ['onderwerp', 'ik ontbreekt', { ...GOED, persoon: 'ik' }],
  ['onderwerp', 'inversie is niet false', { ...GOED, inversie: false }],
  ['onderwerp', 'inversie is niet true', { ...GOED, zin: 'Jij ___ nu elke wolk te rond.' }],
  ['tijd', 'niets zegt dat het tt is', { ...GOED, zin: 'Waarom ___ je elke wolk te rond?' }],
  ['tijd', 'nu hoort bij tt', { ...GOED, tijd: 'vt' }],
  ['tijd', 'sliep hoort bij vt', { ...GOED, zin: 'Wat ___ je nu van wie daar sliep?' }],
  ['rol', 'hulpwerkwoord ontbreekt', { ...DEELWOORD, zin: 'De wolk wil naar een berg ___.' }],
  ['rol', 'niet voor een zelfstandig', { ...VOORAAN, zin: 'Het pad langs de berg wordt ___.' }],
  ['rol', 'is geen bevel', { ...BEVEL, zin: 'Mijn wolk ___ nu eens wakker.' }],
  ['rol', 'is geen bevel', { ...BEVEL, zin: 'Toe, ___ jij nu wakker, kleine wolk?' }],
  ['vorm', '0 goede vormen', { ...BEVEL, infinitief: 'zijn' }],
  ['groep', 'te vroeg in groep 6', { ...BEVEL, groep: 6 }],
  ['groep', 'te vroeg in groep 5', { ...GOED, infinitief: 'vinden', tijd: 'vt', groep: 5 }],
  ['groep', 'te vroeg in groep 6', { ...VOORAAN, groep: 6 }],
]

let bronnen: Zinbronnen
let werkwoorden: Werkwoord[]
let zinnen: Werkwoordzin[]

beforeAll(async () => {
  werkwoorden = await loadWerkwoorden()
  zinnen = await loadWerkwoordzinnen()
  bronnen = {
    spelling: await loadSpelling(),
    noordelijk: readLijst('noordelijk.txt'),
    werkwoorden: new Map(werkwoorden.map((werkwoord) => [werkwoord.infinitief, werkwoord])),
    wijzers: makeWijzers(werkwoorden),
  }
})

/** Returns what one gate says about a sentence; a verb that we do not have is a complaint of its own. */
function klachtenVan(naam: string, zin: Werkwoordzin): string[] {
  const werkwoord = bronnen.werkwoorden.get(zin.infinitief)
  const poort = ZINPOORTEN[naam]
  return werkwoord && poort ? poort(zin, werkwoord, bronnen) : [`onbekend: ${zin.infinitief}`]
}

function fill(zin: Werkwoordzin): string {
  const werkwoord = bronnen.werkwoorden.get(zin.infinitief)
  return werkwoord ? fillIn(zin, werkwoord) : ''
}

describe('the sentences of verbs', () => {
  it.each(Object.keys(ZINPOORTEN))('pass gate %s', (naam) => {
    const klachten = zinnen.flatMap((zin) =>
      klachtenVan(naam, zin).map((klacht) => `${zin.zin} ${klacht}`),
    )
    expect(klachten).toEqual([])
  })

  it('ask both sides of every pair that sounds alike', () => {
    expect(ongevraagd(werkwoorden, zinnen)).toEqual([])
    const zonder = zinnen.filter((zin) => !(zin.infinitief === 'gebeuren' && zin.rol === 'vd'))
    expect(ongevraagd(werkwoorden, zonder)).toEqual(['gebeuren: gebeurd (vd )'])
  })

  it('stand once each, sorted by infinitive', () => {
    const teksten = zinnen.map((zin) => zin.zin)
    const namen = zinnen.map((zin) => zin.infinitief)
    expect(teksten.filter((tekst, i) => teksten.indexOf(tekst) !== i)).toEqual([])
    expect(namen).toEqual(namen.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
  })

  it('have each an address of their own, by their number among those of their verb', () => {
    const adressen = zinnen.map(werkwoordAdres)
    expect(new Set(adressen).size).toBe(adressen.length)
    expect(zinnen.every(({ nr }) => Number.isInteger(nr) && nr > 0)).toBe(true)
    expect(adressen.slice(0, 2)).toEqual(['ww:aaien:1', 'ww:aaien:2'])
  })

  it('say of whoever does it, also of a third person, on which side of the verb that is', () => {
    // Only a pronoun right behind the gap can be told by a machine; the readers told the others.
    const na = /^\s(?:hij|zij)\b/
    const verkeerd = zinnen.filter(
      (zin) => zin.rol === 'pv' && na.test(zin.zin.split('___')[1] ?? '') && !zin.inversie,
    )
    expect(verkeerd.map(({ zin }) => zin)).toEqual([])
  })

  it('are enough in all and for every role', () => {
    expect(zinnen.length).toBeGreaterThanOrEqual(MINSTENS.totaal)
    for (const [rol, aantal] of Object.entries(MINSTENS.rol)) {
      const deel = zinnen.filter((zin) => zin.rol === rol)
      expect([rol, deel.length >= aantal]).toEqual([rol, true])
    }
  })

  it('never say nearly the same twice', () => {
    expect(bijnaGelijk([{ zin: zinnen.map(fill) }])).toEqual([])
  })

  it('are filled in with the form that is right', () => {
    expect(fill(GOED)).toBe('Waarom vind je nu elke wolk te rond?')
    expect(fill(DEELWOORD)).toBe('De wolk is naar een andere berg verhuisd.')
    expect(fill(VOORAAN)).toBe('Over het verbrede pad rolt een ronde wolk.')
    expect(fill(BEVEL)).toBe('Toe, word nu eens wakker, kleine wolk!')
  })
})

describe('the gates of sentences', () => {
  it('let good sentences through', () => {
    for (const naam of Object.keys(ZINPOORTEN))
      for (const zin of [GOED, DEELWOORD, VOORAAN, BEVEL])
        expect(klachtenVan(naam, zin)).toEqual([])
  })

  it.each(LOKKERS)('%s stops a spoiled sentence: %s', (naam, klacht, lokker) => {
    expect(klachtenVan(naam, lokker).join('; ')).toContain(klacht)
  })
})
