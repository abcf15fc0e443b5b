import { isDubbel, isGrafeem, isKlinker } from '@letterhaven/taal/inventaris'
import type { Item } from '../regels/contract.ts'
import { shuffle } from '../regels/rng.ts'
import { gatVan } from './letter-gat.ts'

/** Graphemes that are confused with each other, by ear or by eye. */
const LIJKT: readonly (readonly string[])[] = [
  ['ei', 'ij'],
  ['au', 'ou'],
  ['auw', 'ouw'],
  ['ui', 'eu'],
  ['uu', 'ui'],
  ['eu', 'ee'],
  ['oe', 'oo'],
  ['ie', 'i'],
  ['aa', 'a'],
  ['ee', 'e'],
  ['oo', 'o'],
  ['uu', 'u'],
  ['d', 't'],
  ['b', 'd'],
  ['b', 'p'],
  ['v', 'f'],
  ['z', 's'],
  ['ch', 'g'],
  ['ng', 'n'],
  ['n', 'm'],
  ['c', 'k'],
  ['j', 'i'],
  ['w', 'v'],
]
/** Graphemes that every pupil knows, for when nothing else is left to offer. */
const GEWOON = ['s', 'aa', 'r', 'k', 'o', 'm', 't', 'ee', 'l', 'p'] as const

const LANGSTE = 4

/** Cuts a form into graphemes, each as long as possible. */
export function cutGraphemes(deel: string): string[] {
  const uit: string[] = []
  let rest = deel
  while (rest !== '') {
    let n = Math.min(LANGSTE, rest.length)
    while (n > 1 && !isGrafeem(rest.slice(0, n))) n -= 1
    uit.push(rest.slice(0, n))
    rest = rest.slice(n)
  }
  return uit
}

/** Returns the graphemes that the known misspellings of a word have in the place where they go wrong. */
function uitMissers(item: Item): string[] {
  return (item.choices ?? []).flatMap(({ vorm }) =>
    gatVan(item, [vorm]).delen.flatMap(cutGraphemes),
  )
}

/**
 * Returns the graphemes that are confused with this one. For a consonant that includes its doubled form, and the other
 * way round.
 */
function lijktOp(grafeem: string): string[] {
  const anders = LIJKT.filter((rij) => rij.includes(grafeem)).flat()
  if (isDubbel(grafeem)) return [...anders, grafeem.slice(1)]
  const dubbel = grafeem + grafeem
  return !isKlinker(grafeem) && isDubbel(dubbel) ? [...anders, dubbel] : anders
}

/** Returns whether two graphemes are confused with each other, by ear or by eye. */
export const isVerwisselbaar = (een: string, ander: string): boolean => lijktOp(een).includes(ander)

export interface LadeMaat {
  /** The number of tiles that are not of the word. */
  readonly vreemd: number
  /** The least and the largest number of tiles. The word itself and one more tile always fit, even beyond `meest`. */
  readonly minst: number
  readonly meest: number
}

/**
 * Returns the tiles with which a word is built: each of its graphemes once, and others that it could be written with by
 * mistake, first from its known misspellings, then what looks or sounds like it. `rnd` decides the order.
 */
export function ladeVan(item: Item, maat: LadeMaat, rnd: () => number): readonly string[] {
  const eigen = [...new Set(item.graphemes)]
  const kan = [
    ...shuffle(uitMissers(item), rnd).filter((deel) => deel.trim() !== ''),
    ...shuffle(eigen.flatMap(lijktOp), rnd),
    ...shuffle(GEWOON, rnd),
  ]
  const vreemd = [...new Set(kan)].filter((grafeem) => !eigen.includes(grafeem))
  const samen = Math.min(maat.meest, Math.max(maat.minst, eigen.length + maat.vreemd))
  return shuffle([...eigen, ...vreemd.slice(0, Math.max(1, samen - eigen.length))], rnd)
}

/**
 * Returns the places of the tiles that spell a form, trying long graphemes first. Returns null when the tiles cannot
 * make it within `hoogstens` tiles, or with exactly that many when `precies`.
 */
export function layVorm(
  tegels: readonly string[],
  vorm: string,
  { hoogstens, precies = false }: { hoogstens: number; precies?: boolean },
): readonly number[] | null {
  if (vorm === '') return precies && hoogstens > 0 ? null : []
  if (hoogstens <= 0) return null
  const langEerst = [...tegels.keys()].toSorted(
    (a, b) => (tegels[b]?.length ?? 0) - (tegels[a]?.length ?? 0),
  )
  for (const plek of langEerst) {
    const tegel = tegels[plek] ?? ''
    if (!vorm.startsWith(tegel)) continue
    const rest = layVorm(tegels, vorm.slice(tegel.length), { hoogstens: hoogstens - 1, precies })
    if (rest) return [plek, ...rest]
  }
  return null
}

/**
 * Returns the tiles of a word with one of its parts mistaken: a part for which some tile looks or sounds alike, else
 * the first part.
 */
export function vergisLeg(delen: readonly string[], tegels: readonly string[]): readonly number[] {
  const isVreemd = (deel: string) => !delen.includes(deel)
  const plek = delen.findIndex((deel) =>
    tegels.some((tegel) => isVreemd(tegel) && isVerwisselbaar(deel, tegel)),
  )
  const hier = delen[plek] ?? ''
  const anders = tegels.findIndex(
    (tegel) => isVreemd(tegel) && (plek < 0 || isVerwisselbaar(hier, tegel)),
  )
  return delen.map((deel, i) => (i === Math.max(0, plek) ? anders : tegels.indexOf(deel)))
}

/** Returns the first place where the wrong tile lies, or the last laid place when tiles are only missing. */
export function eersteFout(delen: readonly string[], ligt: readonly string[]): number {
  const plek = ligt.findIndex((deel, i) => deel !== delen[i])
  return plek < 0 ? ligt.length - 1 : plek
}

const NAMEN: Readonly<Record<string, string>> = {
  '-': 'streepje',
  ' ': 'spatie',
  "'": 'hoge komma',
}

/** Returns how a tile looks: as it is written, but with a visible sign for a space. */
export const tegelTeken = (grafeem: string): string => (grafeem === ' ' ? '␣' : grafeem)

/** Returns the name of a tile: as it is written, but a sign by its name. */
export const tegelNaam = (grafeem: string): string => NAMEN[grafeem] ?? grafeem

export interface ToetsKeus {
  readonly plek: number
  /** Whether the tile is laid. A letter with which several tiles begin only moves to the next of them. */
  readonly leg: boolean
}

/**
 * Returns what a key means for the tiles: 1…9 and 0 choose by place, a letter by how a tile begins. Returns null for a
 * key that means nothing.
 */
export function toetsKeus(
  tegels: readonly string[],
  toets: string,
  vanaf: number,
): ToetsKeus | null {
  if (/^\d$/.test(toets)) {
    const plek = (Number(toets) + 9) % 10
    return plek < tegels.length ? { plek, leg: true } : null
  }
  const letter = toets.toLowerCase()
  if (letter.length !== 1) return null
  const passend = [...tegels.keys()].filter((plek) =>
    tegels[plek]?.toLowerCase().startsWith(letter),
  )
  const plek = passend.find((p) => p > vanaf) ?? passend[0]
  return plek === undefined ? null : { plek, leg: passend.length === 1 }
}
