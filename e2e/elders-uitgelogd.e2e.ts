import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { DemoAccount } from '../apps/api/src/seed/demo-accounts.ts'
import { signIn, OP_DE_TELEFOON, opnieuw, fillInAanmelding } from './bezoek.ts'
import { kind, metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
const RUIM_EEN_MINUUT = '01:05'

/** Opens the pupils of a group as a teacher, in a page whose clock the test controls. */
async function metKinderenOpHetScherm() {
  const bezoek = await opnieuw(omgeving.browser)
  await bezoek.page.clock.install()
  const school = schoolVan(omgeving.stack, 'nl')
  const docent = moet(school.accounts.docent, 'docent')
  await signIn(bezoek.page, omgeving.stack.url, docent)
  const groep = `/admins/${school.adminId}/groepen/${school.groepId}/leerlingen`
  await bezoek.page.goto(omgeving.stack.url + groep)
  const rij = bezoek.page.locator('.lh-rij').first()
  await rij.waitFor()
  return { ...bezoek, docent, groep, rij }
}

/** Ends every other session of somebody, from another device of theirs. */
async function logElkAnderApparaatUit(wie: DemoAccount): Promise<void> {
  const ander = await opnieuw(omgeving.browser, OP_DE_TELEFOON)
  await signIn(ander.page, omgeving.stack.url, wie)
  await ander.page.goto(`${omgeving.stack.url}/app/auth/mijn-account`)
  const knoppen = ander.page.getByRole('button', { name: /^Uitloggen op/ })
  await knoppen.first().click()
  await ander.page.getByText('is uitgelogd.').waitFor()
  await ander.context.close()
}

/** Lets minutes pass in the page until it has asked for its session; returns the status that it got. */
async function letMinutesPass(page: Page): Promise<number> {
  let status = 0
  page.on('response', (antwoord) => {
    if (antwoord.url().endsWith('/api/auth/sessie')) status = antwoord.status()
  })
  await expect
    .poll(async () => {
      await page.clock.fastForward(RUIM_EEN_MINUUT)
      return status
    })
    .toBeGreaterThan(0)
  return status
}

describe('a page with children, of a session that is ended on another device', () => {
  it('goes to the login page by itself, says why, and comes back to where it was', async () => {
    const { page, context, klachten, docent, groep, rij } = await metKinderenOpHetScherm()
    // Decoy: while the session runs, the page stays.
    expect(await letMinutesPass(page)).toBe(200)
    await expect.poll(() => rij.isVisible()).toBe(true)

    await logElkAnderApparaatUit(docent)
    await expect
      .poll(async () => {
        if (!page.url().endsWith('/app/auth/login')) await page.clock.fastForward(RUIM_EEN_MINUUT)
        return new URL(page.url()).pathname
      })
      .toBe('/app/auth/login')
    await page.getByText('Je bent uitgelogd').waitFor()
    expect(await rij.isVisible()).toBe(false)

    await fillInAanmelding(page, docent)
    await page.waitForURL(`**${groep}`)
    await rij.waitFor()
    expect(klachten).toEqual([])
    await context.close()
  })

  it('does so as soon as it is seen again', async () => {
    const { page, context, klachten, docent } = await metKinderenOpHetScherm()
    await logElkAnderApparaatUit(docent)
    await expect
      .poll(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        return new URL(page.url()).pathname
      })
      .toBe('/app/auth/login')
    expect(klachten).toEqual([])
    await context.close()
  })

  it('is none of a child that plays: its page asks nothing of the kind', async () => {
    const { page, context, klachten } = await opnieuw(omgeving.browser, OP_DE_TELEFOON)
    await page.clock.install()
    const gevraagd: string[] = []
    page.on('request', (verzoek) => gevraagd.push(new URL(verzoek.url()).pathname))
    await signIn(page, omgeving.stack.url, kind(13))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.clock.fastForward(RUIM_EEN_MINUUT)
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(gevraagd.length).toBeGreaterThan(5)
    expect(gevraagd).not.toContain('/api/auth/sessie')
    expect(klachten).toEqual([])
    await context.close()
  })
})
