import type { Item } from '@letterhaven/game-kit/regels/contract'
import { isKlinker } from '@letterhaven/taal/inventaris'
import { wielenVan } from './wielen.ts'

/** What is told of a cut that is not right: a rule that fits it, and the piece it is about. */
export interface Hulp {
  readonly zinnen: readonly string[]
  /** The number of the piece that bends. */
  readonly stuk: number
}

/** The categories whose words were put together from words. */
const SAMENGESTELD: readonly string[] = ['samen', 'tussen-n', 'tussen-s', 'koppel', 'stom']

/** A vowel sound of a word: where it begins and ends. */
interface Klinker {
  readonly tekst: string
  readonly van: number
  readonly tot: number
}

function klinkersVan({ graphemes }: Pick<Item, 'graphemes'>): readonly Klinker[] {
  let tot = 0
  return graphemes.flatMap((tekst) => {
    const van = tot
    tot += tekst.length
    return isKlinker(tekst.toLowerCase()) ? [{ tekst, van, tot }] : []
  })
}

/** Returns where each piece begins and ends. */
function plekkenVan(stukken: readonly string[]): readonly (readonly [van: number, tot: number])[] {
  let tot = 0
  return stukken.map((stuk) => {
    const van = tot
    tot += stuk.length
    return [van, tot]
  })
}

/** A vowel of two letters that was cut in two. */
function breekt(klinkers: readonly Klinker[], stukken: readonly string[]): Hulp | null {
  for (const [nr, [van]] of plekkenVan(stukken).entries()) {
    const klinker = klinkers.find((een) => een.van < van && van < een.tot)
    if (klinker) return { zinnen: [`‘${klinker.tekst}’ is samen één klank.`], stuk: nr }
  }
  return null
}

/** How often is clapped, as it is said. */
const KEREN: readonly string[] = ['', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht']

/** A piece without a vowel, or with more than one. */
function teltNiet(
  klinkers: readonly Klinker[],
  stukken: readonly string[],
  missers: number,
): Hulp | null {
  const aantallen = plekkenVan(stukken).map(
    ([van, tot]) => klinkers.filter((een) => een.van >= van && een.tot <= tot).length,
  )
  const geen = aantallen.indexOf(0)
  if (geen >= 0)
    return {
      zinnen: [`In ‘${stukken[geen]}’ hoor je geen klinker.`, 'Elk stuk heeft één klinker.'],
      stuk: geen,
    }
  const veel = aantallen.findIndex((aantal) => aantal > 1)
  if (veel < 0) return null
  const keer = KEREN[aantallen[veel] ?? 0]
  const klap =
    missers > 1 && keer
      ? `Klap mee met ‘${stukken[veel]}’: ${keer} keer.`
      : `Klap ‘${stukken[veel]}’ eens.`
  return { zinnen: [klap, 'Bij elke klap hoort een stuk.'], stuk: veel }
}

/** Returns the first piece that is in neither view of the word. */
function eersteVals({ syllables = [], lettergrepen = [] }: Item, stukken: readonly string[]) {
  const nr = stukken.findIndex((stuk, i) => stuk !== syllables[i] && stuk !== lettergrepen[i])
  return Math.max(0, nr)
}

/** The right number of pieces, cut beside the place. */
function ernaast(item: Item, stukken: readonly string[]): Hulp {
  const stuk = eersteVals(item, stukken)
  if (item.categorieen?.some((code) => SAMENGESTELD.includes(code)) === true)
    return { zinnen: ['Zoek eerst de woorden in dit lange woord.'], stuk }
  const volgende = stukken[stuk + 1] ?? ''
  if (isKlinker(volgende.charAt(0).toLowerCase())) {
    const klinkt = wielenVan(item.syllables ?? [])[stuk]
    const hoort = klinkt === 'lang' || klinkt === 'kort'
    const waar = stuk === 0 ? 'het eerste stuk' : 'dit stuk'
    return {
      zinnen: hoort
        ? ['Zeg het langzaam.', `Wat hoor je aan het eind van ${waar}: kort of lang?`]
        : ['Een nieuw stuk begint vaak met een medeklinker.'],
      stuk,
    }
  }
  return { zinnen: ['Zeg het langzaam, stuk voor stuk.', 'Hoor je ze zo?'], stuk }
}

/** Returns the rule that a wrong cut breaks, in words for a child; after another mistake also how often is clapped. It never says where the cut is. */
export function hulpBij(item: Item, gegeven: string, missers = 1): Hulp {
  const stukken = gegeven.split('|')
  const klinkers = klinkersVan(item)
  return breekt(klinkers, stukken) ?? teltNiet(klinkers, stukken, missers) ?? ernaast(item, stukken)
}

/** Returns a cut as it is read: its pieces with a hyphen between them, but for one that ends in a hyphen itself. */
export const leesbaar = (gegeven: string): string => gegeven.replaceAll(/-?\|/g, '-')
