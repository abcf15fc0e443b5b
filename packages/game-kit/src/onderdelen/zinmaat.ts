import type { Letter } from '../keuzen/instellingen.ts'

/** The average width of a letter in a sentence, relative to its size, spacing included. */
const BREEDTE: Record<Letter, number> = { gewoon: 0.545, ruim: 0.62, dyslexie: 0.81 }

/** Returns the letter size with which the sentence fits its card, including a correction. */
export function zinMaat(
  zin: string,
  { w, h }: { readonly w: number; readonly h: number },
  letter: Letter,
): number {
  const regelhoogte = 1.32
  for (const maat of [28, 26, 24, 22, 20, 18, 17, 16, 15, 14, 13]) {
    const perRegel = Math.max(1, (w - 2.4 * maat) / (maat * BREEDTE[letter]))
    const regels = Math.ceil((zin.length + 6) / perRegel + 0.12)
    if (regels * maat * regelhoogte + maat <= h) return maat
  }
  return 12
}
