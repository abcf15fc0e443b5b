import type { Letter } from '@letterhaven/game-kit/instellingen'
import type { Vak } from './indeling.ts'

/** Width of a letter against its size, on average, spacing included. */
const BREEDTE: Record<Letter, number> = { gewoon: 0.58, ruim: 0.66, dyslexie: 0.86 }
const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** The size of the letters on the signs, so that the longest form fits. */
export function bordMaat(
  vormen: readonly string[],
  { w, h }: Pick<Vak, 'w' | 'h'>,
  letter: Letter,
): number {
  const langste = Math.max(5, ...vormen.map((vorm) => vorm.length))
  // The card round the word takes one letter's size more, the frame of the sign 34 px.
  const past = (w - 34) / (langste * BREEDTE[letter] + 1)
  return perk(past, 11, h * (letter === 'dyslexie' ? 0.29 : 0.35))
}

/** The size of the letters of the sentence, so that it fits its card, a correction included. */
export function zinMaat(zin: string, { w, h }: Pick<Vak, 'w' | 'h'>, letter: Letter): number {
  const regelhoogte = 1.32
  for (const maat of [28, 26, 24, 22, 20, 18, 17, 16, 15, 14, 13]) {
    const perRegel = Math.max(1, (w - 2.4 * maat) / (maat * BREEDTE[letter] * 0.94))
    const regels = Math.ceil((zin.length + 6) / perRegel + 0.12)
    if (regels * maat * regelhoogte + maat <= h) return maat
  }
  return 12
}
