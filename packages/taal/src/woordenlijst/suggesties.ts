import { segment } from '../grafemen.ts'
import { klankgenoten } from '../klankgenoten.ts'
import { ongepast } from '../ongepast.ts'
import { huidigeBron } from '../taalregels/bron.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzéëï']
const HOOGSTENS = 3

/** Yields all forms that are one letter away: one left out, two swapped, one replaced, one added. */
function* eenLetterAnders(woord: string): Generator<string> {
  for (let i = 0; i <= woord.length; i += 1) {
    const [voor, na] = [woord.slice(0, i), woord.slice(i)]
    if (na !== '') yield voor + na.slice(1)
    if (na.length > 1) yield voor + na.charAt(1) + na.charAt(0) + na.slice(2)
    for (const letter of LETTERS) {
      if (na !== '') yield voor + letter + na.slice(1)
      yield voor + letter + na
    }
  }
}

/**
 * Returns at most three words that could be meant, likeliest first. Stored words (`eigen`) come before other words, and among
 * each of them those that sound like what was written come before those one letter away; another first letter counts against a
 * word.
 */
export function suggesties(woord: string, eigen: ReadonlyMap<string, unknown>): string[] {
  const { kent } = huidigeBron()
  const scores = new Map<string, number>()
  const weigh = (vorm: string, score: number): void => {
    if (!eigen.has(vorm) && !kent(vorm)) return
    if (vorm === woord || scores.has(vorm) || ongepast(vorm) === 'grof') return
    const isAnderBegin = vorm.charAt(0) !== woord.charAt(0)
    scores.set(vorm, score + (eigen.has(vorm) ? 0 : 2) + (isAnderBegin ? 3 : 0))
  }
  for (const vorm of klankgenoten(segment(woord).graphemes)) weigh(vorm, 0)
  for (const vorm of eenLetterAnders(woord)) weigh(vorm, 1)
  return [...scores]
    .toSorted(([a, x], [b, y]) => x - y || a.length - b.length || (a < b ? -1 : 1))
    .slice(0, HOOGSTENS)
    .map(([vorm]) => vorm)
}
