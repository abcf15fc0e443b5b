import type { HeldSoort } from './koppen.ts'
import type { Land } from './spraak.ts'

/** How this pupil plays. */
export interface Instellingen {
  readonly geluid: boolean
  /** 0…1 */
  readonly volume: number
  /** No moving scenery, no particles, longer waits. */
  readonly rustig: boolean
  /** `ruim`: more room between letters, for pupils with dyslexia. */
  readonly letter: 'gewoon' | 'ruim'
  readonly held: HeldSoort
  readonly land: Land
}

export const STANDAARD_INSTELLINGEN: Instellingen = {
  geluid: true,
  volume: 0.7,
  rustig: false,
  letter: 'gewoon',
  held: 'vos',
  land: 'nl',
}
