import { describe, expect, it } from 'vitest'
import { opnieuw, type Bezoek } from './bezoek.ts'
import { metOmgeving } from './omgeving.ts'

const omgeving = metOmgeving()
/** The app is fetched first, and a busy machine takes its time. */
const WACHT = { timeout: 20_000 }

/** Runs a journey in its own browser, which must report nothing. */
async function visit(reis: (bezoek: Bezoek, host: string) => Promise<void>): Promise<void> {
  const dit = await opnieuw(omgeving.browser)
  await reis(dit, omgeving.stack.url)
  expect(dit.klachten).toEqual([])
  await dit.context.close()
}

const PAGINAS = ['/site/home', '/site/colofon'] as const

describe('the public pages', () => {
  it.each(PAGINAS)('%s is read without any script, in the wording of the host', async (pad) => {
    const { url, vlaamseUrl } = omgeving.stack
    for (const [host, taal] of [
      [url, 'nl-NL'],
      [vlaamseUrl, 'nl-BE'],
    ] as const) {
      const context = await omgeving.browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(host + pad)
      expect(await page.locator('html').getAttribute('lang')).toBe(taal)
      expect(await page.locator('h1').count()).toBe(1)
      await page.getByRole('link', { name: 'Inloggen' }).first().click()
      expect(new URL(page.url()).pathname).toBe('/app/auth/login')
      await context.close()
    }
  })

  it.each(PAGINAS)('%s fetches no script until somebody asks for something', (pad) =>
    visit(async ({ page }, host) => {
      const scripts: string[] = []
      page.on('request', (verzoek) => {
        if (verzoek.resourceType() === 'script') scripts.push(verzoek.url())
      })
      await page.goto(host + pad, { waitUntil: 'networkidle' })
      expect(scripts).toEqual([])
      await page.getByRole('link', { name: 'Inloggen' }).first().hover()
      await expect.poll(() => scripts.length, WACHT).toBeGreaterThan(0)
    }),
  )

  it('are taken over as they stand, and a click that came before the app is not lost', () =>
    visit(async ({ page }, host) => {
      await page.goto(`${host}/site/colofon`)
      await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-eerst', ''))
      await page.locator('.site-merk').dispatchEvent('click', { button: 0 })
      await page.waitForURL('**/site/home')
      await page.goBack()
      await expect.poll(() => page.title(), WACHT).toBe('Colofon en privacy · Letterhaven')
      // The page was not loaded again: the app went there and back by itself.
      expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
    }))

  it('keep their elements when the app comes', () =>
    visit(async ({ page }, host) => {
      await page.goto(`${host}/site/home`)
      await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-eerst', ''))
      const app = page.waitForResponse(/assets\/index-/)
      await page.getByRole('link', { name: 'Inloggen' }).first().hover()
      await app
      await page.waitForLoadState('networkidle')
      expect(await page.locator('h1[data-eerst]').count()).toBe(1)
    }))

  it('lead on when the app cannot be had', () =>
    visit(async ({ page }, host) => {
      await page.route(/assets\/index-/, (route) => route.abort())
      await page.goto(`${host}/site/home`)
      await page.locator('.site-voet a').first().click()
      await page.waitForURL('**/site/colofon')
      expect(await page.locator('h1').textContent()).toContain('Colofon')
    }))

  it('show the title of the page one is on, also when Back comes before the next is there', () =>
    visit(async ({ page }, host) => {
      await page.goto(`${host}/site/home`)
      const titel = await page.title()
      await page.getByRole('link', { name: 'Inloggen' }).first().click()
      await page.waitForURL('**/app/auth/login')
      await page.goBack()
      await expect.poll(() => page.title(), WACHT).toBe(titel)
    }))
})

describe('the bite of glazenwasser', () => {
  it('answers the first click, which came before the app was there', () =>
    visit(async ({ page }, host) => {
      await page.goto(`${host}/site/home`)
      await page.locator('[data-vorm="sgip"]').click()
      const melding = page.locator('.hapje output')
      await expect.poll(() => melding.textContent(), WACHT).toMatch(/^Bijna! .*schip/)
      expect(await page.locator('[data-vorm="sgip"] mark').textContent()).toBe('ch')
    }))

  it('is played to its end with the keyboard alone', () =>
    visit(async ({ page }, host) => {
      await page.goto(`${host}/site/home`)
      const melding = page.locator('.hapje output')
      for (const woord of ['schip', 'vissen', 'avond']) {
        const raam = page.locator(`[data-vorm="${woord}"]`)
        // The part below the first screen is laid out just after it.
        await raam.waitFor()
        await raam.focus()
        await page.keyboard.press('Enter')
        await expect
          .poll(() => melding.textContent(), WACHT)
          .toBe(`Ja, ${woord}! Het licht gaat aan.`)
        // From the window, the next stops lead to the button that goes on.
        const verder = page.getByRole('button', { name: 'Verder' })
        await verder.waitFor()
        for (let stap = 0; stap < 4; stap += 1) {
          if (await verder.evaluate((knop) => knop === document.activeElement)) break
          await page.keyboard.press('Tab')
        }
        await page.keyboard.press('Enter')
      }
      await expect.poll(() => melding.textContent(), WACHT).toMatch(/drie lichten aan/)
      const opnieuw = page.getByRole('button', { name: 'Nog een keer' })
      expect(await opnieuw.evaluate((knop) => knop === document.activeElement)).toBe(true)
    }))

  it('says who hears it how many lights are on', () =>
    visit(async ({ page }, host) => {
      await page.goto(`${host}/site/home`)
      await page.locator('[data-vorm="schip"]').click()
      await expect
        .poll(() => page.locator('.hapje-lampen').textContent(), WACHT)
        .toContain('1 van 3 lichten aan')
    }))
})
