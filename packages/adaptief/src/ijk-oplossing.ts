import { CATEGORIE_VARIANTIE_MIN, WOORD_VARIANTIE_MIN } from './constanten.ts'
import type { Schatting } from './types.ts'

/** What the answers of a night say of one word: sums over them, that may be added in any order. */
export interface Woordsom {
  /** How much they tell, the same times the share of the category's error that is news, and the surprise. */
  w: number
  ws: number
  wd: number
}

/** The words of one category with what a night said of them, and of the category as a whole. */
export interface Oogst {
  readonly woorden: Map<string, Woordsom>
  wss: number
  wsd: number
}

export const legeOogst = (): Oogst => ({ woorden: new Map(), wss: 0, wsd: 0 })

/** One answer: `w` is how much it tells of word and category together, `wd` that times how much harder it says they are. */
export function oogst(
  som: Oogst,
  item: string,
  { w, wd, nieuw }: { readonly w: number; readonly wd: number; readonly nieuw: number },
): void {
  const woord = som.woorden.get(item) ?? { w: 0, ws: 0, wd: 0 }
  woord.w += w
  woord.ws += w * nieuw
  woord.wd += wd
  som.woorden.set(item, woord)
  som.wss += w * nieuw * nieuw
  som.wsd += wd * nieuw
}

/** Nobody gets less sure than this share of before: a few odd answers do not undo what many said. */
const MINST_OVER = 0.5

const LAATSTE = 8
const verschoven = (oud: Schatting, stap: number, variantie: number): Schatting => {
  const mean = oud.mean + stap
  if (!Number.isFinite(mean)) return oud
  return { mean: Math.max(-LAATSTE, Math.min(LAATSTE, mean)), sd: Math.sqrt(variantie) }
}

/**
 * The words and their category after a night, worked out together: what all words share goes to the category,
 * what is left to each word. The matrix of such a sum has numbers in one row, one column and the diagonal
 * only, so it is solved exactly by leaving out the words first (Schur complement).
 */
export function losOp(
  som: Oogst,
  categorie: Schatting,
  woordVan: (item: string) => Schatting,
): { readonly categorie: Schatting; readonly woorden: ReadonlyMap<string, Schatting> } {
  const rijen = [...som.woorden].map(([item, { w, ws, wd }]) => {
    const oud = woordVan(item)
    const precisie = 1 / (oud.sd * oud.sd)
    return { item, oud, ws, wd, samen: Math.max(MINST_OVER * precisie, precisie + w) }
  })
  const staatVast = !(categorie.sd > 0)
  const precisie = staatVast ? Infinity : 1 / (categorie.sd * categorie.sd)
  const rest = rijen.reduce((tot, r) => tot - (r.ws * r.ws) / r.samen, precisie + som.wss)
  const over = Math.max(MINST_OVER * precisie, rest)
  const stap = rijen.reduce((tot, r) => tot - (r.ws * r.wd) / r.samen, som.wsd) / over
  const woorden = rijen.map(({ item, oud, ws, wd, samen }): [string, Schatting] => [
    item,
    verschoven(
      oud,
      (wd - ws * stap) / samen,
      Math.max(WOORD_VARIANTIE_MIN, 1 / samen + (ws / samen) ** 2 / over),
    ),
  ])
  const na = verschoven(categorie, stap, Math.max(CATEGORIE_VARIANTIE_MIN, 1 / over))
  return { categorie: staatVast ? categorie : na, woorden: new Map(woorden) }
}
