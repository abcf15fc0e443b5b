/** The time zone in which a day begins and ends. Both countries keep the same clock. */
const DAG = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

const MS_PER_HOUR = 3_600_000
/** Days by the hour since 1970, for a few weeks' hours: a formatter is slow, and asked for every answer. */
const perUur = new Map<number, string>()
const MAX_UREN = 4096

/** The calendar day of a moment: 'YYYY-MM-DD'. It begins at a whole hour of every clock that is ours. */
export function dagVan(moment: Date): string {
  const uur = Math.floor(moment.getTime() / MS_PER_HOUR)
  const bekend = perUur.get(uur)
  if (bekend !== undefined) return bekend
  const dag = DAG.format(moment)
  if (perUur.size >= MAX_UREN) perUur.clear()
  perUur.set(uur, dag)
  return dag
}

/** How far local clocks run ahead of UTC, summer first. */
const VOORSPRONG = [2, 1] as const

/** The moment at which a calendar day 'YYYY-MM-DD' begins; it has 23 hours or 25 when the clocks change. */
export function beginVanDag(dag: string): Date {
  const middernacht = Date.parse(`${dag}T00:00:00Z`)
  const [zomer, winter] = VOORSPRONG.map((uren) => new Date(middernacht - uren * MS_PER_HOUR))
  if (!zomer || !winter) throw new Error('a day without a beginning')
  return dagVan(zomer) === dag ? zomer : winter
}
