import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findHollands } from '@letterhaven/domain/vlaamse-verboden'
import { adresVan, paramsVan } from './adressen.ts'
import { opnieuw, fillInAanmelding } from './bezoek.ts'
import { metOmgeving, moet } from './omgeving.ts'
import { goInside, goFromBuiten } from './scherm.ts'

const omgeving = metOmgeving()

describe('a docent of a Flemish practice', () => {
  it('reads no word of a school while nobody knows yet what the account is', async () => {
    const { stack, browser } = omgeving
    const praktijk = moet(
      stack.accounts.schools.find(({ soort, land }) => soort === 'rt' && land === 'be'),
      'praktijk',
    )
    const wie = moet(praktijk.accounts.rtadmin, 'rtadmin')
    // The role of a docent says only that they guide pupils.
    await stack.query(`update lidmaatschap set role = 'docent' where login_id = $1`, [wie.userId])
    const { page, context, klachten } = await opnieuw(browser)
    let release = (): void => undefined
    const vastgehouden = new Promise<void>((klaar) => (release = klaar))
    await page.route(`**/api/users/${wie.userId}`, async (route) => {
      await vastgehouden
      await route.continue()
    })

    await page.goto(`${stack.vlaamseUrl}/app/auth/login`)
    await fillInAanmelding(page, wie)
    // The page itself has loaded: it waits hidden, before its words for the account are known.
    await page.locator('.werk-wacht h1').waitFor({ state: 'attached' })
    await page.locator('.werk-wacht .lh-skelet-houder').waitFor({ state: 'detached' })
    const gezien = () => page.evaluate(() => `${document.title}\n${document.body.innerText}`)
    expect(await gezien()).not.toMatch(/klas|groep/i)
    release()
    await page.getByRole('heading', { name: 'Groepen', level: 1 }).waitFor()
    expect(await page.title()).toContain('Groepen')
    expect(findHollands(await gezien(), 'rt')).toEqual([])
    expect(await gezien()).not.toMatch(/klas/i)

    const params = await paramsVan(stack, praktijk)
    await goInside(page, stack.vlaamseUrl + adresVan('a-leerlingen', params))
    expect(await page.title()).toContain('Alle leerlingen')
    expect(await gezien()).not.toMatch(/klas/i)
    expect(klachten).toEqual([])
    await context.close()
  })

  it.each([
    ['cannot be asked', (route: Route) => route.abort()],
    ['is never answered', () => undefined],
  ] as const)('comes to its page all the same when the account %s', async (_hoe, perform) => {
    const { stack, browser } = omgeving
    const school = moet(
      stack.accounts.schools.find(({ soort, land }) => soort === 'school' && land === 'be'),
      'school',
    )
    const wie = moet(school.accounts.docent, 'docent')
    const { page, context } = await opnieuw(browser)
    await page.route(`**/api/users/${wie.userId}`, perform)
    await page.goto(`${stack.vlaamseUrl}/app/auth/login`)
    await fillInAanmelding(page, wie)
    await page.getByRole('heading', { name: 'Klassen', level: 1 }).waitFor()
    const params = await paramsVan(stack, school)
    await goFromBuiten(page, stack.vlaamseUrl + adresVan('a-leerlingen', params))
    await page.getByRole('heading', { name: 'Alle leerlingen', level: 1 }).waitFor()
    expect(await page.title()).toContain('Alle leerlingen')
    await context.close()
  })

  it('reads its own words at once where this device has heard them before, and nobody after it', async () => {
    const { stack, browser } = omgeving
    const praktijk = moet(
      stack.accounts.schools.find(({ soort, land }) => soort === 'rt' && land === 'be'),
      'praktijk',
    )
    const wie = moet(praktijk.accounts.rtadmin, 'rtadmin')
    await stack.query(`update lidmaatschap set role = 'docent' where login_id = $1`, [wie.userId])
    const { page, context } = await opnieuw(browser)
    await page.goto(`${stack.vlaamseUrl}/app/auth/login`)
    await fillInAanmelding(page, wie)
    await page.getByRole('heading', { name: 'Groepen', level: 1 }).waitFor()
    const bewaard = () =>
      page.evaluate(() => Object.keys(localStorage).filter((naam) => naam.includes(':soort:')))
    await expect.poll(bewaard).toHaveLength(1)
    await page.route(`**/api/users/${wie.userId}`, () => undefined)
    await page.reload()
    await page.getByRole('heading', { name: 'Groepen', level: 1 }).waitFor()
    await page.unroute(`**/api/users/${wie.userId}`)
    await page.reload()
    await page.getByRole('button', { name: /Griet/ }).click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await page.getByRole('heading', { name: 'Inloggen' }).waitFor()
    expect(await bewaard()).toEqual([])
    await context.close()
  })
})
