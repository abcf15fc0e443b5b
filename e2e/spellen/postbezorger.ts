import type { Page } from 'playwright-core'
import { isGoedGespeld } from './speel-glazenwasser.ts'
import type { SpelBot } from './bot.ts'

const huizen = (page: Page) =>
  page
    .getByRole('list', { name: 'Bij welk huis hoort de brief?', includeHidden: true })
    .getByRole('button', { disabled: false, includeHidden: true })

/** Brings the letter to the house whose part makes a word, or to another one. */
export const postbezorger: SpelBot = {
  vragen: huizen,
  give: async (page, { fout, hand }) => {
    if ((await huizen(page).count()) === 0) return null
    const woord = (await page.locator('.po-woord').textContent({ timeout: 2000 })) ?? ''
    const [voor = '', na = ''] = woord.split('…').map((stuk) => stuk.trim())
    const namen = await huizen(page).allTextContents()
    const delen = namen.map((naam) =>
      naam
        .replace(/, huis \d.*$/, '')
        .replace(/^niets$/, '')
        .trim(),
    )
    const vormen = delen.map((deel) => voor + deel + na)
    const keus = Math.max(
      0,
      vormen.findIndex((vorm) => isGoedGespeld(vorm) !== fout),
    )
    await hand(huizen(page).nth(keus))
    const gegeven = vormen[keus] ?? ''
    return { gegeven, goed: isGoedGespeld(gegeven) }
  },
}
