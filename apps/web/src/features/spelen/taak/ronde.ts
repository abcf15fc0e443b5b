import type { TaakKort } from '@letterhaven/contracts/landkaart'
import type { OutboxRij } from '../../../shared/outbox/store.ts'

/** A taak as this device knows it: as loaded, and what was answered here since. */
export interface Ronde {
  /** Answered in this round, so far. */
  readonly gedaan: number
  /** Still to answer; never 0: a finished round begins anew. */
  readonly over: number
}

/**
 * Answers of the taak that the loaded numbers do not hold yet: those that wait, those delivered
 * since, and those refused since. `opgehaald` is when the numbers were loaded, ISO.
 */
export function sindsLaden(rijen: readonly OutboxRij[], opgehaald: string): readonly OutboxRij[] {
  return rijen.filter(
    ({ status, antwoord }) => status !== 'geparkeerd' || antwoord.gegevenOp >= opgehaald,
  )
}

/** Where the round stands after the answers that were given on this device since loading. */
export function rondeVan({ aantal, gedaan }: TaakKort, gegeven: number): Ronde {
  const nu = aantal > 0 ? (gedaan + gegeven) % aantal : 0
  return { gedaan: nu, over: Math.max(1, aantal - nu) }
}
