import { randomUUID } from 'node:crypto'
import type { GroepId, ImportId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope, Context } from '../../kern/context.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { loadAccount } from './account.service.ts'
import { findLaatsteOvergang, insertImport, markToegepast } from './import.queries.ts'
import { countPlan, type Plan } from './plan.ts'
import { terugTot } from './terug-tot.ts'
import type { ImportStap } from '../../schema/import-stap.ts'
import { execute } from './execute.service.ts'

/** A change of the whole school that comes from no file. */
export interface Ommezwaai {
  /** Its name in the list of files. */
  readonly naam: string
  readonly door: UserId
  readonly schooljaar: string
  readonly groepen: readonly {
    readonly id: GroepId
    readonly naam: string
    /** The group whose teachers it gets; null for none. */
    readonly docentenVan: GroepId | null
  }[]
  readonly leerlingen: readonly {
    readonly id: LeerlingId
    /** The group that the pupil goes to; null when the pupil leaves the school. */
    readonly naar: GroepId | null
    readonly jaargroep: number
  }[]
}

/** Carries out a change in the transaction of the scope, in the same way as a file: it can be undone for thirty days. */
export async function carryOut(
  ctx: Context,
  scope: AdminScope,
  zwaai: Ommezwaai,
): Promise<ImportId> {
  const now = ctx.now()
  const vandaag = dagVan(now)
  const { kinderen, account } = await loadAccount(scope, vandaag)
  const zit = new Map(account.leerlingen.map(({ id, groep }) => [id as string, groep]))
  const stappen = zwaai.leerlingen.flatMap(({ id, naar, jaargroep }): ImportStap[] => {
    const kind = kinderen.get(id)
    if (!kind) return []
    if (naar === null) return [{ soort: 'vertrokken', id }]
    const van = (zit.get(id) ?? null) as GroepId | null
    const plaats = { soort: 'plaats', id, van, naar } as const
    const { id: _, ...velden } = kind
    // A pupil whose year is not a number goes along and keeps the name of that year.
    if (jaargroep === kind.jaargroep || kind.jaarcode !== null) return [plaats]
    return [plaats, { soort: 'leerling', id, van: velden, naar: { ...velden, jaargroep } }]
  })
  const nieuw = zwaai.groepen.map(({ id }) => ({ soort: 'groep_nieuw' as const, id }))
  const plan: Plan = {
    groepen: zwaai.groepen.map(({ id, naam }) => ({ id, naam, sleutel: null })),
    docenten: zwaai.groepen.flatMap(({ id, docentenVan: van }) =>
      van === null ? [] : [{ van, naar: id }],
    ),
    vervangen: [],
    leerlingen: [],
    plek: new Map(),
    stappen: [...nieuw, ...stappen],
  }
  const id = randomUUID() as string as ImportId
  await insertImport(scope, {
    id,
    soort: 'jaarovergang',
    bestandsnaam: zwaai.naam,
    door: zwaai.door,
    gelezen_op: now,
    meldingen: '[]',
    momentopname: null,
  })
  const dag = { schooljaar: zwaai.schooljaar, vandaag, now, door: zwaai.door }
  const gedaan = await execute(ctx, scope, { plan, dag })
  const telling = countPlan(plan)
  await markToegepast(scope, { id, op: now, door: zwaai.door, telling, stappen: gedaan })
  return id
}

/** Returns the last year change that was carried out and can still be undone, with what it did. */
export async function laatsteOvergang(scope: AdminScope, now: Date) {
  const rij = await findLaatsteOvergang(scope)
  if (!rij?.toegepast_op || !rij.telling || rij.teruggedraaid_op !== null) return null
  const { id: importId, bestandsnaam: naam, toegepast_op: op, telling } = rij
  const tot = terugTot(op)
  return tot > now ? { importId, naam, op, tot, telling } : null
}
