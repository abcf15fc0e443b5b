import { Geweigerd, type Meldboek } from '../oordeel/meldingen.ts'
import { isAlsXml, checkBytes } from './omvang.ts'
import { unpack } from './unpack.ts'
import { readLijsttekens, readTekens, type Gelezen } from './tekens.ts'

const ONZICHTBAAR = /[\s\p{Cc}]/u
const NIETS_DAN_WIT = /^[\s\ufeff]*$/u
const WIT_VOORAF = /^[\s\ufeff]+/u

/** Walked from the end: a pattern that is bound to it is tried at every sign of twelve million. */
function zonderStaart(tekst: string): string {
  let eind = tekst.length
  while (eind > 0 && ONZICHTBAAR.test(tekst.charAt(eind - 1))) eind -= 1
  return tekst.slice(0, eind)
}

/** Without what stands unseen behind it; refused where nothing is left. */
function zonderEinde({ tekst, let: melding }: Gelezen, boek: Meldboek): string {
  if (melding) boek.meld(melding)
  const schoon = zonderStaart(tekst)
  if (!NIETS_DAN_WIT.test(schoon)) return schoon
  throw new Geweigerd('empty')
}

/** The text of a file that should be XML; what is neither that nor a text that can be read is another kind of file. */
export function readXml(bytes: Uint8Array, boek: Meldboek): string {
  const los = unpack(bytes)
  const isXml = isAlsXml(los)
  if (isXml) checkBytes(los)
  return zonderEinde(isXml ? readTekens(los) : readLijsttekens(los), boek).replace(WIT_VOORAF, '')
}

/** The text of a list of pupils, from its first line: an empty cell before the first name of a column is one of its columns. */
export function readLijsttekst(bytes: Uint8Array, boek: Meldboek): string {
  const los = unpack(bytes)
  if (isAlsXml(los)) throw new Geweigerd('format')
  return zonderEinde(readLijsttekens(los), boek)
}
