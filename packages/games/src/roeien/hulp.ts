import type { Item } from '@letterhaven/game-kit/regels/contract'
import { isKlinker } from '@letterhaven/taal/inventaris'

/** What is told of pieces that are not right: a rule that fits them, and the piece it is about. */
export interface Hulp {
  readonly zinnen: readonly string[]
  readonly stuk: number
}

/** The categories whose words were put together from words. */
const SAMENGESTELD: ReadonlySet<string> = new Set([
  'samen',
  'tussen-n',
  'tussen-s',
  'koppel',
  'stom',
])

interface Plek {
  readonly tekst: string
  readonly van: number
  readonly tot: number
}

/** Returns where each of these parts of a word begins and ends. */
function plekkenVan(delen: readonly string[]): readonly Plek[] {
  let tot = 0
  return delen.map((tekst) => {
    const van = tot
    tot += tekst.length
    return { tekst, van, tot }
  })
}

const begintMetKlinker = (tekst = ''): boolean => isKlinker(tekst.charAt(0).toLowerCase())

/** A vowel of two letters over which the boat stopped. */
function breekt(klinkers: readonly Plek[], stukken: readonly Plek[]): Hulp | null {
  for (const [stuk, { van }] of stukken.entries()) {
    const klinker = klinkers.find((een) => een.van < van && van < een.tot)
    if (klinker) return { zinnen: [`‘${klinker.tekst}’ is samen één klank.`], stuk }
  }
  return null
}

/** A piece without a vowel, or with more than one. */
function teltNiet(klinkers: readonly Plek[], stukken: readonly Plek[]): Hulp | null {
  const aantallen = stukken.map(
    ({ van, tot }) => klinkers.filter((een) => een.van >= van && een.tot <= tot).length,
  )
  const geen = aantallen.indexOf(0)
  if (geen >= 0) {
    const zin = `In ‘${stukken[geen]?.tekst}’ hoor je geen klinker.`
    return { zinnen: [zin, 'Elk stuk heeft één klinker.'], stuk: geen }
  }
  const veel = aantallen.findIndex((aantal) => aantal > 1)
  if (veel < 0) return null
  const zin = `Klap ‘${stukken[veel]?.tekst}’ eens.`
  return { zinnen: [zin, 'Elke klap is één stuk.'], stuk: veel }
}

/** The right number of strokes, of which one ended beside its place. */
function ernaast(
  { syllables, lettergrepen, categorieen = [] }: Item,
  stukken: readonly string[],
): Hulp {
  const mis = stukken.findIndex(
    (deel, nr) => deel !== syllables?.[nr] && deel !== lettergrepen?.[nr],
  )
  const stuk = Math.max(0, mis)
  if (categorieen.some((code) => SAMENGESTELD.has(code)))
    return { zinnen: ['Zoek eerst de woorden in dit lange woord', 'en klap elk woord.'], stuk }
  if (begintMetKlinker(stukken[stuk + 1]))
    return { zinnen: ['Een nieuw stuk begint vaak met een medeklinker.'], stuk: stuk + 1 }
  return { zinnen: [`Zeg ‘${stukken[stuk]}’ hardop.`, 'Hoor je dat zo in het woord?'], stuk }
}

/** Returns the rule that wrong pieces break, in words for a child. It never says where a piece ends. */
export function hulpBij(item: Item, gegeven: string): Hulp {
  const delen = gegeven.split('|')
  const klinkers = plekkenVan(item.graphemes).filter(({ tekst }) => isKlinker(tekst.toLowerCase()))
  const stukken = plekkenVan(delen)
  return breekt(klinkers, stukken) ?? teltNiet(klinkers, stukken) ?? ernaast(item, delen)
}

/** Returns pieces as they are read: with a hyphen between them. */
export const leesbaar = (gegeven: string): string => gegeven.replaceAll('|', '-')
