import { ZONDER_GROEP } from '@letterhaven/contracts/import-maten'
import { isZelfdeNaam } from '@letterhaven/domain/naamsleutel'

/** The group in which who has none waits, where it is among these. */
export const vindWachtgroep = <G extends { readonly naam: string }>(
  groepen: readonly G[],
): G | undefined => groepen.find(({ naam }) => isZelfdeNaam(naam, ZONDER_GROEP))
