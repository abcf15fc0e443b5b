import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Woordsoort } from '@letterhaven/domain/soort-verboden'
import type { DemoAccount, DemoSchool } from '../apps/api/src/seed/demo-accounts.ts'
import { routeVan, type RouteNaam } from '../apps/web/src/shared/routes/routes.ts'
import {
  adresVan,
  BEHEERDER,
  leidtElders,
  magOpenen,
  paramsVan,
  routesMet,
  zietPagina,
} from './adressen.ts'
import { opnieuw, fillInAanmelding, type Bezoek } from './bezoek.ts'
import { metOmgeving, moet } from './omgeving.ts'
import { goFromBuiten, staatStil } from './scherm.ts'

const omgeving = metOmgeving()

/** Returns the pages of an account that the office sees while it looks along as the account's manager. */
const paginasVan = (soort: Woordsoort): readonly RouteNaam[] =>
  routesMet(
    (naam) =>
      routeVan(naam).status === 'klaar' &&
      routeVan(naam).layout === 'admin' &&
      zietPagina(naam, 'office') &&
      magOpenen(naam, BEHEERDER[soort]) &&
      !leidtElders(naam, BEHEERDER[soort]) &&
      (soort === 'school' || !routeVan(naam).feature),
  )

/** The labels of buttons that change something. */
const WIJZIGT =
  /bewaren|bestellen|uitnodigen|toevoegen|vastleggen|wijzigen|weghalen|beheren|intrekken|opnieuw sturen|terug(?:draaien|zetten)|wissen|overzetten|samenvoegen|twee kinderen|sluiten…|weer in dienst|eigen namen|nog een |in één keer|plakken/i
/** Fields in which something is typed or chosen; fields that search or sort change nothing. */
const VELDEN = [
  'input:not([type=search], [type=checkbox], [type=radio]):enabled:read-write',
  'textarea:enabled:read-write',
  'input[type=file]:enabled',
  '.ag-keuzes input:enabled',
  '.overgang-groep select:enabled',
]
  .map((veld) => `main ${veld}`)
  .join(', ')

/** Returns everything on a page that offers to change something. */
async function listWijzigers(page: Page): Promise<string[]> {
  const knoppen = await page.locator('main button:visible').allInnerTexts()
  const namen = await page
    .locator('main button[aria-label]:visible')
    .evaluateAll((alle) => alle.map((een) => een.getAttribute('aria-label') ?? ''))
  const velden = await page
    .locator(VELDEN)
    .evaluateAll((alle) => alle.map((een) => een.getAttribute('name') ?? een.tagName))
  return [...[...knoppen, ...namen].filter((naam) => WIJZIGT.test(naam)), ...velden]
}

/** Visits the pages as a signed-in user; returns what each page offers to change. */
async function walk(page: Page, soort: Woordsoort, adres: (naam: RouteNaam) => string) {
  const gevonden: Partial<Record<RouteNaam, string[]>> = {}
  for (const naam of paginasVan(soort)) {
    await goFromBuiten(page, adres(naam))
    // Folded sections are all alike, so only the first one is opened.
    const dicht = page.locator('main button[aria-expanded=false][aria-controls]:visible').first()
    if ((await dicht.count()) > 0) await dicht.click()
    await staatStil(page)
    const wijzigers = await listWijzigers(page)
    if (wijzigers.length > 0) gevonden[naam] = wijzigers
  }
  return gevonden
}

const SOORTEN = ['school', 'rt', 'thuis'] as const
const adminVan = (soort: Woordsoort): DemoSchool =>
  moet(
    omgeving.stack.accounts.schools.find((s) => s.soort === soort && s.land === 'nl' && s.groepId),
    soort,
  )

async function enter(wie: DemoAccount) {
  const bezoek = await opnieuw(omgeving.browser)
  await bezoek.page.goto(`${omgeving.stack.url}/app/auth/login`)
  await fillInAanmelding(bezoek.page, wie)
  // The manager of a practice or a home stays on the login page, and goes on from there.
  await bezoek.page.waitForFunction(() => localStorage.getItem('user') !== null)
  return bezoek
}

/** A user of the office. Their code is good for one sign-in, so the session is kept. */
let kantoor: Bezoek
beforeAll(async () => {
  kantoor = await enter(omgeving.stack.accounts.office)
})
afterAll(() => kantoor.context.close())

/** Lets the office look along with an account, starting from this page; an earlier look is stopped first. */
async function kijkMee(adres: string): Promise<Page> {
  const { page } = kantoor
  const strook = page.getByRole('region', { name: 'Meekijken' })
  if ((await strook.count()) > 0) {
    await strook.getByRole('button', { name: 'Stop', exact: true }).click()
    await strook.waitFor({ state: 'detached' })
  }
  await page.goto(adres)
  await page.getByLabel('Waarom kijk je mee?').fill('Ze belden over hun groepen')
  await page.getByRole('button', { name: 'Meekijken' }).click()
  await strook.waitFor()
  return page
}

/** Puts a pupil in the prullenbak, so that there is something to undo. */
async function makeOpen({ adminId, leerlingId }: DemoSchool): Promise<void> {
  await omgeving.stack.query(
    `update leerling set deleted_at = now() where admin_id = $1 and id = (
       select id from leerling where admin_id = $1 and id <> $2 and deleted_at is null limit 1)`,
    [adminId, leerlingId],
  )
}

/** The pages on which each kind of account offers changes to its manager at the least. */
const BIEDT: Readonly<Record<Woordsoort, readonly RouteNaam[]>> = {
  school: [
    'a-edexml',
    'a-schooljaar',
    'a-docenten',
    'a-accountgegevens',
    'a-licentie',
    'a-prullenbak',
  ],
  rt: ['a-leerling', 'a-docenten', 'a-accountgegevens', 'a-prullenbak'],
  thuis: ['a-leerling', 'a-accountgegevens', 'a-prullenbak'],
}

describe('a look of the office', () => {
  it.each(SOORTEN)(
    'offers nothing that changes something, on whatever page of a %s',
    async (soort) => {
      const school = adminVan(soort)
      const params = await paramsVan(omgeving.stack, school)
      await makeOpen(school)
      const adres = (naam: RouteNaam): string => omgeving.stack.url + adresVan(naam, params)
      const look = await kijkMee(adres('a-groepen'))
      expect(await walk(look, soort, adres)).toEqual({})
      expect(kantoor.klachten).toEqual([])

      // Decoy: the manager of the account is offered changes, on the same pages and by the same checks.
      const beheer = await enter(moet(school.accounts[BEHEERDER[soort]], BEHEERDER[soort]))
      const vanBeheer = await walk(beheer.page, soort, adres)
      expect(Object.keys(vanBeheer)).toEqual(expect.arrayContaining([...BIEDT[soort]]))
      await beheer.context.close()
    },
  )

  it('says on a page that is one form that there is nothing to see', async () => {
    const params = await paramsVan(omgeving.stack, adminVan('school'))
    const adres = (naam: RouteNaam): string => omgeving.stack.url + adresVan(naam, params)
    const page = await kijkMee(adres('a-groepen'))
    await page.goto(adres('a-leerlingen-toevoegen'))
    const zin = page.getByText('Als je meekijkt, verander je niets.')
    await zin.waitFor()
    expect(await listWijzigers(page)).toEqual([])
  })

  it('offers no first child to a home that is empty, and no consent where none was written down', async () => {
    const { adminId } = adminVan('thuis')
    const params = await paramsVan(omgeving.stack, adminVan('thuis'))
    const adres = (naam: RouteNaam): string => omgeving.stack.url + adresVan(naam, params)
    await omgeving.stack.query('delete from toestemming where admin_id = $1', [adminId])
    const page = await kijkMee(adres('a-leerling'))
    await page.getByText('Er staat nog geen toestemming').waitFor()
    expect(await listWijzigers(page)).toEqual([])
    await omgeving.stack.query('update leerling set deleted_at = now() where admin_id = $1', [
      adminId,
    ])
    await omgeving.stack.query('update groep set gearchiveerd_op = now() where admin_id = $1', [
      adminId,
    ])
    await page.goto(adres('a-groepen'))
    await page.getByText('Hier staat nog geen kind').waitFor()
    expect(await listWijzigers(page)).toEqual([])
  })

  it('leaves the pages of another account as they are without it', async () => {
    const [school, rt] = [adminVan('school'), adminVan('rt')]
    const { stack } = omgeving
    const page = await kijkMee(stack.url + adresVan('a-groepen', await paramsVan(stack, school)))
    await page.goto(stack.url + adresVan('a-accountgegevens', await paramsVan(stack, rt)))
    await page.getByRole('button', { name: 'Bewaren' }).first().waitFor()
    expect(await listWijzigers(page)).not.toEqual([])
    // Work done there is not part of the look, and nothing says that it is.
    const strook = page.getByRole('region', { name: 'Meekijken' })
    expect(await strook.count()).toBe(0)
    // An address in capitals is the same account.
    const adminId = school.adminId.toUpperCase()
    await page.goto(stack.url + adresVan('a-groepen', { adminId }))
    await strook.waitFor()
    await page.getByRole('heading', { name: 'Groepen', level: 1 }).waitFor()
  })
})
