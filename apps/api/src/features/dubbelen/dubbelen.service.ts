import type { Dubbelen, DubbelKind, ZetApart } from '@letterhaven/contracts/dubbel'
import { MEESTE_PAREN } from '@letterhaven/contracts/dubbel-maten'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import { paarVan, findDubbelen } from '@letterhaven/domain/dubbel'
import { bekendeNaam, metLetterpunt, volledigeNaam } from '@letterhaven/domain/naam'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import { openAdmin, requireLeerling } from '../../kern/toegang/toegang.service.ts'
import * as q from './dubbelen.queries.ts'

const MEEST_GEDAAN = 50

interface School {
  readonly adminId: AdminId
}

type Kind = Awaited<ReturnType<typeof q.listKinderen>>[number]
type Inhoud = Awaited<ReturnType<typeof q.listInhoud>>

/** Returns all pupils, every pair that was marked as two, and every pair that is likely one. */
async function search(scope: AdminScope) {
  const [kinderen, apart] = await Promise.all([q.listKinderen(scope), q.listApart(scope)])
  const gezegd = new Set(apart.map(({ een, ander }) => paarVan(een, ander)))
  return { kinderen, apart, paren: findDubbelen(kinderen, gezegd) }
}

/** The content of a pupil without a login: nothing else is known of them. */
const NIETS = {
  groep: null,
  antwoorden: 0,
  laatst: null,
  toetsen: 0,
  inlognaam: null,
  schoolaccount: false,
}

function presentKind(kind: Kind, inhoud: Inhoud): DubbelKind {
  const erbij = inhoud.get(kind.id) ?? NIETS
  return {
    id: kind.id,
    naam: volledigeNaam(kind),
    groep: erbij.groep,
    jaargroep: kind.jaargroep,
    geboortedatum: kind.geboortedatum,
    antwoorden: erbij.antwoorden,
    laatst: erbij.laatst?.toISOString() ?? null,
    toetsen: erbij.toetsen,
    inlognaam: erbij.inlognaam,
    sleutel: kind.sleutel,
    eckid: kind.eckid !== null,
    schoolaccount: erbij.schoolaccount,
  }
}

/** Compares pairs by name, so that pairs that belong together are next to each other. */
const opNaam = (a: { readonly een: Kind }, b: { readonly een: Kind }): number =>
  volledigeNaam(a.een).localeCompare(volledigeNaam(b.een), 'nl')

/** Returns which pupils may be here twice, which pairs were marked as two, and what was merged before. */
export const listDubbelen = (
  ctx: Context,
  caller: Caller,
  { adminId }: School,
): Promise<Dubbelen> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const { kinderen, apart, paren } = await search(scope)
    const eerste = paren.toSorted(opNaam).slice(0, MEESTE_PAREN)
    const inhoud = await q.listInhoud(scope, [
      ...new Set(eerste.flatMap(({ een, ander }) => [een.id, ander.id])),
    ])
    const perId = new Map(kinderen.map((kind) => [kind.id, kind]))
    const kort = (id: LeerlingId) => {
      const kind = perId.get(id)
      return kind && { id, naam: volledigeNaam(kind) }
    }
    return {
      aantal: paren.length,
      paren: eerste.map(({ reden, een, ander }) => ({
        reden,
        een: presentKind(een, inhoud),
        ander: presentKind(ander, inhoud),
      })),
      apart: apart.flatMap(({ een, ander, op, ...wie }) => {
        const [a, b] = [kort(een), kort(ander)]
        return a && b ? [{ een: a, ander: b, op: op.toISOString(), door: bekendeNaam(wie) }] : []
      }),
      gedaan: (await q.listSamenvoegingen(scope, MEEST_GEDAAN)).map(
        ({ op, naam, antwoorden, ...wie }) => ({
          op: op.toISOString(),
          naam: metLetterpunt(naam),
          antwoorden,
          door: bekendeNaam(wie),
        }),
      ),
    }
  })

/** Returns how many pairs there are. */
export const countDubbelen = (
  ctx: Context,
  caller: Caller,
  { adminId }: School,
): Promise<{ aantal: number }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => ({
    aantal: (await search(scope)).paren.length,
  }))

/** Marks two pupils as two children, or takes that back. */
export const setApart = (
  ctx: Context,
  caller: Caller,
  { adminId, apart, ...wie }: School & ZetApart,
): Promise<{ apart: boolean }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    if (wie.een === wie.ander) throw notFound()
    for (const id of [wie.een, wie.ander]) await requireLeerling(scope, caller, id)
    const twee = wie.een < wie.ander ? wie : { een: wie.ander, ander: wie.een }
    if (apart) await q.insertApart(scope, { ...twee, op: ctx.now(), door: caller.userId })
    else await q.deleteApart(scope, twee)
    return { apart }
  })
