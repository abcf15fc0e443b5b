import type { Locator, Page } from 'playwright-core'

export const NAAR_KAART = 'Terug naar de kaart'

/** Locates the panel at the end of a taak. */
export const slotPaneel = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: NAAR_KAART }) })

/** The timeout for what is on the screen, which responds at once; what has left it meanwhile is not waited for. */
const HIER_MS = 5000

/** Reads the bar's own count: how many words were answered, and their total. */
export async function stand(page: Page): Promise<{ gegeven: number; totaal: number }> {
  return page
    .locator('.lhs-hud progress')
    .evaluate(
      (el: HTMLProgressElement) => ({ gegeven: Number(el.dataset['gegeven']), totaal: el.max }),
      undefined,
      { timeout: HIER_MS },
    )
}

/**
 * Closes the correction after a wrong answer. At first the correction ignores presses, as made in a fright, so it may take
 * several calls.
 */
export async function closeCorrectie(page: Page): Promise<void> {
  const snap = page.getByRole('button', { name: 'Ik snap het' })
  if (!(await snap.isVisible())) return
  await snap.click({ timeout: HIER_MS }).catch(() => undefined)
  // The mistake can be mended, or left, as soon as it is gone.
  await snap.waitFor({ state: 'detached', timeout: HIER_MS }).catch(() => undefined)
}
