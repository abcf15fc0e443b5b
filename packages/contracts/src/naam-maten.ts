/* How long names may be, whichever way they come in, so that what one way accepts is never refused by another. */

/** The most characters in one part of a pupil's name. */
export const LANGSTE_NAAM = 200
/**
 * The most characters in a group's name. Groups in a file are told apart by it, so that with a lower limit two could
 * become one.
 */
export const LANGSTE_GROEPSNAAM = 200
