import { op } from '../rij.ts'
import type { Moment } from '../rivaal.ts'
import type { Toeval } from '../toeval.ts'
import { wensVoor, searchWoord, zomaarEen, type Zoek } from './search-woord.ts'

const BLOK = 10
/** How much less a category is worth right after practice, and the days over which that wears off. */
const VERLIES = 0.6
const RUST_DAGEN = 2
/** The share of its value that a category keeps when its prerequisites are not known at all. */
const ONRIJP = 0.25

/** What a rival that follows the policy sees, either the truth or estimates. */
export interface Blik extends Zoek {
  /** How steep the dictation of a category is now, which is what a little more skill brings. */
  helling(categorie: number): number
  /** How well the weakest prerequisite is known, from 0 to 1. */
  gereed(categorie: number): number
}

/**
 * Makes the policy that the engine is meant to follow: the category where a little more skill is worth most now, and in it the
 * word whose chance is nearest to 80 %. A rival that sees better chooses better.
 */
export function makeBeleid(blik: Blik, scope: readonly number[], toeval: Toeval) {
  const laatst = new Float64Array(blik.boek.codes.length).fill(-Infinity)
  let volgorde: readonly number[] = []
  let over = 0
  const waarde = (k: number, t: number): number =>
    blik.helling(k) *
    (ONRIJP + (1 - ONRIJP) * blik.gereed(k)) *
    (1 - VERLIES * Math.exp((op(laatst, k) - t) / RUST_DAGEN))
  const beginBlok = (t: number): void => {
    const waarden = new Map(scope.map((k) => [k, waarde(k, t)]))
    volgorde = scope.toSorted((a, b) => (waarden.get(b) ?? 0) - (waarden.get(a) ?? 0))
    over = BLOK
  }
  return ({ t, gok, begin }: Moment): number => {
    if (begin || over === 0) beginBlok(t)
    over -= 1
    for (const k of volgorde) {
      const woord = searchWoord(blik, k, wensVoor(gok))
      if (woord < 0) continue
      laatst[k] = t
      return woord
    }
    return zomaarEen(blik, op(volgorde, 0), toeval.choose)
  }
}
