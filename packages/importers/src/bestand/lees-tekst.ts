import { Geweigerd, type Meldboek } from '../oordeel/meldingen.ts'
import { keurBytes } from './omvang.ts'
import { pakUit } from './pak-uit.ts'
import { leesTekens } from './tekens.ts'

const ONZICHTBAAR = /[\s\p{Cc}]/u

/** Walked from the end: a pattern that is bound to it is tried at every sign of twelve million. */
function zonderStaart(tekst: string): string {
  let eind = tekst.length
  while (eind > 0 && ONZICHTBAAR.test(tekst.charAt(eind - 1))) eind -= 1
  return tekst.slice(0, eind)
}

/** The text of a file, without what stands unseen around it; refused where nothing is left. */
export function leesTekst(bytes: Uint8Array, boek: Meldboek): string {
  const los = pakUit(bytes)
  keurBytes(los)
  const { tekst, andersGenoemd } = leesTekens(los)
  if (andersGenoemd) boek.meld('encoding-label')
  const schoon = zonderStaart(tekst.replace(/^[\s\ufeff]+/u, ''))
  if (schoon === '') throw new Geweigerd('empty')
  return schoon
}
