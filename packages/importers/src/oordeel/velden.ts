/** Spaces that look like one but are not, and signs that are not seen at all. */
const WITRUIMTE = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/gu
const ONZICHTBAAR = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
/** Joiners belong in Arabic and Indic writing, and nowhere else. */
const VERBINDER = /[\u200c\u200d]/gu
const MET_VERBINDER = /[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}\p{sc=Mlym}\p{sc=Sinh}]/u
const STUURTEKEN = /\p{Cc}/gu

/** Nearly all there is: plain letters, a space between words. */
const GEWOON = /^[!-~]+(?: [!-~]+)*$/

/** A text as people would have typed it: one form of each letter, single spaces, nothing unseen. */
export function schoon(tekst: string): string {
  if (GEWOON.test(tekst)) return tekst
  const zichtbaar = tekst.normalize('NFC').replaceAll(ONZICHTBAAR, '').replaceAll(WITRUIMTE, ' ')
  const zonder = MET_VERBINDER.test(zichtbaar) ? zichtbaar : zichtbaar.replaceAll(VERBINDER, '')
  return zonder.replaceAll(STUURTEKEN, '').trim()
}

/** The same, or null where nothing is left. */
export const schoonOfNiets = (tekst: string | undefined): string | null =>
  tekst === undefined ? null : schoon(tekst) || null

const LANGSTE_NAAM = 200
/** Markup, the beginning of a formula, and letters that were read in the wrong encoding once. */
const VREEMD = /[<>{}\\]|^[=+@|]|^-.|\ufffd|Ã[\u0080-\u00bf]|\p{Cn}/u

/** Whether a name has signs that no name has; it is kept as it is all the same. */
export const isVreemdeNaam = (naam: string): boolean =>
  VREEMD.test(naam) || naam.length > LANGSTE_NAAM

/** A name of at most as many letters as a column holds. */
export const kortNaam = (naam: string): string => [...naam].slice(0, LANGSTE_NAAM).join('')

/** A day, and whether it was written as the standard has it. */
export interface Dag {
  readonly dag: string | null
  readonly volgensStandaard: boolean
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:T.*|Z|[+-]\d{2}:\d{2})?$/
const NEDERLANDS = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/
const KAAL = /^(\d{4})(\d{2})(\d{2})$/
const EERSTE_JAAR = 1900
const LAATSTE_JAAR = 2100

function bestaand(jaar: number, maand: number, dag: number): string | null {
  const moment = new Date(Date.UTC(jaar, maand - 1, dag))
  const klopt = moment.getUTCMonth() === maand - 1 && moment.getUTCDate() === dag
  const past = jaar >= EERSTE_JAAR && jaar <= LAATSTE_JAAR
  return klopt && past ? moment.toISOString().slice(0, 10) : null
}

/** Reads a day as 'YYYY-MM-DD', also from dd-mm-jjjj and jjjjmmdd; null where there is none, or no such day. */
export function leesDag(tekst: string | null): Dag {
  if (tekst === null) return { dag: null, volgensStandaard: true }
  const iso = ISO.exec(tekst)
  if (iso) {
    const dag = bestaand(Number(iso[1]), Number(iso[2]), Number(iso[3]))
    return { dag, volgensStandaard: dag !== null }
  }
  const nl = NEDERLANDS.exec(tekst)
  const kaal = KAAL.exec(tekst)
  const delen = nl ? [nl[3], nl[2], nl[1]] : kaal ? [kaal[1], kaal[2], kaal[3]] : null
  const [jaar, maand, dag] = (delen ?? []).map(Number)
  return { dag: bestaand(jaar ?? 0, maand ?? 0, dag ?? 0), volgensStandaard: false }
}

/** Years of the standard (EDEXML 2.1): kleuters 0-2, groep 3-8, secundair 11-16, and the letters. */
const JAARGROEPEN = new Set('B D 0 1 2 3 4 5 6 7 8 11 12 13 14 15 16 S V C N H'.split(' '))

/** A code of a year; undefined where it is none. */
export function leesJaargroep(tekst: string): string | undefined {
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
