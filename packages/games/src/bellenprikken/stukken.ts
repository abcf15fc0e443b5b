import { cutGraphemes, ladeVan } from '@letterhaven/game-kit/onderdelen/lade'
import type { Item, Soort } from '@letterhaven/game-kit/regels/contract'
import { shuffle } from '@letterhaven/game-kit/regels/rng'
import { isDubbel, isKlinker } from '@letterhaven/taal/inventaris'
import { ongepast } from '@letterhaven/taal/ongepast'

/** The largest number of pieces of a word, and of bubbles, for which there is room. */
const MEESTE_DELEN = 12
const MEESTE_BELLEN = 14
/**
 * The number of bubbles that is aimed at, in groep 3 and later. A word of two pieces floats among several of each kind, so that
 * many words can be stuck together and only one of them was asked.
 */
const DOEL = { eerst: 5, later: 6 } as const
const DOEL_TWEE = { eerst: 6, later: 8 } as const
/** With fewer bubbles than this, sticking two together is no question: by chance it is right once in twenty. */
const MINST = 5
/** The least number of bubbles that are not of the word, in groep 3 and later. */
const VREEMD = { eerst: 1, later: 2 } as const
/** How many letters that are easily confused are tried before any others. */
const VERWANT = 4
/** Vowels and consonants with which pieces are made that are heard to be other ones. */
const KLINKERS = ['aa', 'o', 'i', 'ee', 'oe', 'a', 'ie', 'oo', 'e', 'ui'] as const
const MEDEKLINKERS = ['k', 'm', 'l', 'r', 'n', 't', 'p', 'w', 's', 'h', 'j', 'f'] as const

/** A piece and all consonants before its first vowel. */
const BEGIN = /^[^aeiouy]*/i

/** Cuts sounds before their first vowel, or after it when they begin with a vowel. */
function beginEnRijm(klanken: readonly string[]): readonly string[] {
  const snede = Math.max(1, klanken.findIndex(isKlinker))
  return [klanken.slice(0, snede).join(''), klanken.slice(snede).join('')]
}

/**
 * Returns the lettergrepen of a word. Where only its klankgroepen are known, a consonant that is heard once and written twice, or as
 * ng, is divided over two pieces, because `ba` without its k would be read as baa.
 */
const groepenVan = ({ syllables = [], lettergrepen }: Item): readonly string[] =>
  lettergrepen ??
  syllables
    .join('|')
    .replace(/\|(([b-df-hj-np-tv-xz])(?=\2)|n(?=g))/g, '$1|')
    .split('|')

/**
 * Returns what a word is made of: its sounds in hakken; in plakken the pieces in which it is said, or its beginning and
 * rhyme when it is said at once. Returns null for a word that is not made of two pieces or more, or of too many.
 */
export function delenVan(item: Item, soort: Soort): readonly string[] | null {
  const groepen = groepenVan(item)
  const plakken = groepen.length > 1 ? groepen : beginEnRijm(item.graphemes)
  const delen = soort === 'plakken' ? plakken : item.graphemes
  const isHeel = delen.join('') === item.word && delen.every((deel) => /\p{L}/u.test(deel))
  return isHeel && delen.length > 1 && delen.length <= MEESTE_DELEN ? delen : null
}

const ZELFDE: readonly (readonly [RegExp, string])[] = [
  [/ij/g, 'ei'],
  [/ou/g, 'au'],
  [/ch/g, 'g'],
  [/th/g, 't'],
  [/c/g, 'k'],
  [/v/g, 'f'],
  [/z/g, 's'],
  [/([b-df-hj-np-tv-xz])\1/g, '$1'],
  [/d$/, 't'],
  [/b$/, 'p'],
]

/** Returns how a piece is heard, roughly: two pieces with the same are told apart by eye only. */
function klankvorm(stuk: string, isLang: boolean): string {
  const uit = ZELFDE.reduce((zo, [van, naar]) => zo.replace(van, naar), stuk)
  // A vowel at the end of a piece of a longer word is said long, though it is written once.
  return isLang
    ? uit.replace(/(^|[^aeiou])([aeou])$/, '$1$2$2').replace(/(^|[^aeiou])i$/, '$1ie')
    : uit
}

/** Returns the places of pieces that together spell a form, each used once; null where they cannot. */
export function spelMet(stukken: readonly string[], vorm: string): readonly number[] | null {
  if (vorm === '') return []
  for (const [plek, stuk] of stukken.entries()) {
    if (stuk === '' || !vorm.startsWith(stuk)) continue
    const rest = spelMet(stukken.with(plek, ''), vorm.slice(stuk.length))
    if (rest) return [plek, ...rest]
  }
  return null
}

/** Returns whether a word can be spelled with a piece that is not its own, so that u and i would say ui. */
function speltAnders(delen: readonly string[], andere: readonly string[], word: string): boolean {
  const spell = (rest: string, over: readonly string[], isAnders: boolean): boolean =>
    rest === ''
      ? isAnders
      : over.some(
          (stuk, i) =>
            stuk !== '' &&
            rest.startsWith(stuk) &&
            spell(rest.slice(stuk.length), over.with(i, ''), isAnders || i >= delen.length),
        )
  return spell(word, [...delen, ...andere], false)
}

/** Letters that in these words are heard as another letter of the word: an n before a k as ng, ee before an r as i. */
const HOORBAAR_ALS: Readonly<Record<string, RegExp>> = { ng: /nk/, i: /eer/, u: /..e[lnr]?$/ }

/** Returns letters that could be taken for sounds of the word, those that are easily confused first. */
function andereKlanken(item: Item, rnd: () => number): readonly string[] {
  const lade = (vreemd: number) => ladeVan(item, { vreemd, minst: 0, meest: 40 }, rnd)
  return [...lade(VERWANT), ...lade(40)].filter(
    (klank) => !isDubbel(klank) && HOORBAAR_ALS[klank]?.test(item.word) !== true,
  )
}

/** Returns a beginning and rhymes of other words: of real words close by first. */
function andereRijmen(item: Item, [begin, rijm]: readonly string[], rnd: () => number) {
  const buren = (item.buren?.een ?? []).map((buur) => beginEnRijm(cutGraphemes(buur)))
  const [klinker = '', ...slot] = cutGraphemes(rijm ?? '')
  const anders = shuffle(KLINKERS, rnd).map((klank) => [klank, ...slot].join(''))
  const isMedeklinker = begin !== undefined && !isKlinker(cutGraphemes(begin)[0] ?? '')
  const beginnen = isMedeklinker ? MEDEKLINKERS : KLINKERS
  return [
    [
      ...shuffle(
        buren.flatMap(([zo = '']) => zo),
        rnd,
      ),
      ...shuffle(beginnen, rnd),
    ],
    [
      ...shuffle(
        buren.flatMap(([, zo = '']) => zo),
        rnd,
      ),
      ...(isKlinker(klinker) ? anders : []),
    ],
  ]
}

/** Returns for each piece of a longer word the same with another beginning. */
const andereGroepen = (delen: readonly string[], rnd: () => number) =>
  delen.map((deel) => shuffle(MEDEKLINKERS, rnd).map((klank) => deel.replace(BEGIN, klank)))

/** Takes from each row in turn, so that no piece of the word is the only one of its kind. */
function inBeurten(rijen: readonly (readonly string[])[]): readonly string[] {
  const langste = Math.max(0, ...rijen.map((rij) => rij.length))
  return Array.from({ length: langste }, (_, i) =>
    rijen.flatMap((rij) => rij.slice(i, i + 1)),
  ).flat()
}

interface Voor {
  readonly soort: Soort
  readonly groep: number
  readonly rnd: () => number
  /** The pieces of a second word, which float there as well and of which fewer others are then needed. */
  readonly bij?: readonly string[]
}

/** Returns the rows from which bubbles come that are not of the word. */
function andereVan(item: Item, delen: readonly string[], { soort, rnd }: Voor) {
  if (soort !== 'plakken') return [andereKlanken(item, rnd)]
  return groepenVan(item).length > 1 ? andereGroepen(delen, rnd) : andereRijmen(item, delen, rnd)
}

/** Returns what is heard of the pieces of a word. */
const gehoordVan = (item: Item, delen: readonly string[]) => {
  const isLang = (item.syllables?.length ?? 1) > 1
  const klanken = delen.map((deel) => klankvorm(deel, isLang))
  return (stuk: string): boolean => klanken.includes(klankvorm(stuk, isLang))
}

/**
 * Returns whether the pieces of a second word can float among those of a word: each is either one that it has as well, or is heard
 * as another one, and the word cannot be spelled with them.
 */
export function passenBij(item: Item, delen: readonly string[], bij: readonly string[]): boolean {
  const isGehoord = gehoordVan(item, delen)
  const nieuw = bij.filter((stuk) => !delen.includes(stuk))
  return (
    delen.length + bij.length <= MEESTE_DELEN &&
    !nieuw.some(isGehoord) &&
    !speltAnders(delen, nieuw, item.word)
  )
}

/** Returns whether letters stand in a word that are not heard in it: nobody could say of 'end' that it is not in vriend. */
const staatIn = ({ word }: Item, stuk: string): boolean => stuk.length > 1 && word.includes(stuk)

/**
 * Returns what is in the bubbles: the pieces of the word, each as often as it has them, and others. Those sound different
 * from any piece of the word, and the word cannot be spelled with them. Returns null where there are too few to make it a
 * question.
 */
export function stukkenVan(
  item: Item,
  delen: readonly string[],
  voor: Voor,
): readonly string[] | null {
  const jaar = voor.groep <= 3 ? 'eerst' : 'later'
  const isGehoord = gehoordVan(item, delen)
  const { bij = [] } = voor
  const nieuw = bij.filter((stuk) => !delen.includes(stuk))
  const doel = delen.length === 2 ? DOEL_TWEE : DOEL
  const genoeg = bij.length > 0 ? MINST : doel[jaar]
  const aantal = Math.max(VREEMD[jaar], genoeg - delen.length)
  const vreemd: string[] = []
  const mogelijk = inBeurten(andereVan(item, delen, voor)).filter(
    (stuk) => !staatIn(item, stuk) && ongepast(stuk) === undefined,
  )
  for (const stuk of new Set(mogelijk)) {
    if (vreemd.length >= Math.min(aantal, MEESTE_BELLEN - delen.length - bij.length)) break
    const past = stuk !== '' && !isGehoord(stuk) && !bij.includes(stuk)
    if (past && !speltAnders(delen, [...nieuw, ...vreemd, stuk], item.word)) vreemd.push(stuk)
  }
  const uit = shuffle([...delen, ...bij, ...vreemd], voor.rnd)
  return uit.length - bij.length < MINST ? null : uit
}
