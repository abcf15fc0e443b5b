import type { Klankgelijkenis } from './klankgelijkenis.ts'

/**
 * The closed list of ways to write a sound with letters that stand for it elsewhere in Dutch (the gh of spaghetti, the sh of
 * shirt), or with letters too many: none is heard.
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
  /** `garazhe`: zh beside sh. */
  'g-zh': 'zelfde',
  /** `acquarium`. */
  'qu-cqu': 'zelfde',
  /** `backer`, `block`: the ck of hockey. */
  'k-ck': 'zelfde',
  /** `sène`. */
  'sc-s': 'zelfde',
  /** `crême`: the other sign for the same sound. */
  'accent-dak': 'zelfde',
  /** `ampaire`: the ai of militair. */
  'accent-ai': 'zelfde',
  /** `tourné`. */
  'ee-accent': 'zelfde',
  /** `militèr`: the è of ampère. */
  'air-accent': 'zelfde',
  /** `statsjon`. */
  'tion-tsjon': 'zelfde',
  /** `kripb`: the letter that is heard and the one that is right; so too `jyoga`. */
  'b-pb': 'zelfde',
  'yj-jy': 'zelfde',
  /** `gelluk`, `verrgeten`: a letter too many after a weak e. */
  'voor-twee': 'zelfde',
  /** `schermm`, `boomm`: a letter too many where none was short. */
  'slot-twee': 'zelfde',
} as const satisfies Record<string, Klankgelijkenis>

/** Id of such an error rule; stored with answers like any other, so never renamed. */
export type GelijkeFout = keyof typeof GELIJKE_FOUTEN
