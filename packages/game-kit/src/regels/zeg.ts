import type { Opgave, Werkwoordvraag } from '../opgave/opgave.ts'
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

/** Returns the event that says the sentence of a verb with its gap, and which verb belongs there. */
const sayGat = (itemId: string, { voor, na, infinitief }: Werkwoordvraag): SpelEvent => ({
  type: 'say',
  what: 'zin',
  itemId,
  tekst: `${voor}…${na} ${infinitief}.`,
})

/** A word is said, of a verb its sentence; any other sentence is there to be read, and is heard only when its game lets it. */
export function sayOpgave(item: Opgave): readonly SpelEvent[] {
  if (item.soort !== 'woord') return []
  return [item.werkwoord ? sayGat(item.id, item.werkwoord) : sayWoord(item)]
}
