import { ZONDER_GROEP } from '@letterhaven/contracts/import-maten'
import { isZelfdeNaam } from '@letterhaven/domain/naamsleutel'

/** Whether a group is the one in which who has none waits. */
export const isWachtgroep = ({ naam }: { readonly naam: string }): boolean =>
  isZelfdeNaam(naam, ZONDER_GROEP)

/** That group, where it is among these. */
export const vindWachtgroep = <G extends { readonly naam: string }>(
  groepen: readonly G[],
): G | undefined => groepen.find(isWachtgroep)
