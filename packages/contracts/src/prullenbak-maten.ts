/** Days that a pupil stays in the prullenbak before everything of theirs is erased. */
export const PRULLENBAK_DAGEN = 30
/** The most pupils that one call erases. */
export const MEESTE_TEGELIJK = 200
