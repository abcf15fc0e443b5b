import type { LeerlingVelden } from '../../schema/import-stap.ts'

/** What changes together: a year is its number and what the administration calls it. */
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
 * A pupil with what a file changed put back, field by field: what somebody corrected since stays, and keeps nothing else
 * from going back. Null where nothing of it still stands.
 */
export function zetVeldenTerug(
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
