import type { Telling } from '@letterhaven/contracts/leerling'

/** Quantile of the normal distribution for an 80 % interval, the same as in the engine's own intervals. */
const Z80 = 1.2815515655446004

/**
 * Returns the shares between which the real one lies with 80 % certainty (Wilson 1927). The interval is wide when there are few
 * answers, and never leaves 0 to 1. Returns null when nothing was answered.
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
