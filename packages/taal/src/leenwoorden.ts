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

/** Does the au of this word sound like oo (`chauffeur`)? */
export const isFranseAu = (w: string): boolean => FRANSE_AU.test(w)
/** Does the ou of this word sound like oe (`route`)? */
export const isFransOu = (w: string): boolean => FRANSE_OU.test(w)
/** Does the ch of this word sound like sj or tsj (`machine`, `lunch`)? */
export const isFranseCh = (w: string): boolean => FRANSE_CH_VOOR.test(w) || FRANSE_CH.test(w)
/** Is this a whole word of its own that only ends in -je (`oranje`)? */
export const isGeenVerklein = (w: string): boolean => GEEN_VERKLEIN.test(w)
