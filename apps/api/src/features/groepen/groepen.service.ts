import type { Begin, Groep, GroepKaart, GroepPagina } from '@letterhaven/contracts/groep'
import type { Land } from '@letterhaven/contracts/admin'
import type { AdminId, GroepId } from '@letterhaven/contracts/ids'
import type { Waarom } from '@letterhaven/contracts/leerling'
import type { CategorieTelling } from '@letterhaven/domain/zwakke-categorie'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { compareGroepsnamen, nameGroepen } from '@letterhaven/domain/name-groepen'
import { signalenVan } from '@letterhaven/domain/signalen'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import { countKoppelverzoeken } from '../sso/koppelverzoeken.service.ts'
import {
  landVanAdmin,
  openAdmin,
  requireGroep,
  zichtVan,
} from '../../kern/toegang/toegang.service.ts'
import { standVan, zwaksteVan, type LeerlingStand } from '../../kern/stand/stand.service.ts'
import { viewStaten } from '../../kern/staat/staat.service.ts'
import { jaarNiveau } from '../../kern/staat/jaar-niveau.service.ts'
import { dagenSinds1970 } from '../../kern/vouwen.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import type { Noem } from '../../kern/schooleigen/noemer.policy.ts'
import { readEigen } from '../../kern/schooleigen/schooleigen.service.ts'
import { getBegin } from './begin.queries.ts'
import { findGroep, listDocentenVan, listGroepen, listLeerlingenVan } from './groepen.queries.ts'
import {
  presentGroep,
  presentGroepKaart,
  presentLeerlingRij,
  presentSignaal,
  presentWaarom,
  sortLeerlingen,
  type Kind,
  type LeerlingRow,
} from './groepen.presenter.ts'

/** Loads the groups in use that the caller sees, and the pupils in them. */
export async function loadZichtbaar(scope: AdminScope, caller: Caller) {
  const zicht = zichtVan(caller)
  const groepen = nameGroepen(
    await listGroepen(scope, zicht.soort === 'docent' ? zicht.medewerkerId : null),
  )
  const leerlingen = await listLeerlingenVan(
    scope,
    groepen.map((groep) => groep.id),
  )
  return { groepen, leerlingen }
}

/** Returns the numbers behind a pupil's status, for a screen. */
export const waaromVan = (
  stand: LeerlingStand,
  zwak: CategorieTelling | undefined,
  noem: Noem,
): Waarom => presentWaarom(stand, zwak, noem)

/** Returns what is still to be done before the first lesson, for somebody who sets up the school; null otherwise. */
async function readBegin(scope: AdminScope, { role }: Caller): Promise<Begin | null> {
  if (!heeftRecht(role, 'docent.write')) return null
  const { les, ...begin } = await getBegin(scope)
  return les ? null : begin
}

/**
 * Returns the groups that the caller sees, each with the practice of this week, how many school accounts wait for the caller,
 * and the steps towards the first lesson.
 */
export function listGroepKaarten(
  ctx: Context,
  caller: Caller,
  adminId: AdminId,
): Promise<{ groepen: GroepKaart[]; koppelverzoeken: number; begin: Begin | null }> {
  const now = ctx.now()
  return openAdmin({ ctx, caller, adminId, blik: { wat: 'voortgang' } }, async (scope) => {
    const { groepen, leerlingen: alle } = await loadZichtbaar(scope, caller)
    const [alleDocenten, koppelverzoeken, begin, { vakanties }] = await Promise.all([
      listDocentenVan(
        scope,
        groepen.map((groep) => groep.id),
      ),
      countKoppelverzoeken(scope, caller),
      readBegin(scope, caller),
      readEigen(scope),
    ])
    const leerlingen = Map.groupBy(alle, (rij) => rij.groep_id)
    const docenten = Map.groupBy(alleDocenten, (rij) => rij.groep_id)
    const standen = await standVan(
      scope,
      alle.map(({ id }) => id),
      now,
    )
    const kaarten = groepen
      .map((groep) => {
        const kinderen = leerlingen.get(groep.id) ?? []
        const vanGroep = kinderen.flatMap((kind) => standen.get(kind.id) ?? [])
        const kop = presentGroep(groep, kinderen, docenten.get(groep.id) ?? [])
        return presentGroepKaart({ groep: kop, leerlingen: kinderen }, vanGroep, {
          vandaag: dagVan(now),
          vakanties,
        })
      })
      .toSorted((a, b) => compareGroepsnamen(a.naam, b.naam))
    return { groepen: kaarten, koppelverzoeken, begin }
  })
}

/** Loads a group of the scope with its pupils in class-list order; throws 404 when the caller does not see it. */
export async function loadGroep(
  scope: AdminScope,
  caller: Caller,
  groepId: GroepId,
): Promise<{ groep: Groep; leerlingen: LeerlingRow[]; land: Land }> {
  const [groep, rijen, docenten, land] = await Promise.all([
    findGroep(scope, groepId),
    listLeerlingenVan(scope, [groepId]),
    listDocentenVan(scope, [groepId]),
    landVanAdmin(scope),
    requireGroep(scope, caller, groepId),
  ])
  if (!groep) throw notFound()
  const leerlingen = sortLeerlingen(rijen, land)
  return { groep: presentGroep(groep, leerlingen, docenten), leerlingen, land }
}

/** Returns the group page: its sentences and its pupils. */
export function getGroepPagina(
  ctx: Context,
  caller: Caller,
  { adminId, groepId }: { adminId: AdminId; groepId: GroepId },
): Promise<GroepPagina> {
  const now = ctx.now()
  const blik = { wat: 'voortgang', groepId } as const
  return openAdmin({ ctx, caller, adminId, blik }, async (scope) => {
    const { groep, leerlingen } = await loadGroep(scope, caller, groepId)
    const { rijen, standen, nu } = await rijenVan({ scope, ctx, now }, leerlingen)
    const cijfers = [...standen.values()].map((stand) => stand.cijfers)
    return {
      groep,
      signalen: signalenVan(cijfers, nu).map((signaal) => presentSignaal(signaal, leerlingen)),
      leerlingen: rijen,
    }
  })
}

/** Where and when rows are requested. */
interface Vraag {
  readonly scope: AdminScope
  readonly ctx: Context
  readonly now: Date
}

/** Returns pupils as rows, in the same order, with the standings from which they were made. */
export async function rijenVan({ scope, ctx, now }: Vraag, leerlingen: readonly Kind[]) {
  const ids = leerlingen.map((leerling) => leerling.id)
  const [standen, zwakste, staten, { noem, vakanties }] = await Promise.all([
    standVan(scope, ids, now),
    zwaksteVan(scope, ids, now),
    viewStaten(scope, ctx.inhoud, leerlingen),
    readEigen(scope),
  ])
  const nu = { vandaag: dagVan(now), vakanties }
  const rijen = leerlingen.flatMap((leerling) => {
    const stand = standen.get(leerling.id)
    if (!stand) return []
    const staat = staten.get(leerling.id)
    const niveau = staat ? jaarNiveau(ctx.inhoud, staat, dagenSinds1970(now)) : null
    const zwak = zwakste.get(leerling.id)
    return [presentLeerlingRij(leerling, { stand, zwak, niveau, noem, nu })]
  })
  return { rijen, standen, noem, nu }
}
