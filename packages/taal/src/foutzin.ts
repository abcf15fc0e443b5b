import { verschil } from './grafemen.ts'
import type { WordEntry } from './woord.ts'

/** The part of an entry that a hint is made from. */
export type Uitlegbaar = Pick<WordEntry, 'w' | 'g' | 'kg' | 'lang' | 'd'>
/** Makes one hint for one kind of wrong form. */
export type Zin = (entry: Uitlegbaar, gegeven: string) => string

/** Returns the word in its klankgroepen. */
export const stukjes = ({ kg }: Uitlegbaar): string => kg.join('-')

/** Returns the first part of the target that the given form writes in another way. */
export function foutDeel(entry: Uitlegbaar, gegeven: string): string {
  return verschil(entry.g, gegeven).find((deel) => deel.soort === 'fout')?.deel ?? entry.w
}

/** The hint that always fits: look at the part that differs. */
export const lookWell: Zin = (entry, gegeven) =>
  `Kijk nog eens goed naar het stukje '${foutDeel(entry, gegeven)}': ${entry.w}.`
