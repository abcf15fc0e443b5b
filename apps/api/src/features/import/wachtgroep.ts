import { isWachtgroep } from '@letterhaven/domain/docenten-mee'

/** The group in which who has none waits, where it is among these. */
export const findWachtgroep = <G extends { readonly naam: string }>(
  groepen: readonly G[],
): G | undefined => groepen.find(isWachtgroep)
