import type { Telling } from '@letterhaven/contracts/leerling'

/** Quantile of the normal distribution for an 80 % interval, as the engine's own intervals are. */
const Z80 = 1.2815515655446004

/**
 * Between which shares the real one lies with 80 % certainty (Wilson 1927): of few answers it is wide,
 * and it never leaves 0 to 1. Null where nothing was answered.
 */
export function deelInterval({
  goed,
  totaal,
}: Telling): readonly [laag: number, hoog: number] | null {
  if (totaal === 0) return null
  const deel = goed / totaal
  const z2 = Z80 * Z80
  const midden = (deel + z2 / (2 * totaal)) / (1 + z2 / totaal)
  const half =
    (Z80 / (1 + z2 / totaal)) * Math.sqrt((deel * (1 - deel)) / totaal + z2 / (4 * totaal * totaal))
  return [Math.max(0, midden - half), Math.min(1, midden + half)]
}
