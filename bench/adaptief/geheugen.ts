import { op, count } from './rij.ts'

/**
 * Memory of single words by ACT-R, as in Pavlik and Anderson (2005, Cognitive Science 29): each meeting leaves a trace that
 * fades by a power of time, and faster the fresher the word still was, which is the spacing effect. Time between sessions
 * counts for less than time within one.
 */
const VERVAL_BASIS = 0.177
const VERVAL_SCHAAL = 0.217
const DREMPEL = -0.704
const RUIS = 0.255
/** Weight of a second between two sessions, relative to a second within one. */
const TUSSEN = 0.025
/** The number of traces kept per word; a new one replaces the oldest. */
const SPOREN = 10
const SECONDEN_PER_DAG = 86_400

/** What a leerling remembers of each word. */
export interface Geheugen {
  /** Difference between leerlingen, on the scale of activation. */
  readonly aanleg: number
  readonly aantal: Int32Array
  readonly wanneer: Float64Array
  readonly verval: Float64Array
}

export function makeGeheugen(woorden: number, aanleg: number): Geheugen {
  return {
    aanleg,
    aantal: new Int32Array(woorden),
    wanneer: new Float64Array(woorden * SPOREN),
    verval: new Float64Array(woorden * SPOREN),
  }
}

/** Returns the clock of memory, in seconds: `vorige` plus this many days without practice. */
export const naDagen = (vorige: number, dagen: number): number =>
  vorige + TUSSEN * dagen * SECONDEN_PER_DAG

/** Returns the sum of the traces of a word, which is e to the power of its activation. */
function sterkte(g: Geheugen, woord: number, nu: number): number {
  const eind = Math.min(op(g.aantal, woord), SPOREN)
  let totaal = 0
  for (let j = woord * SPOREN; j < woord * SPOREN + eind; j += 1) {
    const sinds = Math.max(1, nu - op(g.wanneer, j))
    totaal += Math.exp(-op(g.verval, j) * Math.log(sinds))
  }
  return totaal
}

/** Returns the chance that the spelling of this word comes from memory. */
export function onthouden(g: Geheugen, woord: number, nu: number): number {
  if (op(g.aantal, woord) === 0) return 0
  const activatie = Math.log(sterkte(g, woord, nu)) + g.aanleg
  return 1 / (1 + Math.exp((DREMPEL - activatie) / RUIS))
}

/** Records that the leerling met the word and saw its spelling. */
export function ontmoet(g: Geheugen, woord: number, nu: number): void {
  const plek = woord * SPOREN + (op(g.aantal, woord) % SPOREN)
  const vervalNu = VERVAL_BASIS + VERVAL_SCHAAL * Math.min(1, sterkte(g, woord, nu))
  g.wanneer[plek] = nu
  g.verval[plek] = vervalNu
  count(g.aantal, woord, 1)
}
