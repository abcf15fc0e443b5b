import { readStraat } from './straat.ts'
import { readVraag } from './vraag.ts'

/**
 * Returns the form that a pupil meant by an answer, as it can be shown beside the right one. An answer that also says how it came
 * to be, such as that of a window (`markeer:raam/6/10`), is reduced to the form that was let stand or made; any other is the form
 * itself.
 */
export function gemeendeVorm(vraag: string | null | undefined, gegeven: string): string {
  const wijze = vraag ? readVraag(vraag) : null
  if (wijze?.vorm !== 'markeer' || !readStraat(wijze.wijze)) return gegeven
  return gegeven.replace(/^(?:ja|nee):/, '').replace(/^.*>/, '')
}
