import { cutGraphemes } from '@letterhaven/game-kit/onderdelen/lade'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { shuffle } from '@letterhaven/game-kit/regels/rng'

/** How many letters may differ between the word that the fish carries and the word that is asked. */
const MEEST_ANDERS = 2
const LANGSTE_GRAFEEM = 4

interface Snede {
  readonly stukken: readonly string[]
  readonly anders: number
}

/**
 * Cuts a form into as many graphemes as a word has, so that as few of them as possible differ from that word's. Returns null where
 * it cannot be cut so, or where more of them differ than `hoogstens`.
 */
export function cutLike(
  vorm: string,
  goed: readonly string[],
  hoogstens: number,
): readonly string[] | null {
  const search = (plek: number, van: number, over: number): Snede | null => {
    if (plek === goed.length) return van === vorm.length ? { stukken: [], anders: 0 } : null
    let beste: Snede | null = null
    for (let n = 1; n <= LANGSTE_GRAFEEM && van + n <= vorm.length; n += 1) {
      const stuk = vorm.slice(van, van + n)
      const kost = stuk === goed[plek] ? 0 : 1
      if (kost > over || cutGraphemes(stuk).length > 1) continue
      const rest = search(plek + 1, van + n, over - kost)
      if (rest && (!beste || rest.anders + kost < beste.anders))
        beste = { stukken: [stuk, ...rest.stukken], anders: rest.anders + kost }
    }
    return beste
  }
  return search(0, 0, hoogstens)?.stukken ?? null
}

const verschil = (een: readonly string[], ander: readonly string[]): number =>
  een.filter((deel, i) => deel !== ander[i]).length

interface Vorige {
  /** The word that the fish became last; undefined where it became none. */
  readonly vorig: string | undefined
  /** Whether the way to the word is as long as it can be: two letters, where there is such a word. */
  readonly isVer: boolean
}

/**
 * Returns the word that the fish carries while `item` is asked, in its graphemes. It is the word that it just became where that is a
 * step away, or two where the way is long; else a real word one sound away, that one further off, or another two letters away. Null
 * where there is none.
 */
export function eigenVoor(
  { word, graphemes, buren }: Item,
  { vorig, isVer }: Vorige,
  rnd: () => number,
): readonly string[] | null {
  const een = shuffle(buren?.een ?? [], rnd)
  const ruil = shuffle(buren?.ruil ?? [], rnd)
  const cut = (vorm: string, hoogstens: number): readonly string[] | null =>
    vorm === word ? null : cutLike(vorm, graphemes, hoogstens)
  const verder = vorig === undefined ? null : cut(vorig, isVer ? MEEST_ANDERS : 1)
  if (verder) return verder
  const rij = [...een, ...(vorig === undefined ? [] : [vorig]), ...ruil]
  const kan = rij.flatMap((vorm) => {
    const stukken = cut(vorm, MEEST_ANDERS)
    return stukken ? [stukken] : []
  })
  const ver = isVer && kan.find((stukken) => verschil(stukken, graphemes) === MEEST_ANDERS)
  return ver || (kan[0] ?? null)
}
