import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'

/** An opgave as the server knows it, with the category for which its answer counts. */
export interface BekendeOpgave {
  readonly opgave: Opgave
  readonly categorie: string
}
