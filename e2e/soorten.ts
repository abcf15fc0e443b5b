import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import type { Rol } from '@letterhaven/contracts/rol'
import { soortwoorden } from '@letterhaven/domain/soortwoorden'
import { findHollands } from '@letterhaven/domain/vlaamse-verboden'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import { findMeervoud, findVreemd, type Woordsoort } from '@letterhaven/domain/soort-verboden'
import type { DemoSchool } from '../apps/api/src/seed/demo-accounts.ts'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { routeVan, type RouteNaam } from '../apps/web/src/shared/routes/routes.ts'
import { adresVan, BEHEERDER, leidtElders, magOpenen, paramsVan, routesMet } from './adressen.ts'
import { opnieuw, fillInAanmelding } from './bezoek.ts'
import { metOmgeving, moet, type Omgeving } from './omgeving.ts'
import { dezeBoom, drawBy } from '../rig/loting.ts'
import { loadTaak, signInAtApi, practise } from '../rig/oefenen.ts'
import {
  goInside,
  goFromBuiten,
  hasEverything,
  isGeweigerd,
  readScherm,
  staatStil,
} from './scherm.ts'
import type { Stack } from './stack.ts'

/** Every finished page except the public ones, and those of games, which do not depend on the account. */
const SCHERMEN = routesMet(
  (naam) =>
    routeVan(naam).status === 'klaar' &&
    routeVan(naam).toegang !== 'openbaar' &&
    !naam.startsWith('l-spel'),
)

const SOORTEN = ['school', 'rt', 'thuis'] as const

const adminVan = (stack: Stack, soort: Woordsoort, land: 'nl' | 'be'): DemoSchool =>
  moet(
    stack.accounts.schools.find((s) => s.soort === soort && s.land === land && s.groepId),
    `${soort} ${land}`,
  )

const NAMEN = SEED_ADMINS.flatMap(({ naam, groepen }) => [naam, ...groepen.map((g) => g.naam)])

/** A button that opens a dialog, and the kinds of account that do not have it. */
interface Opener {
  readonly knop: RegExp
  /** The menu that contains it. */
  readonly menu?: RegExp
  readonly niet?: readonly Woordsoort[]
}
const MENU = /^(?:Groep|Klas) beheren$/

/** The dialogs that are opened, read and left again. */
const DIALOGEN: Partial<Readonly<Record<RouteNaam, readonly Opener[]>>> = {
  'a-wachtwoorden': [{ knop: /^Inlogkaarten voor iedereen$/ }, { knop: /^Nieuwe link$/ }],
  'a-accountgegevens': [{ knop: /^Nieuwe code$/ }, { knop: /^Account sluiten/ }],
  'a-leerling': [{ knop: /^Gegevens wijzigen$/ }, { knop: /^Intrekken$/, niet: ['school'] }],
  'a-groep': [
    { menu: MENU, knop: /^Naam wijzigen$/ },
    { menu: MENU, knop: /^Samenvoegen/ },
    { menu: MENU, knop: /^Splitsen$/ },
  ],
}

const OPEN = 'dialog[open], [role=menu]'

/** Reads what was opened as soon as it is complete, and closes it again. */
async function readOpened(page: Page): Promise<string> {
  await page.locator(OPEN).first().waitFor()
  await staatStil(page)
  const tekst = await readScherm(page)
  await page.keyboard.press('Escape')
  await page.waitForFunction((open) => document.querySelector(open) === null, OPEN)
  return tekst
}

/** Opens and reads a dialog; null where this person has no such button, or it is disabled. */
async function readDialoog(
  page: Page,
  { knop, menu }: Opener,
  moetOpen: boolean,
): Promise<string | null> {
  if (menu) {
    const knoppen = page.getByRole('button', { name: menu })
    if (moetOpen) await knoppen.waitFor()
    if ((await knoppen.count()) === 0) return null
    await knoppen.click()
  }
  const wie = page.getByRole(menu ? 'menuitem' : 'button', { name: knop }).first()
  if (moetOpen) await wie.waitFor()
  if ((await wie.count()) === 0 || !(await wie.isEnabled())) {
    await page.keyboard.press('Escape')
    return null
  }
  await wie.click()
  if (menu) await page.locator('dialog[open]').waitFor()
  return readOpened(page)
}

/** Reads a screen with its folded parts, its first menus and its dialogs, one after the other. */
async function readAll(
  page: Page,
  { naam, moetOpen }: { readonly naam: RouteNaam; readonly moetOpen: Woordsoort | null },
): Promise<string> {
  for (const vouw of await page.locator('main summary:visible').all()) await vouw.click()
  const delen = [await readScherm(page)]
  for (const knop of (await page.locator('main button[aria-haspopup]:visible').all()).slice(0, 2)) {
    await knop.click()
    delen.push(await readOpened(page))
  }
  for (const opener of DIALOGEN[naam] ?? []) {
    const isHier = moetOpen !== null && !opener.niet?.includes(moetOpen)
    delen.push((await readDialoog(page, opener, isHier)) ?? '')
  }
  // Parts that loaded later than the rest are there by now.
  delen.push(await readScherm(page))
  return delen.join('\n')
}

/**
 * Removes what may be of any kind of account: where a child can go from here, and the names of accounts and groups, which are
 * content.
 */
function eigenWoorden(tekst: string, { soort, land }: DemoSchool): string {
  const { andereSchool } = soortwoorden(woordkeusVoor({ land, soort }))
  return [andereSchool, ...NAMEN].reduce((rest, naam) => rest.replaceAll(naam, '·'), tekst)
}

interface Ronde {
  readonly school: DemoSchool
  /** The kind of account as which it is read. */
  readonly soort: Woordsoort
  readonly rol: Rol
  /** Whether the account has only one child. */
  readonly alleen?: boolean
  /** The only page to read; by default those that this run draws. */
  readonly pagina?: RouteNaam
}

const BOOM = dezeBoom()

/**
 * Returns the pages of a person, a third of them by day; features that a school can switch on exist only for schools.
 */
function paginasVan({ school, rol, pagina }: Ronde): readonly RouteNaam[] {
  const alle = SCHERMEN.filter(
    (naam) =>
      magOpenen(naam, rol) &&
      !leidtElders(naam, rol) &&
      (school.soort === 'school' || !routeVan(naam).feature),
  )
  const getrokken = drawBy(BOOM, alle, { waarvoor: `${school.land} ${school.soort} ${rol}` })
  return alle.filter((naam) => (pagina ? naam === pagina : getrokken.has(naam)))
}

/** How many characters around a word say where it stands. */
const BUREN = 20

/** Returns the words in the text of a screen that an account of this kind should not read. */
function vreemdOp(tekst: string, school: DemoSchool, soort: Woordsoort): string[] {
  const { land } = school
  const eigen = eigenWoorden(tekst, school)
  const metBuren = ({ plek, woord }: { readonly plek: number; readonly woord: string }): string =>
    `${woord} in '${eigen.slice(Math.max(0, plek - BUREN), plek + woord.length + BUREN)}'`
  const hollands = land === 'be' ? findHollands(eigen, soort).map(metBuren) : []
  return [...findVreemd(eigen, { soort, land }), ...findMeervoud(eigen), ...hollands]
}

/** Signs in a person of an account, on the host of its country. */
async function enter({ stack, browser }: Omgeving, { school, rol }: Ronde) {
  const host = school.land === 'be' ? stack.vlaamseUrl : stack.url
  const bezoek = await opnieuw(browser)
  await bezoek.page.goto(`${host}/app/auth/login`)
  await fillInAanmelding(bezoek.page, moet(school.accounts[rol], rol))
  await bezoek.page.waitForFunction(() => localStorage.getItem('user') !== null)
  return { ...bezoek, host }
}

/** Signs in a person of an account, and returns what each screen says that it should not, by the name of the screen. */
async function readRonde(omgeving: Omgeving, ronde: Ronde): Promise<string[]> {
  const { stack } = omgeving
  const { school, soort, rol, alleen = false } = ronde
  const { page, context, klachten, host } = await enter(omgeving, ronde)
  const params = await paramsVan(stack, school)
  const namen = paginasVan(ronde)
  expect(namen).not.toEqual([])
  const moetOpen = rol === BEHEERDER[school.soort as Woordsoort] && !alleen ? soort : null
  const vreemd: string[] = []
  for (const [i, naam] of namen.entries()) {
    await (i === 0 ? goFromBuiten : goInside)(page, host + adresVan(naam, params))
    await hasEverything(page)
    if (await isGeweigerd(page)) vreemd.push(`${naam} was not shown`)
    const gevonden = vreemdOp(await readAll(page, { naam, moetOpen }), school, soort)
    vreemd.push(...gevonden.map((een) => `${rol} ${naam}: ${een}`))
  }
  expect(klachten).toEqual([])
  await context.close()
  return [...new Set(vreemd)]
}

/** Reads what a child reads who signs in at an account: the code, the groups, the names, and what is asked there. */
async function readDeur({ stack, browser }: Omgeving, school: DemoSchool): Promise<string> {
  const { page, context, klachten } = await opnieuw(browser)
  const host = school.land === 'be' ? stack.vlaamseUrl : stack.url
  await page.goto(`${host}/app/auth/login`)
  await page.getByRole('link', { name: 'Ik ben leerling' }).click()
  await page.getByLabel('Jouw code').fill(moet(school.schoolcode, 'schoolcode'))
  await page.getByRole('button', { name: 'Zoek', exact: true }).click()
  const groep = page.locator('.li-groep').first()
  await groep.waitFor()
  const delen = [await readScherm(page)]
  await groep.click()
  const kind = page.locator('.li-namen button').first()
  await kind.waitFor()
  delen.push(await readScherm(page))
  await kind.click()
  await page.locator('.li-kop').waitFor()
  delen.push(await readScherm(page))
  expect(klachten).toEqual([])
  await context.close()
  return delen.join('\n')
}

/** Leaves one child in an account; the others go to the prullenbak. */
async function letOne(
  { url }: Stack,
  { adminId, accounts, leerlingId }: DemoSchool,
  rol: Rol,
): Promise<void> {
  const json = { 'content-type': 'application/json' }
  const { gebruikersnaam, wachtwoord } = moet(accounts[rol], rol)
  const body = JSON.stringify({ gebruikersnaam, wachtwoord })
  const binnen = await fetch(`${url}/api/auth`, { method: 'POST', headers: json, body })
  const { token } = (await binnen.json()) as { token: string }
  const headers = { ...json, authorization: `Bearer ${token}` }
  const lijst = await fetch(`${url}/api/admins/${adminId}/leerlingen`, { headers })
  const { leerlingen } = (await lijst.json()) as { leerlingen: { id: string }[] }
  const weg = leerlingen.map(({ id }) => id).filter((id) => id !== leerlingId)
  const antwoord = await fetch(`${url}/api/admins/${adminId}/prullenbak`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ leerlingen: weg, weg: true }),
  })
  expect(antwoord.status).toBe(200)
}

/** Defines journeys through a school, a practice and a home of a country; the files of the two countries run in parallel. */
export function readSoorten(land: 'nl' | 'be'): void {
  const omgeving = metOmgeving()
  const van = (soort: Woordsoort) => adminVan(omgeving.stack, soort, land)

  beforeAll(async () => {
    const { url } = omgeving.stack
    for (const soort of SOORTEN) {
      const leerling = moet(van(soort).accounts.leerling, 'leerling')
      await practise(url, leerling, 2)
      await loadTaak(await signInAtApi(url, leerling), leerling.userId)
    }
  })

  it.each(SOORTEN)('no screen of a %s says a word of another', async (soort) => {
    const school = van(soort)
    const rollen = [BEHEERDER[soort], 'docent', 'leerling'] as const
    const vreemd: string[] = []
    for (const rol of rollen.filter((een) => school.accounts[een]))
      vreemd.push(...(await readRonde(omgeving, { school, soort, rol })))
    expect(vreemd).toEqual([])
  })

  it.each(SOORTEN)('the door of a %s says no word of another to a child', async (soort) => {
    const school = van(soort)
    const tekst = await readDeur(omgeving, school)
    expect(tekst).toContain(`In welke ${woordkeusVoor(school).groep} zit je?`)
    expect(vreemdOp(tekst, school, soort)).toEqual([])
  })

  it.each(['rt', 'thuis'] as const)('nor of a %s with one child alone', async (soort) => {
    const school = van(soort)
    const rol = BEHEERDER[soort]
    await letOne(omgeving.stack, school, rol)
    expect(await readRonde(omgeving, { school, soort, rol, alleen: true })).toEqual([])
  })

  it.each(['rt', 'thuis'] as const)(
    'a %s reads its words before its account is known',
    async (soort) => {
      const school = van(soort)
      const rol = BEHEERDER[soort]
      const { page, context, host } = await enter(omgeving, { school, soort, rol })
      // The kind of the account does not load, so the page can only go by the role.
      await page.route('**/api/users/*', () => undefined)
      const params = await paramsVan(omgeving.stack, school)
      await goFromBuiten(page, host + adresVan('a-leerlingen', params))
      const tekst = await readScherm(page)
      const { Groepen, leerlingen } = woordkeusVoor(school)
      for (const woord of [`Alle ${leerlingen} · `, `\n${Groepen}\n`])
        expect(tekst).toContain(woord)
      expect(vreemdOp(tekst, school, soort)).toEqual([])
      await context.close()
    },
  )

  it('while the same eyes find them where a school is read as a home (decoy)', async () => {
    const pagina = 'a-wachtwoorden'
    const ronde = { school: van('school'), soort: 'thuis', rol: 'docent', pagina } as const
    expect(await readRonde(omgeving, ronde)).toEqual(
      expect.arrayContaining([expect.stringMatching(/a-wachtwoorden: /)]),
    )
  })
}
