import type { CatCode } from './cat-code.ts'
import type { RuleId } from './fout-regel.ts'
import type { Klankgelijkenis } from './klankgelijkenis.ts'

/** A stored wrong form: never an existing word, wrong in exactly one place. */
export interface Distractor {
  f: string
  rule: RuleId
  snd: Klankgelijkenis
}

/** One reviewed word of the corpus; a line of `data/words.<groep>.json`. */
export interface WordEntry {
  /** The word as it is written. */
  w: string
  /** Graphemes (`b oo m`). */
  g: string[]
  /** Lettergrepen (`a-vond`, `bak-ker`). */
  lg: string[]
  /** Klankgroepen (`a-vond`, `ba-kker`). */
  kg: string[]
  /** Parts between which a line may break; a single letter never stands alone. */
  br: string[]
  /** Every category the word belongs to, in the order of the codes. */
  cat: CatCode[]
  /** The category that is the lesson of this word. */
  focus: CatCode
  /** Jaargroep from which the word suits the child. */
  groep: 3 | 4 | 5 | 6 | 7 | 8
  /** Pattern of graphemes: M = medeklinker, K = klinker (`MKMM`). */
  struct: string
  /** How common the word is in a child's life: 1 (daily) to 5 (rare). Our own judgement. */
  band: 1 | 2 | 3 | 4 | 5
  d: Distractor[]
  /** Sentences that hold the word exactly once. */
  zin?: string[]
  /** Name of a picture in Fluent Emoji Flat: only where it says this word and no other. */
  pic?: string
  /** The longer form in which the last sound is heard (`hond`: `honden`). */
  lang?: string
  /** What it is made of: `zeker` for zekerheid, `hond+hok` for a compound, `raam` for ramen. */
  basis?: string
  /** Flemish variant: another label, or a word Flanders does not use. */
  be?: { label?: string; avoid?: boolean }
}

/** The part of an entry that rules look at. */
export type WoordVorm = Pick<WordEntry, 'w' | 'g' | 'kg'>
