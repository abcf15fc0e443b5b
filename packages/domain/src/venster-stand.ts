import type { Eiland, VensterStand } from '@letterhaven/contracts/landkaart'

/** When a window lights up and turns gold. The reasons for these numbers are in `docs/beslissingen/0013`. */
export const VENSTER_REGELS = {
  /** Answers before a window is half lit: it takes effort alone, so that it never goes back. */
  halfVanaf: 5,
  /** Answers before it can be lit at all. Source: the mastery rule of the simulation study. */
  aanVanaf: 12,
  /** Mastered: at least this share of its words is written right, as in the names of levels. */
  beheerst: 0.8,
  /** How sure the engine must be of that, which is as sure as when it calls a category weak. */
  zeker: 0.8,
  /** Retained: an answer this many days after it was lit, with the chance of a right one still this high. */
  goudKans: 0.85,
  goudNaDagen: 14,
} as const

/** The engine's picture of one category for one pupil, with its place in the language. */
export interface CategorieBeeld {
  readonly code: string
  readonly eiland: Eiland
  /** The school year in which it is first taught. */
  readonly groep: number
  readonly vereist: readonly string[]
  /** The chance from which those are ready, where that is another than for most. */
  readonly klaar?: number | undefined
  /** The chance of a right answer, and the number of answers behind it. */
  readonly kans: number
  readonly n: number
  /** How sure the engine is that the chance is `VENSTER_REGELS.beheerst` or more, 0 to 1. */
  readonly zeker: number
  /** The day (a number) on which the window was first seen lit, where that was stored. */
  readonly aanSinds?: number | null
  /** The day (a number) of the last answer in the category. */
  readonly laatst?: number | null
}

/**
 * Returns how much light a window has. Half says that it was practised, lit that 8 of 10 of its words are mastered with enough
 * certainty, gold that this was still so two weeks later. A window that was seen lit stays lit.
 */
export function standVan(beeld: CategorieBeeld): VensterStand {
  const { n, zeker, kans, aanSinds = null, laatst = null } = beeld
  const regels = VENSTER_REGELS
  if (aanSinds !== null) {
    const isLater = laatst !== null && laatst - aanSinds >= regels.goudNaDagen
    return isLater && kans >= regels.goudKans ? 'goud' : 'aan'
  }
  if (n >= regels.aanVanaf && zeker >= regels.zeker) return 'aan'
  return n >= regels.halfVanaf ? 'half' : 'donker'
}

/** Whether the window is lit, or gold already. */
export function isVerlicht(beeld: CategorieBeeld): boolean {
  const stand = standVan(beeld)
  return stand === 'aan' || stand === 'goud'
}
