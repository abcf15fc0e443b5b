import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { CATEGORIEEN } from '../src/categorieen.ts'
import { CAT_CODES } from '../src/cat-code.ts'
import type { WordEntry } from '../src/woord.ts'
import { loadWerkwoordzinnen } from '../src/werkwoorden.ts'
import { WOORDGROEPEN, woordenTotEnMet } from '../src/woorden.ts'
import { LESJAREN, NORM, tekorten, countWoorden, type Telling } from './aantallen.ts'
import { DUN } from './dun.ts'

const MINSTENS = { woorden: 3000, hak: 45, plaatjes: 120, gemakkelijk: 5 }
/** The highest band of words that a child meets often. */
const GEMAKKELIJK = 2
/** Lessons for which Dutch does not have five words that a child meets often. */
const ZELDZAAM: ReadonlySet<string> = new Set(['sj', 'y-j', 'qu'])
/** The most bytes, gzipped, that the words of one year may take when a browser or server fetches them. */
const MEEST_PER_JAAR = 120 * 1024

let woorden: WordEntry[]
let count: Telling

beforeAll(async () => {
  woorden = await woordenTotEnMet(8)
  count = countWoorden(woorden, await loadWerkwoordzinnen())
})

describe('the words', () => {
  it('are enough in all, with many pictures', () => {
    expect(woorden.length).toBeGreaterThanOrEqual(MINSTENS.woorden)
    const met = woorden.filter((woord) => woord.pic !== undefined)
    expect(met.length).toBeGreaterThanOrEqual(MINSTENS.plaatjes)
  })

  it('are enough for every category in every year that teaches it, or on the closed list', () => {
    expect(tekorten(count, DUN)).toEqual([])
    expect(DUN.filter(({ reden }) => reden.length < 20)).toEqual([])
  })

  it('are missed where they are too few, and a thin year that is not thin is named', () => {
    const kaal: Telling = (code, jaar) => (code === 'kilo' ? NORM.eerste - 1 : count(code, jaar))
    expect(tekorten(kaal, DUN)).toEqual(['kilo groep 5: 39 van 40'])
    const rijk: Telling = (code, jaar) => (code === 'sj' ? NORM.eerste : count(code, jaar))
    expect(tekorten(rijk, DUN)).toEqual(
      [4, 5, 6].map((jaar) => `sj groep ${jaar} is niet dun meer`),
    )
    const enkel = countWoorden([{ cat: ['ei', 'kg-open'], groep: 4 }], [])
    expect([enkel('ei', 4), enkel('kg-open', 4), enkel('ei', 3)]).toEqual([1, 1, 0])
  })

  it('are counted from the year in which the table begins a category', () => {
    for (const code of CAT_CODES)
      expect([code, LESJAREN[code][0]]).toEqual([code, CATEGORIEEN[code].groep])
  })

  it('hold easy ones for every lesson', () => {
    const perFocus = Map.groupBy(woorden, (woord) => woord.focus)
    expect(perFocus.get('hak')?.length).toBeGreaterThanOrEqual(MINSTENS.hak)
    const moeilijk = [...perFocus].filter(
      ([, lijst]) =>
        lijst.filter((woord) => woord.band <= GEMAKKELIJK).length < MINSTENS.gemakkelijk,
    )
    expect(new Set(moeilijk.map(([focus]) => focus))).toEqual(ZELDZAAM)
  })

  it('start in the year of their lesson or later', () => {
    const teVroeg = woorden.filter(({ focus, groep }) => groep < CATEGORIEEN[focus].groep)
    expect(teVroeg.map(({ w }) => w)).toEqual([])
  })

  it('of one year stay a small file', () => {
    const grootte = WOORDGROEPEN.map((groep) => {
      const inhoud = readFileSync(new URL(`../data/words.${groep}.json`, import.meta.url))
      return gzipSync(inhoud).length
    })
    expect(grootte.filter((bytes) => bytes > MEEST_PER_JAAR)).toEqual([])
  })
})
