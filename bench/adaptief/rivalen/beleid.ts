import { op } from '../rij.ts'
import type { Moment } from '../rivaal.ts'
import type { Toeval } from '../toeval.ts'
import { wensVoor, searchWoord, zomaarEen, type Zoek } from './search-woord.ts'

const BLOK = 10
/** A category that was just practised is worth less, until so many days have gone. */
const VERLIES = 0.6
const RUST_DAGEN = 2
/** How much of its value a category keeps when what comes before is not known at all. */
const ONRIJP = 0.25

/** What somebody who follows the policy sees, truly or by estimate. */
export interface Blik extends Zoek {
  /** How steep the dictation of a category is now: what a little more skill brings. */
  helling(categorie: number): number
  /** How well the weakest of what comes before is known, 0 to 1. */
  gereed(categorie: number): number
}

/**
 * The policy the engine is meant to follow: the category where a little more skill is worth most now,
 * its word with a chance nearest to 80 %. Who sees better, chooses better.
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
    return zomaarEen(blik, op(volgorde, 0), toeval.kies)
  }
}
