import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { LETTERBREEDTE } from '@letterhaven/game-kit/woord/letterbreedte'
import type { Indeling, Visplek } from './indeling.ts'

/** What a card takes besides its letters, in px and in letter sizes. */
const RAND = { px: 8, em: 0.92 } as const

/** The room on the hero for its own word, in px. */
const HELD_BREED = 300

/** Returns the approximate width of the card of a word. */
export const kaartBreed = (woord: string, maat: number, letter: Letter): number =>
  (woord.length * LETTERBREEDTE[letter] + RAND.em) * maat + RAND.px

/** Returns the letter size with which the longest of these words fits. */
export function kaartMaat(woorden: readonly string[], breed: number, letter: Letter): number {
  const langste = Math.max(4, ...woorden.map((woord) => woord.length))
  const past = (breed - RAND.px) / (langste * LETTERBREEDTE[letter] + RAND.em)
  return Math.floor(Math.max(14, Math.min(30, past)))
}

/** Returns the letter size on the fish: no larger than suits a fish, unless the words are short. */
export function visMaat(woorden: readonly string[], indeling: Indeling, letter: Letter): number {
  const { vis, woordBreed } = indeling
  return Math.min(Math.max(20, vis.w * 0.155), kaartMaat(woorden, woordBreed, letter))
}

/** Returns the letter size on the hero: no larger than suits it, and smaller for a long word. */
export function heldMaat(woorden: readonly string[], indeling: Indeling, letter: Letter): number {
  const { held, woordBreed } = indeling
  const past = kaartMaat(woorden, Math.min(HELD_BREED, woordBreed), letter)
  return Math.min(Math.max(19, held.maat * 46), past)
}

/** Returns how far a card lies from the middle of its fish: over the tail half, but never off the screen. */
export function kaartPlek(breed: number, { x, kant }: Visplek, { vis, w }: Indeling): number {
  const wens = x - kant * vis.w * 0.12
  const rand = breed / 2 + 10
  return Math.max(rand, Math.min(w - rand, wens)) - x
}
