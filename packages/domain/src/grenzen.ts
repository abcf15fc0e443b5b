import type { Grenzen } from '@letterhaven/contracts/plek'

/** Minutes of play on one day after which the held yawns: it says that stopping is fine, and stops nobody. */
const GAAP_NA = 20

/** What the school laid down for a leerling. */
interface VanSchool {
  readonly rustig: boolean
}

/**
 * Returns what a leerling may change and after how long the held yawns; everything that needs this asks here. Until a docent
 * can set more of it, everything may be changed, except calm where the school has set it.
 */
export const grenzenVoor = ({ rustig }: VanSchool): Grenzen => ({
  gaapNa: GAAP_NA,
  mag: { letter: true, geluid: true, rustig: !rustig },
})

/** Whether the held is tired after this much play today. */
export const gaaptNa = ({ gaapNa }: Pick<Grenzen, 'gaapNa'>, gespeeldMs: number): boolean =>
  gespeeldMs >= gaapNa * 60_000
