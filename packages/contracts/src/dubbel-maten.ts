/** How many pairs are shown at once; when they have been dealt with, the next ones follow. */
export const MEESTE_PAREN = 50

/** For how many days a device is told under which id its pupil continues. */
export const OUDE_ID_DAGEN = 90
