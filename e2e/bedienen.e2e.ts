import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { routeVan } from '../apps/web/src/shared/routes/routes.ts'
import { adresVan, routesMet } from './adressen.ts'
import { check, uitsteeksel, WEERGAVEN } from './axe.ts'
import { opnieuw } from './bezoek.ts'
import { kind, metOmgeving, moet, schoolVan } from './omgeving.ts'
import { dezeBoom, drawBy } from '../rig/loting.ts'
import { loadTaak, signInAtApi, practise } from '../rig/oefenen.ts'
import { rustigIn } from './rustig.ts'
import { staatStil } from './scherm.ts'
import { giveAntwoorden, playOut, verderSpelen } from './spel.ts'

const omgeving = metOmgeving()
const { bezoek, ga, wordt } = rustigIn(omgeving)
const KLAAR = routesMet((naam) => routeVan(naam).status === 'klaar')

beforeAll(async () => {
  const { url } = omgeving.stack
  const leerling = moet(schoolVan(omgeving.stack, 'nl').accounts.leerling, 'leerling')
  await practise(url, leerling)
  await loadTaak(await signInAtApi(url, leerling), leerling.userId)
  await practise(url, kind(1), 1)
})

describe('axe finds nothing', () => {
  it('with a menu, a drawer and a dialog open; Escape closes each and gives the focus back', () =>
    bezoek(async ({ page }) => {
      const params = await wordt(page, 'docent')
      const groep = adresVan('a-groep', params)
      const actief = () =>
        page.evaluate(() => document.activeElement?.closest('[class]')?.className ?? '')
      await ga(page, groep)
      await page.locator('.account-knop').press('Enter')
      await page.getByRole('menu').waitFor()
      expect(await check(page, WEERGAVEN.slice(0, 2))).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
      expect(await actief()).toContain('account-knop')

      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Menu' }).press('Enter')
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      expect(await check(page, WEERGAVEN.slice(2))).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' })

      await page.setViewportSize({ width: 1440, height: 844 })
      await ga(page, adresVan('a-groep-voortgang', params))
      const cel = page.locator('td button').first()
      await cel.press('Enter')
      await page.getByRole('dialog').waitFor()
      expect(await check(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }))

  it('on an island, in a game, its pause and its end', () =>
    bezoek(async ({ page }) => {
      await wordt(page, 'leerling')
      await staatStil(page)
      await page.locator('button.eiland').first().press('Enter')
      await page.getByRole('dialog').waitFor()
      expect(await check(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await verderSpelen(page)
      await giveAntwoorden(page, 1)
      expect(await check(page, WEERGAVEN.slice(2))).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Pauze' }).waitFor()
      expect(await check(page, WEERGAVEN.slice(0, 1))).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Pauze' }).waitFor({ state: 'detached' })
      await page.setViewportSize({ width: 1280, height: 800 })
      await playOut(page)
      expect(await check(page)).toEqual([])
    }))
})

describe('the policy of the browser', () => {
  it('is heard when it refuses something', async () => {
    const { page, context, klachten } = await opnieuw(omgeving.browser)
    await ga(page, '/site/home')
    const kwam = await page.evaluate(async () => {
      const beeld = new Image()
      const komst = new Promise((klaar) => {
        beeld.addEventListener('load', () => klaar(true))
        beeld.addEventListener('error', () => klaar(false))
      })
      beeld.src = 'https://elders.example/volgpixel.png'
      return komst
    })
    expect(kwam).toBe(false)
    await expect.poll(() => klachten.join('\n'), { timeout: 30_000 }).toContain('CSP: img-src')
    await context.close()
  })
})

describe('less motion', () => {
  it('moves nothing from one look to the other, and what would is heard', async () => {
    const { page, context, klachten } = await opnieuw(omgeving.browser)
    await ga(page, '/app/auth/login')
    const knop = page.getByRole('button', { name: 'Inloggen', exact: true })
    await knop.hover()
    await page.mouse.move(0, 0)
    expect(klachten).toEqual([])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await knop.hover()
    await expect.poll(() => klachten.join('\n'), { timeout: 30_000 }).toContain('BEWEGING')
    await context.close()
  })
})

describe('small windows', () => {
  it('need no moving sideways at 320 pixels', () =>
    bezoek(async ({ page }) => {
      const params = await wordt(page, 'docent')
      await page.setViewportSize({ width: 320, height: 640 })
      const breed: string[] = []
      for (const naam of drawBy(dezeBoom(), KLAAR)) {
        await ga(page, adresVan(naam, params))
        const over = await uitsteeksel(page)
        if (over > 0) breed.push(`${naam}: ${over} px`)
      }
      expect(breed).toEqual([])
    }))
})

/** Returns which element has the focus, and whether that is visible. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const el = document.activeElement ?? document.body
    const { outlineStyle, boxShadow } = getComputedStyle(el)
    const { top, height } = el.getBoundingClientRect()
    return {
      naam: el.textContent.trim(),
      id: el.id,
      zichtbaar: height > 0 && top >= 0,
      // After the last stop the browser itself has the focus.
      ring: el === document.body || outlineStyle !== 'none' || boxShadow !== 'none',
    }
  })

describe('the keyboard', () => {
  it.each([
    ['home', null],
    ['login', null],
    ['a-groep', 'docent'],
    ['l-landkaart', 'leerling'],
  ] as const)('first finds the way past the navigation on %s, and shows where it is', (naam, rol) =>
    bezoek(async ({ page }) => {
      const params = rol ? await wordt(page, rol) : {}
      await ga(page, adresVan(naam, params))
      await page.keyboard.press('Tab')
      const eerste = { naam: 'Naar de inhoud', zichtbaar: true, ring: true }
      await expect.poll(() => focus(page), { timeout: 30_000 }).toMatchObject(eerste)
      const ringen: boolean[] = []
      for (let stap = 0; stap < 6; stap += 1) {
        await page.keyboard.press('Tab')
        ringen.push((await focus(page)).ring)
      }
      expect(ringen).not.toContain(false)
      await page.locator('.lh-sla-over').press('Enter')
      expect((await focus(page)).id).toBe('inhoud')
    }),
  )
})
