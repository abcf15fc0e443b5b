import { segment } from '../grafemen.ts'
import { syllables } from '../lettergrepen.ts'
import { huidigeBron, type Bron } from '../taalregels/bron.ts'
import type { WordEntry } from '../woord.ts'

/** What the rules of a category look at. */
export interface Vorm {
  readonly w: string
  readonly g: readonly string[]
  readonly kg: readonly string[]
  /** The klankgroepen as they are heard: a y before a vowel as j, and without 's. */
  readonly gehoord: readonly string[]
  /** The parts as they are spoken, between which a compound may be taken apart. */
  readonly lg: readonly string[]
  readonly bron: Bron
}

/** Returns the letters of a word that show a category, or null where it does not have the category. */
export type Herkenner = (vorm: Vorm) => string | null

/** The parts of a word. */
export type Verdeeld = Pick<WordEntry, 'w' | 'g' | 'kg' | 'lg'>

const divide = (w: string): Verdeeld => ({
  w,
  g: segment(w).graphemes,
  kg: syllables(w, 'klankgroep').parts,
  lg: syllables(w, 'lettergreep').parts,
})

/** Returns a word as the rules see it, divided by the rules unless its parts are given. */
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

/** Recognises a pattern in the letters and shows its first group, or else all that it found. */
export const patroon =
  (vorm: RegExp, niet?: RegExp): Herkenner =>
  ({ w }) => {
    const gevonden = vorm.exec(w)
    if (!gevonden || niet?.test(w)) return null
    return gevonden[1] ?? gevonden[0]
  }

/** Recognises the first grapheme that fits. */
export const grafeem =
  (hoort: (tekst: string, i: number, g: readonly string[]) => boolean): Herkenner =>
  ({ g }) =>
    g.find(hoort) ?? null

/** Recognises any of these graphemes. */
export const eenVan = (...grafemen: readonly string[]): Herkenner =>
  grafeem((tekst) => grafemen.includes(tekst))

/** Returns the places between letters where the word is divided as it is spoken. */
export function deelplaatsen({ lg }: Vorm): number[] {
  let plaats = 0
  return lg.slice(0, -1).map((deel) => (plaats += deel.length))
}
