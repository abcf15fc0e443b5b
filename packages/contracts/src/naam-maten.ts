/* How long names may be, whichever way they come in: what was typed, read in or put back is never refused elsewhere. */

/** A part of the name of a pupil, in characters. */
export const LANGSTE_NAAM = 200
/** The name of a group, in characters: a line that a card and a list can hold. */
export const LANGSTE_GROEPSNAAM = 60
