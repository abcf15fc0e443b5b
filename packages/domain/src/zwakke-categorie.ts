import type { Telling } from '@letterhaven/contracts/leerling'
import { countTogether } from './voortgang.ts'

/** Under so many answers in a category nothing is said of it; the engine keeps the same number. */
const MIN_ANTWOORDEN = 5
/** So many words more than expected must have gone wrong there. Own choice: fewer is one bad day. */
const MIN_TEKORT = 1.5

/** What was answered in one category. */
export interface CategorieTelling extends Telling {
  readonly categorie: string
}

/** How many words fewer went right than at the pupil's own mean. */
function tekort(telling: Telling, gemiddelde: number): number {
  return telling.totaal * gemiddelde - telling.goed
}

/** Most lost first; of two that cost the same, the one whose code comes first, in whatever order they were read. */
const naarTekort =
  (gemiddelde: number) =>
  (a: CategorieTelling, b: CategorieTelling): number =>
    tekort(b, gemiddelde) - tekort(a, gemiddelde) || (a.categorie < b.categorie ? -1 : 1)

/**
 * The category in which a pupil loses most against its own mean; null where the mistakes are spread
 * evenly or the answers are few. It explains a status, it never makes one.
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
