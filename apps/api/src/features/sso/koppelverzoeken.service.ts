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

/** Asks the admin of the scope whose account it is; asking again while the question stands changes nothing. */
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

/** How many questions wait for this caller; none for who may not answer them. */
export const countKoppelverzoeken = (scope: AdminScope, { role }: Caller): Promise<number> =>
  heeftRecht(role, 'koppeling.write') ? countOpen(scope) : Promise.resolve(0)

/** The school accounts of an admin that nobody knows yet, the oldest first; and what was said of others lately. */
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

/** Whose account it may be: pupils for a pupil's, grown-ups for a grown-up's, everybody where nothing is said. */
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

/** A pupil's account never opens a grown-up's sign-in, nor the other way round. */
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

/** Whose account was linked or let go stands in the log of looks, where it is a pupil's by name. */
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
 * Says whose account it is: only somebody's of this admin (else it does not exist). A grown-up's then opens this
 * admin alone, for somebody of two has more to lose than one admin may give away. What could not be done leaves
 * the question standing; false where the account became somebody's in the meantime.
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

/** This account is nobody's here: the request goes. Whoever comes with it again asks again. */
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

/** Takes an answer back. A link that came of it goes, and whoever came in with a school account is out. */
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
