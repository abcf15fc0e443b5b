import { isBinnenNiveau, kansOp } from '../choose-woord.ts'
import type { Schatting } from '../types.ts'
import { laatstePlek } from '../verleden.ts'
import type { Beurt, Kandidaat } from '../waarde.ts'
import type { BankWoord } from '../woordenbank.ts'

/**
 * The rules of the ceiling test. Practice asks words of which some four of five go right, and at one
 * chance a careless child looks like one that cannot do more: both miss one in five. Harder words tell
 * them apart. So weak pupils are not kept too low by software (Onderwijsraad 2022). Own choice, by 400
 * simulated children each: of those whose level was right 6 % are told that more can be asked, which
 * practice takes back within a few blocks; of those kept a year too low 45 %, two years 84 %.
 */
export const PLAFOND = {
  /** A category is tested again after so many days; sooner where it stands still or nothing could be said. */
  dagen: 28,
  dagenEerder: 14,
  /** A pupil is asked for one such test in so many days. */
  dagenLeerling: 7,
  /** With fewer answers, on fewer days, practice itself still finds the level. */
  antwoorden: 20,
  oefendagen: 4,
  /** Wanted chance on a word by what the test found so far, and the lowest that is asked. */
  doel: 0.55,
  laag: 0.35,
  /** Practice would have given a higher chance than this: easier words say nothing of a ceiling. */
  hoog: 0.7,
  /** At least and at most so many words; it ends as soon as it is clear. */
  minWoorden: 6,
  maxWoorden: 12,
  /** How far the level may be off in a way that practice cannot see, as a variance: about a school year. */
  twijfel: 1,
  /** Higher means by half a school year … */
  stap: 0.5,
  /** … with this certainty; under the other it fits as it is. */
  hoger: 0.8,
  past: 0.2,
} as const

/** Words that are harder than practice gives, within the teacher's bounds and not seen of late. */
export function moeilijkerWoorden(beurt: Beurt, kandidaat: Kandidaat): readonly BankWoord[] {
  const isBinnen = isBinnenNiveau(beurt)
  const { gezien } = beurt.staat
  return kandidaat.categorie.woorden.filter(
    (w) =>
      isBinnen(w) && laatstePlek(gezien, w.merk) < 0 && kansOp(beurt, kandidaat, w) <= PLAFOND.hoog,
  )
}

/** The one of these words whose chance lies nearest to the wanted one, for what is thought of the level by now. */
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
