import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signIn, OP_DE_TELEFOON, opnieuw, fillInAanmelding } from './bezoek.ts'
import { kind, metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()

/** Blocks files of the app; returns the list of those that were asked for. */
async function holdBack(page: Page, naam: RegExp): Promise<string[]> {
  const geweigerd: string[] = []
  await page.route(naam, (route) => {
    geweigerd.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  return geweigerd
}

describe('a part of a page that does not come', () => {
  it('leaves the door and the map to a pupil who can do without it', async () => {
    const { browser, stack } = omgeving
    const { page, context } = await opnieuw(browser, OP_DE_TELEFOON)
    const LATER = /\/assets\/(?:kaart-luisteraar|kaart-later|kaart-knoppen|wolk)-[^/]+\.js$/
    const geweigerd = await holdBack(page, LATER)
    await page.goto(`${stack.url}/app/auth/login`)
    await expect.poll(() => geweigerd.length).toBeGreaterThan(0)
    await fillInAanmelding(page, kind(11))
    await page.getByRole('link', { name: /^Verder spelen/ }).waitFor()
    await expect.poll(() => geweigerd.join(' ')).toMatch(/kaart-knoppen/)
    await expect.poll(() => geweigerd.join(' ')).toMatch(/wolk/)
    await page.getByRole('link', { name: /^Verder spelen/ }).waitFor()
    expect(await page.getByRole('heading', { name: 'Dat lukte even niet' }).count()).toBe(0)
    await context.close()
  })

  it('that is needed is said, and is there when somebody tries again', async () => {
    const { browser, stack } = omgeving
    const { page, context } = await opnieuw(browser, OP_DE_TELEFOON)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    const DEEL = /\/assets\/late-delen-[^/]+\.js$/
    const geweigerd = await holdBack(page, DEEL)
    await page.goto(`${stack.url}/admins/${adminId}/accountgegevens`)
    await page.getByText('Een deel van de pagina kon niet worden opgehaald').waitFor()
    expect(geweigerd.length).toBeGreaterThan(0)
    await page.unroute(DEEL)
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await page.getByRole('heading', { name: 'Accountgegevens' }).waitFor()
    await context.close()
  })
})
