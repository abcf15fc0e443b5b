import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'

/** Width of a letter against its size, on average, spacing included. */
const BREEDTE: Record<Letter, number> = { gewoon: 0.58, ruim: 0.66, dyslexie: 0.78 }

/** The size of letters at which a text of `tekens` fits a width, never more than `meest` px. */
export function letterMaat(
  { tekens, breed, meest }: { tekens: number; breed: number; meest: number },
  letter: Letter,
): number {
  return Math.max(12, Math.min(meest, breed / (Math.max(1, tekens) * BREEDTE[letter])))
}
