/* How long names may be, whichever way they come in: what was typed, read in or put back is never refused elsewhere. */

/** A part of the name of a pupil, in characters. */
export const LANGSTE_NAAM = 200
/** The name of a group, in characters. A file's are told apart by it: shorter, and two of them could become one. */
export const LANGSTE_GROEPSNAAM = 200
