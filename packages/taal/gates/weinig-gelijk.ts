import { distractors } from '../src/distractors.ts'
import { ZELFDE_KLANK } from '../src/fout-categorie.ts'
import type { Proefwoord } from '../src/fout-proef.ts'

/** How many wrong forms of the same sound every word of a same-sound category has. */
const GENOEG = 2

/**
 * The closed list of words of a same-sound category that have fewer than two wrong forms of the same sound, with the reason.
 */
export const WEINIG_GELIJK: Readonly<Record<string, string>> = {
  lauw: 'louw en lou zijn woorden, lau is een naam',
  meneer: 'meeneer lijkt op twee woorden, meen en eer',
  thee: 'tee is een woord, en de rest klinkt zoals het er staat',
  thriller: 'triller is een woord, en de rest klinkt zoals het er staat',
}

/**
 * Returns whether this word has enough wrong forms that sound like it, where its categories ask for them. Requires
 * `loadRules()`.
 */
export function heeftGelijke(woord: Proefwoord): boolean {
  if (!woord.cat?.some((code) => ZELFDE_KLANK.includes(code))) return true
  return distractors(woord, { n: GENOEG, mode: 'homofoon' }).length >= GENOEG
}
