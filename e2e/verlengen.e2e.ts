import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Bezoek, signIn, OP_DE_TELEFOON, opnieuw } from './bezoek.ts'
import { kind, metOmgeving, moet, schoolVan } from './omgeving.ts'
import { staatStil } from './scherm.ts'
import { spelStaat } from '../rig/spellers/speel.ts'
import { verderSpelen } from './spel.ts'

const omgeving = metOmgeving()
const MINUUT = 60

/** Moves the end of this device's session to this many minutes from now, as far as the page knows. */
async function setEinde(page: Page, minuten: number): Promise<void> {
  await page.evaluate((seconden) => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, unknown>
    const exp = Math.floor(Date.now() / 1000) + seconden
    localStorage.setItem('user', JSON.stringify({ ...user, exp }))
  }, minuten * MINUUT)
}

const eindeVan = (page: Page): Promise<number> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as { exp: number }).exp)

const dialoog = (page: Page) => page.getByRole('dialog', { name: 'Wil je doorgaan?' })

async function docentAan(): Promise<Bezoek> {
  const bezoek = await opnieuw(omgeving.browser)
  const { accounts } = schoolVan(omgeving.stack, 'nl')
  await signIn(bezoek.page, omgeving.stack.url, moet(accounts.docent, 'docent'))
  await staatStil(bezoek.page)
  return bezoek
}

describe('five minutes before the end of a password session', () => {
  it('a dialog asks for the password in place; a wrong one is said, the right one goes on in every tab', async () => {
    const { page, context, klachten } = await docentAan()
    const { accounts } = schoolVan(omgeving.stack, 'nl')
    const { wachtwoord, gebruikersnaam } = moet(accounts.docent, 'docent')
    await setEinde(page, 4)
    await page.reload()
    await dialoog(page).waitFor()
    const tweede = await context.newPage()
    await tweede.goto(page.url())
    await dialoog(tweede).waitFor()

    await expect
      .poll(() => dialoog(page).getByLabel('Gebruikersnaam').inputValue())
      .toBe(gebruikersnaam)
    await dialoog(page).locator('input[type=password]').fill('niet mijn wachtwoord')
    await dialoog(page).getByRole('button', { name: 'Doorgaan' }).click()
    await dialoog(page).getByText('horen niet bij elkaar').waitFor()
    await dialoog(page).locator('input[type=password]').fill(wachtwoord)
    await dialoog(page).getByRole('button', { name: 'Doorgaan' }).click()
    await dialoog(page).waitFor({ state: 'detached' })
    await dialoog(tweede).waitFor({ state: 'detached' })
    expect(await eindeVan(page)).toBeGreaterThan(Date.now() / 1000 + 60 * MINUUT)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('the dialog is put off once with Later, and does not come while there is time', async () => {
    const { page, context, klachten } = await docentAan()
    expect(await dialoog(page).isVisible()).toBe(false)
    await setEinde(page, 3)
    await page.reload()
    await dialoog(page).getByRole('button', { name: 'Later' }).click()
    await dialoog(page).waitFor({ state: 'detached' })
    await page.waitForTimeout(500)
    expect(await dialoog(page).isVisible()).toBe(false)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(klachten).toEqual([])
    await context.close()
  })

  it('a game waits behind the dialog, and goes on where it was', async () => {
    const leerling = kind(11)
    await omgeving.stack.beginOpnieuw(leerling.userId)
    const { page, context, klachten } = await opnieuw(omgeving.browser, OP_DE_TELEFOON)
    await signIn(page, omgeving.stack.url, leerling)
    await verderSpelen(page)
    // Another tab moves the end; this one notices while the game goes on.
    const tweede = await context.newPage()
    await tweede.goto(`${omgeving.stack.url}/site/home`)
    await setEinde(tweede, 4)
    await page.bringToFront()
    await dialoog(page).waitFor()
    await dialoog(page).locator('input[type=password]').fill(leerling.wachtwoord)
    await dialoog(page).getByRole('button', { name: 'Doorgaan' }).click()
    await dialoog(page).waitFor({ state: 'detached' })
    await page.getByRole('dialog', { name: 'Pauze' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Pauze' }).waitFor({ state: 'detached' })
    await spelStaat(page)
    expect(klachten).toEqual([])
    await context.close()
  })
})
