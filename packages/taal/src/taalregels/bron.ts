import type { Werkwoord } from '../werkwoord.ts'
import type { Afbreker } from './afbreker.ts'

/** What the rules look things up in. */
export interface Bron {
  /** Is this a word of the list (lower case, 2 to 14 letters)? Without a list nothing is known. */
  readonly kent: (woord: string) => boolean
  readonly afbreken: Afbreker
  /** The reviewed verbs. */
  readonly werkwoorden: readonly Werkwoord[]
  /** False until the list and the patterns are here. */
  readonly isGeladen: boolean
}

let bron: Bron = { kent: () => false, afbreken: () => new Set(), werkwoorden: [], isGeladen: false }

/** The list and the patterns, as far as they are here. */
export const huidigeBron = (): Bron => bron

/** From now on the rules look here: called once, when the list and the patterns have come. */
export function setBron(nieuw: Bron): void {
  bron = nieuw
}
