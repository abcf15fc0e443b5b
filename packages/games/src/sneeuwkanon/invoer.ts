import type { GedeeldeZet } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput } from '@letterhaven/game-kit/regels/contract'

/** What a pupil does at the cannon. */
export type Input = GameInput &
  (
    | { readonly type: 'teken'; readonly teken: string }
    /** Aims at a tower, or at the sky. */
    | { readonly type: 'mik'; readonly toren: number }
    /** The rule of a mistake is to be read aloud. */
    | { readonly type: 'lees'; readonly tekst: string }
    /** Puts the caret of a sentence elsewhere. */
    | { readonly type: 'plek'; readonly plek: number }
    | { readonly type: 'hoor' | 'wis' | 'vuur' | 'kijk' | 'gezien' | GedeeldeZet }
  )
