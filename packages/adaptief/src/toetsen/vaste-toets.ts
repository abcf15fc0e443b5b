import { PRIOR_VARIANTIE } from '../constanten.ts'
import { naAntwoord, normaal } from '../kansen.ts'
import type { KansOpGoed, Schatting } from '../types.ts'

/** With fewer words than this, a test says too little about one category. */
export const MIN_TOETSWOORDEN = 10

/** The result of a fixed test of one category: always what was counted, and a judgement where there is enough. */
export type Methodetoets =
  | { readonly soort: 'te_weinig_woorden'; readonly goed: number; readonly van: number }
  | ({ readonly soort: 'oordeel'; readonly goed: number; readonly van: number } & KansOpGoed)

/** Judges this many right out of this many, with the interval of the model that has processed these answers. */
export function judgeMethodetoets(
  { goed, van }: { goed: number; van: number },
  model: KansOpGoed,
): Methodetoets {
  if (van < MIN_TOETSWOORDEN) return { soort: 'te_weinig_woorden', goed, van }
  return { soort: 'oordeel', goed, van, ...model }
}

/** One word of a test: how hard it is, and how it was answered. */
export interface Toetsantwoord {
  readonly moeilijkheid: Schatting
  readonly correct: boolean
  readonly guess: number
}

/** Estimates ability from the answers of one test alone, without practice, so that two tests can be compared. */
export function estimateFromToets(
  antwoorden: readonly Toetsantwoord[],
  begin: Schatting = { mean: 0, sd: 2 * Math.sqrt(PRIOR_VARIANTIE) },
): Schatting {
  let [mean, variantie] = [begin.mean, begin.sd * begin.sd]
  for (const { moeilijkheid: b, correct, guess } of antwoorden) {
    const v = variantie + b.sd * b.sd
    const m = mean - b.mean
    const na = naAntwoord(m, v, { correct, guess, gewicht: 1 })
    mean += (variantie * (na.m - m)) / v
    variantie -= (variantie * variantie * (v - na.v)) / (v * v)
  }
  return { mean, sd: Math.sqrt(variantie) }
}

/** A smaller difference is no growth that anybody would see, however sure it is. In logits; study. */
export const MIN_GROEI = 0.3
/** How sure growth or decline must be to be reported. */
export const ZEKER_ANDERS = 0.95

export interface Vergelijking {
  readonly oordeel: 'betrouwbaar_vooruit' | 'betrouwbaar_achteruit' | 'nog_niet_te_zeggen'
  readonly verschil: number
  /** Reliable change index: the difference in standard errors (Jacobson and Truax 1991). */
  readonly rci: number
  /** How sure it is that the level rose. */
  readonly kans: number
}

/** Compares an end test with a begin test of other words of the same kind: whether the level changed reliably. */
export function compareToetsen(voor: Schatting, na: Schatting): Vergelijking {
  const verschil = na.mean - voor.mean
  const rci = verschil / Math.hypot(voor.sd, na.sd)
  const kans = normaal(rci)
  if (kans > ZEKER_ANDERS && verschil > MIN_GROEI)
    return { oordeel: 'betrouwbaar_vooruit', verschil, rci, kans }
  if (1 - kans > ZEKER_ANDERS && verschil < -MIN_GROEI)
    return { oordeel: 'betrouwbaar_achteruit', verschil, rci, kans }
  return { oordeel: 'nog_niet_te_zeggen', verschil, rci, kans }
}
