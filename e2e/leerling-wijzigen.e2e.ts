import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import { signIn, OP_DE_TELEFOON, opnieuw } from './bezoek.ts'
import { hollandsOp } from './hollands.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
const WIJZIG = 'Gegevens wijzigen'

/** Opens the page of a pupil of a country's school, as their own docent. */
async function bijLeerling(
  land: 'nl' | 'be',
  perform: (page: Page) => Promise<void>,
): Promise<void> {
  const { stack, browser } = omgeving
  const { context, page, klachten } = await opnieuw(browser, land === 'be' ? OP_DE_TELEFOON : {})
  const { adminId, groepId, accounts } = schoolVan(stack, land)
  const [url, pad] = land === 'be' ? [stack.vlaamseUrl, 'klassen'] : [stack.url, 'groepen']
  await signIn(page, url, moet(accounts.docent, 'docent'))
  await page.goto(`${url}/admins/${adminId}/${pad}/${groepId}/leerlingen`)
  await page.locator('.lh-rij-titel a').first().click()
  await page.getByRole('button', { name: WIJZIG }).waitFor()
  await perform(page)
  expect(klachten).toEqual([])
  await context.close()
}

describe('a pupil whose name or year is wrong', () => {
  it('is corrected by its docent, seen so, and made what it was by one undo', () =>
    bijLeerling('nl', async (page) => {
      const kop = page.getByRole('heading', { level: 1 })
      const knop = page.getByRole('button', { name: WIJZIG })
      const heeftFocus = () => knop.evaluate((element) => element === document.activeElement)
      const jaar = page.getByRole('dialog').getByLabel('Groep')
      const oud = moet(await kop.textContent(), 'naam')
      await knop.click()
      const voornaam = page.getByLabel('Voornaam')
      await voornaam.waitFor()
      // The field that is most often wrong gets the focus at once.
      expect(await voornaam.evaluate((veld) => veld === document.activeElement)).toBe(true)
      expect(await check(page)).toEqual([])
      const was = await jaar.inputValue()
      const wordt = was === '8' ? '7' : '8'

      await voornaam.fill('')
      await page.keyboard.press('Enter')
      await page.getByText('Dit veld is verplicht').waitFor()
      await voornaam.fill('Quinty')
      await page.getByLabel('Tussenvoegsel').fill('van der')
      await page.getByLabel('Achternaam').fill('Zee')
      await jaar.selectOption(wordt)
      await page.keyboard.press('Escape')
      // Decoy: changes that are left with Escape are not saved.
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await expect.poll(() => kop.textContent()).toBe(oud)
      expect(await heeftFocus()).toBe(true)

      await knop.click()
      await voornaam.fill('Quinty')
      await page.getByLabel('Tussenvoegsel').fill('van der')
      await page.getByLabel('Achternaam').fill('Zee')
      await jaar.selectOption(wordt)
      await page.getByLabel('Achternaam').press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Quinty van der Zee' }).waitFor()
      await page.getByText(`Groep ${wordt}`).first().waitFor()
      await page.getByText('De gegevens van Quinty van der Zee zijn gewijzigd.').waitFor()
      await expect.poll(heeftFocus).toBe(true)

      await page.getByRole('button', { name: 'Ongedaan maken' }).click()
      await page.getByText('Alles is weer zoals het was.').waitFor()
      await expect.poll(() => kop.textContent()).toBe(oud)
      await knop.click()
      await expect.poll(() => jaar.inputValue()).toBe(was)
    }))

  it('has in Flanders a leerjaar, and nothing on the screen that is said in the Netherlands alone', () =>
    bijLeerling('be', async (page) => {
      await page.getByRole('button', { name: WIJZIG }).click()
      const jaar = page.getByRole('dialog').getByLabel('Leerjaar')
      await jaar.selectOption({ label: '2e leerjaar' })
      expect(await hollandsOp(page)).toEqual([])
      expect(await check(page)).toEqual([])
      await page.getByRole('button', { name: 'Bewaren' }).click()
      await page.getByText(/^De gegevens van .+ zijn gewijzigd\.$/).waitFor()
      await page.getByText('2e leerjaar').first().waitFor()
    }))
})
