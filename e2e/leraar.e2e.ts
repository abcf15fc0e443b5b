import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { practise } from '../rig/oefenen.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { staatStil } from './scherm.ts'

const omgeving = metOmgeving()
const groep = moet(SEED_ADMINS[0]?.groepen[1], 'groep')

/** Opens the group page as a school head. */
async function opGroepspagina(perform: (page: Page) => Promise<void>): Promise<void> {
  const { stack, browser } = omgeving
  const { context, page, klachten } = await opnieuw(browser)
  const school = schoolVan(stack, 'nl')
  await signIn(page, stack.url, moet(school.accounts.schooladmin, 'schooladmin'))
  await page.goto(`${stack.url}/admins/${school.adminId}/groepen/${groep.id}/leerlingen`)
  await staatStil(page)
  // The rows and their tools are drawn a moment after the essentials of the group.
  await page.locator('input[type=search]').waitFor()
  await perform(page)
  expect(klachten).toEqual([])
  await context.close()
}

const vakken = (page: Page) => page.locator('.lh-rij-vinkje input')
const gekozen = (page: Page) => page.locator('.lh-rij-gekozen').count()

describe('the pupils of a group by keyboard', () => {
  it('are found with /, walked with arrows, chosen with Space and Shift, freed with Escape', () =>
    opGroepspagina(async (page) => {
      await page.keyboard.press('/')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Space')
      await expect.poll(() => gekozen(page)).toBe(1)
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Shift+ArrowDown')
      await expect.poll(() => gekozen(page)).toBe(3)
      await page.getByRole('region', { name: 'Acties voor de selectie' }).waitFor()
      await page.keyboard.press('Escape')
      await page.waitForFunction(() => document.querySelector('.lh-rij-gekozen') === null)
      await page.keyboard.press('End')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/leerlingen\/[^/?]+$/u)
    }))

  it('show their keys at ?, and their neighbours at J and K', () =>
    opGroepspagina(async (page) => {
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: /Sneltoetsen/ }).waitFor()
      // Decoy: keys of the page do nothing while a dialog lies over it.
      await page.keyboard.press('/')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).not.toBe(
        'search',
      )
      await page.keyboard.press('Escape')
      await page.locator('.lh-rij-titel a').nth(2).click()
      await page.getByRole('link', { name: /Volgende:/ }).waitFor()
      const eerst = page.url()
      await page.keyboard.press('j')
      await page.waitForURL((url) => url.href !== eerst)
      // At once: a user who leafs through a class does not wait for each page.
      await page.keyboard.press('k')
      await page.waitForURL(eerst)
    }))
})

describe('a choice of pupils', () => {
  it('is a range with Shift and the mouse, and counts only who is in sight', () =>
    opGroepspagina(async (page) => {
      await vakken(page).nth(1).click()
      await vakken(page)
        .nth(4)
        .click({ modifiers: ['Shift'] })
      await expect.poll(() => gekozen(page)).toBe(4)
      const naam = moet(groep.leerlingen[0], 'leerling').naam.voornaam
      await page.getByRole('searchbox').fill(naam)
      await page.waitForFunction(() => document.querySelectorAll('.lh-rij').length < 4)
      await expect.poll(() => gekozen(page)).toBeLessThan(4)
      await page.getByRole('searchbox').fill('')
      await page.waitForFunction(() => document.querySelectorAll('.lh-rij').length > 20)
      await expect.poll(() => gekozen(page)).toBe(4)
    }))

  it('goes into a dated file of its own, that says what stands in it over any dialog', () =>
    opGroepspagina(async (page) => {
      await vakken(page).nth(0).click()
      await vakken(page).nth(1).click()
      const komt = page.waitForEvent('download')
      await page
        .getByRole('region', { name: 'Acties voor de selectie' })
        .getByRole('button', { name: /Exporteren/ })
        .click()
      await page.getByRole('menuitem', { name: 'CSV' }).click()
      const download = await komt
      expect(download.suggestedFilename()).toMatch(/^leerlingen-groep-4-\d{4}-\d\d-\d\d\.csv$/u)
      const tekst = await readFile(await download.path(), 'utf8')
      expect(tekst.startsWith('\uFEFFVoornaam;')).toBe(true)
      expect(tekst.trimEnd().split('\r\n')).toHaveLength(3)
      // The message must stay within reach of the pointer while a modal lies over the page.
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: /Sneltoetsen/ }).waitFor()
      await page.getByRole('button', { name: 'Wat staat erin?' }).click()
      await page.getByRole('dialog', { name: 'Wat staat er in het bestand?' }).waitFor()
    }))

  it('alone goes on paper', () =>
    opGroepspagina(async (page) => {
      await vakken(page).nth(0).click()
      await vakken(page).nth(3).click()
      await page.emulateMedia({ media: 'print' })
      await expect.poll(() => page.locator('.lh-rij:visible').count()).toBe(2)
      await page.getByText('Selectie: 2 van de').waitFor()
      expect(await page.locator('.lh-bulk:visible').count()).toBe(0)
    }))
})

describe('the heat map by keyboard', () => {
  it('is one tab stop, in which arrows walk and Enter opens the words that went wrong', async () => {
    const eerste = moet(groep.leerlingen[0], 'leerling')
    const { naam, gebruikersnaam, wachtwoord, id } = eerste
    await practise(omgeving.stack.url, { userId: id, gebruikersnaam, wachtwoord })
    await opGroepspagina(async (page) => {
      await page.getByRole('link', { name: 'Voortgang', exact: true }).click()
      const rooster = page.getByRole('grid')
      await rooster.waitFor()
      const haltes = rooster.locator('a[tabindex="0"], button[tabindex="0"], td[tabindex="0"]')
      await expect.poll(() => haltes.count()).toBe(1)
      await haltes.first().focus()
      await page.keyboard.press('Control+End')
      await page.keyboard.press('Control+Home')
      await expect.poll(() => haltes.count()).toBe(1)
      const cel = rooster
        .getByRole('button', { name: new RegExp(`^\\d{1,2}, ${naam.voornaam}`) })
        .first()
      await cel.focus()
      await expect.poll(() => haltes.count()).toBe(1)
      await page.keyboard.press('Enter')
      const paneel = page.getByRole('dialog')
      await paneel.getByText('Dit ging fout').waitFor()
      await paneel.locator('.fout mark').first().waitFor()
      await page.keyboard.press('Escape')
      await paneel.waitFor({ state: 'hidden' })
      expect(await cel.evaluate((element) => element === document.activeElement)).toBe(true)
    })
  })

  it('unfolds a year by its head and by a cell of it, and the focus stays where it was', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    await page.goto(`${stack.url}/dev/ui`)
    const rooster = page.getByRole('grid').first()
    const kop = rooster.getByRole('button', { name: 'Groep 4', exact: true })
    const leen = rooster.getByRole('columnheader', { name: 'Leenwoord' })
    await kop.press('Enter')
    await leen.waitFor()
    await expect.poll(() => kop.getAttribute('aria-expanded')).toBe('true')
    expect(await kop.evaluate((element) => element === document.activeElement)).toBe(true)
    await kop.press('Enter')
    await leen.waitFor({ state: 'detached' })
    const samen = rooster.getByRole('button', { name: /categorieën samen$/ })
    await samen.nth(1).press('Enter')
    await leen.waitFor()
    const hier = page.locator('[data-plek]:focus-within, [data-plek]:focus')
    await expect.poll(() => hier.getAttribute('data-plek')).toBe('1-7')
    expect(klachten).toEqual([])
    await context.close()
  })
})
