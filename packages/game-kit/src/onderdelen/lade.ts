import { isDubbel, isGrafeem, isKlinker } from '@letterhaven/taal/inventaris'
import type { Item } from '../regels/contract.ts'
import { shuffle } from '../regels/rng.ts'
import { gatVan } from '../regels/vormen.ts'

/** Graphemes that are taken for each other, by ear or by eye. */
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
/** What every pupil knows, where nothing else is left to offer. */
const GEWOON = ['s', 'aa', 'r', 'k', 'o', 'm', 't', 'ee', 'l', 'p'] as const

const LANGSTE = 4

/** A piece of a misspelling as graphemes: as long ones as there are. */
function cut(deel: string): string[] {
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

/** The graphemes that the known misspellings of a word have in the place where they go wrong. */
function uitMissers(item: Item): string[] {
  return (item.choices ?? []).flatMap(({ vorm }) => gatVan(item, [vorm]).delen.flatMap(cut))
}

/** The graphemes that are taken for this one; a consonant also for the same one doubled, and the other way round. */
function lijktOp(grafeem: string): string[] {
  const anders = LIJKT.filter((rij) => rij.includes(grafeem)).flat()
  if (isDubbel(grafeem)) return [...anders, grafeem.slice(1)]
  const dubbel = grafeem + grafeem
  return !isKlinker(grafeem) && isDubbel(dubbel) ? [...anders, dubbel] : anders
}

/** Whether two graphemes are taken for each other, by ear or by eye. */
export const isVerwisselbaar = (een: string, ander: string): boolean => lijktOp(een).includes(ander)

export interface LadeMaat {
  /** So many tiles that are not of the word. */
  readonly vreemd: number
  /** Never fewer nor more tiles than this, as long as the word itself and one more fit. */
  readonly minst: number
  readonly meest: number
}

/**
 * The tiles with which a word is built: each of its graphemes once, and others that it could be written with by
 * mistake - of its known misspellings first, then what looks or sounds like it. In an order of the given stream.
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
 * The places of the tiles with which a form is laid, long graphemes first; null where they cannot make it, or not with
 * exactly so many.
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
 * The tiles of a word with one of its parts mistaken: where a tile looks or sounds like it, else the first part.
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

/** The first place where something else lies than belongs there; the last one where only too little lies. */
export function eersteFout(delen: readonly string[], ligt: readonly string[]): number {
  const plek = ligt.findIndex((deel, i) => deel !== delen[i])
  return plek < 0 ? ligt.length - 1 : plek
}

const NAMEN: Readonly<Record<string, string>> = {
  '-': 'streepje',
  ' ': 'spatie',
  "'": 'hoge komma',
}

/** How a tile looks: as it is written, and a space so that it is seen. */
export const tegelTeken = (grafeem: string): string => (grafeem === ' ' ? '␣' : grafeem)

/** How a tile is called: as it is written, and a sign by its name. */
export const tegelNaam = (grafeem: string): string => NAMEN[grafeem] ?? grafeem

export interface ToetsKeus {
  readonly plek: number
  /** Whether it is laid; a letter with which more tiles begin only goes to the next of them. */
  readonly leg: boolean
}

/** What a key means for the tiles: 1…9 and 0 by place, a letter by how they begin; null where it means nothing. */
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
