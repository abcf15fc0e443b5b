import { describe, expect, it } from 'vitest'
import { opnieuw } from './bezoek.ts'
import { kind, metOmgeving } from './omgeving.ts'
import { bewaardeAntwoorden } from './spel.ts'
import { openSpelVan } from './spellen/open.ts'
import { slotPaneel, stand } from './spellen/scherm.ts'
import { play } from './spellen/speel.ts'

const omgeving = metOmgeving()
const SPEELTIJD_MS = 150_000
const GEDULD = { timeout: 60_000 }

describe('the end of a round', () => {
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
      expect(await stand(page)).toEqual({ gedaan: 0, totaal: 2 })
      const dan = await play(page)
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
