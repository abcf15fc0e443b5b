import type { Opgave } from './opgave.ts'

/**
 * Returns the codes of the bins in which an opgave belongs; null where it is not sorted. A word belongs to its categories, to its
 * graphemes, to the one that it ends on ('-d'), and a form of a verb to the class of its ending.
 */
export function klassenVan(opgave: Opgave): readonly string[] | null {
  if (opgave.soort !== 'woord') return null
  const { categorieen = [], graphemes, werkwoord } = opgave
  const eigen = [...categorieen, ...graphemes, `-${graphemes.at(-1) ?? ''}`]
  return werkwoord?.klasse ? [...eigen, werkwoord.klasse] : eigen
}
