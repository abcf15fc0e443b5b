import type { Page } from 'playwright-core'

const TANK = /, tank \d$/
/** What shows the word: the first look, or one more where nothing was seen yet. */
const KIJK = 'Klaar? Kijk!'

/** What a pupil saw of one word. */
export interface LeesraketVraag {
  /** The word that flashed; null where it was only heard. */
  readonly gezien: string | null
  readonly vormen: readonly string[]
}

/** What flashes now, read as fast as it comes. */
async function lees(page: Page): Promise<string | null> {
  const woord = page.locator('.lr-scherm output')
  await woord.filter({ hasText: /./ }).waitFor({ state: 'attached' })
  return woord.textContent()
}

/** Tanks one word through the buttons; answers what was chosen, or null while nothing can be chosen. */
export async function speelLeesraketZet(
  page: Page,
  beslis: (vraag: LeesraketVraag) => string,
): Promise<string | null> {
  const kijk = page.getByRole('button', { name: KIJK, disabled: false })
  const tanks = page.getByRole('list', { name: 'Tanks' }).getByRole('button', { name: TANK })
  let gezien: string | null = null
  if (await kijk.isVisible()) {
    await kijk.press('Enter')
    gezien = await lees(page)
    await tanks.first().waitFor()
  }
  if ((await tanks.count()) === 0) return null
  const namen = await tanks.allTextContents()
  const vormen = namen.map((naam) => naam.replace(TANK, '').replace(/^\d/, '').trim())
  const vorm = beslis({ gezien, vormen })
  await tanks.nth(vormen.indexOf(vorm)).press('Enter')
  return vorm
}
