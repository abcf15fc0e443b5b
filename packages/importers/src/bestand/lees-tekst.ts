import { Geweigerd, type Meldboek } from '../oordeel/meldingen.ts'
import { pakUit } from './pak-uit.ts'
import { leesTekens } from './tekens.ts'

/** The text of a file, without what stands unseen around it; refused where nothing is left. */
export function leesTekst(bytes: Uint8Array, boek: Meldboek): string {
  const { tekst, andersGenoemd } = leesTekens(pakUit(bytes))
  if (andersGenoemd) boek.meld('encoding-label')
  const schoon = tekst.replace(/^[\s\ufeff]+/u, '').replace(/[\s\p{Cc}]+$/u, '')
  if (schoon === '') throw new Geweigerd('empty')
  return schoon
}
