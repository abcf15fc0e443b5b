import type { GedeeldeZet } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput } from '@letterhaven/game-kit/regels/contract'
import type { Uitgang } from './enten.ts'
import type { Werk } from './werken.ts'

/** What can be done in wortelboer. */
export type Input = GameInput &
  (
    | { readonly type: 'trek' | 'ruil' | 'undo' | 'pomp' | 'laars' | 'krat' | GedeeldeZet }
    /** Goes to what is done now; to cutting with the carrot as long as it grew. */
    | { readonly type: 'werk'; readonly werk: Werk }
    /** Says that no leaf comes behind the stem, or shows the form of a mistake that is left as it is. */
    | { readonly type: 'kaal' | 'toon' }
    /** Cuts before this piece. */
    | { readonly type: 'knip'; readonly gat: number }
    /** Makes a piece of the stem another one; an empty one is taken out. */
    | { readonly type: 'letter'; readonly plek: number; readonly ent: string }
    /** Grafts the root hair before this piece; null takes it off. */
    | { readonly type: 'ge'; readonly plek: number | null }
    /** Grafts a leaf behind the stem; null takes it off. */
    | { readonly type: 'blad'; readonly blad: Uitgang | null }
    | { readonly type: 'giet'; readonly nr: number }
    | { readonly type: 'hoop'; readonly nr: number }
  )
