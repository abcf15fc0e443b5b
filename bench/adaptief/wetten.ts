import { logistisch } from './kans.ts'

/** Three theories of what one answer teaches. Nobody knows which is right, so the results must hold under each. */
export const WETTEN = ['zone', 'oefening', 'fouten'] as const
/**
 * The same with a fourth, in which what one answer teaches is in proportion to what is not known yet and to nothing else: nobody
 * despairs, so that the hardest word always teaches most. It is the law that favours who asks too much.
 */
export const HARDE_WETTEN = [...WETTEN, 'tekort'] as const
export type Wet = (typeof HARDE_WETTEN)[number]

/** What a law depends on. */
export interface Leermoment {
  /** Chance that the leerling knew the word. */
  readonly kent: number
  readonly goed: boolean
  /** Recent share of right answers, from 0 to 1. */
  readonly gelukt: number
}

/** Logits per answer where a law gives most, chosen so that they teach about as much in total. */
const MAAT = { zone: 0.03, oefening: 0.021, fouten: 0.075, tekort: 0.075 } as const
/** The zone law: a bump kent^4 (1 - kent), with its top at 80 % known. */
const TOP = 0.8
const BULT = 4
/** What a wrong answer teaches under the practice law, where a right one teaches 1. */
const FOUT_LEERT = 0.6
/** The share of right answers below which errors no longer teach anything, and how sharp that transition is. */
const WANHOOP = 0.62
const STEILTE = 0.04

const WET: Readonly<Record<Wet, (moment: Leermoment) => number>> = {
  zone: ({ kent }) => ((kent / TOP) ** BULT * (1 - kent)) / (1 - TOP),
  oefening: ({ goed }) => (goed ? 1 : FOUT_LEERT),
  fouten: ({ kent, gelukt }) => (1 - kent) * logistisch((gelukt - WANHOOP) / STEILTE),
  tekort: ({ kent }) => 1 - kent,
}

/**
 * Returns the effort. A leerling who fails most of the time stops trying: below 65 % right, effort goes down under every law but
 * that of what is lacking.
 */
const inzet = (wet: Wet, gelukt: number): number =>
  wet === 'tekort' ? 1 : Math.min(1, Math.max(0.25, (gelukt - 0.4) / 0.25))

/** Returns what one answer adds to the skill, in logits, before it fades. */
export const geleerd = (wet: Wet, moment: Leermoment): number =>
  MAAT[wet] * WET[wet](moment) * inzet(wet, moment.gelukt)
