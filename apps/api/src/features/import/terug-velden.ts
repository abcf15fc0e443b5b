import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { LeerlingVelden } from '../../schema/import-stap.ts'

/** The fields that change together: a year is its number and what the administration calls it. */
const SAMEN: readonly (readonly (keyof LeerlingVelden)[])[] = [
  ['voornaam'],
  ['tussenvoegsel'],
  ['achternaam'],
  ['geboortedatum'],
  ['jaargroep', 'jaarcode'],
  ['sleutel'],
  ['eckid'],
]

/**
 * Puts back what a file changed about a pupil, field by field. What somebody corrected since stays, and does not keep the other
 * fields from going back. Returns null when none of it still stands.
 */
export function putVeldenBack(
  nu: LeerlingVelden,
  { van, naar }: { readonly van: LeerlingVelden; readonly naar: LeerlingVelden },
): LeerlingVelden | null {
  const staanNog = SAMEN.filter(
    (velden) =>
      velden.some((veld) => van[veld] !== naar[veld]) &&
      velden.every((veld) => nu[veld] === naar[veld]),
  ).flat()
  if (staanNog.length === 0) return null
  return { ...nu, ...Object.fromEntries(staanNog.map((veld) => [veld, van[veld]])) }
}

/** A pupil of the account, wherever they are, with the numbers that they will have. */
export type Genummerd = Pick<LeerlingVelden, 'sleutel' | 'eckid'> & { readonly id: LeerlingId }

const NUMMERS = ['sleutel', 'eckid'] as const

/**
 * Returns what goes back, without the numbers that somebody else got since: those stay as they are now. Returns null when
 * nothing is left to put back. `anderen` are all who have one of these numbers, as they will be.
 */
export function zonderBezet(
  terug: LeerlingVelden & { readonly id: LeerlingId },
  nu: LeerlingVelden,
  anderen: readonly Genummerd[],
): (LeerlingVelden & { readonly id: LeerlingId }) | null {
  const bezet = NUMMERS.filter(
    (veld) =>
      terug[veld] !== null &&
      anderen.some((ander) => ander.id !== terug.id && ander[veld] === terug[veld]),
  )
  const over = { ...terug, ...Object.fromEntries(bezet.map((veld) => [veld, nu[veld]])) }
  return SAMEN.flat().some((veld) => over[veld] !== nu[veld]) ? over : null
}
