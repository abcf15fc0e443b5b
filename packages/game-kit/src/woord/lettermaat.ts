import type { Letter } from '../keuzen/instellingen.ts'

/** Width of a letter against its size, on average, spacing included. */
const BREEDTE: Record<Letter, number> = { gewoon: 0.58, ruim: 0.68, dyslexie: 0.8 }

interface Ruimte {
  readonly breed: number
  /** What lies beside the letters: in px, and in sizes of a letter. */
  readonly rand?: readonly [px: number, em: number]
  readonly min?: number
  readonly max: number
}

/** The size of the letters, so that the longest of these words has room beside what frames it. */
export function letterMaat(
  woorden: readonly string[],
  letter: Letter,
  { breed, rand: [px, em] = [8, 0.92], min = 12, max }: Ruimte,
): number {
  const langste = Math.max(4, ...woorden.map((woord) => woord.length))
  return Math.floor(Math.max(min, Math.min(max, (breed - px) / (langste * BREEDTE[letter] + em))))
}
