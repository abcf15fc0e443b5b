import { isBinnenNiveau, kansOp } from '../choose-woord.ts'
import type { Schatting } from '../types.ts'
import { laatstePlek } from '../verleden.ts'
import type { Beurt, Kandidaat } from '../waarde.ts'
import type { BankWoord } from '../woordenbank.ts'

/**
 * The rules of the ceiling test. Practice asks words of which some four of five go right, and at a single chance a careless
 * child looks like one who cannot do more: both miss one in five. Harder words tell them apart, so that software does not keep
 * weak pupils too low (Onderwijsraad 2022). Own choice, by 400 simulated children each: of those whose level was right 6 % are
 * told that more can be asked, which practice takes back within a few blocks; of those kept a year too low 45 % are told so,
 * and of those kept two years too low 84 %.
 */
export const PLAFOND = {
  /** A category is tested again after this many days; sooner where it stands still or nothing could be said. */
  dagen: 28,
  dagenEerder: 14,
  /** A pupil gets one such test in this many days. */
  dagenLeerling: 7,
  /** With fewer answers, or on fewer days, practice itself still finds the level. */
  antwoorden: 20,
  oefendagen: 4,
  /** The wanted chance on a word, by what the test found so far, and the lowest that is asked. */
  doel: 0.55,
  laag: 0.35,
  /** Words for which practice gives a higher chance than this are too easy to say anything about a ceiling. */
  hoog: 0.7,
  /** The least and the most words; the test ends as soon as the result is clear. */
  minWoorden: 6,
  maxWoorden: 12,
  /** How far the level may be off in a way that practice cannot see, as a variance: about a school year. */
  twijfel: 1,
  /** 'Higher' means at least half a school year higher. */
  stap: 0.5,
  /** How certain that must be to say so; at or below the other certainty, the level fits as it is. */
  hoger: 0.8,
  past: 0.2,
} as const

/** Returns the words that are harder than practice gives, within the teacher's bounds and not seen lately. */
export function moeilijkerWoorden(beurt: Beurt, kandidaat: Kandidaat): readonly BankWoord[] {
  const isBinnen = isBinnenNiveau(beurt)
  const { gezien } = beurt.staat
  return kandidaat.categorie.woorden.filter(
    (w) =>
      isBinnen(w) && laatstePlek(gezien, w.merk) < 0 && kansOp(beurt, kandidaat, w) <= PLAFOND.hoog,
  )
}

/**
 * Returns the word whose chance is nearest to the wanted one, by the current estimate of the level; null where none is near
 * enough.
 */
export function naastDoel(
  beurt: Beurt,
  woorden: readonly BankWoord[],
  { mean, sd }: Schatting,
): BankWoord | null {
  let beste: BankWoord | null = null
  let kleinste: number = PLAFOND.doel - PLAFOND.laag
  for (const woord of woorden) {
    const afstand = Math.abs(kansOp(beurt, { mean, variantie: sd * sd }, woord) - PLAFOND.doel)
    if (afstand >= kleinste) continue
    kleinste = afstand
    beste = woord
  }
  return beste
}
