import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { opnieuw } from './bezoek.ts'
import { kind, metOmgeving } from './omgeving.ts'
import { bewaardeAntwoorden } from './spel.ts'
import { openSpelVan } from './spellen/open.ts'
import { NAAR_KAART, slotPaneel, stand } from '../rig/spellers/scherm.ts'
import { play, spelStaat } from '../rig/spellers/speel.ts'

const omgeving = metOmgeving()
const SPEELTIJD_MS = 300_000
const GEDULD = { timeout: 60_000 }

/** Notes what a tap does on the big button of the panel at the end in the very moment in which it appears. */
async function watchSlot(page: Page): Promise<void> {
  await page.evaluate((naam) => {
    new MutationObserver((_, kijker) => {
      const knoppen = [...document.querySelectorAll<HTMLElement>('dialog button')]
      const groot = knoppen.find((knop) => knop.textContent?.includes(naam))
      if (!groot) return
      kijker.disconnect()
      document.body.dataset.eersteTik = getComputedStyle(groot).pointerEvents
    }).observe(document, { childList: true, subtree: true })
  }, NAAR_KAART)
}

describe('the end of a round', () => {
  it(
    'is seen by who plays fast: a last tap or Enter that was meant for the game sends nobody away',
    async () => {
      const { stack, browser } = omgeving
      const account = kind(16)
      await stack.beginOpnieuw(account.userId)
      const { page, context, klachten } = await opnieuw(browser, { beweegt: true })
      await openSpelVan(page, { url: stack.url, account }, { spel: 'leesraket', over: 1 })
      await watchSlot(page)
      await play(page)
      const naar = slotPaneel(page).getByRole('button', { name: NAAR_KAART })
      await naar.waitFor()
      await expect.poll(() => page.locator('body').getAttribute('data-eerste-tik')).toBe('none')
      await page.keyboard.press('Enter')
      await expect.poll(() => naar.evaluate((knop) => knop === document.activeElement)).toBe(true)
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/(landkaart|somvensters\/[^/]+)$/)
      expect(klachten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )

  it(
    'offers the words that went wrong, and a round of just those, in the same game and taak',
    async () => {
      const { stack, browser } = omgeving
      const account = kind(16)
      await stack.beginOpnieuw(account.userId)
      const { page, context, klachten } = await opnieuw(browser, { beweegt: true })
      await openSpelVan(page, { url: stack.url, account }, { spel: 'leesraket', over: 3 })
      const eerst = await play(page, { fouten: (n) => n < 2 })
      expect(eerst.map(({ goed }) => goed)).toEqual([false, false, true])
      const slot = slotPaneel(page)
      await slot.waitFor()
      const woorden = await slot
        .getByRole('list', { name: 'Nog een keer kijken' })
        .locator('.lhs-kaart')
        .allTextContents()
      const goed = woorden.map((kaart) => kaart.split(' maar ').at(-1))
      expect(goed).toHaveLength(2)
      await slot.getByRole('button', { name: 'Nog een keer', exact: true }).waitFor()
      await slot.getByRole('button', { name: 'Oefen deze twee' }).click()
      await slot.waitFor({ state: 'detached' })
      expect(await stand(page)).toEqual({ gegeven: 0, totaal: 2 })
      const dan = await play(page, { stopNa: 1 })
      await page.reload()
      await spelStaat(page)
      // Also this round goes on, and is still of those words alone.
      expect(await stand(page)).toEqual({ gegeven: 1, totaal: 2 })
      dan.push(...(await play(page)))
      expect(dan.map(({ gegeven }) => gegeven)).toEqual(goed)
      await slot.waitFor()
      expect(await slot.getByRole('button', { name: /^Oefen/ }).count()).toBe(0)
      const taken = async () => {
        const rijen = await bewaardeAntwoorden(stack, account.userId)
        return rijen.map(({ taak_id }) => taak_id)
      }
      // Each mistake of the first round was left as it is; what was set before counts too.
      await expect.poll(async () => (await taken()).length, GEDULD).toBeGreaterThanOrEqual(5)
      expect(new Set(await taken()).size).toBe(1)
      expect(klachten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )
})
