import type { Page } from 'playwright-core'

const BORD = /, bord \d$/

/** What a pupil sees of one word: the sentence, its gap read aloud, and the signs from left to right. */
export interface TaxiritVraag {
  readonly zin: string
  readonly vormen: readonly string[]
}

/** Drives under one sign through its button; answers what stood on it, or null while nothing can be chosen. */
export async function speelTaxiritZet(
  page: Page,
  beslis: (vraag: TaxiritVraag) => string,
): Promise<string | null> {
  const borden = page
    .getByRole('list', { name: 'Welk woord past in de zin?' })
    .getByRole('button', { name: BORD, disabled: false })
  if ((await borden.count()) === 0) return null
  const namen = await borden.allTextContents()
  const vormen = namen.map((naam) => naam.replace(BORD, '').trim())
  const zin = (await page.locator('.lhs-zinkaart').first().textContent()) ?? ''
  const vorm = beslis({ zin, vormen })
  await borden.nth(vormen.indexOf(vorm)).press('Enter')
  return vorm
}
