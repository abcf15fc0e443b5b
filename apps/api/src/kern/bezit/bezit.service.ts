import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Ding } from '@letterhaven/contracts/plek'
import { SpelboekenSchema, type Spelboeken } from '@letterhaven/contracts/spelboek'
import { UiterlijkSchema, type Uiterlijk } from '@letterhaven/contracts/uiterlijk'
import { beginUiterlijk } from '@letterhaven/domain/uiterlijk'
import { isDing } from '@letterhaven/domain/winkel'
import type { AdminScope } from '../context.ts'
import { findEigenPlek, listAankopen, upsertEigenPlek, type EigenDeel } from './bezit.queries.ts'

/** What a pupil bought, and the total they paid for it. */
export interface Aankopen {
  readonly rijen: Awaited<ReturnType<typeof listAankopen>>
  readonly gekocht: readonly Ding[]
  readonly uitgegeven: number
}

/** Returns the pupil's purchases so far. */
export async function readAankopen(scope: AdminScope, leerlingId: LeerlingId): Promise<Aankopen> {
  const rijen = await listAankopen(scope, leerlingId)
  return {
    rijen,
    gekocht: rijen.map(({ ding }) => ding).filter(isDing),
    uitgegeven: rijen.reduce((som, { prijs }) => som + prijs, 0),
  }
}

/** Returns the look that was stored, or the initial one when there is none or this version cannot read it. */
export function presentUiterlijk(leerlingId: LeerlingId, opgeslagen: unknown): Uiterlijk {
  const gelezen = UiterlijkSchema.safeParse(opgeslagen)
  return gelezen.success ? gelezen.data : beginUiterlijk(leerlingId)
}

/** Returns how the pupil's `held` and island look, as stored; undefined until something was chosen. */
export const readEigenPlek = (
  scope: AdminScope,
  leerlingId: LeerlingId,
): ReturnType<typeof findEigenPlek> => findEigenPlek(scope, leerlingId)

/** Returns what games remember of the pupil; nothing where nothing was stored or this version cannot read it. */
export function presentSpelboeken(opgeslagen: unknown): Spelboeken {
  const gelezen = SpelboekenSchema.safeParse(opgeslagen)
  return gelezen.success ? gelezen.data : {}
}

/** Returns how the pupil's `held` looks in games and on the map. */
export async function readUiterlijk(scope: AdminScope, leerlingId: LeerlingId): Promise<Uiterlijk> {
  return presentUiterlijk(leerlingId, (await findEigenPlek(scope, leerlingId))?.uiterlijk)
}

/** Returns what games remember of the pupil. */
export async function readSpelboeken(
  scope: AdminScope,
  leerlingId: LeerlingId,
): Promise<Spelboeken> {
  return presentSpelboeken((await findEigenPlek(scope, leerlingId))?.spelboeken)
}

/** Stores one side of the pupil's own place, and leaves the others as they are. */
export const saveEigenPlek = (
  scope: AdminScope,
  leerlingId: LeerlingId,
  deel: EigenDeel,
): Promise<void> => upsertEigenPlek(scope, leerlingId, deel)
