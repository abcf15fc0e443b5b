import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { check } from './axe.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { paste } from '../rig/plak.ts'

const omgeving = metOmgeving()
const groep = moet(SEED_ADMINS[0]?.groepen[0], 'groep')
const LIJST = 'Voornaam\tTussen\tAchternaam\nFemke\tvan den\tBroek\n=HYPERLINK("x")\t\t<b>Bos</b>'
const MET_KOPPEN = 'Voornaam\tAchternaam\tGroep\nAnna\tBerg\tgroep 5\nBram\tBos\tgroep 9'
const ERBIJ = /\/api\/admins\/[^/]+\/groepen\/[^/]+\/leerlingen$/
const GEWEIGERD = {
  code: 'invalid_input',
  message: 'Kijk naar de velden.',
  velden: { 'leerlingen.1.voornaam': 'Gebruik hoogstens 80 tekens' },
}

const isInBeeld = (plek: Locator): Promise<boolean> =>
  plek.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

/** Returns how many drafts are stored in this tab. */
const bewaard = (page: Page): Promise<number> =>
  page.evaluate(
    () => Object.keys(sessionStorage).filter((naam) => naam.startsWith('lh-bewaard:')).length,
  )

describe('new pupils', () => {
  it('are typed and pasted, named where they are there already, added, and taken back', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.docent, 'docent'))
    await page.goto(`${stack.url}/admins/${adminId}/groepen/${groep.id}/leerlingen`)
    await page.getByRole('link', { name: 'Toevoegen' }).click()
    await page.getByRole('heading', { name: 'Leerlingen toevoegen' }).waitFor()
    expect(await check(page)).toEqual([])
    const knop = page.getByRole('button', { name: 'Toevoegen', exact: true })
    await expect.poll(() => knop.isDisabled()).toBe(true)

    const bekend = moet(groep.leerlingen[0], 'leerling').naam
    await page.getByLabel('Voornaam van leerling 1').fill(bekend.voornaam)
    await page.getByLabel('Tussenvoegsel van leerling 1').fill(bekend.tussenvoegsel)
    await page.getByLabel('Achternaam van leerling 1').fill(bekend.achternaam)
    await page.getByText('zit al in deze groep').waitFor()
    await paste(page.getByLabel('Voornaam van leerling 2'), LIJST)
    await page.getByText('3 leerlingen voor').waitFor()
    await expect
      .poll(() => page.getByLabel('Tussenvoegsel van leerling 2').inputValue())
      .toBe('van den')
    await page.getByLabel('Leerling 1 weghalen').click()
    expect(await check(page)).toEqual([])
    await page.getByLabel('Achternaam van leerling 1').press('Enter')

    // A name that looks like a formula or markup is treated like any other.
    await page.getByText('2 leerlingen zijn toegevoegd.').waitFor()
    await page.getByText('Femke van den Broek').first().waitFor()
    await page.getByText('<b>Bos</b>').first().waitFor()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await page.getByText('Ze staan in de prullenbak.').waitFor()
    expect(await page.getByText('Femke van den Broek').count()).toBe(0)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('follow the names of the columns, wait for a year, and are kept until they are added', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.docent, 'docent'))
    const lijst = `${stack.url}/admins/${adminId}/groepen/${groep.id}/leerlingen`
    await page.goto(lijst)
    await page.getByRole('link', { name: 'Toevoegen' }).click()
    await paste(page.getByLabel('Voornaam van leerling 1'), MET_KOPPEN)
    await expect.poll(() => page.getByLabel('Achternaam van leerling 1').inputValue()).toBe('Berg')
    expect(await page.getByLabel('Tussenvoegsel van leerling 1').inputValue()).toBe('')
    await expect.poll(() => page.getByLabel('Groep van leerling 1').inputValue()).toBe('5')
    await page.getByText('‘groep 9’ kennen we niet').waitFor()
    expect(await check(page)).toEqual([])
    const knop = page.getByRole('button', { name: 'Toevoegen', exact: true })
    const jaar = page.getByLabel('Groep van leerling 2')
    await knop.click()
    expect(await jaar.evaluate((veld) => veld === document.activeElement)).toBe(true)

    await page.reload()
    await page.getByText('Je was nog bezig').waitFor()
    expect(await check(page)).toEqual([])
    await jaar.selectOption('6')

    await page.route(ERBIJ, (route) => route.abort())
    await knop.click()
    const melding = page.getByRole('alert').filter({ hasText: 'Nog niet toegevoegd' })
    await melding.waitFor()
    await expect.poll(() => isInBeeld(melding)).toBe(true)
    await expect.poll(() => page.getByLabel('Voornaam van leerling 2').inputValue()).toBe('Bram')
    await page.unroute(ERBIJ)

    // The server says which field is wrong; it is marked and gets the focus, until it is changed.
    const voornaam = page.getByLabel('Voornaam van leerling 2')
    await page.route(ERBIJ, (route) => route.fulfill({ status: 400, json: GEWEIGERD }), {
      times: 1,
    })
    await knop.click()
    await page.getByText('Voornaam: Gebruik hoogstens 80 tekens').waitFor()
    expect(await voornaam.evaluate((veld) => veld === document.activeElement)).toBe(true)
    await voornaam.fill('Brammetje')
    expect(await voornaam.getAttribute('aria-invalid')).toBeNull()

    // A user who goes elsewhere while it is being saved stays there, and is told how it ended.
    const goAway = async (einde: 'abort' | 'continue') => {
      const los = Promise.withResolvers<undefined>()
      await page.route(ERBIJ, async (route) => los.promise.then(() => route[einde]()), { times: 1 })
      await knop.click()
      await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').first().click()
      const titel = page.getByRole('heading', { name: 'Leerlingen toevoegen' })
      await titel.waitFor({ state: 'detached' })
      los.resolve(undefined)
      return page.url()
    }
    const naFout = await goAway('abort')
    await page.getByText(`Nog niet toegevoegd aan ${groep.naam}.`).waitFor()
    expect(page.url()).toBe(naFout)
    await page.goBack()
    await page.getByText('Je was nog bezig').waitFor()
    await expect.poll(() => voornaam.inputValue()).toBe('Brammetje')
    const naGoed = await goAway('continue')
    await page.getByText('2 leerlingen zijn toegevoegd.').waitFor()
    expect(page.url()).toBe(naGoed)
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await page.getByText('Ze staan in de prullenbak.').waitFor()

    await page.goto(lijst)
    await page.getByRole('link', { name: 'Toevoegen' }).click()
    expect(await page.getByLabel('Voornaam van leerling 1').inputValue()).toBe('')
    await page.getByLabel('Voornaam van leerling 1').fill('Noor')
    await page.goBack()
    await page.getByRole('link', { name: 'Toevoegen' }).click()
    await page.getByRole('button', { name: 'Leeg beginnen' }).click()
    expect(await page.getByLabel('Voornaam van leerling 1').inputValue()).toBe('')
    await page.getByLabel('Voornaam van leerling 1').fill('Noor')
    await expect.poll(() => bewaard(page)).toBe(1)
    await page.locator('.account-knop').click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await page.waitForURL('**/app/auth/login')
    await expect.poll(() => bewaard(page)).toBe(0)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('stay in the tab when a session was over in another one, and not when somebody signed out there', async () => {
    const { stack, browser } = omgeving
    const { page, context } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    const docent = moet(accounts.docent, 'docent')
    const pad = `${stack.url}/admins/${adminId}/groepen/${groep.id}/leerlingen/toevoegen`
    await signIn(page, stack.url, docent)
    await page.goto(pad)
    await page.getByLabel('Voornaam van leerling 1').fill('Noor')
    await expect.poll(() => bewaard(page)).toBe(1)

    const tweede = await context.newPage()
    await tweede.goto(`${stack.url}/admins/${adminId}/groepen`)
    await tweede.getByRole('heading', { name: 'Groepen', level: 1 }).waitFor()
    const alle = tweede.getByRole('link', { name: 'Alle leerlingen' }).first()
    await alle.evaluate((link: HTMLElement) => {
      // The server does not know this token.
      localStorage.setItem('access_token', 'weg')
      link.click()
    })
    await tweede.getByRole('button', { name: 'Inloggen' }).waitFor()
    await page.getByRole('button', { name: 'Inloggen' }).waitFor()
    await expect.poll(() => bewaard(page)).toBe(1)
    await signIn(tweede, stack.url, docent)
    await page.goto(pad)
    await page.getByLabel('Voornaam van leerling 1').waitFor()
    await expect.poll(() => page.getByLabel('Voornaam van leerling 1').inputValue()).toBe('Noor')

    await tweede
      .getByRole('button', { name: /Account|Marieke/ })
      .first()
      .click()
    await tweede.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await page.getByRole('button', { name: 'Inloggen' }).waitFor()
    await expect.poll(() => bewaard(page)).toBe(0)
    await context.close()
  })
})
