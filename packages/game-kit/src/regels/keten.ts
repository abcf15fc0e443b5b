import type { Opgave } from '../opgave/opgave.ts'
import { shuffle } from './rng.ts'

/** Returns the story to which an opgave belongs; for anything else, itself. */
const ketenVan = (opgave: Opgave): string =>
  (opgave.soort === 'zin' || opgave.soort === 'gat' ? opgave.keten?.id : undefined) ?? opgave.id

/** Puts opgaven in a random order, and leaves the parts of one story together in the order of the story. */
export const shuffleKetens = (items: readonly Opgave[], rnd: () => number): Opgave[] =>
  shuffle([...Map.groupBy(items, ketenVan).values()], rnd).flat()
