import type { Item } from '@letterhaven/game-kit/regels/contract'
import { isMogelijkBegin } from '@letterhaven/taal/begin'
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

/** Says how often is clapped with this much of a word; null where nobody counts so far. */
function sayKlap(tekst: string, aantal: number): string | null {
  const keer = KEREN[aantal]
  return keer ? `Klap mee met ‘${tekst}’: ${keer} keer.` : null
}

const beginVan = (stuk: string): string => /^[^aeiouyéèêëïöü]*/i.exec(stuk)?.[0] ?? ''

/** Returns the letters with which this piece begins where nobody can say them, and no piece of the word begins so. */
function onmogelijkBegin({ syllables = [], lettergrepen = [] }: Item, stuk: string): string | null {
  if (isMogelijkBegin(stuk)) return null
  const begin = beginVan(stuk)
  return [...syllables, ...lettergrepen].some((een) => beginVan(een) === begin) ? null : begin
}

/** Says of a piece that nobody can say why that is. */
const sayOnmogelijk = (stuk: string, begin: string): readonly string[] => [
  `‘${stuk}’ kun je niet zeggen.`,
  `Geen stuk begint met ‘${begin}’.`,
]

/** A wrong cut: the word, its vowels, the pieces as they were cut, and how often it went wrong. */
interface Hak {
  readonly item: Item
  readonly klinkers: readonly Klinker[]
  readonly stukken: readonly string[]
  readonly missers: number
}

/** A piece without a vowel, or with more than one. After another mistake it is said how often is clapped with what can be said. */
function teltNiet({ item, klinkers, stukken, missers }: Hak): Hulp | null {
  const aantallen = plekkenVan(stukken).map(
    ([van, tot]) => klinkers.filter((een) => een.van >= van && een.tot <= tot).length,
  )
  const klapHeel = missers > 1 ? sayKlap(item.word, klinkers.length) : null
  const geen = aantallen.indexOf(0)
  if (geen >= 0)
    return {
      zinnen: [
        `In ‘${stukken[geen]}’ hoor je geen klinker.`,
        klapHeel ?? 'Elk stuk heeft één klinker.',
      ],
      stuk: geen,
    }
  const veel = aantallen.findIndex((aantal) => aantal > 1)
  if (veel < 0) return null
  const stuk = stukken[veel] ?? ''
  const begin = onmogelijkBegin(item, stuk)
  if (begin !== null)
    return { zinnen: klapHeel ? [klapHeel] : sayOnmogelijk(stuk, begin), stuk: veel }
  const klap = missers > 1 ? sayKlap(stuk, aantallen[veel] ?? 0) : null
  return { zinnen: [klap ?? `Klap ‘${stuk}’ eens.`, 'Bij elke klap hoort een stuk.'], stuk: veel }
}

/** Returns the first piece that is in neither view of the word. */
function eersteVals({ syllables = [], lettergrepen = [] }: Item, stukken: readonly string[]) {
  const nr = stukken.findIndex((stuk, i) => stuk !== syllables[i] && stuk !== lettergrepen[i])
  return Math.max(0, nr)
}

/** Says whether a piece is too long or too short; null where that differs for ear and eye. */
function sayMaat(
  { syllables = [], lettergrepen = [] }: Item,
  stukken: readonly string[],
  nr: number,
) {
  const eindVan = (delen: readonly string[]): number => delen.slice(0, nr + 1).join('').length
  const eigen = eindVan(stukken)
  const einden = [syllables, lettergrepen].filter((delen) => delen.length > nr).map(eindVan)
  if (einden.length === 0) return null
  if (einden.every((eind) => eigen > eind)) return `‘${stukken[nr]}’ is te lang.`
  return einden.every((eind) => eigen < eind) ? `‘${stukken[nr]}’ is te kort.` : null
}

/** Says what to listen to where a piece begins with a vowel. */
function sayKlinkerBegin({ syllables = [] }: Item, stuk: number): readonly string[] {
  const klinkt = wielenVan(syllables)[stuk]
  if (klinkt !== 'lang' && klinkt !== 'kort')
    return ['Een nieuw stuk begint vaak met een medeklinker.']
  const waar = stuk === 0 ? 'het eerste stuk' : 'dit stuk'
  return ['Zeg het langzaam.', `Wat hoor je aan het eind van ${waar}: kort of lang?`]
}

/** The right number of pieces, cut beside the place. It is said of the child's own piece; after another mistake to which side it is off. */
function ernaast({ item, stukken, missers }: Hak): Hulp {
  const stuk = eersteVals(item, stukken)
  const maat = missers > 1 ? sayMaat(item, stukken, stuk) : null
  if (maat) return { zinnen: [maat, 'Zeg het woord nog eens langzaam.'], stuk }
  const volgende = stukken[stuk + 1] ?? ''
  const begin = onmogelijkBegin(item, volgende)
  if (begin !== null) return { zinnen: sayOnmogelijk(volgende, begin), stuk: stuk + 1 }
  if (isKlinker(volgende.charAt(0).toLowerCase()))
    return { zinnen: sayKlinkerBegin(item, stuk), stuk }
  const isSamen = item.categorieen?.some((code) => SAMENGESTELD.includes(code)) === true
  const zoek = isSamen
    ? 'Welke woorden zitten in dit lange woord?'
    : 'Zeg het langzaam, stuk voor stuk.'
  return { zinnen: [`‘${stukken[stuk]}’ klopt nog niet.`, zoek], stuk }
}

/** Returns the rule that a wrong cut breaks, in words for a child; after another mistake a stronger one. It never says where the cut is. */
export function hulpBij(item: Item, gegeven: string, missers = 1): Hulp {
  const stukken = gegeven.split('|')
  const hak: Hak = { item, klinkers: klinkersVan(item), stukken, missers }
  return breekt(hak.klinkers, stukken) ?? teltNiet(hak) ?? ernaast(hak)
}

/** Returns a cut as it is read: its pieces with a hyphen between them, but for one that ends in a hyphen itself. */
export const leesbaar = (gegeven: string): string => gegeven.replaceAll(/-?\|/g, '-')
