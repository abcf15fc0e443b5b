/**
 * A ball that hops over the flippers: how high it is and how fast it rises, in balls, how often in a row it was struck, and whether it came down since.
 */
export interface Hoog {
  readonly op: number
  readonly vaart: number
  readonly keer: number
  readonly kwam: boolean
}

/** The ball that lies still. */
export const LIGT: Hoog = { op: 0, vaart: 0, keer: 0, kwam: true }

/** What pulls the ball down, in balls per s². */
const ZWAARTE = 140
/** How high the first strokes of a row bring the ball, in balls; the next ones bring it to what hangs over the flippers. */
const SLAGEN = [4, 8] as const
/** So much higher than that it would come if nothing hung there. */
const ERDOOR = 1.2
/** A ball that comes down is struck from this height on, in balls. */
const BEREIK = 3.5
/** The share of its speed that is left where it springs off what hangs there, and off the flippers when nobody strikes it. */
const VEER = { dak: 0.4, vloer: 0.36 } as const
/** A ball that springs up no faster than this lies still, in balls per s. */
const TRAAG = 5

const vaartTot = (hoogte: number): number => Math.sqrt(2 * ZWAARTE * hoogte)

/** Lets the ball hop by itself, which counts for nothing. */
export const hop = (nu: Hoog): Hoog =>
  nu.op > 0 || nu.keer > 0 ? nu : { ...nu, vaart: vaartTot(SLAGEN[0]) }

/**
 * Strikes the ball with a flipper. Returns the same ball where it is out of reach or still goes up by the stroke before. `dak` is how
 * high it can come, in balls.
 */
export function strike(nu: Hoog, dak: number): Hoog {
  if (nu.op > BEREIK || !nu.kwam) return nu
  const hoogte = Math.min(SLAGEN[nu.keer] ?? Infinity, dak * ERDOOR)
  return { ...nu, vaart: vaartTot(hoogte), keer: nu.keer + 1, kwam: false }
}

/** Lets time pass. Returns the ball, and whether it sprang off what hangs over the flippers. */
export function fall(
  nu: Hoog,
  ms: number,
  dak: number,
): { readonly nu: Hoog; readonly botst: boolean } {
  if (nu.op === 0 && nu.vaart === 0) return { nu, botst: false }
  const s = Math.min(ms, 50) / 1000
  const vaart = nu.vaart - ZWAARTE * s
  const op = nu.op + ((nu.vaart + vaart) / 2) * s
  const kwam = nu.kwam || vaart <= 0
  if (op >= dak && vaart > 0)
    return { nu: { ...nu, op: dak, vaart: -vaart * VEER.dak, kwam: true }, botst: true }
  if (op > 0) return { nu: { ...nu, op, vaart, kwam }, botst: false }
  const terug = -vaart * VEER.vloer
  return { nu: terug > TRAAG ? { ...nu, op: 0, vaart: terug, kwam } : LIGT, botst: false }
}
