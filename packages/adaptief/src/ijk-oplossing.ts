import { CATEGORIE_VARIANTIE_MIN, WOORD_VARIANTIE_MIN } from './constanten.ts'
import type { Schatting, WoordSchatting } from './types.ts'

/** What the answers of a night say about one word: sums over them, which may be added in any order. */
export interface Woordsom {
  /**
   * How much the answers tell (`w`), that times the share of the category's error that is new (`ws`), and the surprise (`wd`).
   */
  w: number
  ws: number
  wd: number
}

/** The words of one category with what a night said about them, and about the category as a whole. */
export interface Oogst {
  readonly woorden: Map<string, Woordsom>
  wss: number
  wsd: number
}

export const legeOogst = (): Oogst => ({ woorden: new Map(), wss: 0, wsd: 0 })

/**
 * Adds one answer: `w` is how much it tells about word and category together, `wd` is that times how much harder it says they
 * are.
 */
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

/** An estimate keeps at least this share of its precision: a few odd answers do not undo what many said. */
const MINST_OVER = 0.5

const LAATSTE = 8
const verschoven = (oud: Schatting, stap: number, variantie: number): Schatting => {
  const mean = oud.mean + stap
  if (!Number.isFinite(mean)) return oud
  return { mean: Math.max(-LAATSTE, Math.min(LAATSTE, mean)), sd: Math.sqrt(variantie) }
}

/** What a night made of a category and of the words that were met. */
export interface Oplossing {
  readonly categorie: Schatting
  readonly woorden: ReadonlyMap<string, WoordSchatting>
  /** How much harder the category turned out; words that were not met move along by their `mee`. */
  readonly stap: number
}

const meeVan = ({ mee }: WoordSchatting): number => mee ?? 0

/**
 * Solves the words and their category together after a night: what all words share goes to the category, and what is left to
 * each word. The matrix of such a sum has numbers only in one row, one column and the diagonal, so it is solved exactly by
 * eliminating the words first (Schur complement). That row is what a word keeps as `mee`, so that two nights give the same as
 * one night with the answers of both.
 */
export function losOp(
  som: Oogst,
  categorie: Schatting,
  woordVan: (item: string) => WoordSchatting,
): Oplossing {
  const staatVast = !(categorie.sd > 0)
  const rijen = [...som.woorden].map(([item, { w, ws, wd }]) => {
    const oud = woordVan(item)
    const precisie = 1 / (oud.sd * oud.sd)
    const mee = meeVan(oud)
    // A fixed word has infinite precision, and moves along with nothing.
    const kruis = mee === 0 ? 0 : -mee * precisie
    const samen = Math.max(MINST_OVER * precisie, precisie + w)
    return { item, oud, wd, eerder: -mee * kruis, kruis: ws + kruis, samen }
  })
  const precisie = staatVast ? Infinity : 1 / (categorie.sd * categorie.sd)
  const rest = rijen.reduce(
    (tot, r) => tot + r.eerder - (r.kruis * r.kruis) / r.samen,
    precisie + som.wss,
  )
  const over = Math.max(MINST_OVER * precisie, rest)
  const stap = rijen.reduce((tot, r) => tot - (r.kruis * r.wd) / r.samen, som.wsd) / over
  const woorden = rijen.map(({ item, oud, wd, kruis, samen }): [string, WoordSchatting] => {
    const na = verschoven(
      oud,
      (wd - kruis * stap) / samen,
      Math.max(WOORD_VARIANTIE_MIN, 1 / samen),
    )
    return [item, staatVast ? na : { ...na, mee: Math.max(-1, Math.min(0, -kruis / samen)) }]
  })
  const na = verschoven(categorie, stap, Math.max(CATEGORIE_VARIANTIE_MIN, 1 / over))
  return { categorie: staatVast ? categorie : na, woorden: new Map(woorden), stap }
}

/** Returns a word that was not met, after its category moved. */
export function goAlong(woord: WoordSchatting, stap: number): WoordSchatting {
  const mee = meeVan(woord)
  if (mee === 0 || stap === 0) return woord
  return { ...verschoven(woord, mee * stap, woord.sd * woord.sd), mee }
}
