import type { Page } from 'playwright-core'
import { isGoedGespeld } from './speel-glazenwasser.ts'
import { tapInFlight, type SpelBot } from './bot.ts'
import { gezienWoord, takeOff, lay } from './leg.ts'

const bellen = (page: Page) =>
  page
    .getByRole('list', { name: 'Bellen', includeHidden: true })
    .getByRole('button', { disabled: false, includeHidden: true })

/** Pricks the word that is asked, or one with a wrong first piece. */
export const bellenprikken: SpelBot = {
  vragen: bellen,
  give: async (page, { fout, hand }) => {
    if ((await bellen(page).count()) === 0) return null
    await takeOff(page, hand)
    const delen = (await bellen(page).allTextContents()).map((deel) => deel.trim())
    const plekken = await page.getByRole('list', { name: 'Aan de lijn' }).locator('li').count()
    const goed = lay(await gezienWoord(page, hand), delen, plekken)
    if (!goed) return null
    const vreemd = delen.find((deel) => !goed.includes(deel)) ?? ''
    const lijn = fout ? [vreemd, ...goed.slice(1)] : goed
    for (const deel of lijn) await tapInFlight(hand)(bellen(page).nth(delen.indexOf(deel)))
    await hand(page.getByRole('button', { name: 'Klaar', exact: true }))
    const gegeven = lijn.join('')
    return { gegeven, goed: isGoedGespeld(gegeven) && !fout }
  },
}
