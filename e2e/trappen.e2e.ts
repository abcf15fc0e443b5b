import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import { opnieuw } from './bezoek.ts'
import { kind, metOmgeving } from './omgeving.ts'
import { openSpelVan } from './spellen/open.ts'
import { slotPaneel } from '../rig/spellers/scherm.ts'
import { play, spelStaat, trapKeuze } from '../rig/spellers/speel.ts'

const omgeving = metOmgeving()
const SPEELTIJD_MS = 300_000
const GEDULD = { timeout: 60_000 }

describe('a game that was played before', () => {
  it(
    'offers its next stage and tells the own record, on another device too, and a random press chooses none',
    async () => {
      const { stack, browser } = omgeving
      const account = kind(17)
      await stack.beginOpnieuw(account.userId)
      const { page, context, klachten } = await opnieuw(browser, { beweegt: true })
      await openSpelVan(page, { url: stack.url, account }, { spel: 'leesraket', over: 3 })
      expect(await trapKeuze(page).isVisible()).toBe(false)
      await play(page, { fouten: (n) => n === 0 })
      const slot = slotPaneel(page)
      await slot.getByText('Jouw record: 20 kilometer hoog.').waitFor()
      await expect
        .poll(async () => {
          const rijen = await stack.query<{ boek: unknown }>(
            "select spelboeken -> 'leesraket' as boek from eigen_plek where leerling_id = $1",
            [account.userId],
          )
          return rijen[0]?.boek
        }, GEDULD)
        .toEqual({ gespeeld: 1, record: 20, geheim: false, trap: 1 })

      const elders = await opnieuw(browser, { beweegt: true })
      await openSpelVan(elders.page, { url: stack.url, account }, { spel: 'leesraket', over: 3 })
      const keuze = trapKeuze(elders.page)
      await keuze.waitFor()
      expect(await check(elders.page)).toEqual([])
      await keuze.getByText('Jouw record: 20 kilometer hoog').waitFor()
      const kaarten = keuze.getByRole('listitem').getByRole('button')
      await expect
        .poll(() => kaarten.allTextContents(), GEDULD)
        .toEqual([
          expect.stringMatching(/^Lanceren/),
          expect.stringMatching(/^De draaiknop/),
          // What is not open yet says what opens it.
          expect.stringMatching(/^De ruimte in .*Nog 2 keer spelen$/),
        ])
      // What was played last lies ready under the hand.
      expect(await elders.page.evaluate(() => document.activeElement?.textContent)).toMatch(
        /^Lanceren/,
      )
      await elders.page.keyboard.press('Tab')
      await elders.page.keyboard.press('Enter')
      await elders.page
        .getByRole('dialog', { name: 'Zo speel je' })
        .getByText('Draai aan de knop. Hoe korter de flits, hoe hoger je vliegt.')
        .waitFor()
      await spelStaat(elders.page)
      const knop = elders.page.getByRole('group', { name: 'Hoe lang zie je het woord?' })
      await knop.getByRole('button', { name: /^kort/ }).click()
      await play(elders.page)
      await slotPaneel(elders.page)
        .getByText(/^Een nieuw record: \d+ kilometer hoog!$/)
        .waitFor()
      expect([...klachten, ...elders.klachten]).toEqual([])
      await elders.context.close()
      await context.close()
    },
    SPEELTIJD_MS,
  )
})
