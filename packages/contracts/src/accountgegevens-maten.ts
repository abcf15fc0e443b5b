/** The most places where a school can teach, besides the first. */
export const MEESTE_VESTIGINGEN = 20
/** The most characters in a name or an address. */
export const LANGSTE_REGEL = 120
/** The most characters in a mail address. */
export const LANGSTE_MAIL = 254
/** The most characters in a school's own name for a category: it has to fit on one line above a column. */
export const LANGSTE_LABEL = 40
/** The most holidays and days off that are kept, which covers a few school years. */
export const MEESTE_VAKANTIES = 60
/** The most days in one holiday: the longest summer holiday in the two countries is nine weeks. */
export const LANGSTE_VAKANTIE_DAGEN = 70
/** How many times in an hour a school may export its data. */
export const UITVOER_PER_UUR = 10
/** Days between asking to close an account and its end; until then the request can be withdrawn. */
export const SLUIT_DAGEN = 30
