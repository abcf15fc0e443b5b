/** The largest file that is read, as it comes over the line. */
export const MAX_IMPORT_BYTES = 12 * 1024 * 1024
/** Where new pupils wait that come without a group: somebody must see them. */
export const ZONDER_GROEP = 'Nog niet ingedeeld'
/** Days for which an import can be taken back. */
export const TERUG_DAGEN = 30
/** How many of one kind a preview shows by name where nobody has to say anything of them; the rest is counted. */
export const MEEST_GETOOND = 500
