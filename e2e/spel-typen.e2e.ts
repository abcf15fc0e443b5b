import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { rustigIn } from './rustig.ts'
import { metOmgeving } from './omgeving.ts'
import { stand } from '../rig/spellers/scherm.ts'

const omgeving = metOmgeving()
const { bezoek } = rustigIn(omgeving)

/** Lets the word flash, and returns it. */
async function seeWoord(page: Page): Promise<string> {
  const knop = page.getByRole('button', { name: /Klaar\? Kijk!|Nog een keer/, disabled: false })
  await knop.click()
  return (await page.locator('.lr-scherm output').filter({ hasText: /./ }).textContent()) ?? ''
}

const regel = (page: Page) => page.locator('.lhs-regel .lhs-stukregel')

describe('words that are typed', () => {
  it('on tiles lie as they were typed, whole pieces of two letters too, and Enter gives them', async () => {
    await bezoek(async ({ page }) => {
      await page.goto(`${omgeving.stack.url}/dev/spellen?spel=leesraket&groep=3`)
      for (let n = 1; n <= 4; n += 1) {
        const woord = await seeWoord(page)
        await page.locator('.lr-paneel[data-kan="ja"]').waitFor()
        await page.keyboard.type(woord)
        await expect.poll(() => regel(page).textContent()).toBe(woord)
        await page.keyboard.press('Enter')
        await expect.poll(() => stand(page)).toMatchObject({ gegeven: n })
        expect(await page.locator('.lhs-kaart-fout').count()).toBe(0)
      }
    })
  })

  it('mend a mistake at once when it was read, whatever button sent it', async () => {
    await bezoek(async ({ page }) => {
      await page.goto(`${omgeving.stack.url}/dev/spellen?spel=leesraket&groep=5`)
      const woord = await seeWoord(page)
      await page.locator('.lr-paneel[data-kan="ja"]').waitFor()
      await page.keyboard.type(`${woord.slice(0, 1)}q`)
      await page.getByRole('button', { name: 'Lanceer' }).click()
      await page.getByRole('button', { name: 'Ik snap het' }).click()
      await page.keyboard.type(woord.slice(1))
      await expect.poll(() => regel(page).textContent()).toBe(woord)
      expect(await page.locator('.lr-scherm').textContent()).not.toContain(woord)
      await page.keyboard.press('Enter')
      // The desk with the word is away while the rocket flies.
      await page.locator('.lhs-kaart-goed').waitFor({ state: 'attached' })
    })
  })

  it('go on after a tap on the picture, which takes the keys from nobody', async () => {
    await bezoek(async ({ page }) => {
      await page.goto(`${omgeving.stack.url}/dev/spellen?spel=leesraket&groep=5`)
      const woord = await seeWoord(page)
      await page.locator('.lr-paneel[data-kan="ja"]').waitFor()
      await page.keyboard.type(woord.slice(0, 1))
      await expect.poll(() => regel(page).textContent()).toBe(woord.slice(0, 1))
      await page.locator('.lr-vlak').click({ position: { x: 12, y: 120 } })
      await page.keyboard.type(woord.slice(1))
      await expect.poll(() => regel(page).textContent()).toBe(woord)
    })
  })
})

describe('a word that cannot be heard', () => {
  it('stays until the first move, which is no walk of the keys and no pause, and comes back when asked for', async () => {
    await bezoek(async ({ page }) => {
      await page.goto(`${omgeving.stack.url}/dev/spellen?spel=pizzabakken&groep=5`)
      const gezien = page.locator('.lhs-hoorkaart output')
      await gezien.filter({ hasText: /^\p{L}+$/u }).waitFor()
      const woord = (await gezien.textContent()) ?? ''
      await page.keyboard.press('Tab')
      await page.getByRole('button', { name: 'Pauze' }).click()
      await page.getByRole('button', { name: 'Verder spelen' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await gezien.filter({ hasText: woord }).waitFor()
      await page.locator('.pb-kommen').getByRole('button', { disabled: false }).first().click()
      await expect.poll(() => gezien.textContent()).not.toBe(woord)
      await page.getByRole('button', { name: 'Nog eens kijken' }).click()
      await expect.poll(() => gezien.textContent()).toBe(woord)
    })
  })
})

describe('the keys of a game', () => {
  it('still reach it when the button that had the focus went away with what it did', async () => {
    await bezoek(async ({ page }) => {
      await page.goto(`${omgeving.stack.url}/dev/spellen?spel=platformklimmen&groep=5&trap=2`)
      await page.locator('.pk-steen').first().waitFor()
      await page.keyboard.press('1')
      const plank = page.locator('.pk-plank')
      await plank.press('Enter')
      await plank.waitFor({ state: 'detached' })
      await page.locator('.pk-steen:focus').waitFor()
      await page.keyboard.press('Enter')
      await expect.poll(() => plank.count()).toBe(1)
    })
  })
})
