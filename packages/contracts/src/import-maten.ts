/** The largest file that is accepted, in bytes as it is uploaded. */
export const MAX_IMPORT_BYTES = 12 * 1024 * 1024
/** The group where new pupils wait when they come without one, so that somebody sees them. */
export const ZONDER_GROEP = 'Nog niet ingedeeld'
/** Days for which an import can be reverted. */
export const TERUG_DAGEN = 30
/** How many of one kind a preview lists by name when nobody has to answer anything about them; the rest is only counted. */
export const MEEST_GETOOND = 500
