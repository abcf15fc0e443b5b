import type { LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import { endSessionsOfMany } from '../sessies/einde.service.ts'
import { requireNietIngetrokken } from '../../kern/verklaring/verklaring.service.ts'
import { move } from '../../kern/plaatsing/plaatsing.service.ts'
import { deleteLeden, insertLeden, listInArchief, setWeg, unsetWeg } from './prullenbak.queries.ts'

/** Puts pupils in the prullenbak and leaves them no way in; returns the ones that were not in it. They keep their group. */
export async function putAway(
  scope: AdminScope,
  ids: readonly LeerlingId[],
  { now, door }: { readonly now: Date; readonly door: UserId },
): Promise<LeerlingId[]> {
  const gedaan = await setWeg(scope, ids, { op: now, door })
  await deleteLeden(scope, gedaan)
  await endSessionsOfMany(scope, gedaan as string[] as UserId[], now)
  return gedaan
}

/**
 * Takes pupils out of the prullenbak, with everything they had; returns the ones that were in it. A pupil whose group was
 * archived meanwhile sits in no group, which the lists show: in a group that nobody sees they would be lost. Throws when the
 * consent of one of them was withdrawn.
 */
export async function takeBack(
  scope: AdminScope,
  ids: readonly LeerlingId[],
  vandaag: string,
): Promise<LeerlingId[]> {
  await requireNietIngetrokken(scope, ids)
  const gedaan = await unsetWeg(scope, ids)
  await insertLeden(scope, gedaan)
  const dakloos = await listInArchief(scope, gedaan)
  await move(
    scope,
    dakloos.map((id) => ({ id, naar: null })),
    vandaag,
  )
  return gedaan
}
