import { Geweigerd, type Meldboek } from '../oordeel/meldingen.ts'
import { isAlsXml, checkBytes } from './omvang.ts'
import { unpack } from './unpack.ts'
import { readLijsttekens, readTekens, type Gelezen } from './tekens.ts'

const ONZICHTBAAR = /[\s\p{Cc}]/u
const NIETS_DAN_WIT = /^[\s\ufeff]*$/u
const WIT_VOORAF = /^[\s\ufeff]+/u

/**
 * Removes invisible characters at the end, walking backwards: a pattern anchored to the end would be tried at every one
 * of twelve million characters.
 */
function zonderStaart(tekst: string): string {
  let eind = tekst.length
  while (eind > 0 && ONZICHTBAAR.test(tekst.charAt(eind - 1))) eind -= 1
  return tekst.slice(0, eind)
}

/** Returns the text without invisible characters at its end; refuses the file when nothing is left. */
function zonderEinde({ tekst, let: melding }: Gelezen, boek: Meldboek): string {
  if (melding) boek.report(melding)
  const schoon = zonderStaart(tekst)
  if (!NIETS_DAN_WIT.test(schoon)) return schoon
  throw new Geweigerd('empty')
}

/**
 * Returns the text of a file that should be XML. A file that is neither XML nor readable text is refused as another
 * kind of file.
 */
export function readXml(bytes: Uint8Array, boek: Meldboek): string {
  const los = unpack(bytes)
  const isXml = isAlsXml(los)
  if (isXml) checkBytes(los)
  return zonderEinde(isXml ? readTekens(los) : readLijsttekens(los), boek).replace(WIT_VOORAF, '')
}

/**
 * Returns the text of a list of pupils, with the white space at its beginning: an empty cell before the first column
 * name is a column too.
 */
export function readLijsttekst(bytes: Uint8Array, boek: Meldboek): string {
  const los = unpack(bytes)
  if (isAlsXml(los)) throw new Geweigerd('format')
  return zonderEinde(readLijsttekens(los), boek)
}
