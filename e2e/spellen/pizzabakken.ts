import type { Page } from 'playwright-core'
import { isGoedGespeld } from './speel-glazenwasser.ts'
import type { SpelBot } from './bot.ts'
import { gezienWoord, takeOff, lay } from './leg.ts'

const kommen = (page: Page) =>
  page
    .getByRole('list', { name: 'Kommen', includeHidden: true })
    .getByRole('button', { disabled: false, includeHidden: true })

/** Bakes the word that is ordered, or a pizza with one wrong piece. */
export const pizzabakken: SpelBot = {
  vragen: kommen,
  give: async (page, { fout, hand }) => {
    if ((await kommen(page).count()) === 0) return null
    await takeOff(page, hand)
    const delen = (await kommen(page).allTextContents()).map((deel) => deel.trim())
    const goed = lay(await gezienWoord(page, hand), delen)
    if (!goed) return null
    const vreemd = delen.find((deel) => !goed.includes(deel)) ?? ''
    const beleg = fout ? [vreemd, ...goed.slice(1)] : goed
    for (const deel of beleg) await hand(kommen(page).nth(delen.indexOf(deel)))
    await hand(page.getByRole('button', { name: 'Bakken' }))
    const gegeven = beleg.join('')
    return { gegeven, goed: isGoedGespeld(gegeven) && !fout }
  },
}
