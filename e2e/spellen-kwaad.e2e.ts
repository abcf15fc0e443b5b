import type { Page } from 'playwright-core'
import { SPEL_IDS } from '@letterhaven/contracts/spel-id'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { describe, expect, it } from 'vitest'
import { opnieuw } from './bezoek.ts'
import { metOmgeving } from './omgeving.ts'
import {
  draaiOnderDeHand,
  leunOpEnter,
  metVingers,
  tweeVingers,
  uurWeg,
  verliesBeeld,
  zonderGeluid,
} from './spellen/kwaad.ts'
import { sluitCorrectie, stand } from './spellen/scherm.ts'
import { speel, spelStaat } from './spellen/speel.ts'

const omgeving = metOmgeving()
const SPEELTIJD_MS = 90_000
const KLAAR = SPEL_IDS.filter((id) => MANIFESTS[id].status === 'klaar')
/** What a game does of itself after a stroke is over by then. */
const NAWERK_MS = 900

/** How many answers it took, once the game has done with it. */
async function gevolg(page: Page, doe: () => Promise<void>): Promise<number> {
  const voor = (await stand(page)).gedaan
  await doe()
  await page.waitForTimeout(NAWERK_MS)
  const na = (await stand(page)).gedaan
  await sluitCorrectie(page)
  return na - voor
}

// One visit for each game: every start costs more than what is tried in it.
describe.concurrent('a finished game, on a device without sound or voice', () => {
  it.each(KLAAR)(
    '%s takes one answer at most of two fingers, of a turn in mid-drag, of a key that is held; none of an hour away; and is played on after all of it, on a picture that was lost',
    async (spel) => {
      const { page, context, klachten } = await opnieuw(omgeving.browser, {
        breedte: 820,
        hoogte: 600,
      })
      await page.addInitScript(zonderGeluid)
      await page.goto(`${omgeving.stack.url}/dev/spellen?spel=${spel}&aantal=12`)
      await spelStaat(page)
      const cdp = await metVingers(page)

      expect(await gevolg(page, () => tweeVingers(page, cdp))).toBeLessThanOrEqual(1)
      expect(await gevolg(page, () => draaiOnderDeHand(page, cdp))).toBeLessThanOrEqual(1)
      expect(await gevolg(page, () => leunOpEnter(page))).toBeLessThanOrEqual(1)
      await verliesBeeld(page)
      expect(await gevolg(page, () => uurWeg(page))).toBe(0)
      expect(await speel(page, { stopNa: 1 })).toHaveLength(1)
      expect(klachten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )
})
