/** The most pupils that are added at once: more than a class, and less than a school, which has a file. */
export const MEESTE_ERBIJ = 60
