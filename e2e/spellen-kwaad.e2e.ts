import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { opnieuw } from './bezoek.ts'
import { metOmgeving } from './omgeving.ts'
import { launchBrowser } from '../rig/browser.ts'
import {
  alsGpu,
  crashGpu,
  turnOnderDeHand,
  isDoorGpu,
  leunOpEnter,
  metVingers,
  tweeVingers,
  uurWeg,
  verliesBeeld,
  zonderGeluid,
} from './spellen/kwaad.ts'
import { GEKOZEN_SPELLEN } from './spellen/keuze.ts'
import { closeCorrectie, stand } from '../rig/spellers/scherm.ts'
import { play, spelStaat } from '../rig/spellers/speel.ts'
import { sleepHand, SLEEPWEG } from './spellen/vinger.ts'

const omgeving = metOmgeving()
const SPEELTIJD_MS = 120_000
const OP_EEN_TABLET = { breedte: 820, hoogte: 600, vingers: true, beweegt: true } as const
/** Whatever a game does by itself after a stroke is over by then. */
const NAWERK_MS = 900

/** Returns how many answers the game counted once it has finished with the action. */
async function gevolg(page: Page, perform: () => Promise<void>): Promise<number> {
  const voor = (await stand(page)).gegeven
  await perform()
  await page.waitForTimeout(NAWERK_MS)
  const na = (await stand(page)).gegeven
  await closeCorrectie(page)
  return na - voor
}

// Each game gets one visit, because starting it costs more than what is tried in it.
describe.concurrent('a finished game, on a device without sound or voice', () => {
  it.each(GEKOZEN_SPELLEN)(
    '%s takes one answer at most of two fingers, of a turn in mid-drag, of a key that is held; none of an hour away; and is played on after all of it, on a picture that was lost',
    async (spel) => {
      const { page, context, klachten } = await opnieuw(omgeving.browser, {
        breedte: 820,
        hoogte: 600,
        beweegt: true,
      })
      await page.addInitScript(zonderGeluid)
      await page.goto(`${omgeving.stack.url}/dev/spellen?spel=${spel}&aantal=12`)
      await spelStaat(page)
      const cdp = await metVingers(page)

      expect(await gevolg(page, () => tweeVingers(page, cdp))).toBeLessThanOrEqual(1)
      expect(await gevolg(page, () => turnOnderDeHand(page, cdp))).toBeLessThanOrEqual(1)
      expect(await gevolg(page, () => leunOpEnter(page))).toBeLessThanOrEqual(1)
      await verliesBeeld(page)
      expect(await gevolg(page, () => uurWeg(page))).toBe(0)
      expect(await play(page, { stopNa: 1 })).toHaveLength(1)
      expect(klachten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )
})

describe.concurrent('by fingers that drag', () => {
  it.each(Object.keys(SLEEPWEG) as (keyof typeof SLEEPWEG)[])(
    '%s is won',
    async (spel) => {
      const { page, context, klachten } = await opnieuw(omgeving.browser, OP_EEN_TABLET)
      await page.goto(`${omgeving.stack.url}/dev/spellen?spel=${spel}&aantal=3&rustig`)
      await spelStaat(page)
      const hand = sleepHand(page, await metVingers(page), spel)
      const gegeven = await play(page, { hand })
      expect(gegeven.map(({ goed }) => goed)).toEqual([true, true, true])
      expect(klachten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )
})

/** Software is slow at drawing as a GPU would, so the fewer pixels the better. */
const OP_EEN_SCHERMPJE = { breedte: 480, hoogte: 400 } as const

describe('a device with a GPU', () => {
  it(
    'draws by it, and when its driver falls over the picture comes back and the game goes on',
    async () => {
      const browser = await launchBrowser({ gpu: true })
      const { page, klachten } = await opnieuw(browser, OP_EEN_SCHERMPJE)
      await page.addInitScript(alsGpu)
      await page.goto(`${omgeving.stack.url}/dev/spellen?spel=postbezorger&aantal=2`)
      await spelStaat(page)
      expect(await isDoorGpu(page)).toBe(true)
      expect(await play(page, { stopNa: 1 })).toHaveLength(1)
      await crashGpu(page)
      await play(page)
      expect((await stand(page)).gegeven).toBe(2)
      expect(klachten).toEqual([])
      await browser.close()
    },
    SPEELTIJD_MS,
  )
})
