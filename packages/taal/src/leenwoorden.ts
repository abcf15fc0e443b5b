import { ergens, helemaal, UITZONDERINGEN, vooraan } from './uitzonderingen.ts'

/**
 * Words that come from French or English, where the same letters write another sound. Their letters alone
 * do not tell, so they stand in the list of exceptions by how they begin or what they hold.
 */
const FRANSE_AU = ergens(UITZONDERINGEN.fransAu)
const FRANSE_OU = ergens(UITZONDERINGEN.fransOu)
const FRANSE_CH = ergens(UITZONDERINGEN.fransCh)
const FRANSE_CH_VOOR = vooraan(UITZONDERINGEN.fransChVoor)
const GEEN_VERKLEIN = helemaal(UITZONDERINGEN.geenVerklein)

/** What follows an ou in words from French (`patrouille`, `coulisse`) and hardly ever in Dutch ones; a few end in it. */
const OU_FRANS = /ou(?:[aeiéè]|ch|ga|l|p|q|r|ss|v(?!a[st]))|(?:cl|fr|-v)ous?$/
/** Words with these letters that are English, and the verb `jouen`. */
const OU_ANDERS =
  /soul(?!aa)|foul(?:ing|s|$)|boulder|colour|labour|hour|ourc[ei]|wheel|[cv]ouch(?!ette)|touch(?:[sp]|$)|^jouen/

/** Does the au of this word sound like oo (`chauffeur`)? */
export const isFranseAu = (w: string): boolean => FRANSE_AU.test(w)
/** Does the ou of this word sound like oe (`route`)? */
export const isFransOu = (w: string): boolean =>
  FRANSE_OU.test(w) || (OU_FRANS.test(w) && !OU_ANDERS.test(w))
/** Does the ch of this word sound like sj or tsj (`machine`, `lunch`)? */
export const isFranseCh = (w: string): boolean => FRANSE_CH_VOOR.test(w) || FRANSE_CH.test(w)
/** Is this a whole word of its own that only ends in -je (`oranje`)? */
export const isGeenVerklein = (w: string): boolean => GEEN_VERKLEIN.test(w)
