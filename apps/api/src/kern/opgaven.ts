import type { Opgave, WoordOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { WordEntry } from '@letterhaven/taal/woord'
import type { Inhoud } from './inhoud.ts'

/** An opgave as the server knows it, with the category for which its answer counts. */
export interface BekendeOpgave {
  readonly opgave: Opgave
  readonly categorie: string
}

const opgaveVanWoord = (id: string, entry: WordEntry): WoordOpgave => ({
  soort: 'woord',
  id,
  word: entry.w,
  graphemes: entry.g,
  syllables: entry.kg,
  lettergrepen: entry.lg,
  categorieen: entry.cat,
  ...(entry.lang === undefined ? {} : { lang: entry.lang }),
})

/** Finds the opgave at an address; null for one that never was. */
export function findOpgave(
  { woorden, zinnen }: Pick<Inhoud, 'woorden' | 'zinnen'>,
  id: string,
): BekendeOpgave | null {
  const woord = woorden.get(id)
  if (woord) return { opgave: opgaveVanWoord(id, woord), categorie: woord.focus }
  return zinnen.find(id)
}
