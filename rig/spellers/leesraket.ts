import type { Page } from 'playwright-core'
import type { Hand, SpelBot } from './bot.ts'
import { lay } from './leg.ts'

/** The button that shows the word, seen before or not. */
const KIJK = /Klaar\? Kijk!|Nog een keer/
/** The same button, for a word that was not seen yet. */
const EERST = 'Klaar? Kijk!'
const LANCEER = 'Lanceer'
/** A piece that makes any word wrong. */
const FOUT = 'x'

/** A button of the game itself: the finish panel has one of the same name. */
const knop = (page: Page, name: RegExp | string) =>
  page.locator('.lr-vlak').getByRole('button', { name, disabled: false, includeHidden: true })

/** The tiles or keys with which the word is written. */
const letters = (page: Page) =>
  page
    .locator('.lr-vlak :is(.lhs-tegels, .lhs-toetsen)')
    .getByRole('button', { disabled: false, includeHidden: true })

/** How long to wait for a flash, which is so short that a slow machine may miss it. */
const FLITS_MS = 2500

/** Reads the word that flashes as fast as it appears; null where it was already gone. */
async function read(page: Page): Promise<string | null> {
  const woord = page.locator('.lr-scherm output').filter({ hasText: /./ })
  return woord.textContent({ timeout: FLITS_MS }).catch(() => null)
}

/** Writes a word, and launches; returns what was written. */
async function write(page: Page, woord: string, hand: Hand): Promise<string> {
  const namen = (await letters(page).allTextContents()).map((naam) => naam.trim())
  const delen =
    lay(
      woord,
      namen.filter((naam) => naam !== ''),
    ) ?? namen.slice(0, 1)
  for (const deel of delen) await hand(letters(page).nth(namen.indexOf(deel)))
  await hand(knop(page, LANCEER))
  return delen.join('')
}

/** The ways through space, at the stage that is there. */
const banen = (page: Page) =>
  page.getByRole('button', { name: /^Haal op: /, pressed: false, includeHidden: true })

/** Reads the word that flashes and writes it. A mistake is left as it is, by the button that says so. */
export const leesraket: SpelBot = {
  vragen: (page) => knop(page, KIJK),
  give: async (page, { fout, hand }) => {
    // The flight after the word before.
    const verder = knop(page, 'Verder')
    if (await verder.isVisible()) await hand(verder).catch(() => undefined)
    await knop(page, KIJK).first().waitFor()
    const over = knop(page, 'Sla over')
    if (await over.isVisible()) {
      await hand(over)
      await knop(page, EERST).waitFor()
    }
    if ((await banen(page).count()) > 0) await hand(banen(page).first())
    await hand(knop(page, KIJK))
    const woord = await read(page)
    await letters(page).first().waitFor()
    if (woord === null) return null
    const geschreven = await write(page, fout ? `${woord}${FOUT}` : woord, hand)
    return { gegeven: geschreven, goed: geschreven === woord }
  },
}
