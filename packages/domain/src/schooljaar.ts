import type { Land } from '@letterhaven/contracts/admin'

/** First month of the school year (1 = January): 1 August in the Netherlands, 1 September in Flanders. */
const EERSTE_MAAND: Readonly<Record<Land, number>> = { nl: 8, be: 9 }

/** The zone that decides on which day an answer was given. */
export const TIJDZONE: Readonly<Record<Land, string>> = {
  nl: 'Europe/Amsterdam',
  be: 'Europe/Brussels',
}

const DAG_MS = 86_400_000

const opmaak: Readonly<Record<Land, Intl.DateTimeFormat>> = {
  nl: maakOpmaak('nl'),
  be: maakOpmaak('be'),
}

function maakOpmaak(land: Land): Intl.DateTimeFormat {
  const cijfers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Intl.DateTimeFormat('en-CA', { ...cijfers, timeZone: TIJDZONE[land] })
}

/** School year of a day 'YYYY-MM-DD', as '2026-2027'. */
export function schooljaarVan(dag: string, land: Land): string {
  const jaar = Number(dag.slice(0, 4))
  const maand = Number(dag.slice(5, 7))
  const begin = maand >= EERSTE_MAAND[land] ? jaar : jaar - 1
  return `${begin}-${begin + 1}`
}

/** The school year after this one: '2027-2028' after '2026-2027'. */
export function volgendSchooljaar(schooljaar: string): string {
  const begin = Number(schooljaar.slice(0, 4)) + 1
  return `${begin}-${begin + 1}`
}

/** First day of a school year: '2026-2027' begins on '2026-08-01' in the Netherlands. */
export function eersteDagVan(schooljaar: string, land: Land): string {
  return `${schooljaar.slice(0, 4)}-${String(EERSTE_MAAND[land]).padStart(2, '0')}-01`
}

/** Local day of an instant (milliseconds since 1970), as '2026-11-21'. */
export function dagSleutel(instant: number, land: Land): string {
  const delen = new Map(opmaak[land].formatToParts(instant).map((d) => [d.type, d.value]))
  return `${delen.get('year')}-${delen.get('month')}-${delen.get('day')}`
}

/** ISO week of the local day of an instant, as '2026-W47'. */
export function weekSleutel(instant: number, land: Land): string {
  return weekVanDag(dagSleutel(instant, land))
}

/** ISO week of a day: the year is that of the week's Thursday, and week 1 holds 4 January. */
export function weekVanDag(dag: string): string {
  const nummer = dagNummer(dag)
  const donderdag = nummer - weekdag(nummer) + 3
  const jaar = new Date(donderdag * DAG_MS).getUTCFullYear()
  const eersteDag = Date.UTC(jaar, 0, 1) / DAG_MS
  const week = Math.floor((donderdag - eersteDag) / 7) + 1
  return `${jaar}-W${String(week).padStart(2, '0')}`
}

/** The last `aantal` ISO weeks up to and with the week of `vandaag`, oldest first. */
export function laatsteWeken(vandaag: string, aantal: number): string[] {
  return Array.from({ length: aantal }, (_, i) =>
    weekVanDag(plusDagen(vandaag, -7 * (aantal - 1 - i))),
  )
}

/** Whole days from one day to another; negative when `tot` lies before `van`. */
export function dagenTussen(van: string, tot: string): number {
  return dagNummer(tot) - dagNummer(van)
}

/** The day so many days later. */
export function plusDagen(dag: string, dagen: number): string {
  return new Date((dagNummer(dag) + dagen) * DAG_MS).toISOString().slice(0, 10)
}

/** Monday to Sunday of the week in which a day lies. */
export function dagenVanWeek(dag: string): string[] {
  const maandag = plusDagen(dag, -weekdag(dagNummer(dag)))
  return Array.from({ length: 7 }, (_, i) => plusDagen(maandag, i))
}

function dagNummer(dag: string): number {
  return Date.parse(`${dag}T00:00:00Z`) / DAG_MS
}

/** 0 = Monday … 6 = Sunday; 1 January 1970 was a Thursday. */
function weekdag(nummer: number): number {
  return (((nummer + 3) % 7) + 7) % 7
}
