/** A year as it is stored: a number from 1 to 8, and the code of the administration where that is no such number. */
export interface Jaarplek {
  readonly jaargroep: number
  readonly jaarcode: string | null
}

/** The code where nobody gave a year. */
export const ZONDER_JAAR = '?'
/** The year in which a pupil without a number starts: the last one before reading begins. */
const BEGIN = 2
const JONGER = ['B', 'D', '0']

/**
 * Places a code of EDEXML (section jaargroep of its manual: B, D, 0-8, 11-16, S, V, C, N, H) among the eight years. A pupil
 * with B, D or 0 starts in year 1; one with another code of no primary year, or with none at all, starts at `BEGIN`, and the
 * engine finds the level.
 */
export function jaarVanCode(code: string | null): Jaarplek {
  if (code !== null && /^[1-8]$/.test(code)) return { jaargroep: Number(code), jaarcode: null }
  return {
    jaargroep: code !== null && JONGER.includes(code) ? 1 : BEGIN,
    jaarcode: code ?? ZONDER_JAAR,
  }
}

/** Returns the code again; null where nobody gave a year. */
export const codeVanJaar = ({ jaargroep, jaarcode }: Jaarplek): string | null =>
  jaarcode === ZONDER_JAAR ? null : (jaarcode ?? String(jaargroep))
