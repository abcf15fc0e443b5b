import { judge, type Uitspraak } from '../opgave/judge.ts'
import type { Opgave } from '../opgave/opgave.ts'
import type { Vraag } from '../opgave/vraag.ts'
import type { Rules } from './contract.ts'

/**
 * Judges an answer of a game: by what was asked, or by the game's own referee where its answers do not say that. Returns null for
 * what is no answer.
 */
export const verdictOn = (
  { referee }: Pick<Rules, 'referee'>,
  item: Opgave,
  { vraag, given }: { readonly vraag?: Vraag | undefined; readonly given: string },
): Uitspraak | null => {
  if (vraag !== undefined) return judge(item, vraag, given)
  return item.soort === 'woord' ? (referee?.(item, given) ?? null) : null
}
