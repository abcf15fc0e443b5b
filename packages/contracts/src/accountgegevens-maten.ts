/** Places where a school teaches, beside the first. */
export const MEESTE_VESTIGINGEN = 20
/** Letters of a name or an address. */
export const LANGSTE_REGEL = 120
/** Letters of a mail address. */
export const LANGSTE_MAIL = 254
/** Letters of a school's own name for a category: one line above a column. */
export const LANGSTE_LABEL = 40
/** Holidays and days off that are kept: a few school years of them. */
export const MEESTE_VAKANTIES = 60
/** Days that a holiday lasts at the most: the longest summer in the two countries is nine weeks. */
export const LANGSTE_VAKANTIE_DAGEN = 70
/** Times in an hour that a school takes its data along. */
export const UITVOER_PER_UUR = 10
/** Days between asking to close an account and its end: so long it can be taken back. */
export const SLUIT_DAGEN = 30
