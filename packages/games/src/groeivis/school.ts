/** From this stage on the letters swim in two shoals, and a current brings one of them near. */
export const STROOM_VANAF = 2
/** How many letter fish swim in a shoal: those of two shoals are never all in sight. */
export const SCHOOL = 6

/** Returns the shoal of a letter fish. */
export const schoolVan = (vis: number): number => Math.floor(vis / SCHOOL)
