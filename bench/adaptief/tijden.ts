import type { Toeval } from './toeval.ts'

/** Boundary separation of the drift-diffusion model, at unit noise. */
const GRENS = 2
/** Seconds in one unit of the model's time, and the seconds that reading, finding keys and tapping take besides. */
const TIKKEN = { eenheid: 2.5, vast: 5 }
const KIEZEN = { eenheid: 1.8, vast: 1.5 }
/** Shape of the inverse Gaussian relative to its mean: the spread of first passages without drift. */
const VORM = 1.5
/** Share of answers during which the leerling was distracted, and for how many seconds on average. */
const AFGELEID = 0.05
const AFGELEID_SECONDEN = 20
/** Guess chance below which a game counts as typing. */
const GETYPT = 0.1

/** Returns the mean first-passage time of a diffusion that starts half way: (a / 2v) tanh(a v / 2). */
function beslisTijd(x: number): number {
  const drift = x / GRENS
  if (Math.abs(drift) < 1e-6) return (GRENS * GRENS) / 4
  return (GRENS / (2 * drift)) * Math.tanh((GRENS * drift) / 2)
}

/** Draws from the inverse Gaussian with this mean (Michael, Schucany and Haas 1976). */
function drawTijd(toeval: Toeval, gemiddeld: number): number {
  const lambda = VORM * gemiddeld
  const y = toeval.normaal() ** 2
  const wortel = Math.sqrt(4 * gemiddeld * lambda * y + (gemiddeld * y) ** 2)
  const x = gemiddeld + (gemiddeld * (gemiddeld * y - wortel)) / (2 * lambda)
  return toeval.deel() <= gemiddeld / (gemiddeld + x) ? x : (gemiddeld * gemiddeld) / x
}

/**
 * Returns how long an answer took, in ms; x is how far the level lies above the difficulty. Meaningless times do not depend on
 * x. The number of draws never depends on x, so that the draws of different rivals stay in step.
 */
export function antwoordTijd(
  toeval: Toeval,
  wat: { x: number; gok: number; zinloos: boolean },
): number {
  const soort = wat.gok < GETYPT ? TIKKEN : KIEZEN
  const los = 3 * toeval.normaal()
  const x = wat.zinloos ? los : wat.x
  const tijd = soort.vast + soort.eenheid * drawTijd(toeval, beslisTijd(x))
  const weg = toeval.deel() < AFGELEID ? -AFGELEID_SECONDEN * Math.log(1 - toeval.deel()) : 0
  return Math.round(1000 * (tijd + weg))
}
