import type { Land } from '@letterhaven/contracts/admin'
import {
  kaalVan,
  LEESTEKENS_VAN,
  loadTekenregels,
  tekenregelVoor,
  type Tekenregel,
} from '@letterhaven/taal/leestekens'
import type { Woordgroep } from '@letterhaven/taal/woorden'
import type { TekenOpgave } from './opgave.ts'

/** Returns a text without its marks as it is played in a year and a country; null for one that cannot be taken apart. */
export function tekenOpgaveVan(
  regel: Tekenregel,
  groep: Woordgroep,
  land: Land,
): TekenOpgave | null {
  const { id, tekst, ook = [], namen = [] } = tekenregelVoor(regel, land)
  const kaal = kaalVan(tekst, namen)
  if (!kaal) return null
  return {
    soort: 'teken',
    id,
    woorden: kaal.woorden,
    tekens: LEESTEKENS_VAN[groep],
    goed: [tekst, ...ook],
  }
}

/** Loads all texts without marks of a year. */
export const loadTekenOpgaven = async (
  groep: Woordgroep,
  land: Land,
): Promise<readonly TekenOpgave[]> =>
  (await loadTekenregels(groep)).flatMap((regel) => tekenOpgaveVan(regel, groep, land) ?? [])
