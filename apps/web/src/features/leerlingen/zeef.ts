import type { SchoolLeerling, SchoolLijst } from '@letterhaven/contracts/school-leerling'
import type { Sortering } from '../../shared/leerlingen/use-lijst.ts'
import { VOLGORDEN, oplopend } from '../../shared/leerlingen/choose-leerlingen.ts'

/** The value in the address for pupils in no group. */
export const ZONDER = 'zonder'

/** Which group and which year are shown, as in the address; an empty text means all. */
export interface Zeef {
  readonly groep: string
  readonly jaar: string
}

/** Returns a test for whether a pupil is in that group and that year. */
export const makeZeef =
  ({ groep, jaar }: Zeef) =>
  ({ groepId, jaargroep }: SchoolLeerling): boolean =>
    (groep === '' || (groepId ?? ZONDER) === groep) && (jaar === '' || String(jaargroep) === jaar)

/** Returns the years of these pupils, lowest first. */
export const jarenVan = (leerlingen: readonly SchoolLeerling[]): number[] =>
  [...new Set(leerlingen.map(({ jaargroep }) => jaargroep))].toSorted((a, b) => a - b)

/** Returns the values from the address that exist in this school; a group that no longer exists shows everybody. */
export function geldigeZeef(
  { groep, jaar }: Zeef,
  { groepen, leerlingen }: Pick<SchoolLijst, 'groepen' | 'leerlingen'>,
): Zeef {
  const isGroep = groep === ZONDER || groepen.some(({ id }) => id === groep)
  return {
    groep: isGroep ? groep : '',
    jaar: leerlingen.some(({ jaargroep }) => String(jaargroep) === jaar) ? jaar : '',
  }
}

let voornamen: Intl.Collator | undefined

/** Made when this order is first needed: it loads the browser's language tables. */
const opVoornaam = (): Intl.Collator =>
  (voornamen ??= new Intl.Collator('nl', { sensitivity: 'base' }))

/**
 * Returns the ways to sort a school, the usual one first; groups follow the order of `groepen`, and pupils in no group come
 * last.
 */
export function schoolSorteringen(
  groepen: SchoolLijst['groepen'],
  groepWoord: string,
): [Sortering<SchoolLeerling>, ...Sortering<SchoolLeerling>[]] {
  const plek = new Map<string, number>(groepen.map(({ id }, i) => [id, i]))
  return [
    { waarde: 'achternaam', label: 'Achternaam', volgorde: VOLGORDEN.achternaam },
    {
      waarde: 'voornaam',
      label: 'Voornaam',
      volgorde: (a, b) => opVoornaam().compare(a.naam.voornaam, b.naam.voornaam),
    },
    {
      waarde: 'groep',
      label: groepWoord,
      volgorde: oplopend(({ groepId }) => (groepId === null ? null : (plek.get(groepId) ?? null))),
    },
    { waarde: 'laatst', label: 'Langst geleden', volgorde: VOLGORDEN.laatst },
    { waarde: 'aandacht', label: 'Aandacht eerst', volgorde: VOLGORDEN.aandacht },
  ]
}

/**
 * Returns the group that all of these pupils sit in; null when they sit in different groups or in none, or when there are no
 * pupils.
 */
export function samenIn(leerlingen: readonly SchoolLeerling[]): string | null {
  const groepen = new Set(leerlingen.map(({ groepId }) => groepId))
  const [eerste = null] = groepen
  return groepen.size === 1 ? eerste : null
}
