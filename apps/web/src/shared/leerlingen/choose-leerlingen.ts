import type { Land } from '@letterhaven/contracts/admin'
import type { LeerlingStatus } from '@letterhaven/contracts/leerling'
import { sorteerSleutel, volledigeNaam, kaleNaam } from '@letterhaven/domain/naam'
import { zegbaarDeel } from '../weergave/deel.ts'
import type { RijKern } from './rij-kern.ts'
import { makeZoeker } from '../weergave/zoeker.ts'

/** The filters of a list; the first shows everybody. */
export const FILTERS = ['alle', 'aandacht', 'niet_geoefend', 'vooruit'] as const
export type Filter = (typeof FILTERS)[number]

const RANG: Readonly<Record<LeerlingStatus, number>> = {
  aandacht: 0,
  nog_niet_te_zeggen: 1,
  op_de_plaats: 2,
  vooruit: 3,
}

/** Returns whether this filter shows this pupil. */
function pastBij(rij: RijKern, filter: Filter): boolean {
  if (filter === 'alle') return true
  return filter === 'niet_geoefend' ? rij.langWeg : rij.status === filter
}

/** Counts the pupils that each filter shows. */
export function countPerFilter(rijen: readonly RijKern[]): Readonly<Record<Filter, number>> {
  const count = (filter: Filter) => rijen.filter((rij) => pastBij(rij, filter)).length
  return {
    alle: rijen.length,
    aandacht: count('aandacht'),
    niet_geoefend: count('niet_geoefend'),
    vooruit: count('vooruit'),
  }
}

const zoeknamen = new WeakMap<RijKern, string>()

/** The name in the form that is searched, made once per row because every letter typed asks for it again. */
function zoeknaam(rij: RijKern): string {
  const naam = zoeknamen.get(rij) ?? kaleNaam(volledigeNaam(rij.naam))
  zoeknamen.set(rij, naam)
  return naam
}

function naamZoeker(zoek: string): (rij: RijKern) => boolean {
  const staatIn = makeZoeker(zoek)
  return (rij) => staatIn(zoeknaam(rij))
}

/** Sorts pupils by surname, as this country does. Sort keys are made once per pupil, because a school may be large. */
export function opAchternaam<R extends RijKern>(rijen: readonly R[], land: Land): R[] {
  return rijen
    .map((rij) => ({ rij, sleutel: sorteerSleutel(rij.naam, land) }))
    .toSorted((a, b) => (a.sleutel < b.sleutel ? -1 : a.sleutel > b.sleutel ? 1 : 0))
    .map(({ rij }) => rij)
}

/** An order of pupils. */
export type Volgorde<R> = (a: R, b: R) => number

/** Sorts by a number, lowest first; rows without a number come last. */
export const oplopend =
  <R>(waarde: (rij: R) => number | null): Volgorde<R> =>
  (a, b) =>
    (waarde(a) ?? Infinity) === (waarde(b) ?? Infinity)
      ? 0
      : (waarde(a) ?? Infinity) - (waarde(b) ?? Infinity)

/** The sort orders that every list knows; the surname decides between equals. */
export const VOLGORDEN = {
  aandacht: oplopend<RijKern>((rij) => RANG[rij.status]),
  achternaam: () => 0,
  // A pupil who never began has been away longest of all.
  laatst: oplopend<RijKern>((rij) => (rij.laatst === null ? -Infinity : Date.parse(rij.laatst))),
  goed: oplopend<RijKern>((rij) => zegbaarDeel(rij.telling)),
  oefentijd: oplopend<RijKern>((rij) => -rij.oefenminuten),
} satisfies Record<string, Volgorde<RijKern>>

/** What a list is asked to show. */
export interface LijstVraag<R> {
  readonly zoek: string
  readonly filter: Filter
  readonly volgorde: Volgorde<R>
}

/** Returns the rows to show, in order; `opNaam` is already sorted by surname, which decides between equals. */
export function chooseLeerlingen<R extends RijKern>(
  opNaam: readonly R[],
  { zoek, filter, volgorde }: LijstVraag<R>,
): R[] {
  const naamPast = naamZoeker(zoek)
  return opNaam.filter((rij) => pastBij(rij, filter) && naamPast(rij)).toSorted(volgorde)
}
