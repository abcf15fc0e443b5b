import { beginVan, stukkenVan } from './enten.ts'
import { deelFout, misVan, planVan } from './plan.ts'
import type { Opgave } from './stand.ts'
import type { Werk } from './werken.ts'
import { heel, type Gewas } from './wortel.ts'

/** Returns behind which piece the part ends that may stand in the sentence by itself; 0 where a verb has none. */
export function losGat(infinitief: string, vorm: string): number {
  const begin = beginVan(infinitief)
  return begin > 0 ? begin : (planVan(stukkenVan(infinitief), vorm)?.deel[0] ?? 0)
}

/** Returns what is done after a cut: the same once more, where the part that is needed may have fallen. */
export const naKnip = ({ deel: [van, tot] }: Gewas, gat: number): Werk =>
  van === 0 && tot === gat ? 'knip' : 'stam'

/** Returns what was done last, by what a carrot was before. */
export function werkTussen(was: Gewas, nu: Gewas): Werk {
  if (was.deel[0] !== nu.deel[0] || was.deel[1] !== nu.deel[1]) return 'knip'
  return was.letters.some((letter, nr) => letter !== nu.letters[nr]) ? 'stam' : 'blad'
}

/** Makes a carrot as long as it grew, with all that was mended and grafted. */
export const metHeelDeel = (gewas: Gewas): Gewas => ({
  ...gewas,
  deel: heel(gewas.letters).deel,
  los: null,
})

/**
 * Returns what is done after the stem: its leaf, or nothing more where a mistake is mended and only the stem was wrong. What was
 * right is not asked once more.
 */
export const naStam = ({ mis }: Pick<Opgave, 'mis'>, isHerstel: boolean): Werk =>
  isHerstel && !mis.includes('ge') && !mis.includes('uitgang') ? 'geef' : 'blad'

/** Returns a carrot after a mistake: the parts that droop, and the first thing that is to be done anew. */
export function openHerstel(opgave: Opgave, vorm: string): Opgave {
  const mis = misVan(opgave, vorm)
  const deel = mis.includes('stam') ? deelFout(opgave, vorm) : null
  // What fell is not asked for any more, unless it has to be cut anew.
  const nu = { ...opgave, mis, gewas: { ...opgave.gewas, los: null } }
  if (deel === null) return { ...nu, werk: mis.includes('stam') ? 'stam' : 'blad' }
  if (deel === 'lang') return { ...nu, werk: 'knip' }
  // What was cut too short is whole again: nothing can be cut back on.
  const terug = [...opgave.terug, opgave.gewas]
  return { ...nu, gewas: metHeelDeel(opgave.gewas), terug, werk: 'knip' }
}
