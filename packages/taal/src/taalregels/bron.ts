import type { Werkwoord } from '../werkwoord.ts'
import type { Afbreker } from './afbreker.ts'

/** What the rules look things up in. */
export interface Bron {
  /** Returns whether this is a word of the list (lower case, 2 to 14 letters). Without a list nothing is known. */
  readonly kent: (woord: string) => boolean
  readonly afbreken: Afbreker
  /** The reviewed verbs. */
  readonly werkwoorden: readonly Werkwoord[]
  /** False until the list and the patterns are loaded. */
  readonly isGeladen: boolean
}

let bron: Bron = { kent: () => false, afbreken: () => new Set(), werkwoorden: [], isGeladen: false }

/** Returns the list and the patterns, as far as they are loaded. */
export const huidigeBron = (): Bron => bron

/** Makes the rules look here from now on; called once, when the list and the patterns are loaded. */
export function setBron(nieuw: Bron): void {
  bron = nieuw
}
