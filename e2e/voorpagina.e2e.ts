import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { routeVan } from '../apps/web/src/shared/routes/routes.ts'
import { routesMet } from './adressen.ts'
import { opnieuw, type Bezoek } from './bezoek.ts'
import { metOmgeving } from './omgeving.ts'
import { hasEverything } from './scherm.ts'

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

/** Every page that the build writes ahead. */
const PAGINAS = routesMet((naam) => routeVan(naam).vooraf !== undefined).map(
  (naam) => routeVan(naam).path,
)

/** Returns the levels of the headings on a page, in their order. */
const koppenVan = (page: Page): Promise<number[]> =>
  page.locator('h1, h2, h3, h4').evaluateAll((koppen) => koppen.map((k) => Number(k.tagName[1])))

describe('the public pages', () => {
  it('are home, the colophon and what came after them', () => {
    expect(PAGINAS).toEqual(expect.arrayContaining(['/site/home', '/site/colofon']))
  })

  it.each(PAGINAS)('%s has its headings in order, and every block is called by its own', (pad) =>
    visit(async ({ page }, host) => {
      await page.goto(host + pad)
      const koppen = await koppenVan(page)
      expect(koppen[0]).toBe(1)
      expect(koppen.length).toBeGreaterThan(1)
      expect(koppen.filter((niveau, i) => niveau > (koppen[i - 1] ?? 0) + 1)).toEqual([])
      const namen = await page.locator('main section').evaluateAll((blokken) =>
        blokken.map((blok) => {
          const kop = document.getElementById(blok.getAttribute('aria-labelledby') ?? '')
          return kop !== null && blok.contains(kop) ? kop.textContent : null
        }),
      )
      expect(namen.length).toBeGreaterThan(0)
      expect(namen).not.toContain(null)
      expect(new Set(namen).size).toBe(namen.length)
    }),
  )

  it.each(PAGINAS)('%s is read without any script, in the wording of the host', async (pad) => {
    const { url, vlaamseUrl } = omgeving.stack
    for (const [host, taal] of [
      [url, 'nl-NL'],
      [vlaamseUrl, 'nl-BE'],
    ] as const) {
      const context = await omgeving.browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(host + pad)
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(taal)
      await expect.poll(() => page.locator('h1').count()).toBe(1)
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
      await page.goto(host + pad)
      await hasEverything(page)
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
      await hasEverything(page)
      await expect.poll(() => page.locator('h1[data-eerst]').count()).toBe(1)
    }))

  it('lead on when the app cannot be had', () =>
    visit(async ({ page }, host) => {
      await page.route(/assets\/index-/, (route) => route.abort())
      await page.goto(`${host}/site/home`)
      await page.locator('.site-voet a').first().click()
      await page.waitForURL('**/site/colofon')
      await expect.poll(() => page.locator('h1').textContent()).toContain('Colofon')
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

describe('a question of the front page', () => {
  it('is opened by its address, without any script, and the others stay shut', async () => {
    const context = await omgeving.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${omgeving.stack.url}/site/home#vraag-wifi`)
    await page.getByText('Het spel gaat gewoon door.').waitFor()
    await expect.poll(() => page.locator('details[open]').count()).toBe(1)
    // It stands in view, and the top of the page no longer does.
    await expect
      .poll(async () => (await page.locator('#vraag-wifi').boundingBox())?.y, WACHT)
      .toSatisfy((y: number) => y > 0 && y < 800)
    expect(await page.locator('h1').evaluate((kop) => kop.getBoundingClientRect().bottom < 0)).toBe(
      true,
    )
    await context.close()
  })

  it('stays open when the app comes, and is closed by who read it', () =>
    visit(async ({ page }, host) => {
      await page.goto(`${host}/site/home#vraag-account`)
      const antwoord = page.locator('#vraag-account')
      await antwoord.waitFor()
      const app = page.waitForResponse(/assets\/index-/)
      await page.getByRole('link', { name: 'Inloggen' }).last().hover()
      await app
      await hasEverything(page)
      await expect.poll(() => antwoord.isVisible()).toBe(true)
      await page.getByText('Hoe krijg ik een account?').click()
      await antwoord.waitFor({ state: 'hidden' })
    }))
})

describe('the bite of glazenwasser', () => {
  it('answers the first click, which came before the app was there', () =>
    visit(async ({ page }, host) => {
      await page.goto(`${host}/site/home`)
      await page.locator('[data-vorm="sgip"]').click()
      const melding = page.locator('.hapje output')
      await expect.poll(() => melding.textContent(), WACHT).toMatch(/^Bijna! .*schip/)
      await expect.poll(() => page.locator('[data-vorm="sgip"] mark').textContent()).toBe('ch')
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
