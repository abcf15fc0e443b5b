import { LANGSTE_NAAM } from '@letterhaven/contracts/naam-maten'
import { korteNaam } from '@letterhaven/domain/korte-naam'
import { schoneTekst } from '@letterhaven/domain/schone-tekst'

/** The same, or null where nothing is left. */
export const schoonOfNiets = (tekst: string | undefined): string | null =>
  tekst === undefined ? null : schoneTekst(tekst) || null

/** Markup, the beginning of a formula, and letters that were read in the wrong encoding once. */
const VREEMD = /[<>{}\\]|^[=+@|]|^-.|\ufffd|Ã[\u0080-\u00bf]|\p{Cn}/u

/** Whether a name has signs that no name has; it is kept as it is all the same. */
export const isVreemdeNaam = (naam: string): boolean => VREEMD.test(naam)

/** A name as long as a name may be. */
export const kortNaam = (naam: string, langste = LANGSTE_NAAM): string => korteNaam(naam, langste)

/** Years of the standard (EDEXML 2.1): kleuters 0-2, groep 3-8, secundair 11-16, and the letters. */
const JAARGROEPEN = new Set('B D 0 1 2 3 4 5 6 7 8 11 12 13 14 15 16 S V C N H'.split(' '))

/** A code of a year; undefined where it is none. */
export function readJaargroep(tekst: string): string | undefined {
  const code = tekst.toUpperCase().replace(/^0+(?=\d)/, '')
  return JAARGROEPEN.has(code) ? code : undefined
}

/** Whether a group of this year says of its pupils in which year they are. */
export const isEenJaar = (jaargroep: string | null): boolean =>
  jaargroep !== null && jaargroep !== 'C'

const GESLACHTEN = new Set(['', '0', '1', '2', '9'])
export const isGeslacht = (tekst: string): boolean => GESLACHTEN.has(tekst)

const ECKID = /^https:\/\/ketenid\.nl\/\d{6}\/[0-9a-f]{128}$/i
export const isEckid = (tekst: string): boolean => ECKID.test(tekst)

const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,180}\.[^\s@<>".]{2,}$/
export const isEmail = (tekst: string): boolean => EMAIL.test(tekst)

/** A key that is made anew in every export (manual of EDEXML 2.1, page 5). */
export const isDummy = (sleutel: string): boolean => sleutel === '' || sleutel.startsWith('#')
