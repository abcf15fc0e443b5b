import { ketenVan } from '../opgave/keten.ts'
import type { Opgave } from '../opgave/opgave.ts'
import { shuffle } from './rng.ts'

/** Puts opgaven in a random order, and leaves the parts of one story together in the order of the story. */
export const shuffleKetens = (items: readonly Opgave[], rnd: () => number): Opgave[] =>
  shuffle([...Map.groupBy(items, ketenVan).values()], rnd).flat()
