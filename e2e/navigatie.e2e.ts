import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DemoAccount, DemoSchool } from '../apps/api/src/seed/demo-accounts.ts'
import { type Bezoek, signIn, opnieuw, follow, fillInAanmelding } from './bezoek.ts'
import { kind, metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
let school: DemoSchool
let docent: DemoAccount
let groep: string

beforeAll(() => {
  school = schoolVan(omgeving.stack, 'nl')
  docent = moet(school.accounts.docent, 'docent')
  groep = `/admins/${school.adminId}/groepen/${school.groepId}/leerlingen`
})

async function visit(perform: (bezoek: Bezoek) => Promise<void>): Promise<void> {
  const nieuw = await opnieuw(omgeving.browser)
  await perform(nieuw)
  expect(nieuw.klachten).toEqual([])
  await nieuw.context.close()
}

const go = (page: Page, pad: string) => page.goto(omgeving.stack.url + pad)
const padVan = (page: Page): string => page.url().slice(omgeving.stack.url.length)
const kruimels = (page: Page) => page.getByRole('navigation', { name: 'Kruimelpad' })
const staat = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((naam) => /token|user$/.test(naam)))

/** Signs out through the menu under the user's name. */
async function logUit(page: Page): Promise<void> {
  await page.locator('.account-knop').click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await page.waitForURL('**/app/auth/login')
}

describe('signing out', () => {
  it('removes the session, and Back shows nothing private', () =>
    visit(async ({ page }) => {
      await signIn(page, omgeving.stack.url, docent)
      await page.getByRole('link', { name: 'Groep 3', exact: true }).click()
      await page.getByRole('searchbox').waitFor()
      const naam = kind(0).voornaam
      await page
        .getByRole('link', { name: new RegExp(naam) })
        .first()
        .waitFor()
      await logUit(page)
      expect(await staat(page)).toEqual([])
      for (let keer = 0; keer < 3; keer += 1) {
        // This does not wait until everything is loaded: a page that redirects at once may never report that.
        await page.goBack({ waitUntil: 'commit', timeout: 5000 }).catch(() => null)
        await page.waitForTimeout(300)
        expect(await page.locator('body').textContent()).not.toContain(naam)
        expect(await page.locator('body').textContent()).not.toContain('Groep 3')
      }
    }))

  it('is noticed by a page that the browser kept whole and shows again', () =>
    visit(async ({ page }) => {
      await signIn(page, omgeving.stack.url, docent)
      await page.getByRole('link', { name: 'Groep 3', exact: true }).waitFor()
      // Test browsers do not keep left pages, so the event that such a page gets is sent by hand.
      await page.evaluate(() => {
        localStorage.removeItem('user')
        localStorage.removeItem('access_token')
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
      await page.waitForURL('**/app/auth/login')
      await expect.poll(() => page.locator('body').textContent()).not.toContain('Groep 3')
    }))

  it('in one tab ends the session in the others', () =>
    visit(async ({ page, context, klachten }) => {
      await signIn(page, omgeving.stack.url, docent)
      const tweede = await context.newPage()
      follow(tweede, klachten)
      await go(tweede, groep)
      await tweede.getByRole('searchbox').waitFor()
      await logUit(page)
      await tweede.waitForURL('**/app/auth/login')
      await expect.poll(() => tweede.locator('body').textContent()).not.toContain('Groep 3')
    }))

  it('hands the tablet to the next pupil, who sees nothing of the first', () =>
    visit(async ({ page }) => {
      const [eerste, tweede] = [kind(10), kind(11)]
      await signIn(page, omgeving.stack.url, eerste)
      await page.getByRole('heading', { name: `Landkaart van ${eerste.voornaam}` }).waitFor()
      await page.getByRole('button', { name: 'Wissel van leerling' }).click()
      await page.waitForURL('**/app/auth/login')
      expect(await staat(page)).toEqual([])
      await fillInAanmelding(page, tweede)
      await page.getByRole('heading', { name: `Landkaart van ${tweede.voornaam}` }).waitFor()
      expect(padVan(page)).toBe(`/leerling/${tweede.userId}/landkaart`)
      expect(await page.locator('body').textContent()).not.toContain(eerste.voornaam)
      await page.getByRole('button', { name: 'Uitloggen' }).click()
      await page.waitForURL('**/app/auth/login')
      expect(await staat(page)).toEqual([])
    }))
})

describe('where one is', () => {
  it('stands in the title and the breadcrumbs, which lead back', () =>
    visit(async ({ page }) => {
      await signIn(page, omgeving.stack.url, docent)
      await page.getByRole('heading', { name: 'Groepen' }).waitFor()
      expect(await page.title()).toBe('Groepen · Letterhaven')
      await go(page, groep.replace('/leerlingen', '/voortgang'))
      await page.waitForFunction(() => document.title === 'Groep 3 · Voortgang · Letterhaven')
      const stappen = await kruimels(page).getByRole('listitem').allInnerTexts()
      expect(stappen.map((stap) => stap.trim())).toEqual([
        'admin account',
        'Groepen',
        'Groep 3',
        'Voortgang',
      ])
      await kruimels(page).getByRole('link', { name: 'Groep 3' }).click()
      await page.waitForURL(`**${groep}`)
      await page.waitForFunction(() => document.title === 'Groep 3 · Leerlingen · Letterhaven')
      await kruimels(page).getByRole('link', { name: 'Groepen' }).click()
      await page.waitForURL(`**/admins/${school.adminId}/groepen`)
    }))

  it('is the office account in the office', () =>
    visit(async ({ page }) => {
      await signIn(page, omgeving.stack.url, omgeving.stack.accounts.office)
      expect(await page.title()).toBe('Dashboard · Letterhaven')
      await kruimels(page).getByText('office account').waitFor()
    }))

  it('starts at the top after every change of path, Back too, and stays after a change of search', () =>
    visit(async ({ page }) => {
      const hoogte = () => page.evaluate(() => Math.round(window.scrollY))
      await signIn(page, omgeving.stack.url, docent)
      await go(page, groep)
      await page.getByRole('searchbox').waitFor()
      await page.evaluate(() => window.scrollTo(0, 500))
      expect(await hoogte()).toBe(500)
      await page.getByRole('combobox', { name: 'Sorteer' }).selectOption('achternaam')
      await page.waitForURL('**?*achternaam*')
      expect(await hoogte()).toBe(500)
      await page
        .getByRole('link', { name: new RegExp(kind(20).voornaam) })
        .first()
        .click()
      await page.waitForURL(/\/leerlingen\/[^/]+$/u)
      await page.getByRole('heading', { name: new RegExp(kind(20).voornaam), level: 1 }).waitFor()
      expect(await hoogte()).toBe(0)
      await page.evaluate(() => window.scrollTo(0, 100))
      await page.goBack()
      await page.waitForURL('**/leerlingen?*')
      await page.getByRole('searchbox').waitFor()
      expect(await hoogte()).toBe(0)
    }))
})

describe('short and old addresses', () => {
  it('lead to the page of today', () =>
    visit(async ({ page }) => {
      const leerling = moet(school.leerlingId, 'leerlingId')
      const { adminId, groepId } = school
      const spel = `/leerling/${leerling}/somvensters/${leerling}/taken/${leerling}/spellen`
      await signIn(page, omgeving.stack.url, moet(school.accounts.schooladmin, 'schooladmin'))
      for (const [van, naar] of [
        ['/', '/site/home'],
        ['/home', '/site/home'],
        [`/admins/${adminId}`, `/admins/${adminId}/groepen`],
        [`/admins/${adminId}/groepen/${groepId}`, groep],
        [`/admins/${adminId}/klassen/${groepId}`, groep],
        [`/leerling/${leerling}`, `/leerling/${leerling}/landkaart`],
        [`${spel}/pinata`, `${spel}/pi%C3%B1ata`],
      ] as const) {
        await go(page, van)
        await page.waitForURL(`**${naar}`)
        expect(padVan(page)).toBe(naar)
      }
    }))

  it('lead the office to its dashboard', () =>
    visit(async ({ page }) => {
      await signIn(page, omgeving.stack.url, omgeving.stack.accounts.superadmin)
      await go(page, '/superadmin')
      await page.waitForURL('**/superadmin/dashboard')
      await page.getByRole('heading', { name: 'Logboek' }).waitFor()
      expect(await page.title()).toBe('Dashboard · Letterhaven')
    }))
})

describe('a page on which a visit begins', () => {
  it('asks for its data while its scripts are still on their way, and asks no more than once', () =>
    visit(async ({ page }) => {
      await signIn(page, omgeving.stack.url, docent)
      await page.getByRole('link', { name: 'Groep 3', exact: true }).waitFor()
      // A late call of the previous page must not count as one of this page.
      await page.goto('about:blank')
      const gevraagd: string[] = []
      page.on('request', (verzoek) => {
        if (verzoek.resourceType() === 'fetch') gevraagd.push(new URL(verzoek.url()).pathname)
      })
      const groepPad = `/api/admins/${school.adminId}/groepen/${school.groepId}`
      // The app's script is held back until both calls have gone out; without them this page would stay empty.
      await page.route(/assets\/index-/, async (route) => {
        await expect
          .poll(() => gevraagd.toSorted())
          .toEqual([groepPad, `/api/users/${docent.userId}`])
        await route.continue()
      })
      await go(page, groep)
      await page
        .getByRole('link', { name: new RegExp(kind(0).voornaam) })
        .first()
        .waitFor()
      // Calls of the finished page may have gone out by now, but nothing went out twice.
      expect(gevraagd).toEqual([...new Set(gevraagd)])
    }))

  it('shows the sign-in page as before to somebody whose token is over', () =>
    visit(async ({ page }) => {
      await signIn(page, omgeving.stack.url, docent)
      await page.getByRole('link', { name: 'Groep 3', exact: true }).waitFor()
      await page.evaluate(() => {
        const user: unknown = JSON.parse(localStorage.getItem('user') ?? '{}')
        localStorage.setItem('user', JSON.stringify({ ...(user as object), exp: 1 }))
      })
      let vragen = 0
      page.on('request', (verzoek) => {
        if (verzoek.url().includes('/api/admins/')) vragen += 1
      })
      await go(page, groep)
      await page.waitForURL('**/app/auth/login')
      expect(vragen).toBe(0)
    }))
})

describe('somebody at work', () => {
  const opGroep = async (page: Page): Promise<void> => {
    await signIn(page, omgeving.stack.url, docent)
    await go(page, groep)
    await page.locator('.lh-rij-vinkje input').first().check()
  }
  const knop = (page: Page) => page.getByRole('button', { name: 'Verplaatsen' })
  const heeftFocus = (page: Page) => knop(page).evaluate((el) => el === document.activeElement)

  it('has the focus back where a dialog was opened, however it is closed', () =>
    visit(async ({ page }) => {
      await opGroep(page)
      for (const sluit of ['Escape', 'Annuleren', 'Sluiten']) {
        await knop(page).focus()
        await page.keyboard.press('Enter')
        const dialoog = page.getByRole('dialog')
        await dialoog.getByLabel('Naar welke groep?').waitFor()
        if (sluit === 'Escape') await page.keyboard.press('Escape')
        else await dialoog.getByRole('button', { name: sluit }).click()
        await dialoog.waitFor({ state: 'detached' })
        expect(await heeftFocus(page)).toBe(true)
      }
    }))

  it('keeps the page, and what was chosen on it, when the script of a dialog cannot be had', async () => {
    const { page, context } = await opnieuw(omgeving.browser)
    await opGroep(page)
    await page.route('**/verplaats-dialoog*', (route) => route.abort())
    await knop(page).click()
    await page.getByText('Dit venster kon niet worden opgehaald.').waitFor()
    expect(await page.getByText('1 geselecteerd').count()).toBeGreaterThan(0)
    await context.close()
  })

  it('reads that there is no network instead of a page that was not here yet, which comes by itself', async () => {
    const { page, context } = await opnieuw(omgeving.browser)
    await signIn(page, omgeving.stack.url, docent)
    await go(page, groep)
    await page.locator('.lh-rij').first().waitFor()
    await context.setOffline(true)
    await page.getByRole('link', { name: 'Alle leerlingen' }).first().click()
    await page.getByText('Er is geen verbinding met Letterhaven.').first().waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'Alle leerlingen', level: 1 }).waitFor()
    expect(await page.getByText('Er is geen verbinding met Letterhaven.').count()).toBe(0)
    await context.close()
  })
})
