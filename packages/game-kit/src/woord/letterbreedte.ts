import type { Letter } from '../keuzen/instellingen.ts'

/** Width of a letter against its size, on average, spacing included: what words are measured with before they are seen. */
export const LETTERBREEDTE: Readonly<Record<Letter, number>> = {
  gewoon: 0.58,
  ruim: 0.68,
  dyslexie: 0.8,
}
