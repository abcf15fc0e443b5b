import type { Locator } from 'playwright-core'

/** Pastes a text into a field, as from a spreadsheet. */
export const paste = (veld: Locator, tekst: string): Promise<void> =>
  veld.evaluate((element, inhoud) => {
    const bord = new DataTransfer()
    bord.setData('text/plain', inhoud)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: bord, bubbles: true, cancelable: true }),
    )
  }, tekst)
