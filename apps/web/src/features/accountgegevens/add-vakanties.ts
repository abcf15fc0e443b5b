import type { VakantieRij } from '@letterhaven/contracts/accountgegevens-velden'

const isZelfde = (a: VakantieRij, b: VakantieRij): boolean => a.van === b.van && a.tot === b.tot

/** Adds holidays in the order of the year; a new one on the same days replaces the old one. */
export function addVakanties(
  bekend: readonly VakantieRij[],
  nieuw: readonly VakantieRij[],
): VakantieRij[] {
  const uniek = nieuw.filter((een, i) => nieuw.findIndex((ander) => isZelfde(een, ander)) === i)
  const rest = bekend.filter((oud) => !uniek.some((een) => isZelfde(oud, een)))
  return [...rest, ...uniek].toSorted((a, b) => a.van.localeCompare(b.van))
}
