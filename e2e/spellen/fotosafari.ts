import type { Page } from 'playwright-core'
import { isGoedGespeld } from './speel-glazenwasser.ts'
import type { SpelBot } from './bot.ts'

/** How long the savanna takes to scroll to a sign that has the focus. */
const SCHUIF_MS = 400

const borden = (page: Page) =>
  page
    .getByRole('list', { name: 'Welk woord past in de zin?', includeHidden: true })
    .getByRole('button', { disabled: false, includeHidden: true })

/** The words already photographed: one of them may be on a sign again where it does not fit. */
const geweest = new WeakMap<Page, Set<string>>()

/** Photographs the word that fits, or another one. */
export const fotosafari: SpelBot = {
  vragen: borden,
  give: async (page, { fout, hand }) => {
    if ((await borden(page).count()) === 0) return null
    const eerder = geweest.get(page) ?? new Set()
    geweest.set(page, eerder)
    const namen = await borden(page).allTextContents()
    const vormen = namen.map((naam) => naam.replace(/, bord \d.*$/, '').trim())
    const isGoed = (vorm: string) => isGoedGespeld(vorm) && !eerder.has(vorm)
    const keus = Math.max(
      0,
      vormen.findIndex((vorm) => isGoed(vorm) !== fout),
    )
    const gegeven = vormen[keus] ?? ''
    const goed = isGoed(gegeven)
    const bord = borden(page).nth(keus)
    await bord.focus({ timeout: 2500 })
    await page.waitForTimeout(SCHUIF_MS)
    await hand(bord)
    if (goed) eerder.add(gegeven)
    return { gegeven, goed }
  },
}
