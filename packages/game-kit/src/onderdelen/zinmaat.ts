import type { Letter } from '../keuzen/instellingen.ts'

/** Width of a letter of a sentence against its size, on average, spacing included. */
const BREEDTE: Record<Letter, number> = { gewoon: 0.545, ruim: 0.62, dyslexie: 0.81 }

/** The size of the letters of the sentence, so that it fits its card, a correction included. */
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
