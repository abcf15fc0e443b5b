import type { Locator, Page } from 'playwright-core'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import type { Hand, SpelBot } from './bot.ts'

const VIES = /, (vies|half schoon) raam/
/** A window is clean after three strokes; a few more do no harm. */
const MEESTE_STREKEN = 6

const woorden = new Set((await woordenTotEnMet(8)).map(({ w }) => w))

/** Returns whether a word is in the corpus; any other word on a window is a misspelling. */
export const isGoedGespeld = (woord: string): boolean => woorden.has(woord)

/** Locates the windows that can be washed, even behind a panel. */
export const vieseRamen = (page: Page): Locator =>
  page.getByRole('button', { name: VIES, includeHidden: true })

/** Returns the words on the windows that can be washed. */
export async function vieseWoorden(page: Page): Promise<string[]> {
  const namen = await vieseRamen(page).allTextContents()
  return namen.map((naam) => naam.split(',')[0]?.trim() ?? '').filter(Boolean)
}

/** Locates the window with this word. */
export const raamMet = (page: Page, woord: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${woord} ?, (vies|half schoon) raam`) }).first()

/** Washes one window until it is no longer dirty; returns whether that succeeded. The page may be gone after it. */
async function was(page: Page, woord: string, hand: Hand): Promise<boolean> {
  const raam = raamMet(page, woord)
  for (let n = 0; n < MEESTE_STREKEN && (await raam.isVisible()); n += 1)
    await hand(raam).catch(() => undefined)
  return !(await raam.isVisible())
}

/** Washes windows: only those with a correctly spelled word, unless a mistake is asked for. */
export const glazenwasser: SpelBot = {
  vragen: vieseRamen,
  give: async (page, zet) => {
    const ramen = await vieseWoorden(page)
    const fout = zet.fout ? ramen.find((woord) => !isGoedGespeld(woord)) : undefined
    const keus = fout ?? ramen.find(isGoedGespeld)
    if (keus === undefined || !(await was(page, keus, zet.hand))) return null
    return { gegeven: keus, goed: isGoedGespeld(keus) }
  },
}
