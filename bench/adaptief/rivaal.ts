import type { Aanmelding, Waarheid } from './leerling.ts'

/** The moment of a choice. */
export interface Moment {
  /** Time in days, with a fraction. */
  readonly t: number
  /** Chance that a guess is right in the current game. */
  readonly gok: number
  /** Whether a taak begins. */
  readonly begin: boolean
}

/** An answer as a device reports it. */
export interface Gegeven {
  readonly woord: number
  readonly goed: boolean
  readonly t: number
  readonly gok: number
  readonly ms: number
  readonly thuis: boolean
  /** The reason that the rival gave for its choice; 'toets' where a test chose the word. */
  readonly waarom: string
}

/** A rival's state for one leerling. */
export interface Volger {
  choose(moment: Moment): number
  leer(antwoord: Gegeven): void
  /** Why it chose the last word. */
  waarom?(): string
  /** Expected chance of a right answer. */
  voorspel?(woord: number, moment: Moment): number
  /** Level in a category, with its uncertainty. */
  vaardigheid?(categorie: number): { mean: number; sd: number }
  /** Categories that it would report as weak. */
  zwak?(): readonly number[]
  /** How sure it is of each category that it is weak, from 0 to 1; one of which it says nothing may be left out. */
  zwakte?(): ReadonlyMap<number, number>
  /** Makes a second state that starts as this one is now and then goes its own way: on an offline device, or on the server. */
  kopie?(waar: 'apparaat' | 'server'): Volger
}

/** Something that chooses words for all leerlingen of one world. */
export interface Rivaal {
  /** Starts with a leerling; only the oracle may look at the second argument. */
  begin(leerling: Aanmelding, waarheid: Waarheid): Volger
  /** Called after the last leerling of a day. */
  nacht?(): void
  moeilijkheid?(woord: number): number
}
