import type { Locator, Page } from 'playwright-core'

export const NAAR_KAART = 'Terug naar de kaart'

/** The panel at the end of a taak. */
export const slotPaneel = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: NAAR_KAART }) })

/** The bar's own count: answered, of how many. */
export async function stand(page: Page): Promise<{ gedaan: number; totaal: number }> {
  return page
    .locator('.lhs-hud progress')
    .evaluate((el: HTMLProgressElement) => ({ gedaan: el.value, totaal: el.max }))
}

/** Closes the correction after a wrong answer: it takes strokes for a fright at first. */
export async function sluitCorrectie(page: Page): Promise<void> {
  const snap = page.getByRole('button', { name: 'Ik snap het' })
  if (await snap.isVisible()) await snap.click()
}
