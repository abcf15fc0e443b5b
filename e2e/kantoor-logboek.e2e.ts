import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import { opnieuw, signIn } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
/** The axe check uses every width, and leaves the page at the last one. */
const BORD = { width: 1280, height: 800 } as const
const REDEN = 'De school belde: een leerling ziet geen kaart'

const logboek = (page: Page) => page.getByRole('region', { name: 'Logboek' })
/** Lists what each line says, newest first. */
const zinnen = (page: Page) => logboek(page).locator('.logboek-zin').allTextContents()

describe('the log of the office', () => {
  it('tells who searched, looked along and stopped, and why, and is filtered by person, kind and day', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    const [school] = await stack.query<{ naam: string }>(
      'select naam from admin where admin_id = $1',
      [adminId],
    )
    const { naam } = moet(school, 'school')
    await signIn(page, stack.url, stack.accounts.office)
    await logboek(page).getByText('Er staat nog niets in').waitFor()
    expect(await check(page)).toEqual([])
    await page.setViewportSize(BORD)

    // From the dashboard to the account, into a look, and out of it.
    await page.getByLabel('Naam, plaats of schoolnummer').fill(naam)
    await page.getByRole('button', { name: 'Zoeken' }).click()
    await page.getByRole('link', { name: `Kijk mee bij ${naam}` }).click()
    await page.getByLabel('Waarom kijk je mee?').fill(REDEN)
    await page.getByRole('button', { name: 'Meekijken' }).click()
    const strook = page.getByRole('region', { name: 'Meekijken' })
    await strook.getByRole('button', { name: 'Stop' }).click()
    await page.waitForURL('**/superadmin/admins')
    await page
      .getByRole('link', { name: /^Kijk mee bij / })
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Dashboard' }).first().click()

    await logboek(page).getByText(`Reden: ${REDEN}`).waitFor()
    // After the look the list of accounts was opened without a question.
    await expect
      .poll(() => zinnen(page))
      .toEqual([
        'Zocht een account',
        'Stopte met meekijken',
        'Begon mee te kijken',
        'Opende een account',
        'Zocht een account',
      ])
    await logboek(page).getByText(`‘${naam}’ · 1 account getoond`).waitFor()
    await logboek(page).getByRole('heading', { name: 'Vandaag' }).waitFor()
    expect(await check(page)).toEqual([])
    await page.setViewportSize(BORD)

    await page.getByLabel('Wat', { exact: true }).selectOption('Begon mee te kijken')
    await expect.poll(() => zinnen(page)).toEqual(['Begon mee te kijken'])
    await page.getByLabel('Wie').selectOption(stack.accounts.superadmin.gebruikersnaam)
    await logboek(page).getByText('Niets gevonden').waitFor()
    await logboek(page).getByRole('link', { name: 'Alles tonen' }).click()
    await expect.poll(() => zinnen(page)).toHaveLength(5)
    await page.getByLabel('Tot en met').fill('2020-01-01')
    await logboek(page).getByText('Niets gevonden').waitFor()
    await page.getByLabel('Tot en met').fill('')

    // A line leads to the account it is about.
    await logboek(page).getByRole('link', { name: naam }).first().click()
    await page.waitForURL(`**/admins/${adminId}/accountgegevens`)
    expect(klachten).toEqual([])

    // More than a page: the rest comes when it is asked for. What is of an account that is no more says so.
    await stack.query(
      `insert into kantoor_log (id, op, wie, wat, voor_admin)
        select gen_random_uuid(), now() - n * interval '1 day', $1, 'plaatsen_besteld', gen_random_uuid()
        from generate_series(1, 60) as n`,
      [stack.accounts.office.userId],
    )
    await context.route('**/api/kantoor/logboek*', (vraag) => vraag.abort())
    await page.goto(`${stack.url}/superadmin/dashboard`)
    const weer = logboek(page).getByRole('button', { name: 'Opnieuw proberen' })
    await weer.waitFor()
    expect(await check(page)).toEqual([])
    await context.unroute('**/api/kantoor/logboek*')
    await weer.click()
    await expect.poll(() => zinnen(page)).toHaveLength(50)
    await logboek(page).getByText('Dit account is er niet meer').first().waitFor()
    // More that does not come takes away nothing that stands there.
    await context.route('**/api/kantoor/logboek*', (vraag) => vraag.abort())
    await logboek(page).getByRole('button', { name: 'Meer tonen' }).click()
    await weer.waitFor()
    await expect.poll(() => zinnen(page)).toHaveLength(50)
    await context.unroute('**/api/kantoor/logboek*')
    await weer.click()
    await expect.poll(async () => (await zinnen(page)).length).toBeGreaterThan(60)
    expect(await logboek(page).getByRole('button', { name: 'Meer tonen' }).count()).toBe(0)
    await context.close()

    // The school's own people have no such page.
    const elders = await opnieuw(browser)
    await signIn(elders.page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await elders.page.goto(`${stack.url}/superadmin/dashboard`)
    await elders.page.getByText('Deze pagina is niet voor jouw account').waitFor()
    await elders.context.close()
  })

  it('has a line for a word that was typed and not for its letters; a list that does not come leaves the field', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    await signIn(page, stack.url, stack.accounts.superadmin)
    await page.goto(`${stack.url}/superadmin/admins`)
    const gezocht = () =>
      stack.query<{ over: string }>(
        "select over from kantoor_log where wie = $1 and over <> '' order by op",
        [stack.accounts.superadmin.userId],
      )
    const veld = page.getByRole('searchbox', { name: 'Zoek een account' })
    await veld.pressSequentially('nergens te vinden', { delay: 40 })
    await page.getByText('Geen account gevonden').waitFor()
    expect(await gezocht()).toEqual([{ over: 'nergens te vinden' }])

    await context.route('**/api/kantoor/admins*', (vraag) => vraag.abort())
    await veld.fill('elders')
    const weer = page.getByRole('button', { name: 'Opnieuw proberen' })
    await weer.waitFor()
    expect(await check(page)).toEqual([])
    await context.unroute('**/api/kantoor/admins*')
    // As much as may be searched for fits in the field, and no more.
    await veld.fill('a'.repeat(140))
    await page.getByText('Geen account gevonden').waitFor()
    await expect.poll(async () => (await gezocht()).at(-1)?.over).toBe('a'.repeat(100))
    expect(klachten).toEqual([])
    await context.close()
  })
})
