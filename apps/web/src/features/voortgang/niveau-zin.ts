import type { Niveau } from '@letterhaven/contracts/voortgang'

/** An interval wider than this, as a share, leaves the level open. */
const TE_BREED = 0.4

/** A share as so many out of ten words. */
function vanTien(deel: number): number {
  return Math.round(deel * 10)
}

/** True when the level is known well enough to be said; null means the engine has no picture yet. */
export function isZegbaar(niveau: Niveau | null): niveau is Niveau {
  return niveau !== null && niveau.hoog - niveau.laag <= TE_BREED
}

/** The interval in words: 'met 80% zekerheid tussen 6 en 8', or that there is hardly any doubt. */
function zekerTussen(laag: number, hoog: number): string {
  return zekerTussenTien(vanTien(laag), vanTien(hoog))
}

/** The same of numbers that are out of ten already. */
export function zekerTussenTien(van: number, tot: number): string {
  return van === tot ? 'dat is vrij zeker' : `met 80% zekerheid tussen ${van} en ${tot}`
}

/** The level of one category: '± 7 van de 10, met 80% zekerheid tussen 6 en 8'. */
export function niveauZin(niveau: Niveau | null): string {
  if (!isZegbaar(niveau)) return 'nog niet te zeggen'
  return `± ${vanTien(niveau.kans)} van de 10, ${zekerTussen(niveau.laag, niveau.hoog)}`
}
