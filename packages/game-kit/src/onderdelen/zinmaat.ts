import type { Letter } from '../keuzen/instellingen.ts'

/** The average width of a letter in a sentence, relative to its size, spacing included. */
const BREEDTE: Record<Letter, number> = { gewoon: 0.545, ruim: 0.62, dyslexie: 0.81 }

/** The sizes that are tried, and the largest for who reads text of the usual size. */
const MATEN = [56, 48, 42, 36, 32, 28, 26, 24, 22, 20, 18, 17, 16, 15, 14, 13] as const
const GROOTST = 28

interface Kaart {
  readonly w: number
  readonly h: number
  /** How large the reader set text. */
  readonly schaal?: number
}

/** The smallest size, where none fits. */
const KLEINST = 12
/** The height of a line of a sentence, relative to its letters. */
const REGELHOOGTE = 1.32

/** Returns whether the sentence fits its card at a letter size, a correction included. */
export function pastZin(
  zin: string,
  { w, h, letter }: Kaart & { readonly letter: Letter },
  maat: number,
): boolean {
  const perRegel = Math.max(1, (w - 2.4 * maat) / (maat * BREEDTE[letter]))
  const regels = Math.ceil((zin.length + 6) / perRegel + 0.12)
  return regels * maat * REGELHOOGTE + maat <= h
}

/**
 * Returns the letter size with which the sentence fits its card, including a correction; larger where the reader set larger text
 * and the card has room for it.
 */
export function zinMaat(zin: string, kaart: Kaart, letter: Letter): number {
  const maten = MATEN.filter((maat) => maat <= GROOTST * (kaart.schaal ?? 1))
  return maten.find((maat) => pastZin(zin, { ...kaart, letter }, maat)) ?? KLEINST
}
