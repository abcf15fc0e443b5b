import { MEAN_MAX, VARIANTIE_MAX, VARIANTIE_MIN } from './constanten.ts'

/**
 * What is known of a pupil's ability in all categories at once: one normal distribution. Means and
 * variances in single precision and correlations in steps of 1/32767, in memory as in the stored form, so
 * that a state from the database and one that was remembered go on alike. Never changed, always copied.
 */
export interface Schattingen {
  readonly mean: Float32Array
  readonly variantie: Float32Array
  /** Correlations below the diagonal, row by row. */
  readonly samen: Int16Array
}

const SCHAAL = 32_767
/** Just under 1: two categories never become one. */
const MEEST = 32_700

const klem = (x: number, laag: number, hoog: number): number =>
  x < laag ? laag : x > hoog ? hoog : x

/** The place of a pair in the triangle. */
const paar = (i: number, j: number): number =>
  i > j ? (i * (i - 1)) / 2 + j : (j * (j - 1)) / 2 + i

/** Working space of the loops below; no value lives in it from one call to the next. */
const ruimte = { u: new Float64Array(64), w: new Float64Array(64), kolom: new Float64Array(64) }

function zorgVoorRuimte(n: number): void {
  if (ruimte.u.length >= n) return
  ruimte.u = new Float64Array(2 * n)
  ruimte.w = new Float64Array(2 * n)
  ruimte.kolom = new Float64Array(2 * n)
}

/** Empty estimates; one buffer, because making one costs more than filling it. */
export function leegSchattingen(n: number): Schattingen {
  const buffer = new ArrayBuffer(8 * n + n * (n - 1))
  return {
    mean: new Float32Array(buffer, 0, n),
    variantie: new Float32Array(buffer, 4 * n, n),
    samen: new Int16Array(buffer, 8 * n),
  }
}

/** Estimates from means and a covariance; bounds keep them a distribution whatever is asked. */
export function maakSchattingen(
  n: number,
  { mean, cov }: { mean: (i: number) => number; cov: (i: number, j: number) => number },
): Schattingen {
  const x = leegSchattingen(n)
  for (let i = 0; i < n; i += 1) {
    x.mean[i] = klem(mean(i), -MEAN_MAX, MEAN_MAX)
    x.variantie[i] = klem(cov(i, i), VARIANTIE_MIN, VARIANTIE_MAX)
    for (let j = 0; j < i; j += 1) {
      const spreiding = Math.sqrt((x.variantie[i] ?? 0) * (x.variantie[j] ?? 0))
      x.samen[paar(i, j)] = klem(Math.round((SCHAAL * cov(i, j)) / spreiding), -MEEST, MEEST)
    }
  }
  return x
}

/** Covariance of two categories, or the variance of one. */
export function covariantie({ variantie, samen }: Schattingen, i: number, j: number): number {
  if (i === j) return variantie[i] ?? 0
  const spreiding = Math.sqrt((variantie[i] ?? 0) * (variantie[j] ?? 0))
  return ((samen[paar(i, j)] ?? 0) / SCHAAL) * spreiding
}

/** The covariances of one category with all; they stand there until the next call. */
export function kolomVan(x: Schattingen, k: number): Float64Array {
  const n = x.mean.length
  zorgVoorRuimte(n)
  const { kolom } = ruimte
  const s = Math.sqrt(x.variantie[k] ?? 0) / SCHAAL
  for (let i = 0; i < n; i += 1) {
    kolom[i] =
      i === k
        ? (x.variantie[k] ?? 0)
        : (x.samen[paar(i, k)] ?? 0) * s * Math.sqrt(x.variantie[i] ?? 0)
  }
  return kolom
}

/** The covariance of each category with this weighted sum of all. */
export function maalGewicht(x: Schattingen, gewicht: Float64Array): Float64Array {
  const n = x.mean.length
  const sd = Float64Array.from(x.variantie, Math.sqrt)
  const a = sd.map((s, i) => s * (gewicht[i] ?? 0))
  const som = a.slice()
  let plek = 0
  for (let i = 0; i < n; i += 1) {
    const ai = a[i] ?? 0
    for (let j = 0; j < i; j += 1) {
      const r = (x.samen[plek++] ?? 0) / SCHAAL
      som[i] = (som[i] ?? 0) + r * (a[j] ?? 0)
      som[j] = (som[j] ?? 0) + r * ai
    }
  }
  return som.map((c, i) => c * (sd[i] ?? 0))
}

/** What makes one row of correlations out of the old one: r·uᵢ·uⱼ + wᵢ·wⱼ, rounded and bounded. */
interface Rij {
  readonly i: number
  readonly ui: number
  readonly wi: number
}

/** The inner loop of all that happens to the estimates: nothing is made in it, and it rounds by whole numbers. */
function schrijfRij(uit: Int16Array, oud: Int16Array, { i, ui, wi }: Rij): void {
  const { u, w } = ruimte
  const begin = (i * (i - 1)) / 2
  for (let j = 0; j < i; j += 1) {
    const r = (oud[begin + j] ?? 0) * ui * (u[j] ?? 0) + wi * (w[j] ?? 0)
    const heel = ((r + 65_536.5) | 0) - 65_536
    uit[begin + j] = heel > MEEST ? MEEST : heel < -MEEST ? -MEEST : heel
  }
  u[i] = ui
  w[i] = wi
}

/** What one observation does: means move along `kolom` · stap, the covariance loses kolom·kolomᵀ · krimp. */
interface Stoot {
  readonly kolom: Float64Array
  readonly stap: number
  readonly krimp: number
  /** What the practised category gains by itself. */
  readonly eigen: { readonly k: number; readonly mean: number; readonly variantie: number }
}

/** For an observation after which no category gains anything by itself. */
export const GEEN_WINST = { k: -1, mean: 0, variantie: 0 } as const

/** The estimates after one observation (a step of a Kalman filter, O(K²)). */
export function stoot(x: Schattingen, { kolom, stap, krimp, eigen }: Stoot): Schattingen {
  const n = x.mean.length
  const { mean, variantie, samen } = leegSchattingen(n)
  zorgVoorRuimte(n)
  const wortel = Math.sqrt(Math.abs(krimp) * SCHAAL)
  const teken = krimp < 0 ? 1 : -1
  for (let i = 0; i < n; i += 1) {
    const g = kolom[i] ?? 0
    const oud = x.variantie[i] ?? 0
    const winst = eigen.k === i ? eigen : GEEN_WINST
    mean[i] = klem((x.mean[i] ?? 0) + g * stap + winst.mean, -MEAN_MAX, MEAN_MAX)
    variantie[i] = klem(oud - krimp * g * g + winst.variantie, VARIANTIE_MIN, VARIANTIE_MAX)
    const s = Math.sqrt(variantie[i] ?? 1)
    const ui = Math.sqrt(oud) / s
    const wi = (wortel * g) / s
    schrijfRij(samen, x.samen, { i, ui, wi: teken * wi })
    ruimte.w[i] = wi
  }
  return { mean, variantie, samen }
}

/** A growth of variance: of each category by itself, and of all of them together. */
export interface Verbreding {
  readonly eigen: number
  readonly samen: number
  /** No variance grows past this; one that is past it already stays. */
  readonly grens: number
}

/** One variance after a growth. */
export const verbreedVariantie = (v: number, { eigen, samen, grens }: Verbreding): number =>
  Math.max(v, Math.min(v + eigen + samen, grens))

/** The estimates after a growth of variance; past the bound the correlations go on as they would have. */
export function verbreed(x: Schattingen, bij: Verbreding): Schattingen {
  const n = x.mean.length
  const { mean, variantie, samen } = leegSchattingen(n)
  zorgVoorRuimte(n)
  mean.set(x.mean)
  for (let i = 0; i < n; i += 1) {
    const oud = x.variantie[i] ?? 0
    variantie[i] = Math.min(VARIANTIE_MAX, verbreedVariantie(oud, bij))
    const s = Math.sqrt(oud + bij.eigen + bij.samen)
    const ui = Math.sqrt(oud) / s
    schrijfRij(samen, x.samen, { i, ui, wi: Math.sqrt(bij.samen * SCHAAL) / s })
  }
  return { mean, variantie, samen }
}
