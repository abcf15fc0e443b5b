import type { SpelId } from '@letterhaven/contracts/spel-id'
import { TEGENHANGERS } from '@letterhaven/games/tegenhangers'
import type { WordEntry } from '@letterhaven/taal/woord'

/** As many as a device chooses among: more would only make the pakket heavy. */
const MEEST = 40

interface Waarvoor {
  readonly spellen: readonly SpelId[]
  /** The categories that are practised. */
  readonly codes: readonly string[]
  readonly jaargroep: number
}

/**
 * Lists words of other categories that one of these games puts among those of the taak, of years that the pupil was taught in, the
 * latest first: what was taught early is hardly a question any more.
 */
export function listTegenhangers(
  woorden: Iterable<WordEntry>,
  { spellen, codes, jaargroep }: Waarvoor,
): readonly WordEntry[] {
  const [code = ''] = codes
  const regels = spellen.flatMap((spel) => TEGENHANGERS[spel] ?? [])
  if (regels.length === 0) return []
  return [...woorden]
    .filter(({ w, g, cat, focus, groep }) => {
      const categorieen = [focus, ...cat.filter((ander) => ander !== focus)]
      const woord = { word: w, graphemes: g, categorieen }
      return (
        groep <= jaargroep && !codes.includes(focus) && regels.some((past) => past(code, woord))
      )
    })
    .toSorted((een, ander) => ander.groep - een.groep)
    .slice(0, MEEST)
}
