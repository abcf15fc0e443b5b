import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** The average width of a letter relative to its size, spacing included. */
const BREEDTE: Record<Letter, number> = { gewoon: 0.58, ruim: 0.66, dyslexie: 0.86 }
const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Returns the letter size on the signs with which the longest word of a place fits. */
export function bordMaat(
  plekken: readonly string[],
  { w, h }: Pick<Vak, 'w' | 'h'>,
  letter: Letter,
): number {
  const langste = Math.max(
    5,
    ...plekken.flatMap((plek) => plek.split(' ').map((deel) => deel.length)),
  )
  // The frame of the sign takes 34 px.
  const past = (w - 34) / (langste * BREEDTE[letter] + 1)
  return perk(past, 11, h * (letter === 'dyslexie' ? 0.29 : 0.35))
}
