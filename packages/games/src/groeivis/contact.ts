import type { Plek } from '@letterhaven/game-kit/zwemmer'

/** So long the mouth must be at the same fish: to brush past one is no answer. */
const HAP_MS = 400
/** From so much further away the mouth opens. */
const BIJNA = 1.5

export interface Contact {
  /** A fish is near: the mouth opens. */
  readonly bijna: boolean
  /** The fish at which the mouth was long enough. */
  readonly raak: number | null
}

interface Bij {
  readonly bereik: number
  readonly ms: number
}

/** Counts how long the mouth is at the nearest fish; nobody steers where `mond` is null. */
export function maakContact() {
  let [bezig, al] = [-1, 0]
  return (mond: Plek | null, vissen: readonly (Plek | null)[], { bereik, ms }: Bij): Contact => {
    let [nr, ver] = [-1, Infinity]
    for (const [i, vis] of vissen.entries()) {
      const hier = mond && vis ? Math.hypot(vis.x - mond.x, vis.y - mond.y) : Infinity
      if (hier < ver) [nr, ver] = [i, hier]
    }
    const aan = ver <= bereik ? nr : -1
    al = aan >= 0 && aan === bezig ? al + ms : 0
    bezig = aan
    const raak = al >= HAP_MS ? aan : null
    if (raak !== null) [bezig, al] = [-1, 0]
    return { bijna: ver <= bereik * BIJNA, raak }
  }
}
