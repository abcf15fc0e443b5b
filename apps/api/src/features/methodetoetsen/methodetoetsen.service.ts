import { randomUUID } from 'node:crypto'
import type { AdminId, GroepId, LeerlingId, MethodetoetsId } from '@letterhaven/contracts/ids'
import type {
  LeerlingToetsen,
  Methodetoetsen,
  NieuweMethodetoets,
} from '@letterhaven/contracts/methodetoets'
import { MINSTE_PER_CATEGORIE } from '@letterhaven/contracts/toets-maten'
import { compareNamen } from '@letterhaven/domain/naam'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { dagenSinds1970 } from '../../kern/vouwen.ts'
import { taalVan } from '../geluiden/geluiden.service.ts'
import { loadGroep } from '../groepen/groepen.service.ts'
import { viewStaten } from '../../kern/staat/staat.service.ts'
import {
  landVanAdmin,
  openAdmin,
  requireGroep,
  requireLeerling,
  zichtbareLeerlingen,
} from '../../kern/toegang/toegang.service.ts'
import { keuzeVan, chooseToetswoorden } from './choose-toetswoorden.policy.ts'
import {
  findToets,
  insertToets,
  listDeelnames,
  listToetsenVanGroep,
  listToetsenVanLeerling,
  countAntwoorden,
  withdrawToets,
} from './methodetoetsen.queries.ts'
import {
  presentDeelname,
  presentToets,
  type DeelnameRow,
  type Kansen,
  type ToetsRow,
} from './methodetoetsen.presenter.ts'
import { requireTestschool } from './testschool.service.ts'
import { sayVraag } from './toetsvraag.policy.ts'
import { noemerVan } from '../../kern/schooleigen/schooleigen.service.ts'

/** The group, and the host through which it is requested. */
interface WelkeGroep {
  readonly adminId: AdminId
  readonly groepId: GroepId
  readonly host: string
}

/** Returns what the engine expects of these pupils now. */
async function kansenVan(
  ctx: Context,
  scope: AdminScope,
  leerlingen: readonly DeelnameRow[],
): Promise<Kansen> {
  const { engine } = ctx.inhoud.voor(await landVanAdmin(scope))
  const t = dagenSinds1970(ctx.now())
  const uniek = [...new Map(leerlingen.map((rij) => [rij.id, rij])).values()]
  const staten = await viewStaten(scope, ctx.inhoud, uniek)
  return (leerlingId, categorie) => {
    const staat = staten.get(leerlingId)
    return staat ? engine.kansOpGoed(staat, categorie, t) : null
  }
}

/** Returns which pupils take these tests, among those whom the caller sees: a pupil who moved on belongs to the new teacher. */
async function deelnamesVan(
  { ctx, caller, scope }: { ctx: Context; caller: Caller; scope: AdminScope },
  toetsen: readonly ToetsRow[],
) {
  const ids = toetsen.map(({ id }) => id)
  const alle = await listDeelnames(scope, ids)
  const wie = [...new Set(alle.map(({ id }) => id))]
  const gezien = await zichtbareLeerlingen(scope, caller, wie)
  const rijen = alle.filter(({ id }) => gezien.has(id))
  const tellingen = await countAntwoorden(scope, ids)
  const kansen = await kansenVan(ctx, scope, rijen)
  return { rijen, bij: { tellingen, kansen, noem: await noemerVan(scope) } }
}

/** Returns the tests of a group, each with the pupils who take it, and what a next one may ask. */
export function listMethodetoetsen(
  ctx: Context,
  caller: Caller,
  { adminId, groepId, host }: WelkeGroep,
): Promise<Methodetoetsen> {
  const blik = { wat: 'voortgang', groepId } as const
  return openAdmin({ ctx, caller, adminId, blik }, async (scope) => {
    await requireTestschool(scope)
    await requireGroep(scope, caller, groepId)
    const toetsen = await listToetsenVanGroep(scope, groepId)
    const { rijen, bij } = await deelnamesVan({ ctx, caller, scope }, toetsen)
    const land = await landVanAdmin(scope)
    return {
      toetsen: toetsen.map((toets) => {
        const eigen = rijen.filter(({ methodetoets_id }) => methodetoets_id === toets.id)
        const opNaam = eigen.toSorted(compareNamen(land))
        return presentToets(
          toets,
          opNaam.map((rij) => presentDeelname(toets, rij, bij)),
          { noem: bij.noem, say: (id) => sayVraag(ctx.inhoud, id, land) },
        )
      }),
      keuze: keuzeVan(ctx.inhoud, taalVan(ctx, host), MINSTE_PER_CATEGORIE).map((keuze) => ({
        ...keuze,
        ...bij.noem(keuze.code),
      })),
    }
  })
}

const seedVan = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 8), 16)

/** Sets a test for pupils of the group: its words are chosen now, and stay. */
export function createMethodetoets(
  ctx: Context,
  caller: Caller,
  { body, adminId, groepId, host }: WelkeGroep & { body: NieuweMethodetoets },
): Promise<{ id: MethodetoetsId }> {
  return openAdmin({ ctx, caller, adminId }, async (scope) => {
    await requireTestschool(scope)
    const { leerlingen, land } = await loadGroep(scope, caller, groepId)
    const gekozen = leerlingen.filter(({ id }) => body.leerlingIds.includes(id))
    if (gekozen.length < new Set(body.leerlingIds).size)
      throw new ApiError('invalid_input', {
        leerlingIds: 'Niet iedereen die je koos, zit nog hier. Kies opnieuw.',
      })
    const id = randomUUID() as string as MethodetoetsId
    const categorieen = [...new Set(body.categorieen)]
    const uitkomst = chooseToetswoorden(ctx.inhoud.voor(land), {
      categorieen,
      perCategorie: body.perCategorie,
      jaargroep: Math.max(...gekozen.map(({ jaargroep }) => jaargroep)),
      taal: taalVan(ctx, host),
      seed: seedVan(id),
    })
    if ('teWeinig' in uitkomst) {
      const noem = await noemerVan(scope)
      throw teWeinigWoorden(noem(uitkomst.teWeinig).naam)
    }
    await insertToets(scope, {
      id,
      groepId,
      door: caller.userId,
      categorieen,
      perCategorie: body.perCategorie,
      woorden: uitkomst.woorden,
      leerlingIds: gekozen.map((leerling) => leerling.id),
      op: ctx.now(),
    })
    return { id }
  })
}

const teWeinigWoorden = (naam: string): ApiError =>
  new ApiError('invalid_input', {
    categorieen: `Van ${naam} hebben we niet zo veel woorden. Kies minder woorden per categorie.`,
  })

/** Withdraws a test: a pupil who handed it in keeps the result, for the others it is gone. */
export function withdrawMethodetoets(
  ctx: Context,
  caller: Caller,
  { adminId, methodetoetsId }: { adminId: AdminId; methodetoetsId: MethodetoetsId },
): Promise<{ ingetrokken: boolean }> {
  return openAdmin({ ctx, caller, adminId }, async (scope) => {
    await requireTestschool(scope)
    const toets = await findToets(scope, methodetoetsId)
    if (!toets) throw notFound()
    if (!toets.groep_id) throw notFound()
    await requireGroep(scope, caller, toets.groep_id)
    return { ingetrokken: await withdrawToets(scope, methodetoetsId, ctx.now()) }
  })
}

/** Returns the tests of one pupil, for a caller who sees their progress. */
export function listLeerlingToetsen(
  ctx: Context,
  caller: Caller,
  { adminId, leerlingId }: { adminId: AdminId; leerlingId: LeerlingId },
): Promise<LeerlingToetsen> {
  const blik = { wat: 'voortgang', leerlingId } as const
  return openAdmin({ ctx, caller, adminId, blik }, async (scope) => {
    await requireTestschool(scope)
    await requireLeerling(scope, caller, leerlingId)
    const toetsen = await listToetsenVanLeerling(scope, leerlingId)
    const { rijen, bij } = await deelnamesVan({ ctx, caller, scope }, toetsen)
    return {
      toetsen: toetsen.flatMap((toets) => {
        const rij = rijen.find((r) => r.methodetoets_id === toets.id && r.id === leerlingId)
        if (!rij || (toets.ingetrokken_op && !rij.ingeleverd_op)) return []
        const { leerlingId: _, naam: __, ...deelname } = presentDeelname(toets, rij, bij)
        const klaargezetOp = toets.klaargezet_op.toISOString()
        return [{ ...deelname, id: toets.id, klaargezetOp, woorden: toets.woorden.length }]
      }),
    }
  })
}
