import { CAT_CODES } from '../src/cat-code.ts'
import type { WordEntry } from '../src/woord.ts'

/** A word that waits for its review: chosen and given its sentences, but still without graphemes and wrong forms. */
export interface Kandidaat extends Pick<
  WordEntry,
  'w' | 'focus' | 'groep' | 'band' | 'lang' | 'basis' | 'pic' | 'be'
> {
  /** One or two sentences that contain the word exactly once. */
  zin: string[]
}

/** The fields in the order in which a line has them. */
const VELDEN = ['w', 'focus', 'groep', 'band', 'zin', 'lang', 'basis', 'pic', 'be'] as const

type Toets = (waarde: unknown) => boolean

const isTekst: Toets = (waarde) =>
  typeof waarde === 'string' && waarde.trim() === waarde && waarde !== ''
const isTussen =
  (min: number, max: number): Toets =>
  (waarde) =>
    Number.isInteger(waarde) && Number(waarde) >= min && Number(waarde) <= max
const of =
  (toets: Toets): Toets =>
  (waarde) =>
    waarde === undefined || toets(waarde)
const isVlaams: Toets = (waarde) =>
  isRij(waarde) &&
  Object.keys(waarde).length > 0 &&
  Object.entries(waarde).every(
    ([sleutel, deel]) =>
      (sleutel === 'avoid' && deel === true) || (sleutel === 'label' && isTekst(deel)),
  )

const EISEN: Readonly<Record<(typeof VELDEN)[number], Toets>> = {
  w: isTekst,
  focus: (waarde) => CAT_CODES.some((code) => code === waarde),
  groep: isTussen(3, 8),
  band: isTussen(1, 5),
  zin: (waarde) =>
    Array.isArray(waarde) && waarde.length > 0 && waarde.length < 3 && waarde.every(isTekst),
  lang: of(isTekst),
  basis: of(isTekst),
  pic: of(isTekst),
  be: of(isVlaams),
}

function isRij(waarde: unknown): waarde is Record<string, unknown> {
  return typeof waarde === 'object' && waarde !== null && !Array.isArray(waarde)
}

/** Returns whether a line of a candidate file has exactly the fields of a candidate, in order and within their bounds. */
export function isKandidaat(waarde: unknown): waarde is Kandidaat {
  if (!isRij(waarde)) return false
  const sleutels = Object.keys(waarde)
  return (
    sleutels.join() === VELDEN.filter((veld) => sleutels.includes(veld)).join() &&
    VELDEN.every((veld) => EISEN[veld](waarde[veld]))
  )
}

/** Formats rows as a file has them: a JSON array with one word per line. */
export const writeRegels = (rijen: readonly unknown[]): string =>
  `[\n${rijen.map((rij) => JSON.stringify(rij)).join(',\n')}\n]\n`
