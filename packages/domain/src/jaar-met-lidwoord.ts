import type { Jaarwoorden } from './jaarwoorden.ts'

/**
 * A year as it stands after 'van', 'in' or 'vanaf': 'groep 4', 'het 2e leerjaar', 'de 3e kleuterklas'. A file of its
 * own: the pages that say so are few, and those that carry the wording sets are all.
 */
export function jaarMetLidwoord(n: number, { groepN }: Pick<Jaarwoorden, 'groepN'>): string {
  const jaar = groepN(n)
  if (jaar.endsWith('e leerjaar')) return `het ${jaar}`
  return /klas$|^peuter/.test(jaar) ? `de ${jaar}` : jaar
}
