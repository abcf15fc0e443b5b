import type { Onderwerp } from '@letterhaven/game-kit/regels/contract'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'

/** Returns what stands in the bar of a game while something is asked. */
export const opdrachtVan = (
  { zinnen, manifest }: Pick<GameModule, 'zinnen' | 'manifest'>,
  soort: Onderwerp,
): string => zinnen?.SOORT_ZINNEN?.[soort]?.opdracht ?? zinnen?.OPDRACHT ?? manifest.beschrijving
