import { onthouden } from '../geheugen.ts'
import { logistisch, logit } from '../kans.ts'
import type { Waarheid } from '../leerling.ts'
import { op } from '../rij.ts'

/** What a leerling remembers, for rivals that may see it. */
export interface Weten {
  /** A taak begins, so everything is looked up again. */
  ververs(): void
  /** This word was just met, so it is looked up again. */
  vergeet(woord: number): void
  /** Returns the chance that a word comes from memory. */
  onthoudt(woord: number): number
  /** Returns by how much the level would have to exceed the difficulty to account for memory too, when it exceeds it by x. */
  metGeheugen(woord: number, x: number): number
}

/**
 * Looks up what a leerling remembers of each word once per taak, since it hardly fades in those minutes. A word that was just
 * met is looked up again.
 */
export function makeWeten(w: Waarheid): Weten {
  const geheugen = new Float64Array(w.wereld.boek.woorden)
  const gezienIn = new Int32Array(geheugen.length).fill(-1)
  let taak = 0
  const onthoudt = (woord: number): number => {
    if (op(gezienIn, woord) !== taak) {
      geheugen[woord] = onthouden(w.geheugen, woord, w.klok)
      gezienIn[woord] = taak
    }
    return op(geheugen, woord)
  }
  return {
    ververs: () => void (taak += 1),
    vergeet: (woord) => void (gezienIn[woord] = -1),
    onthoudt,
    metGeheugen(woord, x) {
      const m = onthoudt(woord)
      return m === 0 ? x : logit(1 - (1 - logistisch(x)) * (1 - m))
    },
  }
}
