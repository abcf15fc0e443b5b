import type { Telling } from '@letterhaven/contracts/leerling'
import { countTogether } from './voortgang.ts'

/** With fewer answers than this in a category nothing is said about it; the engine uses the same number. */
const MIN_ANTWOORDEN = 5
/** This many more words than expected must have gone wrong. Our own choice: fewer is one bad day. */
const MIN_TEKORT = 1.5

/** What was answered in one category. */
export interface CategorieTelling extends Telling {
  readonly categorie: string
}

/** Returns how many fewer words went right than at the pupil's own mean. */
function tekort(telling: Telling, gemiddelde: number): number {
  return telling.totaal * gemiddelde - telling.goed
}

/** Sorts the most lost first; of two that cost the same, the one whose code comes first, in whatever order they were read. */
const naarTekort =
  (gemiddelde: number) =>
  (a: CategorieTelling, b: CategorieTelling): number =>
    tekort(b, gemiddelde) - tekort(a, gemiddelde) || (a.categorie < b.categorie ? -1 : 1)

/**
 * Returns the category in which a pupil loses most against their own mean; null where the mistakes are spread evenly or the
 * answers are few. It explains a status and never makes one.
 */
export function zwakkeCategorie(tellingen: readonly CategorieTelling[]): CategorieTelling | null {
  const alles = countTogether(tellingen)
  if (alles.totaal === 0) return null
  const gemiddelde = alles.goed / alles.totaal
  const [meeste] = tellingen
    .filter(({ totaal }) => totaal >= MIN_ANTWOORDEN)
    .toSorted(naarTekort(gemiddelde))
  return meeste && tekort(meeste, gemiddelde) >= MIN_TEKORT ? meeste : null
}
