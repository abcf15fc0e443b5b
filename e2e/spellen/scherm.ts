import type { Locator, Page } from 'playwright-core'

export const NAAR_KAART = 'Terug naar de kaart'

/** The panel at the end of a taak. */
export const slotPaneel = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: NAAR_KAART }) })

/** What is on the screen answers at once; what left it meanwhile is not waited for. */
const HIER_MS = 5000

/** The bar's own count: answered, of how many. */
export async function stand(page: Page): Promise<{ gedaan: number; totaal: number }> {
  return page
    .locator('.lhs-hud progress')
    .evaluate((el: HTMLProgressElement) => ({ gedaan: el.value, totaal: el.max }), undefined, {
      timeout: HIER_MS,
    })
}

/** Closes the correction after a wrong answer: it takes strokes for a fright at first. */
export async function closeCorrectie(page: Page): Promise<void> {
  const snap = page.getByRole('button', { name: 'Ik snap het' })
  if (await snap.isVisible()) await snap.click({ timeout: HIER_MS }).catch(() => undefined)
}
