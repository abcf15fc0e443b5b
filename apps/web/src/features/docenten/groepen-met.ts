import type { GroepId } from '@letterhaven/contracts/ids'

/** What somebody decides about a list of groups: only what is different, so that the rest follows the list. */
export interface Verschil {
  readonly erbij: readonly GroepId[]
  readonly eraf: readonly GroepId[]
}

export const GEEN_VERSCHIL: Verschil = { erbij: [], eraf: [] }

/** Returns what differs between the groups as they are and as they are chosen. */
export const compareGroepen = (nu: readonly GroepId[], gekozen: readonly GroepId[]): Verschil => ({
  erbij: gekozen.filter((id) => !nu.includes(id)),
  eraf: nu.filter((id) => !gekozen.includes(id)),
})

/** Returns the groups as they are now, with what was decided. */
export const groepenMet = (nu: readonly GroepId[], { erbij, eraf }: Verschil): GroepId[] => [
  ...nu.filter((id) => !eraf.includes(id)),
  ...erbij.filter((id) => !nu.includes(id)),
]
