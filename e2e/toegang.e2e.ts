import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DemoAccount, DemoSchool } from '../apps/api/src/seed/demo-accounts.ts'
import { adminVan, mensenVan } from './adressen.ts'
import { type Bezoek, signIn, opnieuw, fillInAanmelding } from './bezoek.ts'
import { kind, metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
let school: DemoSchool
let groep: string
let docent: DemoAccount

beforeAll(() => {
  school = schoolVan(omgeving.stack, 'nl')
  groep = `/admins/${school.adminId}/groepen/${school.groepId}/leerlingen`
  docent = moet(school.accounts.docent, 'docent')
})

/** Makes one visit and records its console; it must end without complaints. */
async function visit(perform: (bezoek: Bezoek & { gezegd: string[] }) => Promise<void>) {
  const nieuw = await opnieuw(omgeving.browser)
  const gezegd: string[] = []
  nieuw.page.on('console', (bericht) => gezegd.push(bericht.text()))
  await perform({ ...nieuw, gezegd })
  expect(nieuw.klachten).toEqual([])
  await nieuw.context.close()
}

const go = (page: Page, pad: string) => page.goto(omgeving.stack.url + pad)
const padVan = (page: Page): string => page.url().slice(omgeving.stack.url.length)
const kop = (page: Page, naam: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: naam })

const opslag = (page: Page) =>
  page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
    session: Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
  }))

describe('signing in', () => {
  it.each([
    ['leerling', '/leerling/{userId}/landkaart'],
    ['demo', '/leerling/{userId}/landkaart'],
    ['schooladmin', '/admins/{adminId}/groepen'],
    ['docent', '/admins/{adminId}/groepen'],
    ['office', '/superadmin/dashboard'],
    ['superadmin', '/superadmin/dashboard'],
  ] as const)('brings %s to %s', (rol, landing) =>
    visit(async ({ page }) => {
      const account = moet(mensenVan(omgeving.stack, 'nl').get(rol), rol)
      const { adminId } = adminVan(omgeving.stack, 'nl', account)
      await signIn(page, omgeving.stack.url, account)
      expect(padVan(page)).toBe(
        landing.replace('{userId}', account.userId).replace('{adminId}', adminId),
      )
      await page.locator('h1').first().waitFor()
    }),
  )

  it.each(['rtadmin', 'thuisadmin'] as const)(
    'leaves %s on the login page, which says who is signed in and links to the own pages',
    (rol) =>
      visit(async ({ page }) => {
        const account = moet(mensenVan(omgeving.stack, 'nl').get(rol), rol)
        await go(page, '/app/auth/login')
        await fillInAanmelding(page, account)
        await kop(page, 'Je bent ingelogd').waitFor()
        expect(padVan(page)).toBe('/app/auth/login')
        await page.getByText(rol === 'rtadmin' ? 'Hallo, Ellen' : 'Hallo, Judith').waitFor()
        await page.getByRole('link', { name: 'Naar mijn pagina' }).click()
        await kop(page, 'Groepen').waitFor()
        const { adminId } = adminVan(omgeving.stack, 'nl', account)
        expect(padVan(page)).toBe(`/admins/${adminId}/groepen`)
      }),
  )

  it('says in Dutch what is missing or wrong, and keeps the name', () =>
    visit(async ({ page }) => {
      await go(page, '/app/auth/login')
      await page.getByRole('button', { name: 'Inloggen' }).click()
      await page.getByText('Dit veld is verplicht').nth(1).waitFor()
      await expect.poll(() => page.getByText('Dit veld is verplicht').count()).toBe(2)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
        'gebruikersnaam',
      )
      await fillInAanmelding(page, { ...docent, wachtwoord: 'verkeerd' })
      await page.getByRole('alert').waitFor()
      await expect
        .poll(() => page.getByLabel('Gebruikersnaam').inputValue())
        .toBe(docent.gebruikersnaam)
      expect(await page.locator('input[type=password]').inputValue()).toBe('')
      expect((await opslag(page)).local['access_token']).toBeUndefined()
    }))

  it('stores token and user in local storage, and nothing of them in session storage', () =>
    visit(async ({ page }) => {
      await signIn(page, omgeving.stack.url, docent)
      const { local, session } = await opslag(page)
      expect(local['usingSSO']).toBe('false')
      expect(local['access_token']?.split('.')).toHaveLength(3)
      const user = JSON.parse(local['user'] ?? '{}') as Record<string, unknown>
      expect(user).toEqual({
        _id: docent.userId,
        role: 'docent',
        adminId: school.adminId,
        exp: expect.any(Number),
      })
      expect(Object.keys(session)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/token|user|wantedRoute/)]),
      )
    }))

  it('reads an SSO session from session storage alone', () =>
    visit(async ({ page }) => {
      await signIn(page, omgeving.stack.url, docent)
      await page.evaluate(() => {
        for (const naam of ['access_token', 'user']) {
          sessionStorage.setItem(naam, localStorage.getItem(naam) ?? '')
          localStorage.removeItem(naam)
        }
        localStorage.setItem('usingSSO', 'true')
      })
      await go(page, groep)
      await page.getByRole('searchbox').waitFor()
      // The same tokens in the wrong store are nobody's session.
      await page.evaluate(() => {
        for (const naam of ['access_token', 'user']) {
          localStorage.setItem(naam, sessionStorage.getItem(naam) ?? '')
          sessionStorage.removeItem(naam)
        }
      })
      await go(page, groep)
      await page.waitForURL('**/app/auth/login-sso')
      expect((await opslag(page)).session['wantedRoute']).toBe(groep)
    }))
})

/** Returns the place of everything on the sign-in card. */
const plaatsen = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main, main :is(h1, a, label, input, button, p)')].map((el) => {
      const { x, y, width, height } = el.getBoundingClientRect()
      return [el.tagName, ...[x, y, width, height].map(Math.round)].join(' ')
    }),
  )

const SCRIPTS = /\/assets\/.*\.js$/

/** Returns whether the sketch of a page is visible while none of its scripts load. */
async function zonderScripts(page: Page, pad: string): Promise<boolean> {
  await page.route(SCRIPTS, (vraag) => vraag.abort())
  await go(page, pad)
  const staat = await page.locator('#schets').isVisible()
  await page.unroute(SCRIPTS)
  return staat
}

describe('the page of signing in before its first script', () => {
  it.each([390, 1280])('stands as the app will draw it, %i px wide', (breedte) =>
    visit(async ({ page }) => {
      await page.setViewportSize({ width: breedte, height: 900 })
      expect(await zonderScripts(page, '/app/auth/login')).toBe(true)
      await page.evaluate(() => document.fonts.ready)
      const schets = await plaatsen(page)
      await go(page, '/app/auth/login')
      await page.getByLabel('Gebruikersnaam').waitFor()
      await page.locator('#schets').waitFor({ state: 'detached' })
      await page.evaluate(() => document.fonts.ready)
      expect(schets.length).toBeGreaterThan(10)
      expect(await plaatsen(page)).toEqual(schets)
    }),
  )

  it('is not shown where the app will draw something else', () =>
    visit(async ({ page }) => {
      expect(await zonderScripts(page, '/app/auth/login?wie=leerling')).toBe(false)
      await signIn(page, omgeving.stack.url, docent)
      expect(await zonderScripts(page, '/app/auth/login')).toBe(false)
    }))
})

describe('the wanted route', () => {
  it('is kept with its search parameters, opened after signing in, and then cleared', () =>
    visit(async ({ page }) => {
      const diep = `${groep}?filter=aandacht&zoek=a`
      await go(page, diep)
      await page.waitForURL('**/app/auth/login')
      expect((await opslag(page)).session['wantedRoute']).toBe(diep)
      await fillInAanmelding(page, docent)
      await page.waitForURL(`**${groep}?*`)
      expect(padVan(page)).toBe(diep)
      await page.getByRole('searchbox').waitFor()
      await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('a')
      expect((await opslag(page)).session['wantedRoute']).toBeUndefined()
    }))

  it('does not lead somebody to a page of another role', () =>
    visit(async ({ page }) => {
      const leerling = kind(0)
      await go(page, groep)
      await page.waitForURL('**/app/auth/login')
      await fillInAanmelding(page, leerling)
      await page.waitForURL(`**/leerling/${leerling.userId}/landkaart`)
      expect((await opslag(page)).session['wantedRoute']).toBeUndefined()
    }))

  it('is set by a 401 in mid-session, with the console text of the specification', () =>
    visit(async ({ page, gezegd }) => {
      await signIn(page, omgeving.stack.url, docent)
      // A pointer on its way to the link would fetch the group beforehand, and be refused before the link is followed.
      await page
        .getByRole('link', { name: 'Groep 3', exact: true })
        .evaluate((link: HTMLElement) => {
          localStorage.setItem('access_token', 'a.b.c')
          link.click()
        })
      await page.waitForURL('**/app/auth/login')
      expect(gezegd).toContain('request failed permanently, login needed')
      const { local, session } = await opslag(page)
      expect(session['wantedRoute']).toBe(groep)
      expect(local['user']).toBeUndefined()
      expect(local['access_token']).toBeUndefined()
      await fillInAanmelding(page, docent)
      await page.waitForURL(`**${groep}`)
      await page.getByRole('searchbox').waitFor()
    }))
})

describe('a stored user that cannot be used', () => {
  it.each([
    ['is no JSON', 'geen json'],
    ['is a record of something else', '{"naam":"Noor"}'],
    [
      'has expired',
      JSON.stringify({
        _id: '00000000-0000-4000-8000-000000000000',
        role: 'docent',
        adminId: '00000000-0000-4000-8000-000000000000',
        exp: 1_000_000,
      }),
    ],
  ])('is discarded when it %s', (_wat, user) =>
    visit(async ({ page, gezegd }) => {
      await go(page, '/site/home')
      await page.evaluate((tekst) => localStorage.setItem('user', tekst), user)
      expect(gezegd).not.toContain('invalid user detected')
      await go(page, groep)
      await page.waitForURL('**/app/auth/login')
      await page.getByLabel('Gebruikersnaam').waitFor()
      expect(gezegd).toContain('invalid user detected')
      expect((await opslag(page)).local['user']).toBeUndefined()
    }),
  )
})

describe('pages that are not for somebody', () => {
  it.each([
    ['docent', '/superadmin/dashboard', 'Deze pagina is niet voor jouw account'],
    ['leerling', 'groep', 'Deze pagina is niet voor jouw account'],
    ['schooladmin', 'andere school', 'Deze pagina bestaat niet'],
    ['docent', 'groep van een ander', 'Deze pagina bestaat niet'],
    ['leerling', 'kaart van een ander', 'Deze pagina bestaat niet'],
    ['docent', '/admins/x/groepen', 'Deze pagina bestaat niet'],
  ] as const)('tell %s on %s so kindly', (rol, waar, titel) =>
    visit(async ({ page }) => {
      const be = schoolVan(omgeving.stack, 'be')
      const paden: Record<string, string> = {
        groep,
        'andere school': `/admins/${be.adminId}/groepen`,
        'groep van een ander': `/admins/${school.adminId}/groepen/${be.groepId}/leerlingen`,
        'kaart van een ander': `/leerling/${kind(3).userId}/landkaart`,
      }
      await signIn(page, omgeving.stack.url, moet(school.accounts[rol], rol))
      await go(page, paden[waar] ?? waar)
      await kop(page, titel).waitFor()
      await page.getByRole('link', { name: 'Naar mijn pagina' }).click()
      await kop(page, titel).waitFor({ state: 'detached' })
      expect(padVan(page)).not.toBe(paden[waar] ?? waar)
    }),
  )

  it.each(['/bestaat-niet', '/site/hom', '/app/auth/x', '/superadmin/x', '/admins/x/y/z'])(
    'show not-found on %s',
    (pad) =>
      visit(async ({ page }) => {
        await go(page, pad)
        await kop(page, 'Deze pagina bestaat niet').waitFor()
        expect(await page.title()).toBe('Pagina niet gevonden · Letterhaven')
        await expect
          .poll(() => page.getByRole('link', { name: 'Naar de voorpagina' }).count())
          .toBe(1)
      }),
  )
})

/**
 * Returns the place of the frame around a page of the work area, without the height of its content, which only the page knows.
 */
const kader = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['.werk-zij', '.werk-merk svg', '.werk-kop', '.werk-lade button', '.werk-inhoud'].map((wat) => {
      const { x, y, width, height } = document.querySelector(wat)?.getBoundingClientRect() ?? {}
      return [wat, x, y, width, wat === '.werk-inhoud' ? '' : height].join(' ')
    }),
  )

describe('a page of the work area before its first script', () => {
  it.each([390, 1440])('shows the frame as the app will draw it, %i px wide', (breedte) =>
    visit(async ({ page }) => {
      await page.setViewportSize({ width: breedte, height: 900 })
      await signIn(page, omgeving.stack.url, docent)
      expect(await zonderScripts(page, groep)).toBe(true)
      const schets = await kader(page)
      expect(
        await page.locator('#schets [aria-hidden] :is([id], [href], [tabindex])').count(),
      ).toBe(0)
      await go(page, groep)
      await kop(page, /./).waitFor()
      await page.locator('#schets').waitFor({ state: 'detached' })
      expect(await kader(page)).toEqual(schets)
    }),
  )

  it('shows nothing of it to who is not signed in', () =>
    visit(async ({ page }) => {
      expect(await zonderScripts(page, groep)).toBe(false)
    }))
})
