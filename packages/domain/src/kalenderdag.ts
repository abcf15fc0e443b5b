/** The time zone in which a day begins and ends. Both countries keep the same time. */
const DAG = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

const MS_PER_HOUR = 3_600_000
/** The day of each hour since 1970, for the hours of a few months: a formatter is slow, and every answer needs one. */
const perUur = new Map<number, string>()
const MAX_UREN = 4096

/** Returns the calendar day of a moment as 'YYYY-MM-DD'. Caching by the hour is safe: a day begins at a whole hour. */
export function dagVan(moment: Date): string {
  const uur = Math.floor(moment.getTime() / MS_PER_HOUR)
  const bekend = perUur.get(uur)
  if (bekend !== undefined) return bekend
  const dag = DAG.format(moment)
  if (perUur.size >= MAX_UREN) perUur.clear()
  perUur.set(uur, dag)
  return dag
}

/** How many hours local time runs ahead of UTC, in summer and in winter. */
const VOORSPRONG = [2, 1] as const

/** Returns the moment at which a calendar day 'YYYY-MM-DD' begins. A day has 23 or 25 hours when the clocks change. */
export function beginVanDag(dag: string): Date {
  const middernacht = Date.parse(`${dag}T00:00:00Z`)
  const [zomer, winter] = VOORSPRONG.map((uren) => new Date(middernacht - uren * MS_PER_HOUR))
  if (!zomer || !winter) throw new Error('a day without a beginning')
  return dagVan(zomer) === dag ? zomer : winter
}
