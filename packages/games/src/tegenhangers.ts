import type { SpelId } from '@letterhaven/contracts/spel-id'
import { isTegenhanger, type Tegenwoord } from './postbezorger/tegenhangers.ts'

/** Which words a game puts among those of a category, to be told apart from them. Only games whose manifest says so. */
export const TEGENHANGERS: Partial<Record<SpelId, (code: string, woord: Tegenwoord) => boolean>> = {
  postbezorger: isTegenhanger,
}
