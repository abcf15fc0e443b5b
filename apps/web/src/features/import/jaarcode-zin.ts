import type { Woordkeus } from '@letterhaven/domain/woordkeus'

/** Years that are no number of a primary school (EDEXML 2.1, code list jaargroep). */
const NAMEN: Readonly<Record<string, string>> = {
  B: 'baby',
  D: 'dreumes',
  S: 'speciaal (basis)onderwijs',
  V: 'voortgezet speciaal onderwijs',
  C: 'combinatie',
  N: 'ander onderwijs',
  H: 'oud-leerling',
}

/** A year of a file as people say it; null where it has none. */
export function jaarcodeZin(
  code: string | null,
  w: Pick<Woordkeus, 'groepN' | 'land'>,
): string | null {
  if (code === null) return null
  if (/^[0-8]$/.test(code)) return w.groepN(Number(code))
  // buitengewoon onderwijs: what Flanders calls the same code.
  if (code === 'S' && w.land === 'be') return 'buitengewoon onderwijs'
  return NAMEN[code] ?? `jaar ${code}`
}
