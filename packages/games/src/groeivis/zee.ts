import type { Plek } from '@letterhaven/game-kit/onderdelen/zwemmer'
import type { Visplek } from './indeling.ts'

/** What moves in the picture and has letters that move along. */
export interface Beweging {
  readonly held: Visplek
  /** What is steered: the hero, or its lamp in the dark. */
  readonly stuur: Plek
  /** How far each fish is from its place. */
  readonly vissen: readonly Plek[]
}

type Luisteraar = (beweging: Beweging) => void

/**
 * What the picture and the letters over it tell each other many times a second: where the pupil steers to, and where
 * everything swims. No answer depends on it. Without a picture nothing is told, and the letters stay at their places.
 */
class Zee {
  /** Where the pupil steers the hero to. */
  doel: Plek | null = null
  readonly #luisteraars = new Set<Luisteraar>()

  luister(f: Luisteraar): () => void {
    this.#luisteraars.add(f)
    return () => {
      this.#luisteraars.delete(f)
      this.doel = null
    }
  }

  report(beweging: Beweging): void {
    for (const f of this.#luisteraars) f(beweging)
  }
}

/** One game is on the screen at a time. */
export const zee = new Zee()
