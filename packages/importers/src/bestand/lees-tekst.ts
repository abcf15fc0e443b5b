import { Geweigerd, type Meldboek } from '../oordeel/meldingen.ts'
import { isAlsXml, keurBytes } from './omvang.ts'
import { pakUit } from './pak-uit.ts'
import { leesLijsttekens, leesTekens, type Gelezen } from './tekens.ts'

const ONZICHTBAAR = /[\s\p{Cc}]/u

/** Walked from the end: a pattern that is bound to it is tried at every sign of twelve million. */
function zonderStaart(tekst: string): string {
  let eind = tekst.length
  while (eind > 0 && ONZICHTBAAR.test(tekst.charAt(eind - 1))) eind -= 1
  return tekst.slice(0, eind)
}

/** Without what stands unseen around it; refused where nothing is left. */
function maakSchoon({ tekst, let: melding }: Gelezen, boek: Meldboek): string {
  if (melding) boek.meld(melding)
  const schoon = zonderStaart(tekst.replace(/^[\s\ufeff]+/u, ''))
  if (schoon === '') throw new Geweigerd('empty')
  return schoon
}

/** The text of a file that should be XML; what is neither that nor a text that can be read is another kind of file. */
export function leesXml(bytes: Uint8Array, boek: Meldboek): string {
  const los = pakUit(bytes)
  const isXml = isAlsXml(los)
  if (isXml) keurBytes(los)
  return maakSchoon(isXml ? leesTekens(los) : leesLijsttekens(los), boek)
}

/** The text of a list of pupils. */
export function leesLijst(bytes: Uint8Array, boek: Meldboek): string {
  const los = pakUit(bytes)
  if (isAlsXml(los)) throw new Geweigerd('format')
  return maakSchoon(leesLijsttekens(los), boek)
}
