import type { AdminSoort } from '@letterhaven/contracts/admin'
import type { AdminId, GroepId, UserId } from '@letterhaven/contracts/ids'
import type {
  DocentGewijzigd,
  DocentLogSoort,
  DocentRol,
  Docenten,
  WijzigDocent,
} from '@letterhaven/contracts/docent'
import { volledigeNaam } from '@letterhaven/domain/naam'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { handOn, takeAgain } from '../../kern/lesgroepen/lesgroepen.service.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { lockSchool } from '../../kern/plaatsing/plaatsing.service.ts'
import { endSessionsAt } from '../sessies/einde.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import * as q from './docenten.queries.ts'
import { presentDocenten } from './docenten.presenter.ts'
import { writeDown } from './log.service.ts'
import { getSchool, listLog, listUitnodigingen, withdrawOpen } from './uitnodiging.queries.ts'

const MEEST_LOG = 30

/** The roles that somebody can have at a school, and at a practice. */
const ROLLEN: Readonly<Record<AdminSoort, readonly DocentRol[]>> = {
  school: ['schooladmin', 'docent'],
  rt: ['rtadmin', 'docent'],
  thuis: [],
  demo: [],
}

/**
 * Lets one person at a time change who works here. Which groups they have belongs to the arrangement of the school, so this
 * waits for that lock first: groups that are merged take their teachers along.
 */
export async function lockStaf(scope: AdminScope): Promise<void> {
  await lockSchool(scope)
  await q.lockDocenten(scope)
}

/** Throws 400 when nobody of this admin can have that role. */
export async function checkRol(scope: AdminScope, role: DocentRol): Promise<void> {
  const { soort } = await getSchool(scope)
  if (!ROLLEN[soort].includes(role))
    throw new ApiError('invalid_input', { role: 'Deze rol bestaat hier niet' })
}

async function areGroepen(scope: AdminScope, groepen: readonly GroepId[]): Promise<boolean> {
  const bekend = new Set((await q.listGroepNamen(scope)).map(({ id }) => id))
  return groepen.every((id) => bekend.has(id))
}

/** Throws 400 when one of these is not a group in use. */
export async function checkGroepen(scope: AdminScope, groepen: readonly GroepId[]): Promise<void> {
  if (!(await areGroepen(scope, groepen)))
    throw new ApiError('invalid_input', {
      groepen: 'Iets wat je koos, is er niet meer. Kies opnieuw',
    })
}

/** Returns the whole staff, who was invited, and what was done last. */
export const listDocenten = (ctx: Context, caller: Caller, adminId: AdminId): Promise<Docenten> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const [medewerkers, koppelingen, groepen, uitnodigingen, log] = await Promise.all([
      q.listMedewerkers(scope),
      q.listKoppelingen(scope),
      q.listGroepNamen(scope),
      listUitnodigingen(scope),
      listLog(scope, MEEST_LOG),
    ])
    return presentDocenten({
      medewerkers,
      koppelingen,
      groepen,
      uitnodigingen,
      log,
      now: ctx.now(),
      kanMailen: ctx.mailer !== null,
    })
  })

/** Returns who works here and who was invited, with name and address. */
export async function listBekenden(scope: AdminScope) {
  const [medewerkers, uitnodigingen] = await Promise.all([
    q.listMedewerkers(scope),
    listUitnodigingen(scope),
  ])
  return {
    collegas: medewerkers
      .filter(({ uit_dienst_op: op }) => op === null)
      .map((rij) => ({ naam: volledigeNaam(rij), adres: rij.gebruikersnaam })),
    uitgenodigd: uitnodigingen.map((rij) => ({ naam: volledigeNaam(rij), adres: rij.adres })),
  }
}

/** The role, groups and service of a member of staff. */
interface Stand {
  readonly role: DocentRol
  readonly groepen: readonly GroepId[]
  readonly uitDienst: boolean
}
type Medewerker = Stand & { readonly id: UserId; readonly naam: string; readonly adres: string }

async function loadStaf(scope: AdminScope): Promise<ReadonlyMap<UserId, Medewerker>> {
  const [medewerkers, koppelingen] = await Promise.all([
    q.listMedewerkers(scope),
    q.listKoppelingen(scope),
  ])
  const groepen = Map.groupBy(koppelingen, ({ medewerker_id }) => medewerker_id)
  return new Map(
    medewerkers.flatMap((rij) => {
      const role = (rij.role ?? rij.was_role) as DocentRol | null
      if (role === null) return []
      const eigen = (groepen.get(rij.id) ?? []).map(({ groep_id }) => groep_id)
      const uitDienst = rij.uit_dienst_op !== null
      const wie = { id: rij.id, naam: volledigeNaam(rij), adres: rij.gebruikersnaam }
      return [[rij.id, { ...wie, role, groepen: eigen, uitDienst }]]
    }),
  )
}

const showStand = ({ role, groepen, uitDienst }: Stand) => ({
  role,
  groepen: [...groepen],
  uitDienst,
})

const isBeheerder = ({ role, uitDienst }: Stand): boolean => !uitDienst && role !== 'docent'

/** Throws `laatste_beheerder` when the change would leave nobody who can run the school. */
async function checkBeheer(scope: AdminScope, wie: Medewerker, straks: Stand): Promise<void> {
  if (!isBeheerder(wie) || isBeheerder(straks)) return
  if ((await q.countBeheerders(scope, wie.id)) === 0) throw new ApiError('laatste_beheerder')
}

const zelfde = (a: readonly GroepId[], b: readonly GroepId[]): boolean =>
  a.length === b.length && new Set([...a, ...b]).size === a.length

/** Changes the role, groups and service of somebody; returns what was done, for the log. */
async function set(
  ctx: Context,
  scope: AdminScope,
  { wie, straks }: { readonly wie: Medewerker; readonly straks: Stand },
): Promise<DocentLogSoort[]> {
  const gedaan: DocentLogSoort[] = []
  const now = ctx.now()
  if (!zelfde(wie.groepen, straks.groepen)) {
    await q.replaceGroepen(scope, wie.id, straks.groepen)
    const erbij = straks.groepen.filter((groep) => !wie.groepen.includes(groep))
    await takeAgain(scope, wie.id, erbij)
    gedaan.push('groepen')
  }
  if (wie.uitDienst === straks.uitDienst && wie.role === straks.role) return gedaan
  if (straks.uitDienst) await q.deleteLid(scope, wie.id)
  else await q.upsertLid(scope, wie.id, straks.role)
  await q.setDienst(scope, wie.id, straks.uitDienst ? { op: now, role: straks.role } : null)
  // A mail that is still on its way would undo this decision.
  await withdrawOpen(scope, wie.adres, now)
  // Running sessions would go on with a role that this person no longer has.
  await endSessionsAt(scope, wie.id, now)
  if (wie.uitDienst !== straks.uitDienst) gedaan.push(straks.uitDienst ? 'uit_dienst' : 'terug')
  if (wie.role !== straks.role) gedaan.push('rol')
  return gedaan
}

interface Een {
  readonly adminId: AdminId
  readonly medewerkerId: UserId
}

/** Throws 409 when somebody's role, groups or service differ from what the caller saw. */
function requireZoals(
  wie: Medewerker,
  { role, groepen, uitDienst }: NonNullable<WijzigDocent['alleenAls']>,
): void {
  const isZelfde =
    (role ?? wie.role) === wie.role &&
    (uitDienst ?? wie.uitDienst) === wie.uitDienst &&
    zelfde(groepen ?? wie.groepen, wie.groepen)
  if (!isZelfde) throw new ApiError('intussen_anders')
}

/**
 * Throws 400 when one of these is not a group in use. For an undo it throws 409 instead: somebody archived the group since, and
 * no field shows that.
 */
async function checkKeuze(
  scope: AdminScope,
  { alleenAls }: WijzigDocent,
  groepen: readonly GroepId[],
): Promise<void> {
  if (alleenAls === undefined) return checkGroepen(scope, groepen)
  if (!(await areGroepen(scope, groepen))) throw new ApiError('intussen_anders')
}

/** Returns what somebody's role, groups and service will be; whoever leaves or hands over keeps no group. */
function straksVan(
  wie: Medewerker,
  { role, groepen, uitDienst, overdragenAan }: WijzigDocent,
): Stand {
  const uit = uitDienst ?? wie.uitDienst
  const geeftWeg = uit || overdragenAan !== undefined
  return {
    role: role ?? wie.role,
    uitDienst: uit,
    groepen: geeftWeg ? [] : (groepen ?? wie.groepen),
  }
}

/** Returns everybody whose role, groups or service change: the person it is about, and the one who gets their groups. */
function stappenVan(
  staf: ReadonlyMap<UserId, Medewerker>,
  medewerkerId: UserId,
  wijziging: WijzigDocent,
): { readonly wie: Medewerker; readonly straks: Stand }[] {
  const wie = staf.get(medewerkerId)
  if (!wie) throw notFound()
  requireZoals(wie, wijziging.alleenAls ?? {})
  const stap = { wie, straks: straksVan(wie, wijziging) }
  if (wijziging.overdragenAan === undefined) return [stap]
  const ontvanger = staf.get(wijziging.overdragenAan)
  if (!ontvanger || ontvanger.uitDienst || ontvanger === wie) throw notFound()
  const groepen = [...new Set([...ontvanger.groepen, ...wie.groepen])]
  return [stap, { wie: ontvanger, straks: { ...ontvanger, groepen } }]
}

/**
 * Changes the role or the groups, puts somebody out of service or back, or hands all groups to a colleague; all of it or
 * nothing.
 */
export const updateDocent = (
  ctx: Context,
  caller: Caller,
  { adminId, medewerkerId, ...wijziging }: Een & WijzigDocent,
): Promise<DocentGewijzigd> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    await lockStaf(scope)
    const stappen = stappenVan(await loadStaf(scope), medewerkerId, wijziging)
    if (wijziging.groepen) await checkKeuze(scope, wijziging, wijziging.groepen)
    if (wijziging.overdragenAan) await handOn(scope, medewerkerId, wijziging.overdragenAan)
    for (const { wie, straks } of stappen) {
      if (straks.role !== wie.role) await checkRol(scope, straks.role)
      await checkBeheer(scope, wie, straks)
      for (const wat of await set(ctx, scope, { wie, straks }))
        await writeDown(ctx, scope, { caller, wat, over: wie.naam })
    }
    return {
      vorige: stappen.map(({ wie: { id, ...wie }, straks }) => ({
        id,
        ...showStand(wie),
        alleenAls: showStand(straks),
      })),
    }
  })
