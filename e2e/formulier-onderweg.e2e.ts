import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import { opnieuw, signIn } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { holdAnswer } from './ophouden.ts'

const omgeving = metOmgeving()

/** Types in a field whose form is on its way: it holds what was sent, keeps the focus, and says that it is busy. */
async function typeInVain(page: Page, veld: Locator): Promise<void> {
  const voor = await veld.inputValue()
  await veld.focus()
  await page.keyboard.type('later')
  await expect.poll(() => veld.inputValue()).toBe(voor)
  await expect.poll(() => veld.getAttribute('aria-busy')).toBe('true')
  expect(await veld.evaluate((element) => element === document.activeElement)).toBe(true)
}

describe('a form that is on its way', () => {
  it('takes no input at the door, and lets it be typed again after a refusal', async () => {
    const { stack, browser } = omgeving
    const { page, context } = await opnieuw(browser)
    const docent = moet(schoolVan(stack, 'nl').accounts.docent, 'docent')
    await page.goto(`${stack.url}/app/auth/login`)
    const wachtwoord = page.locator('input[type=password]')
    await page.getByLabel('Gebruikersnaam').fill(docent.gebruikersnaam)
    await wachtwoord.fill('mis')
    const antwoord = await holdAnswer(page, '/api/auth')
    await wachtwoord.press('Enter')
    await antwoord.gedaan
    await typeInVain(page, wachtwoord)
    expect(await check(page)).toEqual([])
    antwoord.show()
    await page.getByRole('alert').waitFor()
    await expect.poll(() => wachtwoord.inputValue()).toBe('')
    await page.keyboard.type(docent.wachtwoord)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/groepen')
    await context.close()
  })

  it('takes no input on a card, in a dialog, and in a list of new pupils', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser, { donker: true })
    const { adminId, groepId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.url}/admins/${adminId}/accountgegevens`)
    const kaart = page.getByRole('region', { name: 'De school' })
    await kaart.getByLabel('Straat en nummer').fill('Kade 12')
    const gegevens = await holdAnswer(page, '/accountgegevens')
    await kaart.getByRole('button', { name: 'Bewaren' }).click()
    await gegevens.gedaan
    await typeInVain(page, kaart.getByLabel('Plaats'))
    expect(await check(page)).toEqual([])
    gegevens.show()
    await page.getByText('De gegevens zijn bewaard.').waitFor()

    const dialoog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Vestiging toevoegen' }).click()
    await dialoog.getByLabel('Naam').fill('De Punt')
    const vestiging = await holdAnswer(page, '/accountgegevens')
    await dialoog.getByRole('button', { name: 'Bewaren' }).click()
    await vestiging.gedaan
    await typeInVain(page, dialoog.getByLabel('Naam'))
    vestiging.show()
    await dialoog.waitFor({ state: 'detached' })

    await page.goto(`${stack.url}/admins/${adminId}/groepen/${groepId}/leerlingen/toevoegen`)
    const naam = (veld: string, nummer: number) =>
      page.getByLabel(`${veld} van leerling ${nummer}`, { exact: true })
    await naam('Voornaam', 1).fill('Lotte')
    const erbij = await holdAnswer(page, '/leerlingen')
    await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
    await erbij.gedaan
    await typeInVain(page, naam('Voornaam', 1))
    await typeInVain(page, naam('Achternaam', 1))
    const jaar = page.locator('.erbij-rij select').first()
    const voor = await jaar.inputValue()
    await jaar.selectOption(voor === '8' ? '7' : '8')
    await expect.poll(() => jaar.inputValue()).toBe(voor)
    expect(await check(page)).toEqual([])
    erbij.show()
    await page.getByText('1 leerling is toegevoegd.').waitFor()
    expect(klachten).toEqual([])
    await context.close()
  })
})
