/** What decides whether an answer counts. */
export interface Poging {
  readonly poging: number
  /** What was asked; absent on answers of before games said so. */
  readonly vraag?: string | null | undefined
}

/** How the vraag of a step ends: with the form in which the same word is answered after it. */
const STAP = />[a-z]+$/

/**
 * Returns whether a vraag is a step: a decision on the way to the form by which the word counts, as the house of a letter before
 * its word is written ('sorteer:ei,ij>typ'). It is stored and shown, and counts nowhere.
 */
export const isStap = (vraag: string | null | undefined): boolean => STAP.test(vraag ?? '')

/**
 * Returns whether an answer counts: in the length of a taak, in stars, for the engine and for the calibration. A second try that
 * says what it was asked is a mend, which the child makes from its own form after the mistake was shown. A second try without
 * it is of before mends existed, and counts as it did then, so that a replay gives the same state. A step never counts.
 */
export const teltMee = ({ poging, vraag }: Poging): boolean =>
  !isStap(vraag) && (poging === 1 || vraag === undefined || vraag === null)
