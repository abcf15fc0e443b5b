/** How many words of a category a method test may have. */
export const MINSTE_PER_CATEGORIE = 5
export const MEESTE_PER_CATEGORIE = 20
/** Under so many words of a category nothing is said but what was counted. */
export const GENOEG_VOOR_OORDEEL = 10
/** More words than this is more than a child writes with care. */
export const MEESTE_TOETSWOORDEN = 60
