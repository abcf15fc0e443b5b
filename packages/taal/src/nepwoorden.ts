import { segment } from './grafemen.ts'
import type { LeesCode } from './lees-categorieen.ts'

/**
 * A word that does not exist, made to be read: who reads it goes by its letters, and not by a word known by sight. The list was
 * drawn by `rijen/pseudo` and read by two readers apart, who struck what is a word somewhere, what is rude, and what can rightly
 * be said in two ways.
 */
export interface Nepwoord {
  readonly w: string
  readonly g: readonly string[]
  /** Its parts, which are the same to the ear and to the eye. */
  readonly kg: readonly string[]
  /** How it is built, as for the words to read that exist. */
  readonly code: LeesCode
}

/** Loads all of them. An answer bears the word, so one that was ever asked stays in the list. */
export async function loadNepwoorden(): Promise<readonly Nepwoord[]> {
  const { default: lijst } = await import('../data/nepwoorden.json', { with: { type: 'json' } })
  return Object.entries(lijst).flatMap(([code, vormen]) =>
    vormen.map((vorm) => {
      const kg = vorm.split('-')
      const w = kg.join('')
      return { w, g: segment(w).graphemes, kg, code: code as LeesCode }
    }),
  )
}
