import type { Opgave } from '../opgave/opgave.ts'
import type { Item, SpelEvent } from './contract.ts'

/** Returns the event that says the word of an opgave, because it was asked for or (`vanzelf`) because it is the opgave. */
export const sayWoord = ({ id, word, robotstem }: Item, vanzelf = false): SpelEvent => ({
  type: 'say',
  what: 'woord',
  itemId: id,
  tekst: word,
  ...(robotstem === undefined ? {} : { robotstem }),
  ...(vanzelf ? { vanzelf } : {}),
})

/** A word is said; a sentence is there to be read, and is heard only when its game lets it. */
export const sayOpgave = (item: Opgave): readonly SpelEvent[] =>
  item.soort === 'woord' ? [sayWoord(item)] : []
