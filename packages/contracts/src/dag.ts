const DAG_MS = 86_400_000

/** Returns whether a text 'YYYY-MM-DD' is a day that exists in the calendar. */
export const isDag = (tekst: string): boolean =>
  new Date(`${tekst}T00:00:00Z`).toJSON()?.slice(0, tekst.length) === tekst

/** Returns the number of days from one day to another, both included. */
export const duurVan = (van: string, tot: string): number =>
  (Date.parse(tot) - Date.parse(van)) / DAG_MS + 1
