import type { Land } from '@letterhaven/contracts/admin'
import { dagenTussen, dagSleutel } from '@letterhaven/domain/schooljaar'
import { sayDatum } from './datum.ts'

/** From this many days on, the date itself says more than a number of days. */
const TEL_TOT = 28

/** Puts a number of days ago into words: 'vandaag', 'gisteren', '3 dagen geleden'. */
export function dagenGeleden(dagen: number): string {
  if (dagen <= 0) return 'vandaag'
  return dagen === 1 ? 'gisteren' : `${dagen} dagen geleden`
}

/** Returns a day 'YYYY-MM-DD' in full: '21 november 2026'. */
export function langeDag(dag: string): string {
  return sayDatum('dag', dag)
}

/** Returns the local day of an ISO instant, as '2026-11-21'. */
export function lokaleDag(instant: string, land: Land): string {
  return dagSleutel(Date.parse(instant), land)
}

/**
 * Says when something last happened, seen from the local day `vandaag`: in days up to four weeks, then as a date, with the year
 * if that is another one.
 */
export function geledenTekst(instant: string, vandaag: string, land: Land): string {
  const toen = lokaleDag(instant, land)
  const dagen = dagenTussen(toen, vandaag)
  if (dagen < TEL_TOT) return dagenGeleden(dagen)
  return sayDatum(toen.slice(0, 4) === vandaag.slice(0, 4) ? 'dagInJaar' : 'dag', toen)
}

/** Says when somebody last practised, also where that never was. */
export function laatstGeoefend(laatst: string | null, vandaag: string, land: Land): string {
  return laatst === null
    ? 'nog niet geoefend'
    : `laatst geoefend: ${geledenTekst(laatst, vandaag, land)}`
}
