import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'

/** The average width of a letter relative to its size, spacing included. */
const BREEDTE: Record<Letter, number> = { gewoon: 0.58, ruim: 0.66, dyslexie: 0.78 }

/** Returns the letter size at which a text of `tekens` letters fits a width: at least 12 px and at most `meest`. */
export function letterMaat(
  { tekens, breed, meest }: { tekens: number; breed: number; meest: number },
  letter: Letter,
): number {
  return Math.max(12, Math.min(meest, breed / (Math.max(1, tekens) * BREEDTE[letter])))
}
