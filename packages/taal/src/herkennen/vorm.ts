import { segment } from '../grafemen.ts'
import { syllables } from '../lettergrepen.ts'
import { huidigeBron, type Bron } from '../taalregels/bron.ts'
import type { WordEntry } from '../woord.ts'

/** What the rules of a category look at. */
export interface Vorm {
  readonly w: string
  readonly g: readonly string[]
  readonly kg: readonly string[]
  /** The same as it is heard: a y before a vowel as j, without 's. */
  readonly gehoord: readonly string[]
  /** Parts as they are spoken: where a compound may be taken apart. */
  readonly lg: readonly string[]
  readonly bron: Bron
}

/** Shows a category in a word: the letters that show it; null where it is not there. */
export type Herkenner = (vorm: Vorm) => string | null

/** The parts of a word. */
export type Verdeeld = Pick<WordEntry, 'w' | 'g' | 'kg' | 'lg'>

const divide = (w: string): Verdeeld => ({
  w,
  g: segment(w).graphemes,
  kg: syllables(w, 'klankgroep').parts,
  lg: syllables(w, 'lettergreep').parts,
})

/** A word as the rules see it, divided by the rules unless its parts are given. */
export function vormVan(w: string, delen: Verdeeld = divide(w)): Vorm {
  const kg = delen.kg.map((deel) => deel.toLowerCase())
  return {
    w,
    g: delen.g.map((deel) => deel.toLowerCase()),
    kg,
    gehoord: kg.map((deel) => deel.replace(/^y(?=[aeou])/, 'j').replace(/'s$/, '')),
    lg: delen.lg,
    bron: huidigeBron(),
  }
}

/** Shows a pattern in the letters: the first group where there is one, else all that it found. */
export const patroon =
  (vorm: RegExp, niet?: RegExp): Herkenner =>
  ({ w }) => {
    const gevonden = vorm.exec(w)
    if (!gevonden || niet?.test(w)) return null
    return gevonden[1] ?? gevonden[0]
  }

/** Shows the first grapheme that fits. */
export const grafeem =
  (hoort: (tekst: string, i: number, g: readonly string[]) => boolean): Herkenner =>
  ({ g }) =>
    g.find(hoort) ?? null

/** Shows one of these graphemes. */
export const eenVan = (...grafemen: readonly string[]): Herkenner =>
  grafeem((tekst) => grafemen.includes(tekst))

/** Places between letters where the word is divided as it is spoken. */
export function deelplaatsen({ lg }: Vorm): number[] {
  let plaats = 0
  return lg.slice(0, -1).map((deel) => (plaats += deel.length))
}
