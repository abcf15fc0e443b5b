import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Rol } from '@letterhaven/contracts/rol'
import { soortwoorden } from '@letterhaven/domain/soortwoorden'
import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import { vindMeervoud, vindVreemd, type Woordsoort } from '@letterhaven/domain/soort-verboden'
import type { DemoSchool } from '../apps/api/src/seed/demo-accounts.ts'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { routeVan, type RouteNaam } from '../apps/web/src/shared/routes/routes.ts'
import { adresVan, leidtElders, magOpenen, paramsVan, routesMet } from './adressen.ts'
import { opnieuw, vulAanmeldingIn } from './bezoek.ts'
import { metOmgeving, moet } from './omgeving.ts'
import { laadTaak, meldAanBijApi, oefen } from './oefenen.ts'
import { gaBinnen, gaVanBuiten, isGeweigerd, leesScherm } from './scherm.ts'

const omgeving = metOmgeving()

/** Every finished page but the public ones, and those of games, which speak to nobody's account. */
const SCHERMEN = routesMet(
  (naam) =>
    routeVan(naam).status === 'klaar' &&
    routeVan(naam).toegang !== 'openbaar' &&
    !naam.startsWith('l-spel'),
)

const BEHEERDER: Readonly<Record<Woordsoort, Rol>> = {
  school: 'schooladmin',
  rt: 'rtadmin',
  thuis: 'thuisadmin',
}
const SOORTEN = ['school', 'rt', 'thuis'] as const
const LANDEN = ['nl', 'be'] as const

const adminVan = (soort: Woordsoort, land: 'nl' | 'be'): DemoSchool =>
  moet(
    omgeving.stack.accounts.schools.find((s) => s.soort === soort && s.land === land && s.groepId),
    `${soort} ${land}`,
  )

const NAMEN = SEED_ADMINS.flatMap(({ naam, groepen }) => [naam, ...groepen.map((g) => g.naam)])

/** What asks before it does something: opened, read and left again. */
const DIALOGEN: Partial<Readonly<Record<RouteNaam, readonly string[]>>> = {
  'a-wachtwoorden': ['Inlogkaarten voor iedereen', 'Nieuwe link'],
  'a-accountgegevens': ['Nieuwe code'],
}

/** A screen with its folded parts, its first menus and its dialogs, one after the other. */
async function leesAlles(page: Page, naam: RouteNaam): Promise<string> {
  for (const vouw of await page.locator('main summary:visible').all()) await vouw.click()
  const delen = [await leesScherm(page)]
  const menus = await page.locator('main button[aria-haspopup]:visible').all()
  const vragen = (DIALOGEN[naam] ?? []).map((vraag) => page.getByRole('button', { name: vraag }))
  for (const knop of [...menus.slice(0, 2), ...vragen]) {
    await knop.click()
    delen.push(await leesScherm(page))
    await page.keyboard.press('Escape')
  }
  return delen.join('\n')
}

/** Where a child goes from here may be an account of any kind; what accounts and groups are called is content. */
function eigenWoorden(tekst: string, { soort, land }: DemoSchool): string {
  const { andereSchool } = soortwoorden(soort, woordkeusBijLand(land))
  return [andereSchool, ...NAMEN].reduce((rest, naam) => rest.replaceAll(naam, '·'), tekst)
}

/** Signs a person of an account in and answers what every screen says that it should not, by its name. */
async function leesRonde(school: DemoSchool, soort: Woordsoort, rol: Rol): Promise<string[]> {
  const { stack, browser } = omgeving
  const { land } = school
  const host = land === 'be' ? stack.vlaamseUrl : stack.url
  const { page, context, klachten } = await opnieuw(browser)
  await page.goto(`${host}/app/auth/login`)
  await vulAanmeldingIn(page, moet(school.accounts[rol], rol))
  await page.waitForFunction(() => localStorage.getItem('user') !== null)
  const params = await paramsVan(stack, school)
  const namen = SCHERMEN.filter((naam) => magOpenen(naam, rol) && !leidtElders(naam, rol))
  expect(namen.length).toBeGreaterThan(3)
  const vreemd: string[] = []
  for (const [i, naam] of namen.entries()) {
    await (i === 0 ? gaVanBuiten : gaBinnen)(page, host + adresVan(naam, params))
    if (await isGeweigerd(page)) vreemd.push(`${naam} was not shown`)
    const tekst = eigenWoorden(await leesAlles(page, naam), school)
    const gevonden = [...vindVreemd(tekst, { soort, land }), ...vindMeervoud(tekst)]
    vreemd.push(...gevonden.map((een) => `${rol} ${naam}: ${een}`))
  }
  expect(klachten).toEqual([])
  await context.close()
  return [...new Set(vreemd)]
}

/** Leaves one child in an account; the others lie in the prullenbak. */
async function laatEen({ adminId, accounts, leerlingId }: DemoSchool, rol: Rol): Promise<void> {
  const { url } = omgeving.stack
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

beforeAll(async () => {
  const { url } = omgeving.stack
  for (const soort of SOORTEN)
    for (const land of LANDEN) {
      const { accounts } = adminVan(soort, land)
      const leerling = moet(accounts.leerling, 'leerling')
      await oefen(url, leerling, 2)
      await laadTaak(await meldAanBijApi(url, leerling), leerling.userId)
    }
})

describe.each(LANDEN)('in %s', (land) => {
  it.each(SOORTEN)('no screen of a %s says a word of another', async (soort) => {
    const school = adminVan(soort, land)
    const rollen = [BEHEERDER[soort], 'docent', 'leerling'] as const
    const vreemd: string[] = []
    for (const rol of rollen.filter((een) => school.accounts[een]))
      vreemd.push(...(await leesRonde(school, soort, rol)))
    expect(vreemd).toEqual([])
  })

  it.each(['rt', 'thuis'] as const)('nor of a %s with one child alone', async (soort) => {
    const school = adminVan(soort, land)
    await laatEen(school, BEHEERDER[soort])
    expect(await leesRonde(school, soort, BEHEERDER[soort])).toEqual([])
  })

  it('while the same eyes find them where a school is read as a home', async () => {
    const school = adminVan('school', land)
    expect(await leesRonde(school, 'thuis', 'schooladmin')).toEqual(
      expect.arrayContaining([expect.stringMatching(/a-wachtwoorden: /)]),
    )
  })
})
