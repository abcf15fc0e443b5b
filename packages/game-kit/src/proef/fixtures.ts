import type { Item } from '../regels/contract.ts'
import GEWOON from './gewoon.json' with { type: 'json' }
import PAREN from './paren.json' with { type: 'json' }
import LANG from './lang.json' with { type: 'json' }

/** The rows of a file as items: JSON keeps no literal types. */
const items = (rijen: readonly Omit<Item, 'soort'>[]): readonly Item[] =>
  rijen.map((rij) => ({ soort: 'woord', ...rij }))

const gewoon = items(GEWOON)

const kaal = ({ soort, id, word, graphemes }: Item): Item => ({ soort, id, word, graphemes })

/** Repeats items until there are enough for the longest taak, however often they have to come back. */
function veel(items: readonly Item[], aantal: number): readonly Item[] {
  return Array.from({ length: aantal }, (_, i) => {
    const item = items[i % items.length] as Item
    return i < items.length ? item : { ...item, id: `${item.id}-${i}` }
  })
}

/** Puts two rows together, one of each in turn. */
const omstebeurt = (een: readonly Item[], ander: readonly Item[]): readonly Item[] =>
  een.flatMap((item, i) => [item, ...ander.slice(i, i + 1)])

/** The stocks of words with which every game is shown and tested. */
export const FIXTURES = {
  gewoon: veel(gewoon, 60),
  lang: veel(items(LANG), 60),
  /** Words of two categories that sound alike, with words that are spelled as they sound between them. */
  paren: omstebeurt(
    items(PAREN),
    gewoon.filter(({ id }) => PAREN.every((woord) => woord.id !== id)),
  ),
  een: gewoon.slice(0, 1),
  veel: veel(gewoon, 200),
  /** Items without a picture, sentence, misspellings or klankgroepen. */
  kaal: veel(gewoon.map(kaal), 60),
  leeg: [],
} as const satisfies Record<string, readonly Item[]>

export type Fixture = keyof typeof FIXTURES
