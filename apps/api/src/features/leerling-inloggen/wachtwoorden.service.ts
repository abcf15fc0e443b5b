import { createHash, randomBytes } from 'node:crypto'
import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { NieuwGeheim, Plaatje, Wachtwoorden } from '@letterhaven/contracts/leerling-ingang'
import { vergelijkNamen } from '@letterhaven/domain/naam'
import type { AdminScope, Caller, Context } from '../../context.ts'
import { notFound } from '../../platform/errors.ts'
import { openFor, sealFor, sealGeheim } from '../geheimen/geheimen.service.ts'
import { logInzage } from '../inzage/inzage.service.ts'
import { clearTries, whoWaits } from '../remmen/remmen.service.ts'
import { endEverySession } from '../sessies/sessies.service.ts'
import { openAdmin, requireGroep, requireLeerling } from '../toegang/toegang.service.ts'
import { makePlaatjes, makeWoorden } from './geheim-maker.ts'
import {
  findGroepNaam,
  findLogin,
  getSchool,
  listGroepenVan,
  listMetLogin,
} from './ingang.queries.ts'
import { ensureKlascode, ensureSchoolcode } from './codes.service.ts'
import { listMetDier } from './ingang.service.ts'
import { leesPlaatjes, presentWachtwoord } from './leerling-inloggen.presenter.ts'
import { deleteKaart, insertKaart, setGeheimen } from './wachtwoorden.queries.ts'

const TOKEN_BYTES = 32

interface Opgeslagen {
  readonly id: string
  readonly geheim: Buffer | null
  readonly plaatjes: Buffer | null
}

/** A pupil's secrets in the clear; null for what it has not. */
const openGeheimen = (ctx: Context, { id, geheim, plaatjes }: Opgeslagen) => ({
  woorden: geheim && openFor(ctx, ['leerling', id], geheim),
  plaatjes: plaatjes && openFor(ctx, ['plaatjes', id], plaatjes),
})

/** Codes and secrets of a group for its teacher; the look is written down with it. */
export function listWachtwoorden(
  ctx: Context,
  caller: Caller,
  { adminId, groepId }: { readonly adminId: AdminId; readonly groepId: GroepId },
): Promise<Wachtwoorden> {
  return openAdmin({ ctx, caller, adminId }, async (scope) => {
    await requireGroep(scope, caller, groepId)
    const groep = await findGroepNaam(scope, groepId)
    if (!groep) throw notFound()
    const { land } = await getSchool(scope)
    const vergelijk = vergelijkNamen(land)
    const [school, klas, rijen] = await Promise.all([
      ensureSchoolcode(scope),
      ensureKlascode(scope, groepId),
      listMetDier(scope, groepId),
      logInzage(scope, { caller, wat: 'wachtwoorden', groepId }),
    ])
    const wachtenden = await whoWaits(
      { db: scope.db, now: ctx.now() },
      'leerling',
      rijen.map(({ id }) => id),
    )
    return {
      groep: groep.naam,
      schoolcode: school.code,
      schoolcodeAan: school.aan,
      klascode: klas.code,
      klascodeAan: klas.aan,
      leerlingen: rijen
        .toSorted(vergelijk)
        .map((rij) =>
          presentWachtwoord(rij, { ...openGeheimen(ctx, rij), wachtTot: wachtenden.get(rij.id) }),
        ),
    }
  })
}

interface Leerling {
  readonly adminId: AdminId
  readonly leerlingId: LeerlingId
}

type Login = NonNullable<Awaited<ReturnType<typeof findLogin>>>

/** Opens a pupil's sign-in for who may see the pupil; somebody without one of a pupil does not exist. */
function openLogin<R>(
  { ctx, caller, adminId, leerlingId }: Leerling & { ctx: Context; caller: Caller },
  work: (scope: AdminScope, login: Login) => Promise<R>,
): Promise<R> {
  return openAdmin({ ctx, caller, adminId }, async (scope) => {
    await requireLeerling(scope, caller, leerlingId)
    const login = await findLogin(scope, leerlingId)
    if (!login) throw notFound()
    return work(scope, login)
  })
}

/** The secrets of everybody who sits in a group with this pupil. */
async function takenAround(
  ctx: Context,
  scope: AdminScope,
  leerlingId: LeerlingId,
): Promise<ReadonlySet<string>> {
  const groepen = await listGroepenVan(scope, leerlingId)
  const rijen = groepen.length > 0 ? await listMetLogin(scope, groepen) : []
  const geheimen = rijen.map((rij) => openGeheimen(ctx, rij))
  return new Set(geheimen.flatMap(({ woorden, plaatjes }) => [woorden ?? '', plaatjes ?? '']))
}

/** Makes a secret anew: whoever signed in with the old one is out. Answers what holds from now on. */
export function renewGeheim(
  ctx: Context,
  caller: Caller,
  { soort, ...leerling }: Leerling & NieuwGeheim,
): Promise<{ woorden: string; plaatjes: Plaatje[] | null }> {
  const { leerlingId } = leerling
  return openLogin({ ctx, caller, ...leerling }, async (scope, login) => {
    const taken = await takenAround(ctx, scope, leerlingId)
    const oud = openGeheimen(ctx, login)
    const woorden = soort === 'woorden' || !oud.woorden ? makeWoorden(taken) : oud.woorden
    const plaatjes = {
      woorden: oud.plaatjes,
      plaatjes: soort === 'plaatjes' ? makePlaatjes(taken) : null,
      geen_plaatjes: null,
    }[soort]
    await setGeheimen(scope, login.id, {
      ...sealGeheim(ctx, leerlingId, woorden),
      plaatjes: plaatjes === null ? null : sealFor(ctx, ['plaatjes', leerlingId], plaatjes),
    })
    await endEverySession(scope.db, login.id, { now: ctx.now() })
    await logInzage(scope, { caller, wat: 'wachtwoorden', leerlingId })
    return { woorden, plaatjes: plaatjes === null ? null : leesPlaatjes(plaatjes) }
  })
}

/** Takes a pupil's card back; who came in with it is out. */
async function takeBack(
  ctx: Context,
  scope: AdminScope,
  loginId: Parameters<typeof deleteKaart>[1],
) {
  const had = await deleteKaart(scope, loginId)
  if (had) await endEverySession(scope.db, loginId, { now: ctx.now() })
  return had
}

/** A new card: its token is told this once, and the card before it is dead. */
export function createKaart(
  ctx: Context,
  caller: Caller,
  leerling: Leerling,
): Promise<{ qr: string }> {
  return openLogin({ ctx, caller, ...leerling }, async (scope, login) => {
    const qr = randomBytes(TOKEN_BYTES).toString('base64url')
    await takeBack(ctx, scope, login.id)
    await insertKaart(scope, login.id, createHash('sha256').update(qr).digest())
    await logInzage(scope, { caller, wat: 'wachtwoorden', leerlingId: leerling.leerlingId })
    return { qr }
  })
}

/** No card any more. */
export const removeKaart = (
  ctx: Context,
  caller: Caller,
  leerling: Leerling,
): Promise<{ verwijderd: boolean }> =>
  openLogin({ ctx, caller, ...leerling }, async (scope, login) => ({
    verwijderd: await takeBack(ctx, scope, login.id),
  }))

/** A pupil that typed too often may try again at once. Brakes are no school's own: freed when the scope is over. */
export async function releaseRem(
  ctx: Context,
  caller: Caller,
  leerling: Leerling,
): Promise<{ vrij: true }> {
  await openLogin({ ctx, caller, ...leerling }, () => Promise.resolve())
  await clearTries(ctx, 'leerling', leerling.leerlingId)
  return { vrij: true }
}
