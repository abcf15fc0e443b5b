const DAG_MS = 86_400_000

/** Is a text 'YYYY-MM-DD' a day of the calendar? */
export const isDag = (tekst: string): boolean =>
  new Date(`${tekst}T00:00:00Z`).toJSON()?.slice(0, tekst.length) === tekst

/** How many days there are from one to another, both included. */
export const duurVan = (van: string, tot: string): number =>
  (Date.parse(tot) - Date.parse(van)) / DAG_MS + 1
