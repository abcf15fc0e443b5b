import type { Jaarwoorden } from './jaarwoorden.ts'

/**
 * Returns a year as it stands after 'van', 'in' or 'vanaf': 'groep 4', 'het 2e leerjaar', 'de 3e kleuterklas'. It has its own
 * file because few pages need it, while all of them carry the wording sets.
 */
export function jaarMetLidwoord(n: number, { groepN }: Pick<Jaarwoorden, 'groepN'>): string {
  const jaar = groepN(n)
  if (jaar.endsWith('e leerjaar')) return `het ${jaar}`
  return /klas$|^peuter/.test(jaar) ? `de ${jaar}` : jaar
}
