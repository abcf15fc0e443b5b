import { sayDag, sayKlok, type Vorm } from '@letterhaven/domain/datum'

const MINUUT_MS = 60_000
const LENGTE_VAN_DAG = 'JJJJ-MM-DD'.length

/** The time on the device's clock at an instant, in milliseconds since 1970. */
const klokHier = (instant: number): number =>
  instant - new Date(instant).getTimezoneOffset() * MINUUT_MS

/** Puts a date into words: a day 'YYYY-MM-DD', the same on every device, or an ISO instant by the clock of the device. */
export const sayDatum = (vorm: Vorm, wanneer: string): string =>
  wanneer.length === LENGTE_VAN_DAG
    ? sayDag(vorm, wanneer)
    : sayKlok(vorm, klokHier(Date.parse(wanneer)))

/** Puts the period from one day to another, both included, into words: '17–25 oktober 2026'. */
export function sayPeriode(van: string, tot: string): string {
  const einde = sayDatum('dag', tot)
  if (van === tot) return einde
  if (van.slice(0, 7) === tot.slice(0, 7)) return `${Number(van.slice(8))}–${einde}`
  const isEenJaar = van.slice(0, 4) === tot.slice(0, 4)
  return `${sayDatum(isEenJaar ? 'dagInJaar' : 'dag', van)} – ${einde}`
}
