import type { SchoolLeerling, SchoolLijst } from '@letterhaven/contracts/school-leerling'
import type { Sortering } from '../../shared/leerlingen/use-lijst.ts'
import { VOLGORDEN, oplopend } from '../../shared/leerlingen/choose-leerlingen.ts'

/** What the address says for who sits in no group. */
export const ZONDER = 'zonder'

/** Which group and which year are shown, as the address has them; empty is all. */
export interface Zeef {
  readonly groep: string
  readonly jaar: string
}

/** Does this pupil sit there, and is it taught in that year? */
export const makeZeef =
  ({ groep, jaar }: Zeef) =>
  ({ groepId, jaargroep }: SchoolLeerling): boolean =>
    (groep === '' || (groepId ?? ZONDER) === groep) && (jaar === '' || String(jaargroep) === jaar)

/** The years in which these pupils are taught, lowest first. */
export const jarenVan = (leerlingen: readonly SchoolLeerling[]): number[] =>
  [...new Set(leerlingen.map(({ jaargroep }) => jaargroep))].toSorted((a, b) => a - b)

/** What stands in the address, where the school has it; a group that is no more shows everybody. */
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

/** Made when somebody first asks for this order: it opens the browser's tables of languages. */
const opVoornaam = (): Intl.Collator =>
  (voornamen ??= new Intl.Collator('nl', { sensitivity: 'base' }))

/** The ways to order a school, the usual one first; groups go as `groepen` does, and who sits in none comes last. */
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

/** Where all of these sit; null where they sit apart, in no group, or are nobody. */
export function samenIn(leerlingen: readonly SchoolLeerling[]): string | null {
  const groepen = new Set(leerlingen.map(({ groepId }) => groepId))
  const [eerste = null] = groepen
  return groepen.size === 1 ? eerste : null
}
