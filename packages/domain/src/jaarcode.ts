/** A year as it is stored: a number from 1 to 8, and what the administration calls it where that is none. */
export interface Jaarplek {
  readonly jaargroep: number
  readonly jaarcode: string | null
}

/** Where nobody said a year. */
export const ZONDER_JAAR = '?'
/** Who has no number begins where reading begins. */
const BEGIN = 2
const JONGER = ['B', 'D', '0']

/**
 * Where a code of EDEXML (section jaargroep of its manual: B, D, 0-8, 11-16, S, V, C, N, H) stands among the eight years.
 * A number of no primary year, and no number at all, begins at the start: the engine finds the level.
 */
export function jaarVanCode(code: string | null): Jaarplek {
  if (code !== null && /^[1-8]$/.test(code)) return { jaargroep: Number(code), jaarcode: null }
  return {
    jaargroep: code !== null && JONGER.includes(code) ? 1 : BEGIN,
    jaarcode: code ?? ZONDER_JAAR,
  }
}

/** The code again; null where nobody said a year. */
export const codeVanJaar = ({ jaargroep, jaarcode }: Jaarplek): string | null =>
  jaarcode === ZONDER_JAAR ? null : (jaarcode ?? String(jaargroep))
