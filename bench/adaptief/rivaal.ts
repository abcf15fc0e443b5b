import type { Aanmelding, Waarheid } from './leerling.ts'

/** The moment of a choice. */
export interface Moment {
  /** Days, with a fraction. */
  readonly t: number
  /** Chance that a guess is right in the game of now. */
  readonly gok: number
  /** A taak begins. */
  readonly begin: boolean
}

/** An answer, as a device tells it. */
export interface Gegeven {
  readonly woord: number
  readonly goed: boolean
  readonly t: number
  readonly gok: number
  readonly ms: number
  readonly thuis: boolean
  /** What the rival said of its choice; a test chose the word where it says 'toets'. */
  readonly waarom: string
}

/** A rival's grip on one leerling. */
export interface Volger {
  kies(moment: Moment): number
  leer(antwoord: Gegeven): void
  /** Why it chose the last word. */
  waarom?(): string
  /** Expected chance of a right answer. */
  voorspel?(woord: number, moment: Moment): number
  /** Level in a category, with what is not known of it. */
  vaardigheid?(categorie: number): { mean: number; sd: number }
  /** Categories that it would report as weak. */
  zwak?(): readonly number[]
  /** A second grip that begins as this one is now and goes its own way: on a device without a line, or as the server's. */
  kopie?(waar: 'apparaat' | 'server'): Volger
}

/** Something that chooses words for all leerlingen of one world. */
export interface Rivaal {
  /** Only the oracle may look at the second argument. */
  begin(leerling: Aanmelding, waarheid: Waarheid): Volger
  /** After the last leerling of a day. */
  nacht?(): void
  moeilijkheid?(woord: number): number
}
