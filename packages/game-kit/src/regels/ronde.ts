import type { Trap } from '@letterhaven/contracts/trap'
import type { Opgave } from '../opgave/opgave.ts'
import type { Exercise, GameInput, HostInput, Item } from './contract.ts'

/** An opgave that went wrong at its first try, with what was given for it. */
export interface Misser<T extends Opgave = Item> {
  readonly item: T
  readonly vorm: string
}

/** What every game keeps of its round, however many words it asks at once. */
export interface RondeStaat<T extends Opgave = Item> {
  readonly aantal: number
  readonly opties: Exercise['options']
  readonly soort: Exercise['kind']
  readonly groep: number
  readonly land: Exercise['land']
  readonly trap: Trap
  /** What the pupil had reached before this round; null before the first. It shows, and judges nothing. */
  readonly vorigRecord: number | null
  readonly rng: number
  /** Active playing time in ms, without waits. */
  readonly t: number
  readonly vorigeT: number
  /** How many words in a row this game could not play. */
  readonly overgeslagen: number
  /** How many first tries were right and wrong. */
  readonly goed: number
  readonly fout: number
  /** The words or sentences that were given correctly, in order. The painted world keeps something of them. */
  readonly gelukt: readonly string[]
  readonly missers: readonly Misser<T>[]
  /** What was mended after a mistake, in order. */
  readonly hersteld: readonly string[]
  /** The verdicts on the first tries, in order. */
  readonly oordelen: readonly boolean[]
  readonly begonnen: boolean
}

/** What a word that is right at once is worth. */
export const PUNTEN = 10
/** A round ends after this many words in a row that cannot be played. */
export const MEESTE_OVERSLAG = 20
/** After this many tries the right form has been shown slowly, and the next word comes. */
export const MEESTE_POGINGEN = 3

/** Returns a round in which nothing was asked yet. */
export const beginRonde = (exercise: Exercise): RondeStaat<never> => ({
  aantal: Math.max(1, exercise.aantal),
  opties: exercise.options,
  soort: exercise.kind,
  groep: exercise.groep,
  land: exercise.land,
  trap: exercise.trap ?? 1,
  vorigRecord: exercise.record ?? null,
  rng: exercise.seed | 0,
  t: 0,
  vorigeT: 0,
  overgeslagen: 0,
  goed: 0,
  fout: 0,
  gelukt: [],
  missers: [],
  hersteld: [],
  oordelen: [],
  begonnen: false,
})

/** Returns what a word may know of its round when it is laid ready. */
export const bijVan = ({
  soort,
  groep,
  opties,
  trap,
  oordelen,
  gelukt,
}: RondeStaat<Opgave>): Pick<
  RondeStaat,
  'soort' | 'groep' | 'opties' | 'trap' | 'oordelen' | 'gelukt'
> => ({ soort, groep, opties, trap, oordelen, gelukt })

/** Returns whether an input is one of the host's own. */
export const isHostInput = (input: GameInput | HostInput): input is HostInput =>
  ['begin', 'tick', 'opgave', 'leeg'].includes(input.type)
