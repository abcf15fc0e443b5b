import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadBronnen } from './bronnen.ts'
import { writeRegels, type Kandidaat } from './kandidaat.ts'
import {
  bestandKlopt,
  kandidaatKlopt,
  readKandidaten,
  samenKlopt,
  type KandidaatBronnen,
  type Kandidatenbestand,
} from './kandidaten.ts'

const MAP = fileURLToPath(new URL('../data/kandidaten/', import.meta.url))
const BESTANDEN: Kandidatenbestand[] = globSync('*.json', { cwd: MAP })
  .toSorted()
  .map((naam) => ({ code: basename(naam, '.json'), tekst: readFileSync(`${MAP}${naam}`, 'utf8') }))

/** A made-up candidate that is right in everything; each decoy spoils one thing. */
const GOED: Kandidaat = {
  w: 'krib',
  focus: 'langermaak-b',
  groep: 4,
  band: 4,
  zin: ['Uit de krib steekt een nieuwsgierige snuit.'],
  lang: 'kribben',
}

const LOKKERS: readonly [klacht: string, deel: Partial<Kandidaat>][] = [
  ['kripp staat niet in het woordenboek', { w: 'kripp' }],
  ['kribten staat niet', { lang: 'kribten' }],
  ['hont staat niet', { basis: 'hont+hok' }],
  ['niet precies één keer', { zin: ['Uit de mand steekt een nieuwsgierige snuit.'] }],
  ['niet precies één keer', { zin: ['Een krib is een krib, zegt Bo.'] }],
  ['niet precies één keer', { w: 'Pasen', zin: ['Met pasen zoekt de haas zijn mandje.'] }],
  ['niet precies één keer', { w: "'s avonds", zin: ['Alle avonds fluit de merel op het dak.'] }],
  ['13 woorden', { zin: ['Uit de krib op de hoek van het plein steekt een natte snuit.'] }],
  ['leesteken ontbreekt', { zin: ['Uit de krib steekt een nieuwsgierige snuit'] }],
  ['onbekend: snuid', { zin: ['Uit de krib steekt een natte snuid.'] }],
  ['lijst van ongepaste woorden', { zin: ['Uit de krib steekt een stomme snuit.'] }],
  ['hoort bij één land: krib: patat', { zin: ['In de krib ligt een bakje patat.'] }],
  ['knikker hoort bij één land', { w: 'knikker', zin: ['Mijn knikker rolt onder de kast.'] }],
]

const ALS_BESTAND = (...rijen: unknown[]): Kandidatenbestand => ({
  code: 'langermaak-b',
  tekst: writeRegels(rijen),
})
const BESTAND_LOKKERS: readonly [klacht: string, bestand: Kandidatenbestand][] = [
  ['geen lijst', { code: 'langermaak-b', tekst: '{}' }],
  ['geen categorie met losse woorden', { ...ALS_BESTAND(GOED), code: 'eind-b' }],
  ['geen categorie met losse woorden', { ...ALS_BESTAND(GOED), code: 'ww-tt' }],
  ['geen kandidaat', ALS_BESTAND({ ...GOED, g: ['k', 'r', 'i', 'b'] })],
  ['geen kandidaat', ALS_BESTAND({ ...GOED, band: 6 })],
  ['geen kandidaat', ALS_BESTAND({ ...GOED, zin: [] })],
  ['geen kandidaat', ALS_BESTAND({ ...GOED, be: {} })],
  ['geen kandidaat', ALS_BESTAND({ pic: 'baby', ...GOED })],
  ['niet één kandidaat per regel', { code: 'langermaak-b', tekst: JSON.stringify([GOED]) }],
  ['heb staat niet op volgorde', ALS_BESTAND(GOED, { ...GOED, w: 'heb' })],
  ['krib staat niet op volgorde', ALS_BESTAND(GOED, GOED)],
  ['staat in het bestand van', ALS_BESTAND({ ...GOED, focus: 'zing' })],
  ['nog niet aangeboden', ALS_BESTAND({ ...GOED, groep: 3 })],
]

let bronnen: KandidaatBronnen

beforeAll(async () => {
  const alle = await loadBronnen()
  // The good candidate was promoted long ago, so it is left out of the corpus here.
  bronnen = { ...alle, corpus: alle.corpus.filter(({ w }) => w !== GOED.w) }
})

describe('the words that wait for their review', () => {
  it.each(BESTANDEN)('stand in order, one a line: $code', (bestand) => {
    expect(bestandKlopt(bestand)).toEqual([])
  })

  it.each(BESTANDEN)('are words, in fitting sentences: $code', (bestand) => {
    const klachten = readKandidaten(bestand).flatMap((rij) => kandidaatKlopt(rij, bronnen))
    expect(klachten).toEqual([])
  })

  it('say nothing twice and nothing too hard, held beside each other and the corpus', () => {
    expect(samenKlopt(BESTANDEN.flatMap(readKandidaten), bronnen)).toEqual([])
  })
})

describe('the gate of the candidates', () => {
  it('lets a good one through, also with a capital or a space', () => {
    const goede: Partial<Kandidaat>[] = [
      {},
      { w: 'Pasen', zin: ['Met Pasen zoekt de haas zijn mandje.'] },
      { w: "'s avonds", zin: ["De merel fluit 's avonds op het dak."] },
    ]
    for (const deel of goede) expect(kandidaatKlopt({ ...GOED, ...deel }, bronnen)).toEqual([])
    expect(bestandKlopt(ALS_BESTAND(GOED))).toEqual([])
  })

  it.each(LOKKERS)('stops a spoiled one: %s', (klacht, deel) => {
    expect(kandidaatKlopt({ ...GOED, ...deel }, bronnen).join('; ')).toContain(klacht)
  })

  it.each(BESTAND_LOKKERS)('stops a spoiled file: %s', (klacht, bestand) => {
    expect(bestandKlopt(bestand).join('; ')).toContain(klacht)
  })

  it('stops what the corpus or another file has already, what comes too early or too often', () => {
    const bekend = { ...GOED, w: 'hond' }
    const zelfde = { ...GOED, w: 'rib' }
    const moeilijk = { ...GOED, zin: ['Uit de krib valt een bandeau.'] }
    const plaatje = { ...GOED, pic: 'dog' }
    const dwergen = Array.from({ length: 999 }, () => ({
      ...GOED,
      zin: ['Alweer lacht een dwerg.'],
    }))
    const klachten = (...rijen: Kandidaat[]): string => samenKlopt(rijen, bronnen).join('; ')
    expect(klachten(bekend)).toContain('dubbel: hond')
    expect(klachten(GOED, zelfde)).toContain('dubbel: Uit de krib')
    expect(klachten(moeilijk)).toContain('krib: bandeau')
    expect(klachten(plaatje)).toContain('dog dubbel')
    expect(klachten(...dwergen)).toContain('dwerg staat in 999 zinnen')
  })
})
