import type { TaakKort } from '@letterhaven/contracts/landkaart'
import { teltMee } from '@letterhaven/domain/telt-mee'
import type { OutboxRij } from '../../../shared/outbox/store.ts'

/** The state of a taak's round on this device: as loaded, with what was answered here since. */
export interface Ronde {
  /** How many have been answered in this round. */
  readonly gedaan: number
  /** How many are still to be answered; never 0, because a finished round starts anew. */
  readonly over: number
}

/**
 * Returns the answers to the taak that the loaded numbers do not include yet: those that wait, those delivered since, and those
 * refused since. `opgehaald` is when the numbers were loaded, as an ISO instant.
 */
export function sindsLaden(rijen: readonly OutboxRij[], opgehaald: string): readonly OutboxRij[] {
  return rijen.filter(
    ({ status, antwoord }) => status !== 'geparkeerd' || antwoord.gegevenOp >= opgehaald,
  )
}

/** Returns the state of the round after the answers given on this device since loading; mends count nowhere. */
export function rondeVan({ aantal, gedaan }: TaakKort, sinds: readonly OutboxRij[]): Ronde {
  const gegeven = sinds.filter(({ antwoord }) => teltMee(antwoord)).length
  const nu = aantal > 0 ? (gedaan + gegeven) % aantal : 0
  return { gedaan: nu, over: Math.max(1, aantal - nu) }
}
