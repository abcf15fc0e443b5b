import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import {
  readPlaatjes,
  type Inloggers,
  type NieuwGeheim,
  type Plaatje,
  type Wachtwoorden,
} from '@letterhaven/contracts/leerling-ingang'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import { sealFor, sealGeheim } from '../../kern/geheimen/geheimen.service.ts'
import { logInzage } from '../../kern/inzagelog/inzagelog.service.ts'
import { clearTries, whoWaits } from '../../kern/remmen/remmen.service.ts'
import { endSessionsAt } from '../sessies/einde.service.ts'
import { openAdmin, requireLeerling } from '../../kern/toegang/toegang.service.ts'
import { makePlaatjes, makeWoorden } from './geheim-maker.ts'
import { openGeheimen, readGroepIngang, takenAround } from './groep-ingang.service.ts'
import { findLogin } from './ingang.queries.ts'
import { giveKaarten, makeKaartToken } from './kaarten.service.ts'
import { presentInlog, presentWachtwoord } from './leerling-inloggen.presenter.ts'
import { deleteKaart, setGeheimen } from './wachtwoorden.queries.ts'

interface Groep {
  readonly adminId: AdminId
  readonly groepId: GroepId
}

/** Reads a group with its codes, and for each pupil the row and the part of it that is not secret. */
async function readInloggers(
  ctx: Context,
  scope: AdminScope,
  { caller, groepId }: { readonly caller: Caller; readonly groepId: GroepId },
) {
  const { groep, gearchiveerd, school, klas, leerlingen } = await readGroepIngang(
    scope,
    caller,
    groepId,
  )
  const ids = leerlingen.map(({ id }) => id)
  const wachtenden = await whoWaits({ db: scope.db, now: ctx.now() }, 'leerling', ids)
  return {
    gearchiveerd,
    codes: {
      groep,
      schoolcode: school.code,
      schoolcodeAan: school.aan,
      klascode: klas.code,
      klascodeAan: klas.aan,
    },
    rijen: leerlingen.map((rij) => ({ rij, inlog: presentInlog(rij, wachtenden.get(rij.id)) })),
  }
}

/**
 * Returns how the pupils of a group sign in, for its teacher: its codes, and which secrets each pupil has, but not the secrets
 * themselves.
 */
export const listInloggers = (
  ctx: Context,
  caller: Caller,
  { adminId, groepId }: Groep,
): Promise<Inloggers> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const { codes, gearchiveerd, rijen } = await readInloggers(ctx, scope, { caller, groepId })
    return { ...codes, gearchiveerd, leerlingen: rijen.map(({ inlog }) => inlog) }
  })

/** Returns the codes and secrets of a group for its teacher, and logs the look. */
export const listWachtwoorden = (
  ctx: Context,
  caller: Caller,
  { adminId, groepId }: Groep,
): Promise<Wachtwoorden> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const { codes, rijen } = await readInloggers(ctx, scope, { caller, groepId })
    await logInzage(scope, { caller, wat: 'wachtwoorden', groepId })
    const leerlingen = rijen.map(({ rij, inlog }) =>
      presentWachtwoord(inlog, openGeheimen(ctx, rij)),
    )
    return { ...codes, leerlingen }
  })

interface Leerling {
  readonly adminId: AdminId
  readonly leerlingId: LeerlingId
}

type Login = NonNullable<Awaited<ReturnType<typeof findLogin>>>

/**
 * Runs work on a pupil's login for a caller who may see the pupil; throws `not_found` for anybody without the login of a pupil.
 */
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

/**
 * Makes a new secret, and ends the sessions that were begun with the old one. Returns the secrets that are valid from now on.
 */
export function renewGeheim(
  ctx: Context,
  caller: Caller,
  { soort, ...leerling }: Leerling & NieuwGeheim,
): Promise<{ woorden: string; plaatjes: Plaatje[] | null }> {
  const { leerlingId } = leerling
  return openLogin({ ctx, caller, ...leerling }, async (scope, login) => {
    const taken = await takenAround(ctx, scope, [leerlingId])
    const oud = openGeheimen(ctx, login)
    const woorden =
      soort === 'woorden' || !oud.woorden ? makeWoorden(taken, login.jaargroep) : oud.woorden
    const plaatjes = {
      woorden: oud.plaatjes,
      plaatjes: soort === 'plaatjes' ? makePlaatjes(taken, login.jaargroep) : null,
      geen_plaatjes: null,
    }[soort]
    await setGeheimen(scope, login.id, {
      ...sealGeheim(ctx, leerlingId, woorden),
      plaatjes: plaatjes === null ? null : sealFor(ctx, ['plaatjes', leerlingId], plaatjes),
    })
    await endSessionsAt(scope, login.id, ctx.now())
    await logInzage(scope, { caller, wat: 'nieuwe_wachtwoorden', leerlingId })
    return { woorden, plaatjes: plaatjes === null ? null : readPlaatjes(plaatjes) }
  })
}

/** Makes a new card. Its token is returned only this once, and the previous card stops working. */
export function createKaart(
  ctx: Context,
  caller: Caller,
  leerling: Leerling,
): Promise<{ qr: string }> {
  const { leerlingId } = leerling
  return openLogin({ ctx, caller, ...leerling }, async (scope) => {
    const qr = makeKaartToken()
    await giveKaarten(scope, new Map([[leerlingId, qr]]), ctx.now())
    await logInzage(scope, { caller, wat: 'inlogkaarten', leerlingId })
    return { qr }
  })
}

/** Removes the card, and ends the sessions of its pupil if there was one. */
export const removeKaart = (
  ctx: Context,
  caller: Caller,
  leerling: Leerling,
): Promise<{ verwijderd: boolean }> =>
  openLogin({ ctx, caller, ...leerling }, async (scope, login) => {
    const verwijderd = await deleteKaart(scope, login.id)
    if (verwijderd) await endSessionsAt(scope, login.id, ctx.now())
    return { verwijderd }
  })

/**
 * Lets a pupil who typed too often try again at once. Brakes do not belong to a school, so this one is released once the scope
 * is over.
 */
export async function releaseRem(
  ctx: Context,
  caller: Caller,
  leerling: Leerling,
): Promise<{ vrij: true }> {
  await openLogin({ ctx, caller, ...leerling }, () => Promise.resolve())
  await clearTries(ctx, 'leerling', leerling.leerlingId)
  return { vrij: true }
}
