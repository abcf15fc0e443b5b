import type { Land } from '@letterhaven/contracts/admin'
import type { Kleding } from './kleding.ts'
import type { HeldSoort } from './koppen.ts'

/** gewoon: Andika. ruim: Andika with more space. dyslexie: OpenDyslexic, fetched only when chosen. */
export const LETTERS = ['gewoon', 'ruim', 'dyslexie'] as const
export type Letter = (typeof LETTERS)[number]

/** gewoon: rub or tap three times. licht: a single tap is enough, for pupils who find movement hard. */
export const HANDEN = ['gewoon', 'licht'] as const
export type Hand = (typeof HANDEN)[number]

/** Switch control. een: a light moves by itself and one key chooses. twee: one key moves the light, the other chooses. */
export const SCHAKELAARS = ['uit', 'een', 'twee'] as const
export type Schakelaar = (typeof SCHAKELAARS)[number]

/** How long the light of the switch control stays in one place, in ms. */
export const TEMPOS = [3500, 2200, 1300] as const

/** The volume steps, from mute to full. */
export const VOLUMES = [0, 0.35, 0.7, 1] as const

/** How a pupil plays. */
export interface Instellingen {
  readonly geluid: boolean
  /** 0…1 */
  readonly volume: number
  /** No moving scenery, no particles, and longer waits. */
  readonly rustig: boolean
  readonly letter: Letter
  readonly hand: Hand
  readonly schakelaar: Schakelaar
  /** One of TEMPOS. */
  readonly tempo: number
  /** The games whose instruction this pupil has seen. */
  readonly uitlegGezien: readonly string[]
  readonly held: HeldSoort
  /** What the hero wears in every game. */
  readonly kleding?: Kleding
  readonly land: Land
}

export const STANDAARD_INSTELLINGEN: Instellingen = {
  geluid: true,
  volume: 0.7,
  rustig: false,
  letter: 'gewoon',
  hand: 'gewoon',
  schakelaar: 'uit',
  tempo: 2200,
  uitlegGezien: [],
  held: 'vos',
  land: 'nl',
}
