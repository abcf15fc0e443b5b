import type { Page } from 'playwright-core'
import { isGoedGespeld } from './speel-glazenwasser.ts'
import type { Hand, SpelBot } from './bot.ts'
import { gezienWoord, takeOff, lay } from './leg.ts'

const kommen = (page: Page) =>
  page
    .getByRole('list', { name: 'Kommen', includeHidden: true })
    .getByRole('button', { disabled: false, includeHidden: true })

const bake = (page: Page, hand: Hand) => hand(page.getByRole('button', { name: 'Bakken' }))
/** The button that is there as long as a wrong pizza can be mended. */
const over = (page: Page) => page.getByRole('button', { name: 'Sla over' })

/** Returns what the bowls hold. */
const delenVan = async (page: Page): Promise<readonly string[]> =>
  (await kommen(page).allTextContents()).map((deel) => deel.trim())

/** Swaps the slices that steam, and bakes the pizza again. */
async function mend(page: Page, hand: Hand): Promise<void> {
  await takeOff(page, hand)
  const punten = page.locator('.pb-punten li')
  const delen = await delenVan(page)
  const goed = lay(await gezienWoord(page, hand), delen, await punten.count())
  const open = await punten.evaluateAll((rij) =>
    rij.flatMap((punt, i) => (punt.hasAttribute('data-open') ? [i] : [])),
  )
  for (const i of open) await hand(kommen(page).nth(delen.indexOf(goed?.[i] ?? '')))
  await bake(page, hand)
  await over(page).waitFor({ state: 'detached' })
}

/** Bakes the word that is ordered, or a pizza with one wrong piece, and mends what went wrong. */
export const pizzabakken: SpelBot = {
  vragen: kommen,
  give: async (page, { fout, hand }) => {
    if ((await kommen(page).count()) === 0) return null
    if (await over(page).isVisible()) {
      await mend(page, hand)
      return null
    }
    await takeOff(page, hand)
    const delen = await delenVan(page)
    const goed = lay(await gezienWoord(page, hand), delen)
    if (!goed) return null
    const vreemd = delen.find((deel) => !goed.includes(deel)) ?? ''
    const beleg = fout ? [vreemd, ...goed.slice(1)] : goed
    for (const deel of beleg) await hand(kommen(page).nth(delen.indexOf(deel)))
    await bake(page, hand)
    const gegeven = beleg.join('')
    return { gegeven, goed: isGoedGespeld(gegeven) && !fout }
  },
}
