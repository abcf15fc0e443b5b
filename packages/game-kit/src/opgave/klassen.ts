import type { Opgave } from './opgave.ts'

/**
 * Returns the codes of the bins in which an opgave belongs; null where it is not sorted. A word belongs to its categories, to its
 * graphemes, and to the one that it ends on ('-d').
 */
export function klassenVan(opgave: Opgave): readonly string[] | null {
  if (opgave.soort !== 'woord') return null
  const { categorieen = [], graphemes } = opgave
  return [...categorieen, ...graphemes, `-${graphemes.at(-1) ?? ''}`]
}
