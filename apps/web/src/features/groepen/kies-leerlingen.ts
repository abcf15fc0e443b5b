import type { Land } from '@letterhaven/contracts/admin'
import type { LeerlingRij, LeerlingStatus } from '@letterhaven/contracts/leerling'
import { sorteerSleutel, volledigeNaam } from '@letterhaven/domain/naam'
import { dagenTussen } from '@letterhaven/domain/schooljaar'
import { DREMPELS } from '@letterhaven/domain/signalen'
import { zegbaarDeel } from '../../shared/weergave/deel.ts'
import type { Kalender } from '../../shared/weergave/gebruik-kalender.ts'
import { lokaleDag } from '../../shared/weergave/geleden.ts'

/** What the list can be narrowed to; the first is everybody. */
export const FILTERS = ['alle', 'aandacht', 'niet_geoefend', 'vooruit'] as const
export type Filter = (typeof FILTERS)[number]

/** What the list can be ordered by; the first is the usual one. */
export const SORTERINGEN = ['aandacht', 'achternaam', 'laatst', 'goed', 'oefentijd'] as const
export type Sortering = (typeof SORTERINGEN)[number]

const RANG: Readonly<Record<LeerlingStatus, number>> = {
  aandacht: 0,
  nog_niet_te_zeggen: 1,
  op_de_plaats: 2,
  vooruit: 3,
}

/** Never practised, or not for so long that a signal says so; the rule is the signal's own. */
function isLangWeg({ laatst }: LeerlingRij, { land, vandaag }: Kalender): boolean {
  return laatst === null || dagenTussen(lokaleDag(laatst, land), vandaag) >= DREMPELS.afwezigDagen
}

/** Does this pupil belong to what the filter shows? */
function pastBij(rij: LeerlingRij, filter: Filter, kalender: Kalender): boolean {
  if (filter === 'alle') return true
  return filter === 'niet_geoefend' ? isLangWeg(rij, kalender) : rij.status === filter
}

/** How many pupils each filter shows. */
export function telPerFilter(
  rijen: readonly LeerlingRij[],
  kalender: Kalender,
): Readonly<Record<Filter, number>> {
  const tel = (filter: Filter) => rijen.filter((rij) => pastBij(rij, filter, kalender)).length
  return {
    alle: rijen.length,
    aandacht: tel('aandacht'),
    niet_geoefend: tel('niet_geoefend'),
    vooruit: tel('vooruit'),
  }
}

/** Case and accents aside, so that 'zoe' finds Zoë. */
function zoekvorm(tekst: string): string {
  return tekst
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .toLocaleLowerCase('nl')
}

const zoeknamen = new WeakMap<LeerlingRij, string>()

/** The name as it is searched, made once: a letter more asks for it again. */
function zoeknaam(rij: LeerlingRij): string {
  const naam = zoeknamen.get(rij) ?? zoekvorm(volledigeNaam(rij.naam))
  zoeknamen.set(rij, naam)
  return naam
}

/** Every word of the search must begin some word of the name or stand in it. */
function naamZoeker(zoek: string): (rij: LeerlingRij) => boolean {
  const woorden = zoekvorm(zoek.trim()).split(/\s+/u)
  return (rij) => woorden.every((woord) => zoeknaam(rij).includes(woord))
}

/** Pupils by surname, as this country sorts it. Keys are made once: a group may be large. */
export function opAchternaam(rijen: readonly LeerlingRij[], land: Land): LeerlingRij[] {
  return rijen
    .map((rij) => ({ rij, sleutel: sorteerSleutel(rij.naam, land) }))
    .toSorted((a, b) => (a.sleutel < b.sleutel ? -1 : a.sleutel > b.sleutel ? 1 : 0))
    .map(({ rij }) => rij)
}

/** Small comes first; who has no number yet comes last. */
const oplopend =
  (waarde: (rij: LeerlingRij) => number | null) => (a: LeerlingRij, b: LeerlingRij) =>
    (waarde(a) ?? Infinity) === (waarde(b) ?? Infinity)
      ? 0
      : (waarde(a) ?? Infinity) - (waarde(b) ?? Infinity)

const VOLGORDE: Readonly<Record<Sortering, (a: LeerlingRij, b: LeerlingRij) => number>> = {
  aandacht: oplopend((rij) => RANG[rij.status]),
  achternaam: () => 0,
  // Who never began has been away longest of all.
  laatst: oplopend((rij) => (rij.laatst === null ? -Infinity : Date.parse(rij.laatst))),
  goed: oplopend((rij) => zegbaarDeel(rij.telling)),
  oefentijd: oplopend((rij) => -rij.oefenminuten),
}

/** What the list shows. */
export interface LijstVraag {
  readonly zoek: string
  readonly filter: Filter
  readonly sortering: Sortering
}

/** The rows that are shown, in order; `opNaam` is already by surname, which decides between equals. */
export function kiesLeerlingen(
  opNaam: readonly LeerlingRij[],
  { zoek, filter, sortering }: LijstVraag,
  kalender: Kalender,
): LeerlingRij[] {
  const naamPast = naamZoeker(zoek)
  return opNaam
    .filter((rij) => pastBij(rij, filter, kalender) && naamPast(rij))
    .toSorted(VOLGORDE[sortering])
}
