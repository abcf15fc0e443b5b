import type { SpelId } from '@letterhaven/contracts/spel-id'
import { isTegenhanger, type Tegenwoord } from './postbezorger/tegenhangers.ts'
import { splitsmachine } from './splitsmachine/manifest.ts'

/** Which words a game puts among those of a category, to be told apart from them. Only games whose manifest says so. */
export const TEGENHANGERS: Partial<Record<SpelId, (code: string, woord: Tegenwoord) => boolean>> = {
  postbezorger: isTegenhanger,
  splitsmachine: (code, woord) =>
    splitsmachine.categorieen?.spelling?.includes(code) === true && isTegenhanger(code, woord),
}
