import type { Page } from 'playwright-core'
import { isGoedGespeld } from './speel-glazenwasser.ts'
import type { SpelBot } from './bot.ts'

const BORD = /, bord \d$/

const borden = (page: Page) =>
  page
    .getByRole('list', { name: 'Welk woord past in de zin?', includeHidden: true })
    .getByRole('button', { name: BORD, disabled: false, includeHidden: true })

/** Drives under the sign with the word, or under another one. */
export const taxirit: SpelBot = {
  vragen: borden,
  give: async (page, { fout, hand }) => {
    if ((await borden(page).count()) === 0) return null
    const namen = await borden(page).allTextContents()
    const vormen = namen.map((naam) => naam.replace(BORD, '').trim())
    const keus = vormen.find((vorm) => isGoedGespeld(vorm) !== fout) ?? vormen[0] ?? ''
    await hand(borden(page).nth(vormen.indexOf(keus)))
    return { gegeven: keus, goed: isGoedGespeld(keus) }
  },
}
