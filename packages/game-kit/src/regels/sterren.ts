import type { Sterren } from './contract.ts'

/**
 * Returns the stars of a taak by the share that was right: three from .9, two from .75, otherwise one when anything was
 * answered, and 0 when nothing was.
 */
export function sterrenVan({ goed, fout }: { goed: number; fout: number }): Sterren {
  const totaal = goed + fout
  if (totaal === 0) return 0
  const deel = goed / totaal
  return deel >= 0.9 ? 3 : deel >= 0.75 ? 2 : 1
}
