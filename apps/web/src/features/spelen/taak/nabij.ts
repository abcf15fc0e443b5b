import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'

/** Returns in how many places two rows of as many pieces differ; Infinity where one has more. */
const verschillen = (een: readonly string[], ander: readonly string[]): number =>
  een.length === ander.length ? een.filter((deel, i) => deel !== ander[i]).length : Infinity

/**
 * Returns whether a word is much like another one: a grapheme changes (kat, kap, kop), or words of more pieces have one of those in
 * common (bakker, bakken). What is no word is like nothing.
 */
export function isNabij(een: Opgave | undefined, ander: Opgave): boolean {
  if (een?.soort !== 'woord' || ander.soort !== 'woord' || een.word === ander.word) return false
  if (verschillen(een.graphemes, ander.graphemes) === 1) return true
  const [delen, andere] = [een.syllables ?? [], ander.syllables ?? []]
  return delen.length > 1 && andere.length > 1 && delen.some((deel) => andere.includes(deel))
}
