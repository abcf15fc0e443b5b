import type { LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { NieuweToestemming } from '@letterhaven/contracts/toestemming'
import { checkToestemming, vraagtToestemming } from '@letterhaven/domain/toestemming'
import type { AdminScope } from '../context.ts'
import { ApiError } from '../../platform/errors.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import * as q from './verklaring.queries.ts'

/** A declaration, and the field of the call in which it stands; null where it is the whole call. */
interface Verklaring {
  readonly veld: string | null
  readonly toestemming: NieuweToestemming | undefined
}

/** Stops with a sentence at each field where consent is missing or is not what is asked of this kind of admin. */
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

/** Stops where this admin asks for consent and some of these have none. */
export async function requireOvereen(
  scope: AdminScope,
  toestemmingen: readonly (NieuweToestemming | undefined)[],
): Promise<void> {
  if (!toestemmingen.includes(undefined)) return
  if (vraagtToestemming(await q.findSoort(scope))) throw new ApiError('toestemming_nodig')
}

/** Stops where the consent of one of these was withdrawn: nobody brings such a pupil back without a new one. */
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

/** Writes down what was declared of these pupils. */
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

/** Of whom of these the consent was withdrawn, so that only a new one brings it back. */
export const zonderToestemming = (
  scope: AdminScope,
  ids: readonly LeerlingId[],
): Promise<ReadonlySet<LeerlingId>> => q.listIngetrokken(scope, ids)
