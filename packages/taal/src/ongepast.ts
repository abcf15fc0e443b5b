import lijst from '../data/ongepast.json' with { type: 'json' }

/**
 * How a word is kept from children: always, or unless an adult means it (`oorlog`). `data/ongepast.json` is the one reviewed
 * list of what is never shown to a child: in a word, a sentence, a text, a wrong form or a password.
 */
export type Gepastheid = 'grof' | 'gevoelig'

const GROF: ReadonlySet<string> = new Set(lijst.grof)
const GEVOELIG: ReadonlySet<string> = new Set(lijst.gevoelig)

/** Returns whether and how this word (lower case) is kept from children; undefined for all others. */
export function ongepast(woord: string): Gepastheid | undefined {
  if (GROF.has(woord)) return 'grof'
  return GEVOELIG.has(woord) ? 'gevoelig' : undefined
}

/**
 * Returns whether these letters contain a rude word anywhere. It is meant for words that we make, not for those of a language.
 */
export function houdtGrofs(letters: string): boolean {
  return lijst.grof.some((grof) => letters.includes(grof))
}
