import { rijenVan } from '@letterhaven/games/flipperkast/gat'
import { classify } from '@letterhaven/games/flipperkast/indeling'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { stand } from '../rig/spellers/scherm.ts'
import { spelStaat } from '../rig/spellers/speel.ts'
import { opnieuw } from './bezoek.ts'
import { metOmgeving } from './omgeving.ts'
import { gehoord, praat } from './stem.ts'

const omgeving = metOmgeving()
const [W, H] = [1280, 800]
const GEDULD_MS = 20_000
const GROEP = 5

async function open(vraag = '') {
  const bezoek = await opnieuw(omgeving.browser, { breedte: W, hoogte: H, beweegt: true })
  await bezoek.page.goto(
    `${omgeving.stack.url}/dev/spellen?spel=flipperkast&groep=${GROEP}${vraag}`,
  )
  await spelStaat(bezoek.page)
  await bezoek.page.locator('.lhs-doek[data-klaar="ja"]').waitFor()
  return bezoek
}

const typ = (page: Page, letter: string): Promise<void> =>
  page.locator('.fk-paneel .lhs-toetsen').getByRole('button', { name: letter, exact: true }).click()

/** Returns how wide the gap is, in letters: a letter is half as wide as it is high. */
const gatBreed = (page: Page): Promise<number> =>
  page
    .locator('.fk-gat')
    .evaluate((el) => el.clientWidth / (Number.parseFloat(getComputedStyle(el).fontSize) / 2))

describe('the cabinet before a letter is typed', () => {
  it('shows a gap that invites to no number of letters: small at first, open, wider with each', async () => {
    const { page, context, klachten } = await open('&stom')
    const breedten = [await gatBreed(page)]
    for (const letter of ['m', 'm', 'm']) {
      await typ(page, letter)
      const [vorige = 0] = breedten.slice(-1)
      await expect.poll(() => gatBreed(page), { timeout: GEDULD_MS }).toBeGreaterThan(vorige + 0.6)
      // The letter has pushed it open when it stands still.
      await page
        .locator('.fk-gat b')
        .last()
        .evaluate((el) => Promise.all(el.getAnimations().map(({ finished }) => finished)))
      breedten.push(await gatBreed(page))
    }
    expect(breedten[0]).toBeLessThan(2.5)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('lets the things in the field answer a touch, and keeps the flippers for what is beside them', async () => {
    const { page, context, klachten } = await open()
    const { bumpers, veld } = classify(W, H, rijenVan(GROEP))
    const vroeg = page.locator('.fk-vroeg')
    for (const { midden } of bumpers) await page.mouse.click(...midden)
    expect(await vroeg.count()).toBe(0)
    // Beside them is a flipper, which says what it waits for.
    await page.mouse.click(veld.links + 60, veld.boven + (veld.onder - veld.boven) * 0.75)
    await vroeg.waitFor()
    expect(await stand(page)).toMatchObject({ gegeven: 0 })
    expect(klachten).toEqual([])
    await context.close()
  })

  it('counts a ball that is kept up with the flippers, till a letter is typed', async () => {
    const { page, context, klachten } = await open()
    const rij = page.locator('.fk-hoog')
    const keepUp = async (): Promise<string> => {
      await page.keyboard.press('ArrowLeft')
      return (await rij.allTextContents()).join('')
    }
    await expect.poll(keepUp, { timeout: GEDULD_MS, interval: 90 }).toMatch(/^\d+×/)
    expect(await page.locator('.fk-vroeg').count()).toBe(0)
    await typ(page, 'm')
    await rij.waitFor({ state: 'detached' })
    // Nor does who takes that letter back hear of flippers that nobody touched.
    await page.keyboard.press('Backspace')
    await page.locator('.fk-leeglamp').waitFor()
    expect(await page.locator('.fk-vroeg').count()).toBe(0)
    expect(await stand(page)).toMatchObject({ gegeven: 0 })
    expect(klachten).toEqual([])
    await context.close()
  })
})

describe('the rule of a mistake', () => {
  it('is said once for each try, however long the pupil thinks about it', async () => {
    const bezoek = await opnieuw(omgeving.browser, { breedte: W, hoogte: H, beweegt: true })
    const { page, context, klachten } = bezoek
    await context.addInitScript(praat)
    await page.goto(`${omgeving.stack.url}/dev/spellen?spel=flipperkast&groep=${GROEP}`)
    await spelStaat(page)
    for (const letter of ['q', 'q', 'q']) await typ(page, letter)
    await page.keyboard.press('Enter')
    await page.locator('.fk-over').waitFor({ timeout: GEDULD_MS })
    // What is typed now comes after all that was said about the mistake.
    for (const letter of ['m', 'm', 'm']) await typ(page, letter)
    const keren = Object.values(Object.groupBy(await gehoord(page), (zin) => zin))
    expect(keren).not.toHaveLength(0)
    expect(Math.max(...keren.map((zelfde) => zelfde?.length ?? 0))).toBeLessThanOrEqual(2)
    expect(klachten).toEqual([])
    await context.close()
  })
})
