import {
  HELLING_DAGEN,
  HELLING_SD,
  HELLING_ZWERF,
  NIVEAU_DAG,
  UITSCHIETER,
  UITSCHIETERS_GELOOFD,
} from './constanten.ts'

/**
 * The level and the growth per day of something that is measured now and then, as one normal distribution: a local linear trend
 * whose slope wears off by itself. It is kept in single precision, as it is stored.
 */
export interface Spoor {
  readonly niveau: number
  readonly helling: number
  readonly vNiveau: number
  readonly vHelling: number
  readonly samen: number
  /** How many of the last measurements in a row were outliers to one side: positive for up, negative for down. */
  readonly uitschieters: number
}

/** The slope's variance at the beginning, and after a long time without measurements. */
const BEGIN = HELLING_SD ** 2
const RUST = HELLING_ZWERF ** 2
const A = 1 / HELLING_DAGEN
/** Bounds that keep it a distribution in single precision. */
const V_MIN = 1e-6
const V_MAX = 4
const VH_MIN = 1e-10

function rond(s: Spoor): Spoor {
  const vNiveau = Math.fround(Math.min(V_MAX, Math.max(V_MIN, s.vNiveau)))
  const vHelling = Math.fround(Math.min(BEGIN, Math.max(VH_MIN, s.vHelling)))
  const meest = 0.999 * Math.sqrt(vNiveau * vHelling)
  return {
    niveau: Math.fround(s.niveau),
    helling: Math.fround(s.helling),
    vNiveau,
    vHelling,
    samen: Math.fround(Math.max(-meest, Math.min(meest, s.samen))),
    uitschieters: s.uitschieters,
  }
}

/** Returns a first belief: a level with this uncertainty, and no idea of its direction. */
export const beginSpoor = (niveau: number, sd: number): Spoor =>
  rond({ niveau, helling: 0, vNiveau: sd * sd, vHelling: BEGIN, samen: 0, uitschieters: 0 })

/**
 * Returns the belief this many days later. The slope is an Ornstein-Uhlenbeck process, so two steps equal one step of their
 * sum. When no time passes, nothing changes.
 */
export function letRun(s: Spoor, dagen: number): Spoor {
  if (!(dagen > 0)) return s
  const e = Math.exp(-A * dagen)
  const f = (1 - e) / A
  return rond({
    ...s,
    niveau: s.niveau + f * s.helling,
    helling: e * s.helling,
    vNiveau:
      s.vNiveau + 2 * f * s.samen + f * f * s.vHelling + NIVEAU_DAG * dagen + bijNiveau(dagen, e),
    vHelling: e * e * s.vHelling + RUST * (1 - e * e),
    samen: e * (s.samen + f * s.vHelling) + (RUST / A) * (1 - e) ** 2,
  })
}

/** Returns what the wandering of the slope adds to the variance of the level. */
const bijNiveau = (dagen: number, e: number): number =>
  ((2 * RUST) / A) * Math.max(0, dagen - (2 * (1 - e)) / A + (1 - e * e) / (2 * A))

/** Returns the number of outliers in a row after a measurement that lies `z` standard errors off. */
function countUitschieters(z: number, eerder: number): number {
  if (Math.abs(z) <= UITSCHIETER) return 0
  const kant = Math.sign(z)
  return eerder * kant > 0 ? eerder + kant : kant
}

/**
 * Returns the belief after a measurement with this variance. A far outlier hardly moves it, however far it is; several in a row
 * to one side mean that the level itself has changed.
 */
export function measure(s: Spoor, y: number, ruis: number): Spoor {
  const af = y - s.niveau
  const z = af / Math.sqrt(s.vNiveau + ruis)
  const uitschieters = countUitschieters(z, s.uitschieters)
  const isWeer = Math.abs(uitschieters) >= UITSCHIETERS_GELOOFD
  const vNiveau = isWeer ? Math.max(s.vNiveau, af * af) : s.vNiveau
  const eerlijk = isWeer ? ruis : Math.max(ruis, (af / UITSCHIETER) ** 2 - vNiveau)
  const spreiding = vNiveau + eerlijk
  const k = vNiveau / spreiding
  // A level that has become another one says nothing about how it grew.
  const h = isWeer ? 0 : s.samen / spreiding
  return rond({
    niveau: s.niveau + k * af,
    helling: s.helling + h * af,
    vNiveau: vNiveau * (1 - k),
    vHelling: s.vHelling - h * s.samen,
    samen: s.samen * (1 - k),
    uitschieters: isWeer ? 0 : uitschieters,
  })
}
