import type { Klankgelijkenis } from './klankgelijkenis.ts'

/**
 * The closed list of ways to write a sound with letters that stand for it elsewhere in Dutch (the gh of spaghetti, the sh of
 * shirt), or with letters too many. None of them can be heard.
 */
export const GELIJKE_FOUTEN = {
  /** `kylo`, `optysch`: the y of type. */
  'i-y': 'zelfde',
  /** `porty`: the y of lolly. */
  'ie-y': 'zelfde',
  /** `sgh` for sch, `naght`. */
  'ch-gh': 'zelfde',
  /** `shef`. */
  'ch-sh': 'zelfde',
  /** `garazhe`: zh on the model of sh. */
  'g-zh': 'zelfde',
  /** `acquarium`. */
  'qu-cqu': 'zelfde',
  /** `backer`, `block`: the ck of hockey. */
  'k-ck': 'zelfde',
  /** `sène`. */
  'sc-s': 'zelfde',
  /** `crême`: the other accent for the same sound. */
  'accent-dak': 'zelfde',
  /** `ampaire`: the ai of militair. */
  'accent-ai': 'zelfde',
  /** `tourné`. */
  'ee-accent': 'zelfde',
  /** `militèr`: the è of ampère. */
  'air-accent': 'zelfde',
  /** `statsjon`. */
  'tion-tsjon': 'zelfde',
  /** `kripb`, and likewise `jyoga`: both the letter that is heard and the letter that is right. */
  'b-pb': 'zelfde',
  'yj-jy': 'zelfde',
  /** `gelluk`, `verrgeten`: one letter too many after a weak e. */
  'voor-twee': 'zelfde',
  /** `schermm`, `boomm`: one letter too many where no short vowel stands before it. */
  'slot-twee': 'zelfde',
} as const satisfies Record<string, Klankgelijkenis>

/** The id of such an error rule; it is stored with answers like any other, so it is never renamed. */
export type GelijkeFout = keyof typeof GELIJKE_FOUTEN
