import { makeBuren } from '@letterhaven/taal/buren'
import type { Inhoud } from '../../kern/inhoud.ts'

type Zoek = ReturnType<typeof makeBuren>

const gemaakt = new WeakMap<Inhoud['woorden'], Zoek>()

/** Finds the neighbours of a word of the corpus; the index is made once. */
export function burenIn({ woorden }: Pick<Inhoud, 'woorden'>): Zoek {
  const bekend = gemaakt.get(woorden)
  if (bekend) return bekend
  const nieuw = makeBuren(woorden.values())
  gemaakt.set(woorden, nieuw)
  return nieuw
}
