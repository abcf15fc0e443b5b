/** The most seats in one order. */
export const MEESTE_PLAATSEN = 2000
/** Days within which an order can be withdrawn. */
export const BEDENKDAGEN = 14
/** The most characters in the school's own reference on an invoice. */
export const LANGSTE_KENMERK = 60
