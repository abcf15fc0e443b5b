/**
 * Covariances below the diagonal, row by row, as whole numbers in units of 1 / EENHEID. What the last answers subtract from
 * them waits in `wacht` and is applied four at a time: most answers read one column, and none needs a triangle of its own. Each
 * waiting list w subtracts wᵢ·wⱼ, rounded to whole units by itself, so that the result is the same to the bit whenever it is
 * applied. A triangle is never changed, always copied.
 */
export interface Driehoek {
  readonly cel: Int16Array
  readonly wacht: readonly Wachtend[]
}

/** A number for each category, in units whose square is 1 / (EENHEID · 2^FIJN). */
type Wachtend = readonly number[]

/** Covariances are at most VARIANTIE_MAX, which in these units just fits in two bytes. */
export const EENHEID = 16_383
/** Products of the waiting numbers are this many bits finer than the covariances. */
export const FIJN = 15
/** FIJN for this file alone: an exported constant is read anew in every turn of a loop, which takes half of its time. */
const BITS = 15
const HALF = 16_384

/** With this many lists, nothing waits any longer. */
const VOL = 4

/** Returns the place of a pair in the triangle. */
export const paar = (i: number, j: number): number =>
  i > j ? (i * (i - 1)) / 2 + j : (j * (j - 1)) / 2 + i

/** Returns how many pairs this many categories make. */
export const aantalParen = (n: number): number => (n * (n - 1)) / 2

/** Returns a triangle in which nothing waits. */
export const driehoekVan = (cel: Int16Array): Driehoek => ({ cel, wacht: [] })

/** Returns what two waiting numbers subtract from their covariance. */
const product = (a: number, b: number): number => (Math.imul(a, b) + HALF) >> BITS

/** Returns the covariance of a pair, in units. */
export function celVan({ cel, wacht }: Driehoek, i: number, j: number): number {
  let c = cel[paar(i, j)] ?? 0
  for (const w of wacht) c -= product(w[i] ?? 0, w[j] ?? 0)
  return c
}

/** Writes the covariances of category k with all n into `uit`, in units; the value at its own place means nothing. */
export function writeKolom(
  { cel, wacht }: Driehoek,
  { k, n }: { readonly k: number; readonly n: number },
  uit: Float64Array,
): void {
  for (let i = 0; i < n; i += 1) uit[i] = cel[paar(i, k)] ?? 0
  for (const w of wacht) {
    const wk = w[k] ?? 0
    for (let i = 0; i < n; i += 1) uit[i] = (uit[i] ?? 0) - product(w[i] ?? 0, wk)
  }
}

/** Returns the triangle less the products of `w`, which are applied at once when it is the fourth, else later. */
export function takeOff({ cel, wacht }: Driehoek, w: Wachtend): Driehoek {
  const na = { cel, wacht: [...wacht, w] }
  return na.wacht.length < VOL ? na : driehoekVan(cellenVan(na))
}

/** Working space that the loop below reads fast; no value lives in it from one call to the next. */
let ruimte = { a: new Int32Array(64), b: new Int32Array(64) }

/** Returns the cells with all that waited applied; they are to be read, not changed. */
export function cellenVan({ cel, wacht }: Driehoek): Int16Array {
  if (wacht.length === 0) return cel
  const uit = cel.slice()
  const n = wacht[0]?.length ?? 0
  if (n > ruimte.a.length) ruimte = { a: new Int32Array(2 * n), b: new Int32Array(2 * n) }
  for (let nr = 0; nr < wacht.length; nr += 2) {
    const [een, ander] = [wacht[nr], wacht[nr + 1]]
    for (let i = 0; i < n; i += 1) {
      ruimte.a[i] = een?.[i] ?? 0
      ruimte.b[i] = ander?.[i] ?? 0
    }
    workIn(uit, n, ruimte)
  }
  return uit
}

/** Applies two lists at a time: half of the time goes into reading a cell. */
function workIn(uit: Int16Array, n: number, { a, b }: typeof ruimte): void {
  let plek = 0
  for (let i = 1; i < n; i += 1) {
    const ai = a[i] ?? 0
    const bi = b[i] ?? 0
    for (let j = 0; j < i; j += 1) {
      uit[plek] = (uit[plek] ?? 0) - product(ai, a[j] ?? 0) - product(bi, b[j] ?? 0)
      plek += 1
    }
  }
}
