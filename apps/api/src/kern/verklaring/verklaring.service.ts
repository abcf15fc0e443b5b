import type { LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { NieuweToestemming } from '@letterhaven/contracts/toestemming'
import { checkToestemming, vraagtToestemming } from '@letterhaven/domain/toestemming'
import type { AdminScope } from '../context.ts'
import { ApiError } from '../../platform/errors.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import * as q from './verklaring.queries.ts'

/** A declaration, and the field of the call that contains it; null when it is the whole call. */
interface Verklaring {
  readonly veld: string | null
  readonly toestemming: NieuweToestemming | undefined
}

/** Throws with a sentence at each field where consent is missing or is not what is asked of this kind of admin. */
export async function requireToestemming(
  scope: AdminScope,
  verklaringen: readonly Verklaring[],
  now: Date,
): Promise<void> {
  const kader = { soort: await q.findSoort(scope), vandaag: dagVan(now) }
  const velden = verklaringen.flatMap(({ veld, toestemming }): [string, string][] => {
    const mis = checkToestemming(toestemming, kader)
    if (!mis) return []
    const pad = [veld, mis.veld].filter(Boolean).join('.')
    return [[pad || 'soort', mis.zin]]
  })
  if (velden.length > 0) throw new ApiError('invalid_input', Object.fromEntries(velden))
}

/** Throws `toestemming_nodig` when this admin asks for consent and some of these pupils have none. */
export async function requireOvereen(
  scope: AdminScope,
  toestemmingen: readonly (NieuweToestemming | undefined)[],
): Promise<void> {
  if (!toestemmingen.includes(undefined)) return
  if (vraagtToestemming(await q.findSoort(scope))) throw new ApiError('toestemming_nodig')
}

/** Throws `toestemming_nodig` when the consent for one of these pupils was withdrawn: they need a new one to come back. */
export async function requireNietIngetrokken(
  scope: AdminScope,
  ids: readonly LeerlingId[],
): Promise<void> {
  if (ids.length > 0 && (await q.listIngetrokken(scope, ids)).size > 0)
    throw new ApiError('toestemming_nodig')
}

interface Gegeven {
  readonly id: LeerlingId
  readonly toestemming: NieuweToestemming
}

/** Records what was declared about these pupils. */
export const record = (
  scope: AdminScope,
  gegeven: readonly Gegeven[],
  { now, door }: { readonly now: Date; readonly door: UserId },
): Promise<void> =>
  q.insertToestemmingen(
    scope,
    gegeven.map(({ id, toestemming: { soort, naam, gegevenOp, versie } }) => ({
      leerling_id: id,
      vastgelegd_op: now,
      soort,
      naam,
      gegeven_op: gegevenOp,
      versie,
      door,
    })),
  )

/** Returns which of these pupils had their consent withdrawn, so that only a new one brings them back. */
export const zonderToestemming = (
  scope: AdminScope,
  ids: readonly LeerlingId[],
): Promise<ReadonlySet<LeerlingId>> => q.listIngetrokken(scope, ids)
