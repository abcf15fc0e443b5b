import { randomUUID } from 'node:crypto'
import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { InzageWat } from '@letterhaven/contracts/inzage'
import type { AdminScope, Caller, MeeKijker } from '../context.ts'
import { insertEerste, insertInzage } from './inzagelog.queries.ts'

/** What is looked at, and about whom; looking along brings its own reason. */
export interface Blik {
  readonly wat: InzageWat
  readonly leerlingId?: LeerlingId
  readonly groepId?: GroepId
}

/** The chosen pupils of a group, and all pupils who sit in it. */
interface Deel {
  readonly groepId: GroepId
  readonly rijen: readonly { readonly id: LeerlingId }[]
  readonly leerlingen: readonly unknown[]
}

/** Logs what was done with the chosen pupils: one line for a whole group, otherwise one for each pupil. */
export async function logInzageVanGekozen(
  scope: AdminScope,
  { caller, wat }: Pick<Blik, 'wat'> & { readonly caller: Caller },
  delen: readonly Deel[],
): Promise<void> {
  for (const { groepId, rijen, leerlingen } of delen) {
    const blik = { caller, wat, groepId }
    if (rijen.length === leerlingen.length) await logInzage(scope, blik)
    else for (const { id } of rijen) await logInzage(scope, { ...blik, leerlingId: id })
  }
}

/**
 * Logs who looks at what, in the transaction of the look itself: what cannot be logged is not seen, and a look that fails
 * leaves no line.
 */
export const logInzage = (
  scope: AdminScope,
  { caller, ...blik }: Blik & { readonly caller: Caller },
): Promise<void> => insertInzage(scope, regelVan(caller, blik))

const regelVan = (caller: Caller, { wat, leerlingId, groepId }: Blik) => ({
  id: randomUUID(),
  wie: caller.userId,
  role: caller.role,
  wat,
  leerling_id: leerlingId ?? null,
  over_leerling: leerlingId !== undefined,
  groep_id: groepId ?? null,
})

/** Does the same for the office looking along: with the reason, and each thing once per look. */
export const logMeekijken = (
  scope: AdminScope,
  {
    caller,
    look: { id, reden },
    blik,
  }: {
    readonly caller: Caller
    readonly look: Pick<MeeKijker, 'id' | 'reden'>
    readonly blik: Blik
  },
): Promise<void> => insertEerste(scope, { ...regelVan(caller, blik), reden, kijk_mee: id })
