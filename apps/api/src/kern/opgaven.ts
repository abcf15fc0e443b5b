import type { WoordOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { WordEntry } from '@letterhaven/taal/woord'
import type { BekendeOpgave } from './bekende-opgave.ts'
import type { Inhoud } from './inhoud.ts'

/** Where opgaven are looked up. */
export type Opgavenbron = Pick<Inhoud, 'woorden' | 'zinnen' | 'teksten' | 'werkwoorden'>

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
  { woorden, zinnen, teksten, werkwoorden }: Opgavenbron,
  id: string,
): BekendeOpgave | null {
  const woord = woorden.get(id)
  if (woord) return { opgave: opgaveVanWoord(id, woord), categorie: woord.focus }
  return zinnen.find(id) ?? teksten.find(id) ?? werkwoorden.find(id)
}
