import type { WoordOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { WordEntry } from '@letterhaven/taal/woord'

/** Returns a word of the corpus as it is judged, under an address. */
export const opgaveVanWoord = (id: string, entry: WordEntry): WoordOpgave => ({
  soort: 'woord',
  id,
  word: entry.w,
  graphemes: entry.g,
  syllables: entry.kg,
  lettergrepen: entry.lg,
  categorieen: entry.cat,
  ...(entry.lang === undefined ? {} : { lang: entry.lang }),
})
