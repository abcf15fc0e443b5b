import type { Toeval } from './toeval.ts'

/** Boundary separation of the drift-diffusion model, at unit noise. */
const GRENS = 2
/** Seconds in one unit of its time, and what reading, finding keys and tapping take beside it. */
const TIKKEN = { eenheid: 2.5, vast: 5 }
const KIEZEN = { eenheid: 1.8, vast: 1.5 }
/** Shape of the inverse Gaussian against its mean: the spread of first passages without drift. */
const VORM = 1.5
/** Share of answers during which somebody looked out of the window, and for how many seconds. */
const AFGELEID = 0.05
const AFGELEID_SECONDEN = 20
/** Guess chance up to which a game counts as typing. */
const GETYPT = 0.1

/** Mean first-passage time of a diffusion that starts half way: (a / 2v) tanh(a v / 2). */
function beslisTijd(x: number): number {
  const drift = x / GRENS
  if (Math.abs(drift) < 1e-6) return (GRENS * GRENS) / 4
  return (GRENS / (2 * drift)) * Math.tanh((GRENS * drift) / 2)
}

/** A draw from the inverse Gaussian with this mean (Michael, Schucany and Haas 1976). */
function drawTijd(toeval: Toeval, gemiddeld: number): number {
  const lambda = VORM * gemiddeld
  const y = toeval.normaal() ** 2
  const wortel = Math.sqrt(4 * gemiddeld * lambda * y + (gemiddeld * y) ** 2)
  const x = gemiddeld + (gemiddeld * (gemiddeld * y - wortel)) / (2 * lambda)
  return toeval.deel() <= gemiddeld / (gemiddeld + x) ? x : (gemiddeld * gemiddeld) / x
}

/**
 * How long an answer took, in ms; x is how far level lies above difficulty. Always the same number of
 * draws, so that rows of draws stay side by side. Meaningless times know nothing of x.
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
