import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { LETTERBREEDTE } from '@letterhaven/game-kit/woord/letterbreedte'
import type { Indeling } from './indeling.ts'

/** What a card takes besides its letters, in px and in letter sizes. */
const RAND = { px: 8, em: 0.92 } as const
/** What a scale takes besides its letters, and the room between two of them, in px. */
const SCHUBRAND = 18
const TUSSEN = 3
/** How far the row of scales stays from the edges of the screen. */
const ZIJ = 4

/** Returns the approximate width of the card of a word. */
export const kaartBreed = (woord: string, maat: number, letter: Letter): number =>
  (woord.length * LETTERBREEDTE[letter] + RAND.em) * maat + RAND.px

/** How the scales of a word lie: the size of their letters, and the width of each and of all. */
export interface Schubmaat {
  readonly letters: number
  readonly schubben: readonly number[]
  readonly breed: number
}

/** Returns how wide scales must be for their letters of this size: never less than a finger needs. */
const widthsAt = (
  letters: number,
  { rij, letter, schub }: { rij: readonly string[]; letter: Letter; schub: number },
): readonly number[] =>
  rij.map((deel) => Math.max(schub, deel.length * LETTERBREEDTE[letter] * letters + SCHUBRAND))

/** Returns how the scales of a word lie: as large as suits the fish, and smaller where the screen is too narrow for that. */
export function schubMaat(
  rij: readonly string[],
  { schub, w }: Pick<Indeling, 'schub' | 'w'>,
  letter: Letter,
): Schubmaat {
  const past = w - 2 * ZIJ
  for (let letters = Math.round(schub * 0.56); ; letters -= 1) {
    const smal = letters < schub * 0.5 ? 48 : schub
    const schubben = widthsAt(letters, { rij, letter, schub: smal })
    const breed = schubben.reduce((som, deel) => som + deel + TUSSEN, -TUSSEN)
    if (breed <= past || letters <= 14) return { letters, schubben, breed }
  }
}

/** Returns where the middle of the row of scales is while its fish is at `x`: never off the screen. */
export function schubPlek(x: number, breed: number, w: number): number {
  const rand = breed / 2 + ZIJ
  return Math.max(rand, Math.min(w - rand, x))
}
