import type { Item } from '../regels/contract.ts'
import GEWOON from './gewoon.json' with { type: 'json' }
import PAREN from './paren.json' with { type: 'json' }
import STUKKEN from './stukken.json' with { type: 'json' }
import LANG from './lang.json' with { type: 'json' }

/** The rows of a file as items: JSON keeps no literal types. */
const items = (rijen: readonly Omit<Item, 'soort'>[]): readonly Item[] =>
  rijen.map((rij) => ({ soort: 'woord', ...rij }))

const gewoon = items(GEWOON)

const kaal = ({ soort, id, word, graphemes }: Item): Item => ({ soort, id, word, graphemes })

/** Repeats items until there are enough for the longest taak, however often they have to come back. */
export function veel(items: readonly Item[], aantal: number): readonly Item[] {
  return Array.from({ length: aantal }, (_, i) => {
    const item = items[i % items.length] as Item
    return i < items.length ? item : { ...item, id: `${item.id}-${i}` }
  })
}

/** Puts two rows together, one of each in turn. */
const omstebeurt = (een: readonly Item[], ander: readonly Item[]): readonly Item[] =>
  een.flatMap((item, i) => [item, ...ander.slice(i, i + 1)])

/** Words of several pieces, as long as they are in a year; one of one piece stands among them here and there. */
export function stukkenVoor(groep: number): readonly Item[] {
  const jaar = groep <= 3 ? '3' : groep === 4 ? '4' : groep <= 6 ? '6' : '8'
  return items(STUKKEN[jaar])
}

/** The stocks of words with which every game is shown and tested. */
export const FIXTURES = {
  gewoon: veel(gewoon, 60),
  lang: veel(items(LANG), 60),
  /** Words of two categories that sound alike, with words that are spelled as they sound between them. */
  paren: omstebeurt(
    items(PAREN),
    gewoon.filter(({ id }) => PAREN.every((woord) => woord.id !== id)),
  ),
  /** Words of several pieces, for a year in the middle. */
  stukken: veel(stukkenVoor(5), 60),
  een: gewoon.slice(0, 1),
  veel: veel(gewoon, 200),
  /** Items without a picture, sentence, misspellings or klankgroepen. */
  kaal: veel(gewoon.map(kaal), 60),
  leeg: [],
} as const satisfies Record<string, readonly Item[]>

export type Fixture = keyof typeof FIXTURES
