import type { Page } from 'playwright-core'
import { isGoedGespeld } from './speel-glazenwasser.ts'
import type { Hand, SpelBot } from './bot.ts'

const doelen = (page: Page) =>
  page
    .getByRole('list', { name: 'Wat ontbreekt er?', includeHidden: true })
    .getByRole('button', { disabled: false, includeHidden: true })

/** Shoots where a ball is ready: at first, and after one was lost. */
async function shoot(page: Page, hand: Hand): Promise<void> {
  const knop = page.getByRole('button', { name: 'Schiet de bal', disabled: false })
  if (await knop.isVisible()) await hand(knop).catch(() => undefined)
}

/** Chooses what fills the gap and shoots; the ball hits its target even when nobody moves the flippers. */
export const flipperkast: SpelBot = {
  vragen: doelen,
  give: async (page, { fout, hand }) => {
    if ((await doelen(page).count()) === 0) return null
    const woord = (await page.locator('.fk-woord').textContent()) ?? ''
    // It has already been chosen, by another hand, so it only has to be shot.
    if (!woord.includes('…')) {
      await shoot(page, hand)
      return { gegeven: woord.trim(), goed: isGoedGespeld(woord.trim()) }
    }
    const [voor = '', na = ''] = woord.split('…').map((stuk) => stuk.trim())
    const namen = await doelen(page).allTextContents()
    const vormen = namen.map((naam) => `${voor}${naam.replace(/^–niets/, '').trim()}${na}`)
    const keus = Math.max(
      0,
      vormen.findIndex((vorm) => isGoedGespeld(vorm) !== fout),
    )
    await hand(doelen(page).nth(keus))
    await shoot(page, hand)
    const gegeven = vormen[keus] ?? ''
    return { gegeven, goed: isGoedGespeld(gegeven) }
  },
  onderweg: shoot,
}
