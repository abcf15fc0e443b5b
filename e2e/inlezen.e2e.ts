import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import { schoolbestandVanNu } from '../rig/schoolbestand.ts'
import { signIn, opnieuw, OP_DE_TELEFOON } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
const BESTAND = schoolbestandVanNu()

/** Returns the file as the school of the demonstration would have it. */
async function bestandVan(adminId: string, inhoud = BESTAND) {
  const [school] = await omgeving.stack.query<{ schoolnummer: string }>(
    'select schoolnummer from admin where admin_id = $1',
    [adminId],
  )
  const buffer = Buffer.from(inhoud.replace('99ZX', moet(school, 'school').schoolnummer || '99ZX'))
  return { name: 'EDEX.XML', mimeType: 'text/xml', buffer }
}

const gezien = (page: Page) =>
  page.getByRole('heading', { name: 'Kijk na wat er verandert' }).waitFor()

describe('a school starts', () => {
  it('reads its file in, looks, applies, and a pupil that came is at its first lesson', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    const beheerder = moet(accounts.schooladmin, 'schooladmin')
    await signIn(page, stack.url, beheerder)
    await page.goto(`${stack.url}/admins/${adminId}/groepen`)
    await page.getByRole('link', { name: 'Leerlingen inlezen' }).click()

    // Another file first: the page says what is wrong, and nothing is lost.
    const foto = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71]) }
    await page.locator('input[type=file]').setInputFiles(foto)
    await page.getByRole('alert').getByText('‘foto.png’ is niet ingelezen').waitFor()

    await page.locator('input[type=file]').setInputFiles(await bestandVan(adminId))
    await gezien(page)
    expect(await check(page)).toEqual([])
    // The preview has an address, so a reload brings the user back to it.
    await page.reload()
    await gezien(page)
    await page.getByText('Zoë de Vries').waitFor()
    await page.getByRole('button', { name: 'Toepassen', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page
      .getByRole('status')
      .getByText(/32 nieuwe leerlingen/)
      .waitFor()
    expect(await check(page)).toEqual([])

    await page.getByRole('link', { name: 'Naar de groepen' }).click()
    await page.getByRole('link', { name: '3A' }).click()
    await page.getByText('Łukasz').first().waitFor()
    await page.getByRole('link', { name: 'Wachtwoorden' }).click()
    await page.getByRole('heading', { name: 'Zo komen de leerlingen binnen' }).waitFor()
    const rij = page.getByRole('listitem').filter({ hasText: 'Łukasz' })
    expect(await rij.getByText('verborgen').count()).toBeGreaterThan(0)
    expect(await check(page)).toEqual([])
    await page.getByRole('button', { name: 'Toon wachtwoorden' }).click()
    const oud = moet(await rij.locator('.ww-geheim').first().textContent(), 'woorden')
    await rij.getByRole('button', { name: /^Wachtwoord van Łukasz/ }).click()
    await page.getByRole('menuitem', { name: 'Nieuwe woorden' }).click()
    await page.getByText(/heeft nieuwe woorden/).waitFor()
    await page.waitForFunction(
      ([vorige]) =>
        ![...document.querySelectorAll('.ww-geheim')].some((een) => een.textContent === vorige),
      [oud],
    )
    const woorden = moet(await rij.locator('.ww-geheim').first().textContent(), 'woorden')
    const link = moet(await page.locator('.ww-adres').textContent(), 'link')

    const tablet = await opnieuw(browser, OP_DE_TELEFOON)
    await tablet.page.goto(link)
    await tablet.page.getByRole('button', { name: /^Łukasz/ }).click()
    // A child of groep 3 gets pictures first, and can choose words instead.
    await tablet.page.getByRole('button', { name: 'Met woorden' }).click()
    await tablet.page.getByLabel('Jouw wachtwoord').fill(woorden)
    await tablet.page.getByRole('button', { name: 'Naar binnen' }).click()
    await tablet.page.waitForURL('**/leerling/*/landkaart')
    await tablet.page.getByText('Verder spelen').first().waitFor()
    expect(tablet.klachten).toEqual([])
    await tablet.context.close()
    expect(klachten).toEqual([])
    await context.close()
  })

  it('takes a file back by its own list, and Back from a preview forgets nothing', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser, OP_DE_TELEFOON)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.url}/admins/${adminId}/groepen/edexml`)
    const lijst = 'Voornaam;Achternaam;Groep\nWillemijn;Duin;Groep 9\nWout;Duin;Groep 9\n'
    await page.getByRole('radio', { name: 'Lijst plakken' }).check({ force: true })
    await page.getByRole('button', { name: 'Lijst lezen' }).click()
    await page.getByText('Plak hier eerst een lijst.').waitFor()
    await page.getByLabel('Lijst uit een spreadsheet').fill(lijst)
    await page.getByRole('button', { name: 'Lijst lezen' }).click()
    await gezien(page)
    await page.getByText('Willemijn Duin', { exact: true }).first().waitFor()
    // That year does not exist, so the page asks which year they are in, for all of them and one by one.
    await page.getByRole('heading', { name: /^In welke groep zitten ze/ }).waitFor()
    await page.getByLabel('Groep van Iedereen in Groep 9').selectOption('6')
    await page.getByLabel('Groep van Wout Duin').selectOption('5')
    await expect.poll(() => page.getByLabel('Groep van Willemijn Duin').inputValue()).toBe('6')
    expect(await page.getByLabel('Groep van Iedereen in Groep 9').inputValue()).toBe('')
    expect(await check(page)).toEqual([])
    await page.getByRole('button', { name: 'Toepassen', exact: true }).click()
    const terug = page.getByRole('button', { name: /Terugdraaien van Geplakte lijst/ })
    await terug.waitFor()
    const jaren = await stack.query<{ voornaam: string; jaargroep: number }>(
      `select voornaam, jaargroep from leerling where achternaam = 'Duin' order by voornaam`,
    )
    expect(jaren).toEqual([
      { voornaam: 'Willemijn', jaargroep: 6 },
      { voornaam: 'Wout', jaargroep: 5 },
    ])
    // The page asks first, because it concerns many pupils at once; a user who cancels has lost nothing.
    const vraag = page.getByRole('dialog', { name: /terugdraaien\?$/ })
    await terug.click()
    await vraag.getByText('2 leerlingen kwamen er hiermee bij en gaan naar de prullenbak').waitFor()
    expect(await check(page)).toEqual([])
    await vraag.getByRole('button', { name: 'Annuleren' }).click()
    await vraag.waitFor({ state: 'detached' })
    expect(await page.getByText(/teruggedraaid op/).count()).toBe(0)
    await terug.click()
    await vraag.getByRole('button', { name: 'Terugdraaien' }).click()
    await page.getByText(/teruggedraaid op/).waitFor()
    const [weg] = await stack.query<{ weg: boolean }>(
      `select deleted_at is not null as weg from leerling where voornaam = 'Willemijn' and achternaam = 'Duin'`,
    )
    expect(weg).toEqual({ weg: true })
    expect(klachten).toEqual([])
    await context.close()
  })

  it('says in a first tab that the file it shows made way for that of a second', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    const ander = await context.newPage()
    for (const [tab, naam] of [
      [page, 'Merel'],
      [ander, 'Sperwer'],
    ] as const) {
      await tab.goto(`${stack.url}/admins/${adminId}/groepen/edexml`)
      await tab.getByRole('radio', { name: 'Lijst plakken' }).check({ force: true })
      const lijst = `Voornaam;Achternaam;Groep\n${naam};Dubbeltab;Groep 5\n`
      await tab.getByLabel('Lijst uit een spreadsheet').fill(lijst)
      await tab.getByRole('button', { name: 'Lijst lezen' }).click()
      await gezien(tab)
    }
    await page.getByRole('button', { name: 'Toepassen', exact: true }).click()
    await page.getByText('Dit bestand is er niet meer').waitFor()
    await page.getByText(/las je daarna een ander bestand in/).waitFor()
    expect(await page.getByText('Merel Dubbeltab').count()).toBe(0)
    expect(await check(page)).toEqual([])
    // The newer one may still be applied.
    await ander.getByRole('button', { name: 'Toepassen', exact: true }).click()
    await ander.getByRole('button', { name: /Terugdraaien van Geplakte lijst/ }).waitFor()
    const gekomen = await stack.query(
      `select voornaam from leerling where achternaam = 'Dubbeltab' and deleted_at is null`,
    )
    expect(gekomen).toEqual([{ voornaam: 'Sperwer' }])
    expect(klachten).toEqual([])
    await context.close()
  })
})
