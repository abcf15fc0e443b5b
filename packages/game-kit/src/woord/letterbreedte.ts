import type { Letter } from '../keuzen/instellingen.ts'

/**
 * The average width of a letter relative to its size, spacing included. Words are measured with it before they are
 * shown.
 */
export const LETTERBREEDTE: Readonly<Record<Letter, number>> = {
  gewoon: 0.58,
  ruim: 0.68,
  dyslexie: 0.8,
}
