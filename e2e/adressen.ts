import { isKantoor } from '@letterhaven/contracts/rol'
import { magMeekijken } from '@letterhaven/domain/kijk-mee'
import { RECHTEN_MATRIX } from '@letterhaven/domain/rechten'
import type { Rol } from '@letterhaven/contracts/rol'
import type { Woordsoort } from '@letterhaven/domain/soort-verboden'
import type { DemoAccount, DemoSchool } from '../apps/api/src/seed/demo-accounts.ts'
import { fillPad } from '../apps/web/src/shared/routes/pad.ts'
import { ROUTE_NAMEN, routeVan, type RouteNaam } from '../apps/web/src/shared/routes/routes.ts'
import { moet } from './omgeving.ts'
import type { Stack } from './stack.ts'
import { toetsVan } from './toets-klaar.ts'

const GEEN = '00000000-0000-4000-8000-000000000000'

/** The role that manages an account of each kind. */
export const BEHEERDER: Readonly<Record<Woordsoort, Rol>> = {
  school: 'schooladmin',
  rt: 'rtadmin',
  thuis: 'thuisadmin',
}

/** Roles of accounts that are not schools; features that a school can switch on are not for them. */
const ZONDER_SCHOOL: readonly Rol[] = ['rtadmin', 'thuisadmin', 'demo']

/** Returns whether this role may open the page, according to the table of routes. */
export function magOpenen(naam: RouteNaam, rol: Rol): boolean {
  const { toegang, feature } = routeVan(naam)
  if (feature && ZONDER_SCHOOL.includes(rol)) return false
  return toegang === 'openbaar' || toegang === 'aangemeld' || RECHTEN_MATRIX[toegang].includes(rol)
}

/**
 * Returns whether this role sees the contents of the page. Of a school's pages the office sees what it may see when looking
 * along.
 */
export function zietPagina(naam: RouteNaam, rol: Rol): boolean {
  const { toegang, layout, alleenInvullen } = routeVan(naam)
  const vanSchool = layout === 'admin' || layout === 'leerling'
  if (!isKantoor(rol) || !vanSchool || toegang === 'openbaar' || toegang === 'aangemeld')
    return magOpenen(naam, rol)
  return !alleenInvullen && magMeekijken('schooladmin', toegang)
}

const ELDERS: Readonly<Record<'klein' | 'school', readonly RouteNaam[]>> = {
  klein: ['a-leerlingen-toevoegen', 'a-edexml'],
  school: ['a-kinderen-toevoegen'],
}

/**
 * Returns whether this page redirects this role to another one. A home and a practice add children one by one, a school adds a
 * list or a file.
 */
export function leidtElders(naam: RouteNaam, rol: Rol): boolean {
  const isKlein = rol === 'rtadmin' || rol === 'thuisadmin'
  return ELDERS[isKlein ? 'klein' : 'school'].includes(naam)
}

/** Values for every parameter that a route may have. */
export type Params = Readonly<Record<string, string>>

/**
 * Returns the parameters within one admin: its own group and pupil, and a window and taak of that pupil. The pupil must have
 * seen the map once.
 */
export async function paramsVan(stack: Stack, school: DemoSchool): Promise<Params> {
  const leerlingId = moet(school.leerlingId, 'leerlingId')
  const rijen = await stack.query<{ id: string; somvenster_id: string }>(
    `select id, somvenster_id from taak
     where leerling_id = $1 and soort in ('spelling', 'lezen') order by volgorde limit 1`,
    [leerlingId],
  )
  return {
    adminId: school.adminId,
    groepId: moet(school.groepId, 'groepId'),
    leerlingId,
    somvensterId: rijen[0]?.somvenster_id ?? GEEN,
    taakId: rijen[0]?.id ?? GEEN,
    userId: leerlingId,
    oefeninstellingId: GEEN,
    handelingsplanId: GEEN,
    methodetoetsId: (await toetsVan(stack, school)) ?? GEEN,
    herstelToken: 'abc',
    klascode: 'zee',
    token: 'abc',
  }
}

/** Returns the address of a page, with `/groepen/` where the path has a word for groups. */
export function adresVan(naam: RouteNaam, params: Params): string {
  return fillPad(routeVan(naam).path, params)
}

/** Returns the routes of the table that a test wants. */
export function routesMet(choose: (naam: RouteNaam) => boolean): readonly RouteNaam[] {
  return ROUTE_NAMEN.filter(choose)
}

/** Returns one person per role: the people of a school, and the office. */
export function mensenVan(stack: Stack, land: 'nl' | 'be'): ReadonlyMap<Rol, DemoAccount> {
  const { schools, office, superadmin } = stack.accounts
  const mensen = new Map<Rol, DemoAccount>([
    ['office', office],
    ['superadmin', superadmin],
  ])
  for (const school of schools.filter((s) => s.land === land || s.soort === 'demo'))
    for (const [rol, account] of Object.entries(school.accounts) as [Rol, DemoAccount][])
      if (!mensen.has(rol)) mensen.set(rol, account)
  return mensen
}

/** Returns the admin that a person belongs to; for the office, the school of the country. */
export function adminVan(stack: Stack, land: 'nl' | 'be', account: DemoAccount): DemoSchool {
  const { schools } = stack.accounts
  const eigen = schools.find((s) =>
    Object.values(s.accounts).some(({ userId }) => userId === account.userId),
  )
  return moet(eigen ?? schools.find((s) => s.soort === 'school' && s.land === land), 'admin')
}
