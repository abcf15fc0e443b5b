import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { hasEverything } from './scherm.ts'

const omgeving = metOmgeving()
const groep = moet(SEED_ADMINS[0]?.groepen[1], 'groep')

/** Describes the element that has the focus; BODY means that none has it. */
const heeftFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: actief } = document
    const naam = actief?.getAttribute('aria-label') ?? actief?.textContent ?? ''
    const label = actief instanceof HTMLInputElement ? actief.labels?.[0]?.textContent : null
    return `${actief?.tagName} ${(label ?? naam).replaceAll(/\s+/g, ' ').trim()}`
  })

/** Waits until the focus has moved to this element. */
const komtOp = async (page: Page, wat: string): Promise<void> => {
  await expect.poll(() => heeftFocus(page)).toBe(wat)
}

describe('who works with keys alone keeps the place', () => {
  it('when rows leave the prullenbak, to the last', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.url}/admins/${adminId}/groepen/${groep.id}/leerlingen`)
    const vinkjes = page.locator('.lh-rij-vinkje input')
    for (const plaats of [0, 1, 2]) await vinkjes.nth(plaats).check()
    await page.getByRole('button', { name: 'Naar prullenbak' }).click()
    await page.getByText('3 leerlingen staan in de prullenbak.').waitFor()
    await page.getByRole('link', { name: 'Prullenbak' }).click()
    const kiezen = page.getByRole('checkbox', { name: / kiezen$/ })
    await kiezen.nth(2).waitFor()
    const terug = page.getByRole('button', { name: 'Terugzetten' })

    await kiezen.nth(1).focus()
    await page.keyboard.press('Space')
    await terug.focus()
    await page.keyboard.press('Enter')
    await page.getByText('1 leerling is terug').waitFor()
    // The button can do nothing now, so the focus goes to the check box beside it.
    await komtOp(page, 'INPUT Allemaal')
    await page.keyboard.press('Space')
    await terug.focus()
    await page.keyboard.press('Enter')
    await page.getByText('De prullenbak is leeg').waitFor()
    await komtOp(page, 'H1 Prullenbak')
    expect(klachten).toEqual([])
    await context.close()
  })

  it('when what is taken away is a line of a list, once for each press', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.url}/admins/${adminId}/groepen/${groep.id}/leerlingen/toevoegen`)
    const weg = (nummer: number) =>
      page.getByRole('button', { name: `Leerling ${nummer} weghalen` })
    await weg(2).focus()
    await hasEverything(page)
    await page.keyboard.press('Enter')
    await weg(3).waitFor({ state: 'detached' })
    // The next row took its place; after the last row it is the one before.
    await komtOp(page, 'BUTTON Leerling 2 weghalen')
    await page.keyboard.press('Enter')
    await komtOp(page, 'BUTTON Leerling 1 weghalen')

    // A key that is held down removes one line, and the focus moves when it is released.
    await page.getByRole('textbox', { name: 'Voornaam van leerling 1' }).fill('Noor')
    await page.keyboard.press('Tab')
    for (const nummer of [2, 3]) {
      await page.getByRole('textbox', { name: `Voornaam van leerling ${nummer}` }).fill('Kind')
      await page.keyboard.press('Tab')
    }
    await weg(4).waitFor()
    await weg(1).focus()
    for (let keer = 0; keer < 6; keer += 1) {
      await page.keyboard.down('Enter')
      await page.waitForTimeout(60)
    }
    await expect.poll(() => weg(3).count()).toBe(1)
    await page.keyboard.up('Enter')
    await komtOp(page, 'BUTTON Leerling 1 weghalen')

    // With a mouse, nothing gets the focus that was not pointed at.
    await weg(1).click()
    await weg(3).waitFor({ state: 'detached' })
    await page.waitForTimeout(300)
    expect(await heeftFocus(page)).toMatch(/^BODY/)

    // A user who clicks beside everything is not brought back either.
    await page.getByRole('textbox', { name: 'Voornaam van leerling 1' }).focus()
    await page.locator('.werk-zij').click({ position: { x: 100, y: 780 } })
    expect(await heeftFocus(page)).toMatch(/^BODY/)
    await page.evaluate(() => document.querySelector('.erbij-rij')?.remove())
    await page.waitForTimeout(300)
    expect(await heeftFocus(page)).toMatch(/^BODY/)
    expect(klachten).toEqual([])
    await context.close()
  })
})
