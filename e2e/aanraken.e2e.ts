import { classify } from '@letterhaven/games/bellenprikken/indeling'
import { classify as classifyAkker } from '@letterhaven/games/wortelboer/indeling'
import { WORTEL } from '@letterhaven/games/wortelboer/paint-wortel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { stand } from '../rig/spellers/scherm.ts'
import { spelStaat } from '../rig/spellers/speel.ts'
import { opnieuw } from './bezoek.ts'
import { metOmgeving } from './omgeving.ts'

const omgeving = metOmgeving()
const GEDULD_MS = 20_000

/** Counts the sounds of a page, from its beginning. */
const countGeluid = (): void => {
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function begin(this: AudioBufferSourceNode, ...rest) {
    document.documentElement.dataset['geluiden'] = String(
      Number(document.documentElement.dataset['geluiden'] ?? 0) + 1,
    )
    start.apply(this, rest)
  }
}

const geluiden = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['geluiden'] ?? 0))

describe('the picture of a game', () => {
  it('answers who touches what lives there, not who touches the grass; and nothing of it is an answer', async () => {
    const [w, h] = [800, 600]
    const { page, context, klachten } = await opnieuw(omgeving.browser, {
      breedte: w,
      hoogte: h,
      beweegt: true,
    })
    await page.addInitScript(countGeluid)
    await page.goto(`${omgeving.stack.url}/dev/spellen?spel=bellenprikken`)
    await spelStaat(page)
    await page.locator('.lhs-doek[data-klaar="ja"]').waitFor()
    const { vijver, k } = classify(w, h)
    const fontein = (): Promise<void> => page.mouse.click(vijver.x, vijver.y - 16 * k)
    // The first press lets a page make sounds at all, and is not heard itself: none is under way when the next one is made.
    const isGehoord = async (): Promise<boolean> => {
      await fontein()
      return page
        .waitForFunction(() => document.documentElement.dataset['geluiden'], null, {
          timeout: 2000,
        })
        .then(
          () => true,
          () => false,
        )
    }
    await expect.poll(isGehoord, { timeout: GEDULD_MS }).toBe(true)
    const voor = await geluiden(page)
    for (const deel of [1.1, 1.2, 1.3]) await page.mouse.click(vijver.x + vijver.a * deel, vijver.y)
    await fontein()
    // One touch makes one sound, and sounds come in the order of the touches.
    await expect.poll(() => geluiden(page)).toBe(voor + 1)
    expect(await stand(page)).toMatchObject({ gegeven: 0 })
    expect(klachten).toEqual([])
    await context.close()
  })

  it('lets a carrot be pulled by its root, which is largest of all, and not by the earth beside it', async () => {
    const [w, h] = [820, 1180]
    const { page, context } = await opnieuw(omgeving.browser, { breedte: w, hoogte: h })
    await page.goto(`${omgeving.stack.url}/dev/spellen?spel=wortelboer&trap=1&pose=begin&rustig`)
    await spelStaat(page)
    await page.locator('.lhs-doek[data-klaar="ja"]').waitFor()
    const { grond, groot } = classifyAkker(w, h)
    const pull = async (x: number): Promise<number> => {
      const y = grond + groot * WORTEL.lang * 0.7
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x, y - 90, { steps: 6 })
      await page.mouse.up()
      return page.locator('.wb-trek').count()
    }
    // Decoy: the earth.
    expect(await pull(w / 2 + 150)).toBe(1)
    await pull(w / 2)
    await expect.poll(() => page.locator('.wb-trek').count()).toBe(0)
    await context.close()
  })

  it('takes no answer from who rows on when the whole word is rowed, and takes it from a tap', async () => {
    const { page, context } = await opnieuw(omgeving.browser, { breedte: 820, hoogte: 1180 })
    await page.goto(`${omgeving.stack.url}/dev/spellen?spel=roeien&trap=1&pose=begin&rustig`)
    await spelStaat(page)
    const vaar = page.locator('.ro-vlak .ro-vaar:not([aria-disabled="true"])')
    await page.locator('.ro-vlak button.ro-letter').last().click()
    await vaar.click({ delay: 900 })
    await expect.poll(() => vaar.count()).toBe(1)
    await vaar.click()
    await expect.poll(() => vaar.count()).toBe(0)
    await context.close()
  })
})
