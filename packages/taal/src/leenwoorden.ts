import { ergens, helemaal, UITZONDERINGEN, vooraan } from './uitzonderingen.ts'

/**
 * Words from French or English, in which the same letters write another sound. Their letters alone do not show it, so they are
 * in the list of exceptions by how they begin or by letters they contain.
 */
const FRANSE_AU = ergens(UITZONDERINGEN.fransAu)
const FRANSE_OU = ergens(UITZONDERINGEN.fransOu)
const FRANSE_CH = ergens(UITZONDERINGEN.fransCh)
const FRANSE_CH_VOOR = vooraan(UITZONDERINGEN.fransChVoor)
const GEEN_VERKLEIN = helemaal(UITZONDERINGEN.geenVerklein)

/**
 * What follows an ou in words from French (`patrouille`, `coulisse`) and hardly ever in Dutch words; a few French words end in
 * ou.
 */
const OU_FRANS = /ou(?:[aeiéè]|ch|ga|l|p|q|r|ss|v(?!a[st]))|(?:cl|fr|-v)ous?$/
/** English words with these letters, and the verb `jouen`. */
const OU_ANDERS =
  /soul(?!aa)|foul(?:ing|s|$)|boulder|colour|labour|hour|ourc[ei]|wheel|[cv]ouch(?!ette)|touch(?:[sp]|$)|^jouen/

/** Returns whether the au of this word sounds like oo (`chauffeur`). */
export const isFranseAu = (w: string): boolean => FRANSE_AU.test(w)
/** Returns whether the ou of this word sounds like oe (`route`). */
export const isFransOu = (w: string): boolean =>
  FRANSE_OU.test(w) || (OU_FRANS.test(w) && !OU_ANDERS.test(w))
/** Returns whether the ch of this word sounds like sj or tsj (`machine`, `lunch`). */
export const isFranseCh = (w: string): boolean => FRANSE_CH_VOOR.test(w) || FRANSE_CH.test(w)
/** Returns whether this is a word of its own that only happens to end in -je (`oranje`). */
export const isGeenVerklein = (w: string): boolean => GEEN_VERKLEIN.test(w)
