import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { SpelWoord } from '@letterhaven/contracts/taak'
import { correctieZin, zonderSterren } from '@letterhaven/domain/gesproken'
import { ZINNEN } from '@letterhaven/games/zinnen'

/** What a taak says. */
export interface Zegbaar {
  /** The fixed sentences of its games first: they are said before any word. */
  readonly zinnen: readonly string[]
  /** Its words, and those of them that a voice may read from their letters. */
  readonly woorden: readonly string[]
  readonly robotwoorden: readonly string[]
  /** What is said when a word was given wrongly. */
  readonly correcties: readonly string[]
}

/** The fixed sentences of games, as they are said. */
export const zinnenVan = (spellen: readonly SpelId[]): string[] =>
  spellen.flatMap((spel) => {
    const zinnen = ZINNEN[spel]
    return zinnen ? [zonderSterren(zinnen.opdracht), ...zinnen.uitleg] : []
  })

/** What is said when a word was given in each of its stored wrong forms. */
export const correctiesVan = ({ woord, afleiders }: SpelWoord): string[] =>
  afleiders.map(({ uitleg }) => correctieZin({ woord, uitleg }))

/** Words by themselves. */
export const zegbaarVanWoorden = (
  woorden: readonly Pick<SpelWoord, 'woord' | 'robotstem'>[],
): Zegbaar => ({
  zinnen: [],
  woorden: woorden.map(({ woord }) => woord),
  robotwoorden: woorden.filter((w) => w.robotstem !== false).map(({ woord }) => woord),
  correcties: [],
})

/** Everything that a taak of these words says in these games. */
export function zegbaarVan(woorden: readonly SpelWoord[], spellen: readonly SpelId[]): Zegbaar {
  return {
    ...zegbaarVanWoorden(woorden),
    zinnen: zinnenVan(spellen),
    correcties: [...new Set(woorden.flatMap(correctiesVan))],
  }
}
