import type { Plek } from '@letterhaven/game-kit/onderdelen/zwemmer'

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

/** The nearest fish, and how far it is. */
function dichtst(mond: Plek | null, vissen: readonly (Plek | null)[]): { nr: number; ver: number } {
  let beste = { nr: -1, ver: Infinity }
  for (const [nr, vis] of vissen.entries()) {
    const ver = mond && vis ? Math.hypot(vis.x - mond.x, vis.y - mond.y) : Infinity
    if (ver < beste.ver) beste = { nr, ver }
  }
  return beste
}

/**
 * Counts how long the mouth is at the nearest fish; nobody steers where `mond` is null. After a bite the mouth must have
 * been free of all fish: the next word may swim up to the hero that still waits there.
 */
export function makeContact() {
  let [bezig, al] = [-1, 0]
  let isVrij = true
  return (mond: Plek | null, vissen: readonly (Plek | null)[], { bereik, ms }: Bij): Contact => {
    const { nr, ver } = dichtst(mond, vissen)
    if (mond && ver > bereik) isVrij = true
    const aan = isVrij && ver <= bereik ? nr : -1
    al = aan === bezig && aan >= 0 ? al + ms : 0
    bezig = aan
    const raak = al >= HAP_MS ? aan : null
    if (raak !== null) isVrij = false
    return { bijna: ver <= bereik * BIJNA, raak }
  }
}
