import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { GameModule } from '@letterhaven/game-kit/spel-module'

/** A game whose chunk has come; what draws it may come while the rest is fetched. */
function klaargezet({ spel }: { readonly spel: GameModule }): GameModule {
  spel.bereidVoor()
  return spel
}

/** The games that can be played, each in a chunk of its own. */
export const SPELLEN: Partial<Record<SpelId, () => Promise<GameModule>>> = {
  glazenwasser: () => import('./glazenwasser/index.ts').then(klaargezet),
}
