import { isWachtgroep } from '@letterhaven/domain/docenten-mee'

/** Returns the group in which pupils without a group wait, if it is among these. */
export const findWachtgroep = <G extends { readonly naam: string }>(
  groepen: readonly G[],
): G | undefined => groepen.find(isWachtgroep)
