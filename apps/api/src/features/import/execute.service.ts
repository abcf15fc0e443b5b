import type { GroepId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope, Context } from '../../kern/context.ts'
import { makeLeerlingen } from '../nieuwe-leerlingen/nieuwe-leerlingen.service.ts'
import type { Plan } from './plan.ts'
import { stappenVan, type ImportStap } from '../../schema/import-stap.ts'
import { takeBack, putAway } from '../prullenbak/weg.service.ts'
import { prepareJaarwissel } from '../../kern/staat/jaarwissel.service.ts'
import { copyDocenten } from '../../kern/lesgroepen/lesgroepen.service.ts'
import { move } from '../../kern/plaatsing/plaatsing.service.ts'
import * as doe from './wijzigingen.queries.ts'

interface Dag {
  readonly schooljaar: string
  readonly vandaag: string
  readonly now: Date
  /** Who carries it out. */
  readonly door: UserId
}

/** Carries out a whole plan in the transaction of the scope; returns what was done, so that it can be undone. */
export async function execute(
  ctx: Context,
  scope: AdminScope,
  { plan, dag }: { readonly plan: Plan; readonly dag: Dag },
): Promise<ImportStap[]> {
  const { stappen } = plan
  const { schooljaar, vandaag, now, door } = dag
  const anders = stappenVan(stappen, 'leerling').map(({ id, naar }) => ({ id, ...naar }))
  const bezet = await doe.listBezet(scope)
  const wisselJaar = await prepareJaarwissel(ctx, scope, { leerlingen: anders, now })
  await doe.insertGroepen(
    scope,
    plan.groepen.map((groep) => ({ ...groep, schooljaar })),
  )
  await copyDocenten(scope, plan.docenten)
  await doe.updateGroepen(
    scope,
    stappenVan(stappen, 'groep').map(({ id, naar }) => ({ id, ...naar })),
  )
  await makeNieuwe(ctx, scope, plan)
  await takeBack(
    scope,
    stappenVan(stappen, 'terug').map(({ id }) => id),
    vandaag,
  )
  await doe.updateLeerlingen(scope, anders)
  await wisselJaar()
  await move(scope, stappenVan(stappen, 'plaats'), vandaag)
  await putAway(
    scope,
    stappenVan(stappen, 'vertrokken').map(({ id }) => id),
    { now, door },
  )
  const kan = [...bezet, ...plan.vervangen]
  const leeg = await doe.archiveLege(scope, { groepen: kan, schooljaar, now })
  return [...stappen, ...leeg.map((id) => ({ soort: 'groep_archief' as const, id }))]
}

/** Creates new pupils, each in the group that the plan gives them. */
async function makeNieuwe(ctx: Context, scope: AdminScope, plan: Plan): Promise<void> {
  const plek = new Map(stappenVan(plan.stappen, 'plaats').map(({ id, naar }) => [id, naar]))
  const wie = plan.leerlingen.map((kind) => ({ kind, groepId: plek.get(kind.id) ?? null }))
  const groepen = [...new Set(wie.flatMap(({ groepId }) => (groepId ? [groepId] : [])))]
  const nieuw = new Set<GroepId>(plan.groepen.map(({ id }) => id))
  await makeLeerlingen(ctx, scope, { wie, groepen: groepen.filter((id) => !nieuw.has(id)) })
}
