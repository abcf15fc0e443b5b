import type { Page } from 'playwright-core'
import type { Hand } from './bot.ts'

/** Takes off everything that was laid: there may be pieces that nobody meant, or those of a try that was broken off. */
export async function takeOff(page: Page, hand: Hand): Promise<void> {
  const terug = page.getByRole('button', { name: 'Laatste eraf halen' })
  while (await terug.isVisible()) await hand(terug)
}

/**
 * Returns the word that is asked, where it is shown because it cannot be heard. The hand that plays asks for it, because a key
 * would press whatever the light of a switch is on.
 */
export async function gezienWoord(page: Page, hand: Hand): Promise<string> {
  await hand(page.getByRole('button', { name: 'Nog eens kijken' }))
  return (await page.locator('.lhs-flits').textContent())?.trim() ?? ''
}

/**
 * Returns the pieces that make a word: `aantal` of them where that is given, else the longest that fit; null where no pieces
 * make it.
 */
export function lay(
  woord: string,
  delen: readonly string[],
  aantal?: number,
): readonly string[] | null {
  if (woord === '') return (aantal ?? 0) === 0 ? [] : null
  if (aantal === 0) return null
  for (const deel of delen.toSorted((a, b) => b.length - a.length)) {
    if (deel === '' || !woord.startsWith(deel)) continue
    const over = aantal === undefined ? undefined : aantal - 1
    const rest = lay(woord.slice(deel.length), delen, over)
    if (rest) return [deel, ...rest]
  }
  return null
}
