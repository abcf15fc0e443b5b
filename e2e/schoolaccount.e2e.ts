import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DemoAccount, DemoSchool } from '../apps/api/src/seed/demo-accounts.ts'
import { check } from './axe.ts'
import { type Bezoek, signIn, opnieuw } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
let school: DemoSchool
let docent: DemoAccount
let beheerder: DemoAccount

beforeAll(() => {
  school = schoolVan(omgeving.stack, 'nl')
  docent = moet(school.accounts.docent, 'docent')
  beheerder = moet(school.accounts.schooladmin, 'schooladmin')
})

async function visit(perform: (bezoek: Bezoek) => Promise<void>) {
  const nieuw = await opnieuw(omgeving.browser)
  await perform(nieuw)
  expect(nieuw.klachten).toEqual([])
  await nieuw.context.close()
}

const kop = (page: Page, naam: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: naam })

/** Goes from the sign-in page to the school's own page, and chooses the person there. */
async function chooseAsHuman(page: Page, wie: RegExp, host = omgeving.stack.url) {
  await page.goto(`${host}/app/auth/login`)
  await page.getByRole('link', { name: 'Met je schoolaccount' }).click()
  await page.getByRole('button', { name: 'Demoschool' }).click()
  await kop(page, 'Wie ben je?').waitFor()
  await page.getByRole('button', { name: wie }).click()
}

const opslag = (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
    session: Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
  }))

describe('signing in with a school account', () => {
  it('brings a teacher to the groups, with the tokens in this tab alone', () =>
    visit(async ({ page }) => {
      const adressen: string[] = []
      page.on('framenavigated', (frame) => adressen.push(frame.url()))
      await chooseAsHuman(page, /Leerkracht bij/)
      await page.waitForURL(`**/admins/${school.adminId}/groepen`)
      await kop(page, 'Groepen').waitFor()
      const { local, session } = await opslag(page)
      expect(local['usingSSO']).toBe('true')
      expect(Object.keys(local)).not.toContain('access_token')
      expect(JSON.parse(session['user'] ?? '')).toMatchObject({
        _id: docent.userId,
        role: 'docent',
        adminId: school.adminId,
      })
      expect(session['refresh_token']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
      expect(session['sso_verifier']).toBeUndefined()
      // The code was in the address for a moment, and Back does not find it.
      expect(adressen.some((adres) => adres.includes('auth_code='))).toBe(true)
      await page.goBack()
      expect(page.url()).not.toContain('auth_code')
    }))

  it('brings a pupil of the Flemish school to the map', () =>
    visit(async ({ page }) => {
      await chooseAsHuman(page, /^.*Leerling van klas \w+$/, omgeving.stack.vlaamseUrl)
      await page.waitForURL('**/leerling/*/landkaart')
      await page.locator('h1').first().waitFor()
      expect(JSON.parse((await opslag(page)).session['user'] ?? '')).toMatchObject({
        role: 'leerling',
        adminId: schoolVan(omgeving.stack, 'be').adminId,
      })
    }))

  it('goes on where one was, after signing in', () =>
    visit(async ({ page }) => {
      const pad = `/admins/${school.adminId}/groepen/${school.groepId}/leerlingen?zoek=a`
      await page.goto(omgeving.stack.url + pad)
      await page.waitForURL('**/app/auth/login')
      await page.getByRole('link', { name: 'Met je schoolaccount' }).click()
      await page.getByRole('button', { name: 'Demoschool' }).click()
      await page.getByRole('button', { name: /Leerkracht bij/ }).click()
      await page.waitForURL(`**${pad}`)
      expect((await opslag(page)).session['wantedRoute']).toBeUndefined()
    }))

  it('renews an access token that is refused without anybody noticing', () =>
    visit(async ({ page }) => {
      await chooseAsHuman(page, /Leerkracht bij/)
      await kop(page, 'Groepen').waitFor()
      const oud = (await opslag(page)).session
      // The server's response to an expired token, once.
      await page.route(
        '**/api/admins/*/groepen',
        (route) =>
          route.fulfill({
            status: 401,
            contentType: 'application/json',
            body: JSON.stringify({ code: 'token_expired', message: 'verlopen' }),
          }),
        { times: 1 },
      )
      const vernieuwd = page.waitForResponse('**/api/auth/token/refresh')
      await page.reload()
      expect((await vernieuwd).status()).toBe(200)
      await kop(page, 'Groepen').waitFor()
      await page
        .getByRole('link', { name: /Groep 4/ })
        .first()
        .waitFor()
      const nieuw = (await opslag(page)).session
      expect(nieuw['access_token']).not.toBe(oud['access_token'])
      expect(page.url()).toContain('/groepen')
    }))
})

describe('a school account that opens nothing', () => {
  it.each([
    ['a parent’s', /Co-account van een ouder/, /account van een ouder/],
    [
      'one that nobody linked',
      /Leerling .*nog niet gekoppeld/,
      /kennen dit schoolaccount nog niet/,
    ],
    ['none, after all', /Annuleren/, /bij je school afgebroken/],
  ])('%s: says so, and leads back to the password', (_, wie, zin) =>
    visit(async ({ page }) => {
      await chooseAsHuman(page, wie)
      await page.getByRole('alert').filter({ hasText: zin }).waitFor()
      expect(new URL(page.url()).search).toBe('')
      expect((await opslag(page)).session['access_token']).toBeUndefined()
      // A user who comes straight to this page gets its styles in another order than one who came from the sign-in page.
      const knop = page.getByRole('button', { name: 'Demoschool' })
      const naam = moet(await knop.locator('.kies-naam').boundingBox(), 'name')
      const pijl = moet(await knop.locator('.lh-icoon').boundingBox(), 'arrow')
      expect(naam.x + naam.width).toBeLessThanOrEqual(pijl.x)
      await page.getByRole('link', { name: 'Inloggen met wachtwoord' }).click()
      await page.getByLabel('Gebruikersnaam').waitFor()
    }),
  )

  it('a code that somebody else began is refused in this tab', () =>
    visit(async ({ page }) => {
      await page.goto(`${omgeving.stack.url}/app/auth/login-sso?auth_code=${'x'.repeat(43)}`)
      await page.getByRole('alert').filter({ hasText: 'Begin opnieuw' }).waitFor()
      expect(new URL(page.url()).search).toBe('')
    }))
})

describe('a school account that waits', () => {
  const knop = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
  const rijen = (page: Page) =>
    page.getByRole('list', { name: 'Schoolaccounts die wachten' }).getByRole('listitem')
  const request = (wie: RegExp) =>
    visit(async ({ page }) => {
      await chooseAsHuman(page, wie)
      await page.getByRole('alert').filter({ hasText: 'nog niet' }).waitFor()
    })
  const naarSchoolaccounts = async (page: Page) => {
    await signIn(page, omgeving.stack.url, beheerder)
    await page.getByRole('link', { name: /^Bekijk welke schoolaccounts/ }).click()
    await page.getByRole('heading', { name: 'Schoolaccounts' }).waitFor()
    await rijen(page).nth(1).waitFor()
  }

  it('is linked by hand to whom the admin says, and let go again', async () => {
    await omgeving.stack.query('delete from koppelverzoek')
    await request(/Nieuwe collega/)
    await request(/Leerling .*nog niet gekoppeld/)
    await visit(async ({ page }) => {
      await naarSchoolaccounts(page)
      expect(await check(page)).toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
      await knop(page, 'Koppelen van Femke Wouters').click()
      const zoek = page.getByRole('searchbox', { name: 'Zoek op naam of groep' })
      const tom = page.getByRole('radio', { name: /Tom Baart/ })
      await tom.waitFor()
      // Nobody is preselected, and here a name that is the same finds nobody.
      expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
      await knop(page, /^Zoek ‘Femke/).click()
      await page.getByText('Niemand gevonden.').waitFor()
      await knop(page, /^Koppelen$/).click()
      await page.getByRole('alert').filter({ hasText: 'Kies eerst' }).waitFor()
      await zoek.fill('tom')
      await page.getByText('1 gevonden').waitFor()
      // From here on by keyboard only.
      await zoek.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect.poll(() => tom.isChecked()).toBe(true)
      expect(await check(page)).toEqual([])
      await tom.press('Enter')
      await page.getByText('hoort nu bij Tom Baart').waitFor()
      await expect.poll(() => rijen(page).count()).toBe(1)

      const collega = await opnieuw(omgeving.browser)
      await chooseAsHuman(collega.page, /Nieuwe collega/)
      await collega.page.waitForURL(`**/admins/${school.adminId}/groepen`)
      await page.getByText(/^Beantwoord in de laatste maand/).click()
      await page.getByText('Gekoppeld aan Tom Baart, vandaag').waitFor()
      expect(await check(page)).toEqual([])
      await knop(page, 'Ongedaan maken van Femke Wouters').click()
      await rijen(page).nth(1).waitFor()
      // The server's knowledge of a session may be a second old.
      await collega.page.waitForTimeout(1000)
      await collega.page.reload()
      await collega.page.waitForURL('**/app/auth/login-sso')
      await collega.context.close()
    })
  })

  it('is answered once, whichever tab is first', () =>
    visit(async ({ page, context }) => {
      await naarSchoolaccounts(page)
      const tweede = await context.newPage()
      await tweede.goto(page.url())
      await rijen(tweede).nth(1).waitFor()
      await knop(page, 'Koppelen van Femke Wouters').click()
      await page.getByRole('radio', { name: /Tom Baart/ }).check()
      await knop(tweede, 'Weigeren van Femke Wouters').click()
      await rijen(tweede).nth(1).waitFor({ state: 'detached' })
      await knop(tweede, /^Weigeren/).click()
      await tweede.getByText('Er wacht geen schoolaccount').waitFor()
      expect(await check(tweede)).toEqual([])
      await knop(page, 'Koppelen aan Tom Baart').click()
      await page.getByText('is intussen al beantwoord').waitFor()
      await page.getByText('Er wacht geen schoolaccount').waitFor()
      await tweede.goto(`${omgeving.stack.url}/admins/${school.adminId}/groepen`)
      await kop(tweede, 'Groepen').waitFor()
      expect(await tweede.getByText('Er wacht').count()).toBe(0)
    }))
})
