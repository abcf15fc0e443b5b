import type { Locator, Page } from 'playwright-core'
import type { Hand } from './bot.ts'

const knop = (page: Page, name: string): Locator =>
  page
    .locator('.sm-vlak')
    .getByRole('button', { name, exact: true, disabled: false, includeHidden: true })

/** Hangs a knife above a gap, or takes it away. */
async function cut(page: Page, gat: number, hand: Hand): Promise<void> {
  const gaten = page.locator('button.sm-gat')
  if ((await gaten.count()) > 0) return hand(gaten.nth(gat - 1))
  const mes = page.locator('.sm-zet')
  const nu = async (): Promise<number> => Number(await mes.getAttribute('data-gat'))
  while ((await nu()) > gat) await hand(knop(page, 'Mes naar links'))
  while ((await nu()) < gat) await hand(knop(page, 'Mes naar rechts'))
  await hand(mes)
}

/** Returns the gaps above which knives hang. */
const readSneden = async (page: Page): Promise<readonly number[]> =>
  ((await page.locator('.sm-woord').getAttribute('data-sneden')) ?? '')
    .split(',')
    .filter((gat) => gat !== '')
    .map(Number)

/** Hangs these knives, and takes the others away. */
export async function hang(page: Page, doel: readonly number[], hand: Hand): Promise<void> {
  for (const gat of await readSneden(page)) if (!doel.includes(gat)) await cut(page, gat, hand)
  for (const gat of doel) if (!(await readSneden(page)).includes(gat)) await cut(page, gat, hand)
}
