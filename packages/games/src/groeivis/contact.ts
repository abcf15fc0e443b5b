import type { Plek } from '@letterhaven/game-kit/onderdelen/zwemmer'

/** How long the mouth must be at the same fish, in ms. Brushing past one is no bite. */
const HAP_MS = 260
/** The mouth opens at a distance of this many times the reach. */
const BIJNA = 1.5

export interface Contact {
  /** Whether a fish is near, so that the mouth opens. */
  readonly bijna: boolean
  /** The fish at which the mouth was long enough. */
  readonly raak: number | null
}

interface Bij {
  readonly bereik: number
  readonly ms: number
}

/** Returns the nearest fish, and how far away it is. */
function dichtst(mond: Plek | null, vissen: readonly (Plek | null)[]): { nr: number; ver: number } {
  let beste = { nr: -1, ver: Infinity }
  for (const [nr, vis] of vissen.entries()) {
    const ver = mond && vis ? Math.hypot(vis.x - mond.x, vis.y - mond.y) : Infinity
    if (ver < beste.ver) beste = { nr, ver }
  }
  return beste
}

/**
 * Counts how long the mouth is at the nearest fish. `mond` is null while nobody steers. After a bite the mouth must
 * first have been free of all fish, because the next word may swim up to a hero that is still there.
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
