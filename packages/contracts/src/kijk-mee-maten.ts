/** How many minutes a look-along lasts; extending it, which is possible once, gives it as many from that moment. */
export const KIJK_MEE_MINUTEN = 30
/** The name of the header with which a call says which look-along it belongs to. */
export const KIJK_MEE_KOP = 'x-kijk-mee'
/** The length of a reason in characters: it has to be informative, and a school reads it. */
export const REDEN_MAAT = { min: 10, max: 200 } as const
/** The longest text that the office searches an account by, in characters. */
export const LANGSTE_ZOEK = 100
