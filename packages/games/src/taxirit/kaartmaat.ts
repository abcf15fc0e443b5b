import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'

/** The average width of a letter relative to its size, spacing included. */
const BREEDTE: Readonly<Record<Letter, number>> = { gewoon: 0.6, ruim: 0.7, dyslexie: 0.84 }

/** Returns how wide the longest word of these places is, in letter sizes: a sign breaks a place only between its words. */
export function bordBreedte(plekken: readonly string[], letter: Letter): number {
  const woorden = plekken.flatMap((plek) => plek.split(' ').map((woord) => woord.length))
  return Math.max(5, ...woorden) * BREEDTE[letter]
}
