import { op, count } from './rij.ts'

/**
 * Practised skill per category. What a session adds fades by a power of the days since, and more slowly when practice was
 * spread: long after the last session in that category, and not too many answers in a row.
 */
const VERVAL_MINST = 0.1
const VERVAL_KORT = 0.1
const VERVAL_VEEL = 0.08
const KORT_DAGEN = 6
const VEEL = 15
const GETALLEN = 3

export interface Oefening {
  readonly zittingen: number
  /** The days, amounts and decays of the sessions of each category. */
  readonly boek: Float64Array
  readonly aantal: Int32Array
  /** What is left of it today. */
  readonly nu: Float64Array
  /** Answers, gain and weighted decay of today, not yet in the book. */
  readonly vandaag: Int32Array
  readonly erbij: Float64Array
  readonly verval: Float64Array
}

export function makeOefening(categorieen: number, zittingen: number): Oefening {
  return {
    zittingen,
    boek: new Float64Array(categorieen * zittingen * GETALLEN),
    aantal: new Int32Array(categorieen),
    nu: new Float64Array(categorieen),
    vandaag: new Int32Array(categorieen),
    erbij: new Float64Array(categorieen),
    verval: new Float64Array(categorieen),
  }
}

const plekVan = (o: Oefening, k: number, zitting: number): number =>
  (k * o.zittingen + zitting) * GETALLEN

/** Returns what is left on a day of everything that was practised in a category. */
export function overVan(o: Oefening, k: number, dag: number): number {
  let over = 0
  for (let z = 0; z < op(o.aantal, k); z += 1) {
    const plek = plekVan(o, k, z)
    const sinds = dag - op(o.boek, plek)
    over += op(o.boek, plek + 1) * Math.exp(-op(o.boek, plek + 2) * Math.log1p(sinds))
  }
  return over
}

/** Starts a new day by computing what is left of everything before. */
export function begin(o: Oefening, dag: number): void {
  for (let k = 0; k < o.nu.length; k += 1) if (op(o.aantal, k) > 0) o.nu[k] = overVan(o, k, dag)
}

/** Adds one answer to the skill of a category. */
export function add(o: Oefening, k: number, wat: { hoeveel: number; dag: number }): void {
  const zittingen = op(o.aantal, k)
  const vorige = zittingen > 0 ? op(o.boek, plekVan(o, k, zittingen - 1)) : -Infinity
  const gat = zittingen > 0 ? wat.dag - vorige : KORT_DAGEN
  const eerder = op(o.vandaag, k)
  const verval =
    VERVAL_MINST +
    VERVAL_KORT * Math.exp(-gat / KORT_DAGEN) +
    (VERVAL_VEEL * eerder) / (eerder + VEEL)
  count(o.nu, k, wat.hoeveel)
  count(o.erbij, k, wat.hoeveel)
  count(o.verval, k, wat.hoeveel * verval)
  count(o.vandaag, k, 1)
}

/** Ends the day: what was practised goes into the book. */
export function close(o: Oefening, dag: number): void {
  for (let k = 0; k < o.nu.length; k += 1) {
    if (op(o.vandaag, k) === 0) continue
    const erbij = op(o.erbij, k)
    const plek = plekVan(o, k, op(o.aantal, k))
    o.boek.set([dag, erbij, erbij > 0 ? op(o.verval, k) / erbij : 0], plek)
    count(o.aantal, k, 1)
    o.vandaag[k] = 0
    o.erbij[k] = 0
    o.verval[k] = 0
  }
}
