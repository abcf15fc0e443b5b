import { nabijheid, type Plaats } from './plaatsing.ts'
import type { Opgave, State } from './stand.ts'

/** Two bubbles between which the gesture is shown: from one to the other. */
export interface Gebaar {
  readonly van: Plaats
  readonly naar: Plaats
}

/** Returns whether this is the very first word of somebody who never played a round before, and nothing was stuck yet. */
export const isAllereerst = ({
  trap,
  vorigRecord,
  oordelen,
  poging,
  fase,
  opgave,
}: State): boolean =>
  trap === 1 &&
  vorigRecord === null &&
  oordelen.length === 0 &&
  poging === 1 &&
  fase === 'spelen' &&
  opgave?.bellen.every(({ naden }) => naden.length === 0) === true

/** Returns whether two pieces stand next to each other in the word, in this order or the other. */
function isPaar({ stukken, delen }: Opgave, een: number, ander: number): boolean {
  const [a, b] = [stukken[een], stukken[ander]]
  return delen.some((deel, i) => {
    const volgende = delen[i + 1]
    return (deel === a && volgende === b) || (deel === b && volgende === a)
  })
}

/**
 * Returns between which bubbles the gesture is shown: two near each other that do not belong together, so that it tells how to stick
 * and nothing about the word. Pure.
 */
export function gebaarVan(opgave: Opgave, plaatsen: readonly Plaats[]): Gebaar | null {
  const paren = plaatsen.flatMap((van) =>
    plaatsen.flatMap((naar) =>
      van.x < naar.x && !isPaar(opgave, van.plek, naar.plek) ? [{ van, naar }] : [],
    ),
  )
  const ver = ({ van, naar }: Gebaar): number => nabijheid(van, naar)
  return paren.toSorted((een, ander) => ver(een) - ver(ander))[0] ?? null
}
