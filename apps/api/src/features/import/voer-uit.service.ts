import type { GroepId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope, Context } from '../../context.ts'
import { nieuweGeheimen } from '../leerling-inloggen/nieuwe-geheimen.service.ts'
import type { Plan } from './plan.ts'
import { stappenVan, type ImportStap } from './stappen.ts'
import { haalTerug, legWeg } from '../prullenbak/weg.service.ts'
import { wisselJaar } from '../staat/jaarwissel.service.ts'
import { verplaats } from '../plaatsing/plaatsing.service.ts'
import * as doe from './wijzigingen.queries.ts'

interface Dag {
  readonly schooljaar: string
  readonly vandaag: string
  readonly now: Date
  /** Who does it. */
  readonly door: UserId
}

/** Does all of a plan in the transaction of the scope; answers what was done, so that it can be taken back. */
export async function voerUit(
  ctx: Context,
  scope: AdminScope,
  { plan, dag }: { readonly plan: Plan; readonly dag: Dag },
): Promise<ImportStap[]> {
  const { stappen } = plan
  const { schooljaar, vandaag, now, door } = dag
  await doe.insertGroepen(
    scope,
    plan.groepen.map((groep) => ({ ...groep, schooljaar })),
  )
  await doe.updateGroepen(
    scope,
    stappenVan(stappen, 'groep').map(({ id, naar }) => ({ id, ...naar })),
  )
  await maakLeerlingen(ctx, scope, plan)
  await haalTerug(
    scope,
    stappenVan(stappen, 'terug').map(({ id }) => id),
  )
  const anders = stappenVan(stappen, 'leerling').map(({ id, naar }) => ({ id, ...naar }))
  await doe.updateLeerlingen(scope, anders)
  await wisselJaar(ctx, scope, { leerlingen: anders, now })
  await verplaats(scope, stappenVan(stappen, 'plaats'), vandaag)
  await legWeg(
    scope,
    stappenVan(stappen, 'vertrokken').map(({ id }) => id),
    { now, door },
  )
  const leeg = await doe.archiveerLege(scope, { schooljaar, now })
  return [...stappen, ...leeg.map((id) => ({ soort: 'groep_archief' as const, id }))]
}

/** New pupils, each with words that nobody else of its group has. */
async function maakLeerlingen(ctx: Context, scope: AdminScope, plan: Plan): Promise<void> {
  const plek = new Map(stappenVan(plan.stappen, 'plaats').map(({ id, naar }) => [id, naar]))
  const wie = plan.leerlingen.map(({ id }) => ({ id, groepId: plek.get(id) ?? null }))
  const groepen = [...new Set(wie.flatMap(({ groepId }) => (groepId ? [groepId] : [])))]
  const nieuw = new Set<GroepId>(plan.groepen.map(({ id }) => id))
  const geheimen = await nieuweGeheimen(ctx, scope, {
    leerlingen: wie,
    groepen: groepen.filter((id) => !nieuw.has(id)),
  })
  await doe.insertLeerlingen(
    scope,
    plan.leerlingen.map((kind) => {
      const geheim = geheimen.get(kind.id)
      if (!geheim) throw new Error('a pupil without a secret')
      return { kind, geheim }
    }),
  )
}
