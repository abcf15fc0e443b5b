import {
  bronBijReden,
  type Engine,
  type Ijkpunt,
  type Leerling,
  type Response,
  type Staat,
} from '@letterhaven/adaptief'
import type { Reden } from '@letterhaven/contracts/antwoord'

const MS_PER_DAY = 86_400_000

/** What the engine needs to know about a stored answer. */
export interface VouwAntwoord {
  readonly woord_id: string
  readonly correct: boolean
  readonly gok: number
  readonly ms: number
  /** Null for a word that was not chosen but stood in a test. */
  readonly reden: Reden | null
  readonly gegeven_op: Date
  readonly thuis: boolean
  /** False for a mend, which no state takes in. */
  readonly telt: boolean
}

/** The engine's clock: days since 1970, with a fraction. */
export const dagenSinds1970 = (moment: Date): number => moment.getTime() / MS_PER_DAY

/** Returns an answer as the engine takes it. */
export const responseVan = (antwoord: Omit<VouwAntwoord, 'telt'>): Response => ({
  correct: antwoord.correct,
  t: dagenSinds1970(antwoord.gegeven_op),
  guess: antwoord.gok,
  source: antwoord.reden ? bronBijReden(antwoord.reden) : 'method',
  place: antwoord.thuis ? 'home' : 'school',
  rt: antwoord.ms,
})

/** Returns the state after one answer. */
const take = (engine: Engine, staat: Staat, antwoord: VouwAntwoord): Staat =>
  antwoord.telt ? engine.update(staat, antwoord.woord_id, responseVan(antwoord)) : staat

/** Folds answers into a state, in the order given. The same answers always give the same state. */
export function fold(engine: Engine, staat: Staat, antwoorden: readonly VouwAntwoord[]): Staat {
  return antwoorden.reduce((tot, antwoord) => take(engine, tot, antwoord), staat)
}

/** A stored answer, with the bank that was live when it came in. */
export interface BewaardAntwoord extends VouwAntwoord {
  readonly bank_versie: number
}

/** A change of the pupil between their answers, with the bank that was live then. */
export interface Wissel {
  readonly leerling: Leerling
  readonly gegeven_op: Date
  readonly bank_versie: number
}

/** What a state is folded from: an answer or a change. */
export type Gebeurtenis = BewaardAntwoord | Wissel

/** Merges answers and changes into the order in which they count; both come sorted, and in a tie the change goes first. */
export function inVolgorde(
  antwoorden: readonly BewaardAntwoord[],
  wissels: readonly Wissel[],
): Gebeurtenis[] {
  const alles: Gebeurtenis[] = []
  let w = 0
  for (const antwoord of antwoorden) {
    for (; w < wissels.length; w += 1) {
      const wissel = wissels[w]
      if (!wissel || wissel.gegeven_op > antwoord.gegeven_op) break
      alles.push(wissel)
    }
    alles.push(antwoord)
  }
  return [...alles, ...wissels.slice(w)]
}

/** Tells whether it is something the pupil did, and so belongs to a day. */
export const isAntwoord = (gebeurtenis: Gebeurtenis): gebeurtenis is BewaardAntwoord =>
  'woord_id' in gebeurtenis

/** Folds stored events, each with the engine of its own bank, so that what was folded once is always folded the same way. */
export function foldBewaarde(
  motor: (bankVersie: number) => Engine,
  staat: Staat,
  gebeurtenissen: readonly Gebeurtenis[],
): Staat {
  return gebeurtenissen.reduce((tot, gebeurtenis) => {
    const engine = motor(gebeurtenis.bank_versie)
    return isAntwoord(gebeurtenis)
      ? take(engine, tot, gebeurtenis)
      : engine.change(tot, gebeurtenis.leerling)
  }, staat)
}

/** An answer with the number of tries at its opgave. */
export interface Beurt extends VouwAntwoord {
  readonly poging: number
}

/**
 * Folds the same way, and also returns what each first try says about its word, taken before the answer itself was folded in. A
 * second try comes right after the word was shown and says nothing about how hard the word is.
 */
export function foldWithIjkpunten(
  engine: Engine,
  begin: Staat,
  antwoorden: readonly Beurt[],
): { staat: Staat; punten: Ijkpunt[] } {
  const punten: Ijkpunt[] = []
  let staat = begin
  for (const antwoord of antwoorden) {
    const response = responseVan(antwoord)
    const isEerste = antwoord.poging === 1 && antwoord.telt
    const punt = isEerste ? engine.ijkpunt(staat, antwoord.woord_id, response) : null
    if (punt) punten.push(punt)
    staat = take(engine, staat, antwoord)
  }
  return { staat, punten }
}
