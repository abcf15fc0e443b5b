import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { DemoAccount } from '../apps/api/src/seed/demo-accounts.ts'
import { routeVan, type RouteNaam } from '../apps/web/src/shared/routes/routes.ts'
import { adresVan, leidtElders, paramsVan, routesMet, zietPagina } from './adressen.ts'
import { meldAan, opnieuw } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { gaVanBuiten, staatStil } from './scherm.ts'

const omgeving = metOmgeving()

/** The pages of a school that the office sees while it looks along. */
const PAGINAS = routesMet(
  (naam) =>
    routeVan(naam).status === 'klaar' &&
    routeVan(naam).layout === 'admin' &&
    zietPagina(naam, 'office') &&
    !leidtElders(naam, 'schooladmin'),
)

/** What a button says that changes something. */
const WIJZIGT =
  /bewaren|bestellen|uitnodigen|toevoegen|wijzigen|weghalen|beheren|intrekken|opnieuw sturen|terug(?:draaien|zetten)|wissen|overzetten|samenvoegen|twee kinderen|sluiten…|weer in dienst|eigen namen|nog een |in één keer|plakken/i
/** Fields that something is typed or chosen in; what finds and sorts changes nothing. */
const VELDEN = [
  'input:not([type=search], [type=checkbox], [type=radio]):enabled:read-write',
  'textarea:enabled:read-write',
  'input[type=file]:enabled',
  '.ag-keuzes input:enabled',
  '.overgang-groep select:enabled',
]
  .map((veld) => `main ${veld}`)
  .join(', ')

/** Everything on a page that offers to change something, also once somebody is chosen. */
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

/** Walks over the pages as somebody who is signed in; gives what each page offers to change. */
async function walk(page: Page, adres: (naam: RouteNaam) => string) {
  const gevonden: Partial<Record<RouteNaam, string[]>> = {}
  for (const naam of PAGINAS) {
    await gaVanBuiten(page, adres(naam))
    // What is folded reads alike: the first of it is opened.
    const dicht = page.locator('main button[aria-expanded=false][aria-controls]:visible').first()
    if ((await dicht.count()) > 0) await dicht.click()
    await staatStil(page)
    const wijzigers = await listWijzigers(page)
    if (wijzigers.length > 0) gevonden[naam] = wijzigers
  }
  return gevonden
}

describe('a look of the office', () => {
  it('offers nothing that changes something, on whatever page of the school', async () => {
    const { stack, browser } = omgeving
    const school = schoolVan(stack, 'nl')
    const params = await paramsVan(stack, school)
    // Somebody in the prullenbak, and an invitation that is open: what can be undone stands there.
    await stack.query(
      `update leerling set deleted_at = now() where admin_id = $1 and id = (
         select id from leerling where admin_id = $1 and id <> $2 and deleted_at is null limit 1)`,
      [school.adminId, params['leerlingId']],
    )
    const adres = (naam: RouteNaam): string => stack.url + adresVan(naam, params)
    const open = async (wie: DemoAccount) => {
      const bezoek = await opnieuw(browser)
      await meldAan(bezoek.page, stack.url, wie)
      return bezoek
    }

    const kantoor = await open(stack.accounts.office)
    await kantoor.page.goto(adres('a-groepen'))
    await kantoor.page.getByLabel('Waarom kijk je mee?').fill('De school belde over haar groepen')
    await kantoor.page.getByRole('button', { name: 'Meekijken' }).click()
    await kantoor.page.getByRole('region', { name: 'Meekijken' }).waitFor()
    expect(await walk(kantoor.page, adres)).toEqual({})
    // A page that is one form says that there is nothing to see.
    await kantoor.page.goto(adres('a-leerlingen-toevoegen'))
    await kantoor.page.getByText('Als je meekijkt, verander je niets.').waitFor()
    expect(kantoor.klachten).toEqual([])
    await kantoor.context.close()

    // Decoy: who runs the school is offered it, on the same pages and with the same eyes.
    const beheer = await open(moet(school.accounts.schooladmin, 'schooladmin'))
    const vanBeheer = await walk(beheer.page, adres)
    expect(Object.keys(vanBeheer)).toEqual(
      expect.arrayContaining([
        'a-edexml',
        'a-schooljaar',
        'a-docenten',
        'a-accountgegevens',
        'a-licentie',
        'a-prullenbak',
      ]),
    )
    expect(vanBeheer['a-accountgegevens']?.length).toBeGreaterThan(8)
    await beheer.context.close()
  })
})
