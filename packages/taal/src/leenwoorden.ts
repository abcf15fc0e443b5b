/**
 * Words that come from French, where the same letters write another sound. Their letters alone do not
 * tell, so they are listed by how they begin or what they hold.
 */

/** Au that sounds like oo. */
const FRANSE_AU = /restaurant|chauff|mauve|sauté/
/** Ou that sounds like oe. */
const FRANSE_OU =
  /rout|cour|courg|couscous|coupé|bouquet|bouillon|bougie|rouge|loupe|roulet|souff|douan|fourn|douch|journ|jour|coupe|couplet|soup|boulev|boulet|blous|cousin|tour|souven|troubad|gourm|nougat|enthous|parcours|louv|camoufl|silhouet|limous|foulard|mousse/
/** Ch that sounds like sj. */
const FRANSE_CH =
  /^(?:chef|chocola|champ|chauff|chips|chic|chalet|charm|chimp|chirurg|cheque|chagrijn|chanson|fiche|douch|broch|brioch|branch|bechamel|cache|affiche|marche|chass|quiche)|machin|parachut|capuchon|crèche|cliché|recherch|architect/
/** Words that end like a small one without being one. */
const GEEN_VERKLEIN = /^(?:meisjes?|oranje|franje|kastanje|bonje|plunje)$/

/** Does the au of this word sound like oo (`chauffeur`)? */
export const isFranseAu = (w: string): boolean => FRANSE_AU.test(w)
/** Does the ou of this word sound like oe (`route`)? */
export const isFransOu = (w: string): boolean => FRANSE_OU.test(w)
/** Does the ch of this word sound like sj (`machine`)? */
export const isFranseCh = (w: string): boolean => FRANSE_CH.test(w)
/** Is this a whole word of its own that only ends in -je (`oranje`)? */
export const isGeenVerklein = (w: string): boolean => GEEN_VERKLEIN.test(w)
