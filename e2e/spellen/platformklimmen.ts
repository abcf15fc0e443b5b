import type { Page } from 'playwright-core'
import { isGoedGespeld } from './speel-glazenwasser.ts'
import type { SpelBot } from './bot.ts'

const borden = (page: Page) =>
  page
    .getByRole('list', { name: 'Welke ladder?', includeHidden: true })
    .getByRole('button', { disabled: false, includeHidden: true })

/** Climbs the ladder of the word, or another one. */
export const platformklimmen: SpelBot = {
  vragen: borden,
  give: async (page, { fout, hand }) => {
    if ((await borden(page).count()) === 0) return null
    const namen = await borden(page).allTextContents()
    const vormen = namen.map((naam) =>
      naam
        .replace(/^\d/, '')
        .replace(/, ladder \d.*$/, '')
        .trim(),
    )
    const keus = Math.max(
      0,
      vormen.findIndex((vorm) => isGoedGespeld(vorm) !== fout),
    )
    await hand(borden(page).nth(keus))
    const gegeven = vormen[keus] ?? ''
    return { gegeven, goed: isGoedGespeld(gegeven) }
  },
}
