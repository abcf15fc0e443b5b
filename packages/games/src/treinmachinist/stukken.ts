import { shuffle } from '@letterhaven/game-kit/regels/rng'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { ongepast } from '@letterhaven/taal/ongepast'
import type { Werf } from './werf.ts'

type Lading = Pick<Werf, 'wagons' | 'ordes'>

/** The least number of wagons in a yard, and how many there is room for. */
const WAGONS = { minst: 5, vreemd: 2, meest: 9 } as const
const WOORDEN = { minst: 3, meest: 10 } as const
const STUKKEN = { minst: 2, meest: 7 } as const

/** Consonants with which other pieces are made. */
const BEGINNEN = ['m', 'k', 'l', 'r', 'n', 't', 'p', 'w', 's', 'h', 'j', 'f'] as const
const BEGIN = /^[^aeiouy\u00C0-\u00FF]*/i
/** Beginnings that are heard as one of those. */
const ZELFDE: readonly (readonly [RegExp, string])[] = [
  [/^(?:v|ph)/i, 'f'],
  [/^(?:z|c[eiy]|sc)/i, 's'],
  [/^(?:c|q)/i, 'k'],
  [/^th/i, 't'],
]

/** Returns the pieces of a word as they are read; null for a word that is no train. */
export function delenVan({ word, lettergrepen, syllables = [] }: Item): readonly string[] | null {
  const delen = lettergrepen ?? syllables
  const isHeel = delen.join('') === word && delen.every((deel) => /\p{L}/u.test(deel))
  const { minst, meest } = STUKKEN
  const heeftOrde = new Set(delen).size > 1
  return isHeel && heeftOrde && delen.length >= minst && delen.length <= meest ? delen : null
}

/** Returns pieces that differ from one in their beginning, for the eye and for the ear. */
function andereVan(deel: string, rnd: () => number): readonly string[] {
  const hoor = ZELFDE.find(([begin]) => begin.test(deel))?.[1]
  const eigen = BEGIN.exec(deel)?.[0].toLowerCase() ?? ''
  return shuffle(
    BEGINNEN.filter((begin) => begin !== hoor && !eigen.startsWith(begin)),
    rnd,
  ).map((begin) => deel.replace(BEGIN, begin))
}

/** Returns whether a word can be spelled with these pieces in more ways than one, or with a piece that is not its own. */
function speltAnders(word: string, delen: readonly string[], vreemd: readonly string[]): boolean {
  const spell = (rest: string, isAnders: boolean): boolean =>
    rest === ''
      ? isAnders
      : [...delen, ...vreemd].some(
          (stuk) =>
            rest.startsWith(stuk) &&
            spell(rest.slice(stuk.length), isAnders || vreemd.includes(stuk)),
        )
  return spell(word, false)
}

/** Returns the wagons of a word: its pieces, and some that sound unlike them. Null for one that is not put in order here. */
export function ladeWoord(item: Item, rnd: () => number): Lading | null {
  const delen = delenVan(item)
  if (!delen) return null
  const aantal = Math.min(
    WAGONS.meest - delen.length,
    Math.max(WAGONS.vreemd, WAGONS.minst - delen.length),
  )
  const rijen = delen.map((deel) => andereVan(deel, rnd))
  const beurten = BEGINNEN.flatMap((_, nr) => rijen.flatMap((rij) => rij[nr] ?? []))
  const vreemd: string[] = []
  for (const stuk of new Set(beurten)) {
    if (vreemd.length >= aantal) break
    const past = !item.word.includes(stuk) && ongepast(stuk) === undefined
    if (past && !speltAnders(item.word, delen, [...vreemd, stuk])) vreemd.push(stuk)
  }
  return delen.length + vreemd.length < WAGONS.minst
    ? null
    : { wagons: shuffle([...delen, ...vreemd], rnd), ordes: [delen] }
}

/** Returns the wagons of a sentence: its words, and one of another sentence. Null for one that is not put in order here. */
export function ladeZin(
  { woorden, vreemd = [], ordes }: ZinOpgave,
  rnd: () => number,
): Lading | null {
  const { length } = woorden
  if (length < WOORDEN.minst || length > WOORDEN.meest || new Set(woorden).size < length)
    return null
  const eigen = woorden.join('/')
  if (!ordes.some((orde) => orde.join('/') === eigen)) return null
  return { wagons: shuffle([...new Set([...woorden, ...vreemd])], rnd), ordes }
}
