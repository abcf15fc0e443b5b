/** A street of windows, by how many words in it were right when they were hung. */
export interface Straat {
  readonly goede: number
  readonly alle: number
}

/** More windows hang in no street. */
const MEESTE = 40
/** A street of which nothing was told yet, as all were once: half of it is right. */
const HALF: Straat = { goede: 1, alle: 2 }
const STRAAT = /^raam(?:\/(?<goede>\d{1,2})\/(?<alle>\d{1,2}))?$/

/** Returns the manner in which one window of a street is asked ('raam/6/10'). */
export const straatWijze = ({ goede, alle }: Straat) => `raam/${goede}/${alle}` as const

/** Returns the street of a manner; null where it asks no window. */
export function readStraat(wijze: string): Straat | null {
  const gelezen = STRAAT.exec(wijze)
  if (!gelezen) return null
  const { goede, alle } = gelezen.groups ?? {}
  if (goede === undefined || alle === undefined) return HALF
  const straat = { goede: Number(goede), alle: Number(alle) }
  return straat.alle >= 1 && straat.alle <= MEESTE && straat.goede <= straat.alle ? straat : null
}
