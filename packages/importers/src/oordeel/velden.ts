import { LANGSTE_NAAM } from '@letterhaven/contracts/naam-maten'
import { korteNaam } from '@letterhaven/domain/korte-naam'
import { schoneTekst } from '@letterhaven/domain/schone-tekst'

/** Returns the text cleaned by `schoneTekst`, or null when nothing is left. */
export const schoonOfNiets = (tekst: string | undefined): string | null =>
  tekst === undefined ? null : schoneTekst(tekst) || null

/** Matches markup, the beginning of a formula, and letters that were once decoded in the wrong encoding. */
const VREEMD = /[<>{}\\]|^[=+@|]|^-.|\ufffd|Ã[\u0080-\u00bf]|\p{Cn}/u

/** Returns whether a name contains characters that no name has; the name is kept unchanged all the same. */
export const isVreemdeNaam = (naam: string): boolean => VREEMD.test(naam)

/** Returns a name cut to the length that a name may have. */
export const kortNaam = (naam: string, langste = LANGSTE_NAAM): string => korteNaam(naam, langste)

/** The years of the standard (EDEXML 2.1): kleuters 0-2, groep 3-8, secundair 11-16, and the letters. */
const JAARGROEPEN = new Set('B D 0 1 2 3 4 5 6 7 8 11 12 13 14 15 16 S V C N H'.split(' '))

/** Returns the code of a year; undefined when the text is not one. */
export function readJaargroep(tekst: string): string | undefined {
  const code = tekst.toUpperCase().replace(/^0+(?=\d)/, '')
  return JAARGROEPEN.has(code) ? code : undefined
}

/** Returns whether the year of a group tells which year its pupils are in. */
export const isEenJaar = (jaargroep: string | null): boolean =>
  jaargroep !== null && jaargroep !== 'C'

const GESLACHTEN = new Set(['', '0', '1', '2', '9'])
export const isGeslacht = (tekst: string): boolean => GESLACHTEN.has(tekst)

const ECKID = /^https:\/\/ketenid\.nl\/\d{6}\/[0-9a-f]{128}$/i
export const isEckid = (tekst: string): boolean => ECKID.test(tekst)

const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,180}\.[^\s@<>".]{2,}$/
export const isEmail = (tekst: string): boolean => EMAIL.test(tekst)

/** Returns whether a key is a dummy that is made anew in every export (manual of EDEXML 2.1, page 5). */
export const isDummy = (sleutel: string): boolean => sleutel === '' || sleutel.startsWith('#')
