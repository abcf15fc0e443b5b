import type { Page } from 'playwright-core'
import { isGoedGespeld } from './speel-glazenwasser.ts'
import type { SpelBot } from './bot.ts'

const TANK = /, tank \d$/
/** The button that shows the word, which has not been seen yet. */
const KIJK = 'Klaar? Kijk!'

const knoppen = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name, disabled: false, includeHidden: true })

/** How long to wait for a flash, which is so short that a slow machine may miss it. */
const FLITS_MS = 2500

/** Reads the word that flashes as fast as it appears; null where it was already gone. */
async function read(page: Page): Promise<string | null> {
  const woord = page.locator('.lr-scherm output').filter({ hasText: /./ })
  return woord.textContent({ timeout: FLITS_MS }).catch(() => null)
}

/** Reads the word that flashes, and tanks it; a word that is only heard is the one that exists. */
export const leesraket: SpelBot = {
  vragen: (page) => knoppen(page, KIJK).or(knoppen(page, TANK)),
  give: async (page, { fout, hand }) => {
    const [kijk, tanks] = [knoppen(page, KIJK), knoppen(page, TANK)]
    let gezien: string | null = null
    if (await kijk.isVisible()) {
      await hand(kijk)
      gezien = await read(page)
      await tanks.first().waitFor()
    }
    if ((await tanks.count()) === 0) return null
    const namen = await tanks.allTextContents()
    const vormen = namen.map((naam) => naam.replace(TANK, '').replace(/^\d/, '').trim())
    const isGoed = (vorm: string) => (gezien === null ? isGoedGespeld(vorm) : vorm === gezien)
    const keus = vormen.find((vorm) => isGoed(vorm) !== fout) ?? vormen[0] ?? ''
    await hand(tanks.nth(vormen.indexOf(keus)))
    return { gegeven: keus, goed: isGoed(keus) }
  },
}
