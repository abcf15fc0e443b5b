import type { Page } from 'playwright-core'

/** The word that is ordered, where it is seen because it cannot be heard. */
async function gezienWoord(page: Page): Promise<string | null> {
  const kijk = page.getByRole('button', { name: 'Nog eens kijken' })
  if (!(await kijk.isVisible())) return null
  await kijk.press('Enter')
  return (await page.locator('.lhs-flits').textContent())?.trim() ?? null
}

/**
 * Bakes one pizza through its buttons: `beslis` gets the ordered word, where it is seen, and what the bowls hold, and
 * says what is laid. Answers the form, or null while nothing can be laid.
 */
export async function speelPizzabakkenZet(
  page: Page,
  beslis: (vraag: { woord: string | null; kommen: readonly string[] }) => readonly string[],
): Promise<string | null> {
  const lijst = page.getByRole('list', { name: 'Kommen' })
  const knoppen = lijst.getByRole('button', { disabled: false })
  if ((await knoppen.count()) === 0) return null
  const delen = beslis({ woord: await gezienWoord(page), kommen: await knoppen.allTextContents() })
  for (const deel of delen)
    await lijst.getByRole('button', { name: deel, exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Bakken' }).press('Enter')
  return delen.join('')
}
