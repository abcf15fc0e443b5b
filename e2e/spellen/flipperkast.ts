import type { Page } from 'playwright-core'

/** What is asked: the word round its gap, and what the targets hold. */
export interface FlipperkastVraag {
  readonly voor: string
  readonly na: string
  readonly delen: readonly string[]
}

/**
 * Plays one ball through the buttons: `beslis` says which part fills the gap. Answers the form, or null while nothing
 * can be chosen. Whoever plays without a hand on the flippers hits it all the same.
 */
export async function speelFlipperkastZet(
  page: Page,
  beslis: (vraag: FlipperkastVraag) => string,
): Promise<string | null> {
  const doelen = page
    .getByRole('list', { name: 'Wat ontbreekt er?' })
    .getByRole('button', { disabled: false })
  if ((await doelen.count()) === 0) return null
  const woord = (await page.locator('.fk-woord').textContent()) ?? ''
  const [voor = '', na = ''] = woord.split('…').map((stuk) => stuk.trim())
  const namen = await doelen.allTextContents()
  const delen = namen.map((naam) => naam.split(',')[0]?.trim().replace('–niets', '') ?? '')
  const deel = beslis({ voor, na, delen })
  const doel = doelen.nth(delen.indexOf(deel))
  await doel.press('Enter')
  const schiet = page.getByRole('button', { name: 'Schiet de bal' })
  if (await schiet.isVisible()) await schiet.press('Enter')
  return `${voor}${deel}${na}`
}
