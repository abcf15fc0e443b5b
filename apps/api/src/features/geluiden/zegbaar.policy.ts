import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { SpelWoord } from '@letterhaven/contracts/taak'
import { correctieZin } from '@letterhaven/domain/gesproken'
import { vasteZinnen } from '@letterhaven/games/vaste-zinnen'

/** What a taak says. */
export interface Zegbaar {
  /** The fixed sentences of its games. They come first because they are said before any word. */
  readonly zinnen: readonly string[]
  /** Its words, and the sounds of their letters; `robotwoorden` holds those that a voice may read from their letters. */
  readonly woorden: readonly string[]
  readonly robotwoorden: readonly string[]
  /** What is said when a word was given wrong. */
  readonly correcties: readonly string[]
}

/** Returns the fixed sentences of games, as they are said. */
export const zinnenVan = (spellen: readonly SpelId[]): string[] => spellen.flatMap(vasteZinnen)

/** Returns what is said for each of the stored wrong forms of a word. */
export const correctiesVan = ({ woord, afleiders }: SpelWoord): string[] =>
  afleiders.map(({ uitleg }) => correctieZin({ woord, uitleg }))

/** Returns what words say by themselves. */
export const zegbaarVanWoorden = (
  woorden: readonly Pick<SpelWoord, 'woord' | 'klanken' | 'robotstem'>[],
): Zegbaar => ({
  zinnen: [],
  woorden: [...new Set(woorden.flatMap(({ woord, klanken = [] }) => [woord, ...klanken]))],
  robotwoorden: woorden.filter((w) => w.robotstem !== false).map(({ woord }) => woord),
  correcties: [],
})

/** Returns everything that a taak of these words says in these games. */
export function zegbaarVan(woorden: readonly SpelWoord[], spellen: readonly SpelId[]): Zegbaar {
  return {
    ...zegbaarVanWoorden(woorden),
    zinnen: zinnenVan(spellen),
    correcties: [...new Set(woorden.flatMap(correctiesVan))],
  }
}
