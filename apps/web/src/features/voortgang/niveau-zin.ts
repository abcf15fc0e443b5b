import type { Niveau } from '@letterhaven/contracts/voortgang'

/** An interval wider than this, as a share, leaves the level open. */
const TE_BREED = 0.4

/** Returns a share as a number out of ten words. */
function vanTien(deel: number): number {
  return Math.round(deel * 10)
}

/** Returns whether the level is known well enough to be stated; null means that the engine has no estimate yet. */
export function isZegbaar(niveau: Niveau | null): niveau is Niveau {
  return niveau !== null && niveau.hoog - niveau.laag <= TE_BREED
}

/** Puts the interval into words: 'met 80% zekerheid tussen 6 en 8', or that there is hardly any doubt. */
function zekerTussen(laag: number, hoog: number): string {
  return zekerTussenTien(vanTien(laag), vanTien(hoog))
}

/** Does the same for numbers that are already out of ten. */
export function zekerTussenTien(van: number, tot: number): string {
  return van === tot ? 'dat is vrij zeker' : `met 80% zekerheid tussen ${van} en ${tot}`
}

/** Puts the level of one category into words: '± 7 van de 10, met 80% zekerheid tussen 6 en 8'. */
export function niveauZin(niveau: Niveau | null): string {
  if (!isZegbaar(niveau)) return 'nog niet te zeggen'
  return `± ${vanTien(niveau.kans)} van de 10, ${zekerTussen(niveau.laag, niveau.hoog)}`
}
