import type { Verschil } from './verschil.ts'

/** A line on the slate: what is said, the piece or word that it is about, and what is said after that. */
export interface Regel {
  readonly zin: string
  readonly woord?: string
  /** Where that word goes wrong. */
  readonly verschil?: Verschil
  readonly na?: string
  readonly isOud?: true
  /** Whether it is what the child made itself, which is no example. */
  readonly isEigen?: true
}
