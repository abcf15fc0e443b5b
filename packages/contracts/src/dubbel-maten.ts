/** So many pairs are shown at once; when they are dealt with the next ones come. */
export const MEESTE_PAREN = 50

/** A device is told for so many days under which id its pupil goes on. */
export const OUDE_ID_DAGEN = 90
