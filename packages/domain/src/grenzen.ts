import type { Grenzen } from '@letterhaven/contracts/plek'

/** Minutes of play on one day after which the held yawns: it says that stopping is good, and stops nobody. */
const GAAP_NA = 20

/** What the school laid down of a leerling. */
interface VanSchool {
  readonly rustig: boolean
}

/**
 * What a leerling may change itself, and after how long the held yawns: the one place where everybody asks. Until a
 * docent sets more of it, all is free but what the school has made calm.
 */
export const grenzenVoor = ({ rustig }: VanSchool): Grenzen => ({
  gaapNa: GAAP_NA,
  mag: { letter: true, geluid: true, rustig: !rustig },
})

/** Whether the held is tired, after so much play today. */
export const gaaptNa = ({ gaapNa }: Pick<Grenzen, 'gaapNa'>, gespeeldMs: number): boolean =>
  gespeeldMs >= gaapNa * 60_000
