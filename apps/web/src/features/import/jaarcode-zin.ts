import type { Woordkeus } from '@letterhaven/domain/woordkeus'

/** Year codes that are not a year of a primary school (EDEXML 2.1, code list jaargroep). */
const NAMEN: Readonly<Record<string, string>> = {
  B: 'baby',
  D: 'dreumes',
  S: 'speciaal (basis)onderwijs',
  V: 'voortgezet speciaal onderwijs',
  C: 'combinatie',
  N: 'ander onderwijs',
  H: 'oud-leerling',
}

/** Puts the year of a file into words; null when it has none. */
export function jaarcodeZin(
  code: string | null,
  w: Pick<Woordkeus, 'groepN' | 'land'>,
): string | null {
  if (code === null) return null
  if (/^[0-8]$/.test(code)) return w.groepN(Number(code))
  // In Flanders the same code is called buitengewoon onderwijs.
  if (code === 'S' && w.land === 'be') return 'buitengewoon onderwijs'
  return NAMEN[code] ?? `jaar ${code}`
}
