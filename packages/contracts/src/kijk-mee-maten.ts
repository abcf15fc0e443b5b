/** How long a look along lasts; once it may be had again. */
export const KIJK_MEE_MINUTEN = 30
/** The name of the header in which a call says as part of which look it is made. */
export const KIJK_MEE_KOP = 'x-kijk-mee'
/** A reason tells something, and is read by a school. */
export const REDEN_MAAT = { min: 10, max: 200 } as const
