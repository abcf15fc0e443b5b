import type { CatCode } from './cat-code.ts'
import type { RuleId } from './fout-regel.ts'
import type { Klankgelijkenis } from './klankgelijkenis.ts'

/** A stored wrong form: never an existing word, wrong in exactly one place. */
export interface Distractor {
  f: string
  rule: RuleId
  snd: Klankgelijkenis
}

/** One reviewed word of the corpus: a line of `data/words.<groep>.json`. */
export interface WordEntry {
  /** The word as it is written. */
  w: string
  /** Graphemes (`b oo m`). */
  g: string[]
  /** Lettergrepen (`a-vond`, `bak-ker`). */
  lg: string[]
  /** Klankgroepen (`a-vond`, `ba-kker`). */
  kg: string[]
  /** The parts between which a line may break; a single letter never stands alone. */
  br: string[]
  /** Every category that the word belongs to, in the order of the codes. */
  cat: CatCode[]
  /** The category that is the lesson of this word. */
  focus: CatCode
  /** The jaargroep from which the word suits a child. */
  groep: 3 | 4 | 5 | 6 | 7 | 8
  /** The pattern of graphemes: M = medeklinker, K = klinker (`MKMM`). */
  struct: string
  /** How common the word is in a child's life: 1 (daily) to 5 (rare). Our own judgement. */
  band: 1 | 2 | 3 | 4 | 5
  d: Distractor[]
  /** Sentences that contain the word exactly once. */
  zin?: string[]
  /** The name of a picture in Fluent Emoji Flat; only where it shows this word and no other. */
  pic?: string
  /** The longer form in which the last letter can be heard (`hond`: `honden`). */
  lang?: string
  /** What the word is made from: `zeker` for zekerheid, `hond+hok` for a compound, `raam` for ramen. */
  basis?: string
  /** The Flemish variant: another label, or a sign that Flanders does not use the word. */
  be?: { label?: string; avoid?: boolean }
}

/** The part of an entry that rules look at. */
export type WoordVorm = Pick<WordEntry, 'w' | 'g' | 'kg'>
