import { beforeAll, describe, expect, it } from 'vitest'
import type { RuleId } from '../src/fout-regel.ts'
import { GEEN_WOORDEN } from '../src/taalregels/weren.ts'
import type { WordEntry } from '../src/woord.ts'
import type { Klankgelijkenis } from '../src/klankgelijkenis.ts'
import { WOORDGROEPEN, loadWoorden, woordenTotEnMet } from '../src/woorden.ts'
import { breekAf } from './afbreken.ts'
import { loadBronnen } from './bronnen.ts'
import { POORTEN, dubbelen, type Bronnen } from './gates.ts'
import { readHerzien, overbodigeDelen } from './herzien.ts'

/** A made-up entry that passes every gate; each decoy below spoils one thing. */
const GOED: WordEntry = {
  w: 'hond',
  g: ['h', 'o', 'n', 'd'],
  lg: ['hond'],
  kg: ['hond'],
  br: ['hond'],
  cat: ['langermaak'],
  focus: 'langermaak',
  groep: 4,
  struct: 'MKMM',
  band: 1,
  d: [
    { f: 'hont', rule: 'd-t', snd: 'zelfde' },
    { f: 'hod', rule: 'letter-weg', snd: 'anders' },
  ],
  zin: ['Elke hond kent een geheime weg.'],
  lang: 'honden',
}

/** Spoils the good entry by adding one distractor. */
const metAfleider = (f: string, rule: RuleId, snd: Klankgelijkenis): Partial<WordEntry> => ({
  d: [...GOED.d, { f, rule, snd }],
})
const AVOND: Partial<WordEntry> = {
  w: 'avond',
  kg: ['a', 'vond'],
  lg: ['a', 'vond'],
  br: ['avond'],
}

/** Each decoy spoils one thing and must be stopped by the named gate with the named complaint. */
const LOKKERS: readonly [poort: string, klacht: string, deel: Partial<WordEntry>][] = [
  ['a: woordenboek', 'hont staat niet', { w: 'hont' }],
  ['a: woordenboek', 'honten staat niet', { lang: 'honten' }],
  ['a: woordenboek', 'utrecht staat niet', { w: 'utrecht' }],
  ['b: grafemen', 'vormen het woord niet', { g: ['h', 'o', 'd'] }],
  ['b: grafemen', 'onbekend grafeem ho', { g: ['ho', 'n', 'd'] }],
  ['b: grafemen', 'volgens de regel b.oe.k', { w: 'boek', g: ['b', 'o', 'e', 'k'] }],
  ['b: grafemen', 'struct klopt niet', { struct: 'MKM' }],
  ['c: verdelingen', 'br vormt het woord niet', { br: ['hon'] }],
  ['c: verdelingen', 'zonder klinker', { kg: ['ho', 'nd'], lg: ['ho', 'nd'] }],
  ['c: verdelingen', 'aantal', { ...AVOND, lg: ['avond'] }],
  ['c: verdelingen', 'een letter alleen', { ...AVOND, br: ['a', 'vond'] }],
  ['c: verdelingen', 'rcus kan geen begin', { w: 'circus', kg: ['ci', 'rcus'] }],
  ['c: verdelingen', 'eindigen niet gelijk', { ...AVOND, kg: ['av', 'ond'] }],
  ['c: verdelingen', 'binnen een lettergreep', { ...AVOND, br: ['av', 'ond'] }],
  ['d: afbreking', 'volgens de patronen bak-ker', { w: 'bakker', br: ['ba', 'kker'] }],
  ['f: categorieën', 'volgens de regels', { cat: ['langermaak', 'ei'] }],
  ['f: categorieën', 'volgens de regels', { cat: [] }],
  ['f: categorieën', 'staat niet in cat', { focus: 'ei' }],
  ['f: categorieën', 'nog niet aangeboden', { groep: 3 }],
  ['f: categorieën', 'langere vorm', { lang: 'hondje' }],
  ['f: categorieën', 'langere vorm', { lang: 'hond' }],
  ['g: afleiders', 'mond is een bestaand woord', metAfleider('mond', 'spiegel', 'anders')],
  ['g: afleiders', 'dubbele afleider', metAfleider('hont', 'd-t', 'zelfde')],
  ['g: afleiders', 'meer dan één plaats', metAfleider('nont', 'd-t', 'zelfde')],
  ['g: afleiders', 'volgt niet uit d-t', metAfleider('honb', 'd-t', 'zelfde')],
  ['g: afleiders', 'klank hoort bij', metAfleider('honb', 'spiegel', 'bijna')],
  ['g: afleiders', 'minder dan twee', { d: GOED.d.slice(1) }],
  ['h: zinnen', 'geen zin', { zin: [] }],
  ['h: zinnen', 'niet precies één keer', { zin: ['De kat kent een geheime weg.'] }],
  ['h: zinnen', 'niet precies één keer', { zin: ['Een hond is een hond.'] }],
  ['h: zinnen', '3 woorden', { zin: ['Een hond slaapt.'] }],
  ['h: zinnen', 'leesteken ontbreekt', { zin: ['Elke hond kent een geheime weg'] }],
  ['h: zinnen', 'onbekend: gehijme', { zin: ['Elke hond kent een gehijme weg.'] }],
  ['p: gelijke klank', 'minder dan twee', { w: 'ei', g: ['ei'], kg: ['ei'], cat: ['ei'], d: [] }],
  ['i: gepast', 'stomme', { zin: ['Elke hond kent een stomme weg.'] }],
]

let bronnen: Bronnen
let woorden: WordEntry[]

beforeAll(async () => {
  bronnen = await loadBronnen()
  woorden = await woordenTotEnMet(8)
})

describe('the corpus', () => {
  it.each(Object.keys(POORTEN))('passes gate %s', (naam) => {
    const klachten = woorden.flatMap((entry) =>
      (POORTEN[naam]?.(entry, bronnen) ?? ['no gate']).map((klacht) => `${entry.w}: ${klacht}`),
    )
    expect(klachten).toEqual([])
  })

  it('passes gate j: no word and no sentence stands in it twice', () => {
    expect(dubbelen(woorden)).toEqual([])
    expect(dubbelen([GOED, GOED])).toEqual(['hond', 'Elke hond kent een geheime weg.'])
  })

  it('needs every decision of a reviewer, and has the word of each', () => {
    const lijst = readHerzien()
    expect(lijst.map(({ w }) => w)).toEqual(
      [...new Set(lijst.map(({ w }) => w))].toSorted((a, b) => (a < b ? -1 : 1)),
    )
    const vanWoord = new Map(woorden.map((woord) => [woord.w, woord]))
    const klachten = lijst.flatMap((herziening) => {
      const woord = vanWoord.get(herziening.w)
      const over = woord
        ? overbodigeDelen(herziening, woord, breekAf)
        : ['geen woord van het corpus']
      return over.map((wat) => `${herziening.w}: ${wat}`)
    })
    expect(klachten).toEqual([])
    const hond = { w: 'hond', br: ['hond'], wel: ['langermaak' as const], niet: ['ei' as const] }
    expect(overbodigeDelen(hond, GOED, breekAf)).toEqual(['br', 'langermaak', 'ei'])
  })

  it('keeps each file sorted by word and true to its groep', async () => {
    for (const groep of WOORDGROEPEN) {
      const lijst = await loadWoorden(groep)
      const namen = lijst.map((woord) => woord.w)
      expect(namen).toEqual(namen.toSorted((a, b) => (a < b ? -1 : 1)))
      expect(lijst.filter((woord) => woord.groep !== groep)).toEqual([])
    }
  })
})

describe('the gates', () => {
  it('let a good entry through', () => {
    for (const poort of Object.values(POORTEN)) expect(poort(GOED, bronnen)).toEqual([])
  })

  it.each(LOKKERS)('%s stops a spoiled entry: %s', (naam, klacht, deel) => {
    expect(POORTEN[naam]?.({ ...GOED, ...deel }, bronnen).join('; ')).toContain(klacht)
  })
})

describe('the spelling authority', () => {
  it('knows compounds and capitals', () => {
    expect(bronnen.spelling.kent('broodtrommel')).toBe(true)
    expect(bronnen.spelling.kent('utrecht')).toBe(false)
    expect(bronnen.spelling.kentOoitAls('utrecht')).toBe(true)
    expect(bronnen.spelling.kent('gijt')).toBe(false)
  })

  it('needs every form that was reviewed as no word: it accepts each', () => {
    expect([...GEEN_WOORDEN].filter((vorm) => !bronnen.spelling.kentOoitAls(vorm))).toEqual([])
  })

  it('finds no word of the corpus among them', () => {
    expect(woorden.filter((woord) => GEEN_WOORDEN.has(woord.w))).toEqual([])
  })
})
