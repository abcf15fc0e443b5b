import type { Page } from 'playwright-core'
import { isGoedGespeld } from '../speel-glazenwasser.ts'
import type { SpelBot } from './bot.ts'

const kommen = (page: Page) =>
  page
    .getByRole('list', { name: 'Kommen', includeHidden: true })
    .getByRole('button', { disabled: false, includeHidden: true })

/** The word that is ordered, where it is seen because it cannot be heard. */
export async function gezienWoord(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Nog eens kijken' }).press('Enter')
  return (await page.locator('.lhs-flits').textContent())?.trim() ?? ''
}

/** The pieces that make a word, in so many pieces where that is told, else as few as there are; null where they cannot. */
export function leg(
  woord: string,
  delen: readonly string[],
  aantal?: number,
): readonly string[] | null {
  if (woord === '') return (aantal ?? 0) === 0 ? [] : null
  if (aantal === 0) return null
  for (const deel of delen.toSorted((a, b) => b.length - a.length)) {
    if (deel === '' || !woord.startsWith(deel)) continue
    const over = aantal === undefined ? undefined : aantal - 1
    const rest = leg(woord.slice(deel.length), delen, over)
    if (rest) return [deel, ...rest]
  }
  return null
}

/** Who bakes the word that is ordered, or a pizza with one piece that is not its own. */
export const pizzabakken: SpelBot = {
  vragen: kommen,
  geef: async (page, { fout, hand }) => {
    if ((await kommen(page).count()) === 0) return null
    const delen = (await kommen(page).allTextContents()).map((deel) => deel.trim())
    const goed = leg(await gezienWoord(page), delen)
    if (!goed) return null
    const vreemd = delen.find((deel) => !goed.includes(deel)) ?? ''
    const beleg = fout ? [vreemd, ...goed.slice(1)] : goed
    for (const deel of beleg) await hand(kommen(page).nth(delen.indexOf(deel)))
    await hand(page.getByRole('button', { name: 'Bakken' }))
    const gegeven = beleg.join('')
    return { gegeven, goed: isGoedGespeld(gegeven) && !fout }
  },
}
