import type { BekendeOpgave } from './bekende-opgave.ts'
import type { Inhoud } from './inhoud.ts'
import { opgaveVanWoord } from './opgave-van-woord.ts'

/** Where opgaven are looked up. */
export type Opgavenbron = Pick<
  Inhoud,
  'woorden' | 'leeswoorden' | 'zinnen' | 'tekens' | 'teksten' | 'werkwoorden'
>

/** Finds the opgave at an address; null for one that never was. */
export function findOpgave({ woorden, ...bronnen }: Opgavenbron, id: string): BekendeOpgave | null {
  const woord = woorden.get(id)
  if (woord) return { opgave: opgaveVanWoord(id, woord), categorie: woord.focus }
  const { leeswoorden, zinnen, tekens, teksten, werkwoorden } = bronnen
  for (const bron of [leeswoorden, zinnen, tekens, teksten, werkwoorden]) {
    const gevonden = bron.find(id)
    if (gevonden) return gevonden
  }
  return null
}
