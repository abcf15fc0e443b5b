/** The fewest and the most words of one category in a method test. */
export const MINSTE_PER_CATEGORIE = 5
export const MEESTE_PER_CATEGORIE = 20
/** With fewer words in a category than this, nothing is reported but the counts. */
export const GENOEG_VOOR_OORDEEL = 10
/** The most words in a test: more than this is more than a child writes with care. */
export const MEESTE_TOETSWOORDEN = 60
