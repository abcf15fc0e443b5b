/** Seats that one order takes. */
export const MEESTE_PLAATSEN = 2000
/** Days in which an order can be taken back. */
export const BEDENKDAGEN = 14
/** Letters of the school's own mark on an invoice. */
export const LANGSTE_KENMERK = 60
