import type { Land } from '@letterhaven/contracts/admin'

/** First month of the school year (1 = January): 1 August in the Netherlands, 1 September in Flanders. */
const EERSTE_MAAND: Readonly<Record<Land, number>> = { nl: 8, be: 9 }

const DAG_MS = 86_400_000
const UUR_MS = 3_600_000

/** How many hours the clock is ahead of UTC in winter. */
const WINTERTIJD: Readonly<Record<Land, number>> = { nl: 1, be: 1 }

/** Returns when the clocks of the Union change: the last Sunday of March (2) or October (9) at one o'clock UTC. */
function klokWissel(jaar: number, maand: 2 | 9): number {
  const laatste = Date.UTC(jaar, maand, 31, 1)
  return laatste - new Date(laatste).getUTCDay() * DAG_MS
}

/** Returns the school year of a day 'YYYY-MM-DD', as '2026-2027'. */
export function schooljaarVan(dag: string, land: Land): string {
  const jaar = Number(dag.slice(0, 4))
  const maand = Number(dag.slice(5, 7))
  const begin = maand >= EERSTE_MAAND[land] ? jaar : jaar - 1
  return `${begin}-${begin + 1}`
}

/** Returns the school year after this one: '2027-2028' after '2026-2027'. */
export function volgendSchooljaar(schooljaar: string): string {
  const begin = Number(schooljaar.slice(0, 4)) + 1
  return `${begin}-${begin + 1}`
}

/** Returns the school year before this one: '2025-2026' before '2026-2027'. */
export function vorigSchooljaar(schooljaar: string): string {
  const begin = Number(schooljaar.slice(0, 4)) - 1
  return `${begin}-${begin + 1}`
}

/** Returns the first day of a school year: '2026-2027' begins on '2026-08-01' in the Netherlands. */
export function eersteDagVan(schooljaar: string, land: Land): string {
  return `${schooljaar.slice(0, 4)}-${String(EERSTE_MAAND[land]).padStart(2, '0')}-01`
}

/**
 * Returns the clock on a wall of this country at an instant, both in milliseconds since 1970: its UTC fields are what the clock
 * shows. Summer time follows directive 2000/84/EC, so it is right from 1996 on. It is computed here because the browser's own
 * tables take a slow device a tenth of a second to open, and every page asks which day it is.
 */
export function klokVan(instant: number, land: Land): number {
  const jaar = new Date(instant).getUTCFullYear()
  const zomer = instant >= klokWissel(jaar, 2) && instant < klokWissel(jaar, 9)
  return instant + (WINTERTIJD[land] + (zomer ? 1 : 0)) * UUR_MS
}

/** Returns the local day of an instant (milliseconds since 1970), as '2026-11-21'. */
export const dagSleutel = (instant: number, land: Land): string =>
  new Date(klokVan(instant, land)).toISOString().slice(0, 10)

/** Returns the ISO week of the local day of an instant, as '2026-W47'. */
export function weekSleutel(instant: number, land: Land): string {
  return weekVanDag(dagSleutel(instant, land))
}

/** Returns the ISO week of a day: the year is that of the week's Thursday, and week 1 holds 4 January. */
export function weekVanDag(dag: string): string {
  const nummer = dagNummer(dag)
  const donderdag = nummer - weekdag(nummer) + 3
  const jaar = new Date(donderdag * DAG_MS).getUTCFullYear()
  const eersteDag = Date.UTC(jaar, 0, 1) / DAG_MS
  const week = Math.floor((donderdag - eersteDag) / 7) + 1
  return `${jaar}-W${String(week).padStart(2, '0')}`
}

/** Returns the last `aantal` ISO weeks up to and including the week of `vandaag`, oldest first. */
export function laatsteWeken(vandaag: string, aantal: number): string[] {
  return Array.from({ length: aantal }, (_, i) =>
    weekVanDag(plusDagen(vandaag, -7 * (aantal - 1 - i))),
  )
}

/** Returns the whole days from one day to another; negative when `tot` lies before `van`. */
export function dagenTussen(van: string, tot: string): number {
  return dagNummer(tot) - dagNummer(van)
}

/** Returns the day that is this many days later. */
export function plusDagen(dag: string, dagen: number): string {
  return new Date((dagNummer(dag) + dagen) * DAG_MS).toISOString().slice(0, 10)
}

/** Returns the days of the week that a day lies in, Monday to Sunday. */
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
