import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readPdf } from '@letterhaven/testkit/read-pdf'
import { check } from './axe.ts'
import { signIn, opnieuw, OP_DE_TELEFOON } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { hasEverything } from './scherm.ts'
import { spelStaat } from '../rig/spellers/speel.ts'
import * as spel from './spel.ts'

const omgeving = metOmgeving()
const BESTAND = 'Voornaam;Achternaam;Groep\nŞeyma;Yılmaz;Groep 9\nŁukasz;Nowak;Groep 9\n'

/** Reads in a list, as a school does on its first day, and opens the passwords of the new group. */
async function begin(page: Page): Promise<void> {
  const { stack } = omgeving
  const { adminId, accounts } = schoolVan(stack, 'nl')
  await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
  await page.goto(`${stack.url}/admins/${adminId}/groepen/edexml`)
  await page.getByRole('radio', { name: 'Lijst plakken' }).check({ force: true })
  await page.getByLabel('Lijst uit een spreadsheet').fill(BESTAND)
  await page.getByRole('button', { name: 'Lijst lezen' }).click()
  await page.getByRole('button', { name: 'Toepassen', exact: true }).click()
  await page
    .getByRole('status')
    .getByText(/2 nieuwe leerlingen/)
    .waitFor()
  await page.getByRole('link', { name: 'Naar de groepen' }).click()
  await page.getByRole('link', { name: 'Groep 9' }).click()
  await page.getByRole('link', { name: 'Wachtwoorden' }).click()
  await page.getByRole('heading', { name: 'Zo komen de leerlingen binnen' }).waitFor()
}

async function paginasVan(download: Download) {
  return readPdf(readFileSync(await download.path()))
}

/** Makes the cards that the open dialog offers. */
async function make(page: Page) {
  const komt = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF maken' }).click()
  const download = await komt
  expect(download.suggestedFilename()).toMatch(/^inlogkaarten-groep-9-[\d-]+\.pdf$/)
  await page
    .getByText(/bij je downloads/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'PDF maken' }).waitFor({ state: 'detached' })
  return paginasVan(download)
}

describe('what is secret', () => {
  it('is fetched and written down when somebody wants to see it, each time anew', async () => {
    const { browser, stack } = omgeving
    const { adminId, groepId, accounts } = schoolVan(stack, 'nl')
    const { page, context, klachten } = await opnieuw(browser)
    await signIn(page, stack.url, moet(accounts.docent, 'docent'))
    const blikken = async () => {
      const rijen = await stack.query<{ n: number }>(
        "select count(*)::int as n from inzage_log where wat = 'wachtwoorden'",
      )
      return moet(rijen[0], 'count').n
    }
    const voor = await blikken()
    await page.goto(`${stack.url}/admins/${adminId}/groepen/${groepId}/leerlingen/wachtwoorden`)
    await page.getByRole('heading', { name: 'Zo komen de leerlingen binnen' }).waitFor()
    await page.getByText('verborgen').first().waitFor()
    await hasEverything(page)
    expect(await blikken()).toBe(voor)

    const geheimen = page.locator('.ww-geheim')
    for (const keer of [1, 2]) {
      await page.getByRole('button', { name: 'Toon wachtwoorden' }).click()
      await geheimen.first().waitFor()
      expect(await blikken()).toBe(voor + keer)
      await page.getByRole('button', { name: 'Verberg' }).click()
      await geheimen.first().waitFor({ state: 'detached' })
    }
    await context.close()

    // The head of the school can read who looked: once, with how often that day.
    const hoofd = await opnieuw(browser)
    await signIn(hoofd.page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await hoofd.page.goto(
      `${stack.url}/admins/${adminId}/groepen/${groepId}/leerlingen/wachtwoorden`,
    )
    await hoofd.page.getByRole('link', { name: 'logboek van de school' }).click()
    const logboek = hoofd.page.getByRole('region', { name: 'Logboek' })
    await logboek.getByText(/ bekeek de wachtwoorden van .*, 2 keer/).waitFor()
    expect(await check(hoofd.page)).toEqual([])
    expect(hoofd.klachten).toEqual([])
    await hoofd.context.close()
    expect(klachten).toEqual([])
  })
})

describe('cards on paper', () => {
  it('are made of a list that was read in, and a pupil is at its first lesson with one', async () => {
    const { browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    await begin(page)
    await page.getByRole('checkbox', { name: /^Łukasz Nowak/ }).check({ force: true })
    await page.getByText('1 geselecteerd').first().waitFor()
    await page.getByRole('button', { name: 'Inlogkaarten maken (PDF)' }).click()
    await page.getByText('Elke kaart krijgt een eigen code').waitFor()
    expect(await check(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    const [vel] = await make(page)
    // The message is shown above the bar with the next actions, however many lines that takes.
    const onder = await page
      .locator('.lh-toast')
      .evaluate((toast) => toast.getBoundingClientRect().bottom)
    const boven = await page
      .locator('.lh-bulk')
      .evaluate((balk) => balk.getBoundingClientRect().top)
    expect(onder).toBeLessThan(boven)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(vel?.tekst).toContain('Łukasz')
    expect(vel?.tekst).not.toContain('Şeyma')
    const link = moet(vel?.qrs[0], 'code')

    const tablet = await opnieuw(browser, OP_DE_TELEFOON)
    await tablet.page.goto(link)
    await tablet.page.waitForURL('**/leerling/*/landkaart')
    await spel.verderSpelen(tablet.page)
    await spelStaat(tablet.page)
    expect(tablet.klachten).toEqual([])
    await tablet.context.close()

    // For everybody, by keyboard: the page says beforehand that the current card stops working.
    await page.getByRole('button', { name: 'Inlogkaarten voor iedereen' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('De oude kaarten werken dan niet meer').waitFor()
    expect(await check(page)).toEqual([])
    await page.getByRole('radio', { name: 'Zonder code' }).check({ force: true })
    await page.getByText('Er verandert niets').waitFor()
    expect((await make(page))[0]?.qrs).toEqual([])
    await page.getByRole('button', { name: 'Inlogkaarten voor iedereen' }).click()
    const [alle] = await make(page)
    expect(alle?.qrs).toHaveLength(2)

    const kind = await opnieuw(browser, OP_DE_TELEFOON)
    await kind.page.goto(link)
    await kind.page.getByText('Deze kaart werkt niet meer').waitFor()
    await kind.context.close()
    expect(klachten).toEqual([])
    await context.close()
  })

  it('and a poster for the wall, and new passwords for all at once', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser, OP_DE_TELEFOON)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    const [groep] = await stack.query<{ id: string }>(
      `select id from groep where admin_id = $1 and naam = 'Groep 9'`,
      [adminId],
    )
    await page.goto(
      `${stack.url}/admins/${adminId}/groepen/${moet(groep, 'groep').id}/leerlingen/wachtwoorden`,
    )
    const komt = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Klasposter (PDF)' }).click()
    const [poster] = await paginasVan(await komt)
    const tablet = await opnieuw(browser, OP_DE_TELEFOON)
    await tablet.page.goto(moet(poster?.qrs[0], 'code'))
    await tablet.page.getByRole('button', { name: /^Şeyma/ }).waitFor()
    await tablet.context.close()

    // A new link, asked for twice; the first time the user cancels.
    const link = page.locator('.ww-adres')
    const eerste = await link.innerText()
    await page.getByRole('button', { name: 'Nieuwe link' }).click()
    await page.getByText(/De huidige link werkt dan meteen niet meer/).waitFor()
    expect(await check(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => link.innerText()).toBe(eerste)
    await page.getByRole('button', { name: 'Nieuwe link' }).click()
    await page.getByRole('button', { name: 'Nieuwe link maken' }).click()
    await page.getByText('Er is een nieuwe link.').waitFor()
    const tweede = await link.innerText()
    const ander = await opnieuw(browser, OP_DE_TELEFOON)
    await ander.page.goto(eerste)
    await ander.page.getByText('Deze link werkt niet meer').first().waitFor()
    await ander.page.goto(tweede)
    await ander.page.getByRole('button', { name: /^Şeyma/ }).waitFor()
    await ander.context.close()

    await page.getByRole('button', { name: 'Toon wachtwoorden' }).click()
    await page.locator('.ww-geheim').first().waitFor()
    const woorden = () => page.locator('.ww-geheim').allTextContents()
    const oud = await woorden()
    await page.getByRole('checkbox', { name: 'Allemaal selecteren' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Wachtwoorden of plaatjes' }).click()
    await page.getByText(/De oude werken meteen niet meer/).waitFor()
    expect(await check(page)).toEqual([])
    // Escape cancels, and nothing changes.
    await page.keyboard.press('Escape')
    await expect.poll(() => woorden()).toEqual(oud)
    await page.getByRole('button', { name: 'Wachtwoorden of plaatjes' }).click()
    await page.getByRole('button', { name: 'Nieuwe wachtwoorden maken' }).click()
    await page.getByText('2 leerlingen hebben een nieuw wachtwoord').waitFor()
    await expect.poll(async () => (await woorden()).some((een) => oud.includes(een))).toBe(false)
    expect(klachten).toEqual([])
    await context.close()
  })
})
