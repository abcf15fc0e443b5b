import { randomUUID } from 'node:crypto'
import type { AdminId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { Rol } from '@letterhaven/contracts/rol'
import type { Beantwoord, Kandidaat, KoppelRol, Koppelverzoek } from '@letterhaven/contracts/sso'
import { heeftRecht } from '@letterhaven/domain/rechten'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { logInzage } from '../../kern/inzagelog/inzagelog.service.ts'
import { endSchoolaccountSessies } from '../sessies/einde.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import { deleteKoppeling, insertKoppeling, type Kenmerk } from './koppelingen.queries.ts'
import {
  presentBeantwoord,
  presentKandidaten,
  presentVerzoek,
} from './koppelverzoeken.presenter.ts'
import {
  answerKoppelverzoek,
  countOpen,
  findOpen,
  findRolVan,
  getLand,
  insertKoppelverzoek,
  listBeantwoord,
  listLeerlingen,
  listMedewerkers,
  listNamen,
  listOpen,
  lockBeantwoord,
  reopen,
  setGekoppeldAan,
} from './koppelverzoeken.queries.ts'
import { searchKandidaten } from './search-kandidaten.policy.ts'

const MEEST_BEANTWOORD = 50

interface Een {
  readonly adminId: AdminId
  readonly koppelverzoekId: string
}

interface Vraag {
  readonly kenmerk: Kenmerk
  readonly naam: string
  readonly rol: KoppelRol
  readonly email: string | null
}

/** Asks the admin of the scope whose account it is; asking again while the question is open changes nothing. */
export async function askKoppelverzoek(
  ctx: Context,
  scope: AdminScope,
  { kenmerk, naam, rol, email }: Vraag,
): Promise<void> {
  await insertKoppelverzoek(scope, {
    ...kenmerk,
    id: randomUUID(),
    naam,
    email: email ?? '',
    is_leerling: rol === 'leerling',
    is_medewerker: rol === 'medewerker',
    gevraagd_op: ctx.now(),
  })
}

/** Counts how many questions wait for this caller; zero for a caller who may not answer them. */
export const countKoppelverzoeken = (scope: AdminScope, { role }: Caller): Promise<number> =>
  heeftRecht(role, 'koppeling.write') ? countOpen(scope) : Promise.resolve(0)

/** Returns the school accounts of an admin that nobody knows yet, the oldest first; and the recent answers about others. */
export const listKoppelverzoeken = (
  ctx: Context,
  caller: Caller,
  adminId: AdminId,
): Promise<{ koppelverzoeken: Koppelverzoek[]; beantwoord: Beantwoord[] }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const [open, klaar] = await Promise.all([
      listOpen(scope),
      listBeantwoord(scope, MEEST_BEANTWOORD),
    ])
    const rijen = await listNamen(
      scope,
      klaar.flatMap(({ gekoppeld_aan }) => gekoppeld_aan ?? []),
    )
    const namen = new Map(rijen.map(({ id, ...naam }) => [String(id), naam]))
    return {
      koppelverzoeken: open.map(presentVerzoek),
      beantwoord: klaar.map((rij) => presentBeantwoord(rij, namen)),
    }
  })

/** Lists whose account it may be: pupils for a pupil's account, adults for an adult's, everybody when the role is unknown. */
export const listKandidaten = (
  ctx: Context,
  caller: Caller,
  { adminId, koppelverzoekId, zoek = '' }: Een & { readonly zoek?: string | undefined },
): Promise<{ kandidaten: Kandidaat[]; meer: boolean }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const verzoek = await findOpen(scope, koppelverzoekId)
    if (!verzoek) throw notFound()
    const { rol } = presentVerzoek(verzoek)
    const [{ land }, leerlingen, medewerkers] = await Promise.all([
      getLand(scope),
      rol === 'medewerker' ? [] : listLeerlingen(scope),
      rol === 'leerling' ? [] : listMedewerkers(scope),
    ])
    const mensen = presentKandidaten([...leerlingen, ...medewerkers])
    const { kandidaten, meer } = searchKandidaten(mensen, zoek, land)
    return {
      meer,
      kandidaten: kandidaten.map(({ voornaam, tussenvoegsel, achternaam, ...rest }) => ({
        ...rest,
        naam: { voornaam, tussenvoegsel, achternaam },
      })),
    }
  })

/** Throws 400 when a pupil's account would open an adult's login, or the other way round. */
function requireSoort(
  verzoek: { readonly is_leerling: boolean; readonly is_medewerker: boolean },
  role: Rol,
): void {
  const isLeerling = role === 'leerling'
  if (verzoek.is_leerling && !isLeerling)
    throw new ApiError('invalid_input', { userId: 'Dit schoolaccount is van een leerling.' })
  if (verzoek.is_medewerker && !verzoek.is_leerling && isLeerling)
    throw new ApiError('invalid_input', { userId: 'Dit schoolaccount is niet van een leerling.' })
}

/** Logs among the looks whose account was linked or released; the log names a pupil, but not an adult. */
const logKoppeling = (
  scope: AdminScope,
  caller: Caller,
  { userId, role }: { readonly userId: UserId; readonly role: Rol | undefined },
): Promise<void> =>
  logInzage(scope, {
    caller,
    wat: 'koppeling',
    ...(role === 'leerling' ? { leerlingId: userId as string as LeerlingId } : {}),
  })

/**
 * Confirms whose account it is: only somebody of this admin (anybody else does not exist). An adult's account then opens this
 * admin alone, since somebody with two has more to lose than one admin may give away. When it fails the question stays open;
 * returns false when the account got another owner in the meantime.
 */
export const confirmKoppelverzoek = (
  ctx: Context,
  caller: Caller,
  { adminId, koppelverzoekId, userId }: Een & { readonly userId: UserId },
): Promise<{ gekoppeld: boolean }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const antwoord = { door: caller.userId, now: ctx.now() }
    const verzoek = await answerKoppelverzoek(scope, koppelverzoekId, antwoord)
    const role = await findRolVan(scope, userId)
    if (!verzoek || !role || role === 'demo') throw notFound()
    requireSoort(verzoek, role)
    const { aanbieder, soort, waarde_hash } = verzoek
    const gekoppeld = await insertKoppeling(
      scope.db,
      { aanbieder, soort, waarde_hash },
      { userId, adminId: role === 'leerling' ? null : adminId },
    )
    if (gekoppeld) {
      await setGekoppeldAan(scope, koppelverzoekId, userId)
      await logKoppeling(scope, caller, { userId, role })
    }
    return { gekoppeld }
  })

/** Records that this account belongs to nobody here, which closes the request. Whoever comes with it again asks again. */
export const refuseKoppelverzoek = (
  ctx: Context,
  caller: Caller,
  { adminId, koppelverzoekId }: Een,
): Promise<{ gekoppeld: false }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const antwoord = { door: caller.userId, now: ctx.now() }
    if (!(await answerKoppelverzoek(scope, koppelverzoekId, antwoord))) throw notFound()
    return { gekoppeld: false as const }
  })

/** Undoes an answer. A link that came of it is deleted, and the sessions that its person began with a school account end. */
export const reopenKoppelverzoek = (
  ctx: Context,
  caller: Caller,
  { adminId, koppelverzoekId }: Een,
): Promise<Koppelverzoek> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const verzoek = await lockBeantwoord(scope, koppelverzoekId)
    if (!verzoek) throw notFound()
    const { gekoppeld_aan: userId, is_leerling: _, ...kenmerk } = verzoek
    if (userId) {
      await deleteKoppeling(scope, kenmerk, userId)
      await endSchoolaccountSessies(scope, userId, ctx.now())
      await logKoppeling(scope, caller, { userId, role: await findRolVan(scope, userId) })
    }
    await reopen(scope, koppelverzoekId)
    const open = await findOpen(scope, koppelverzoekId)
    if (!open) throw notFound()
    return presentVerzoek(open)
  })
