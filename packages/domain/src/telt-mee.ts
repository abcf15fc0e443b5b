/** What decides whether an answer counts. */
export interface Poging {
  readonly poging: number
  /** What was asked; absent on answers of before games said so. */
  readonly vraag?: string | null | undefined
}

/**
 * Returns whether an answer counts: in the length of a taak, in stars, for the engine and for the calibration. A second try that
 * says what it was asked is a mend, which the child makes from its own form after the mistake was shown. A second try without
 * it is of before mends existed, and counts as it did then, so that a replay gives the same state.
 */
export const teltMee = ({ poging, vraag }: Poging): boolean =>
  poging === 1 || vraag === undefined || vraag === null
