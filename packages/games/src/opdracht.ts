import type { Soort } from '@letterhaven/game-kit/regels/contract'
import type { GameModule } from '@letterhaven/game-kit/scherm/spel-module'

/** Returns what stands in the bar of a game while a kind is asked. */
export const opdrachtVan = (
  { zinnen, manifest }: Pick<GameModule, 'zinnen' | 'manifest'>,
  soort: Soort,
): string => zinnen?.SOORT_ZINNEN?.[soort]?.opdracht ?? zinnen?.OPDRACHT ?? manifest.beschrijving
