import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** A pane of a window on an island of the map, by what is read on the screen. */
interface Ruit {
  readonly eiland: string
  /** How the name of the pane begins: 'Splitsen'. */
  readonly ruit: string
}

/** Opens the windows of an island, one after the other, up to one that has this pane, and chooses that. */
export async function openRuit(page: Page, { eiland, ruit }: Ruit): Promise<void> {
  const gezocht = page.getByRole('radio', { name: new RegExp(`^${ruit}`) })
  const ruiten = page.getByRole('group', { name: 'Kies een ruit' })
  for (let nr = 0; ; nr += 1) {
    await page.getByRole('button', { name: new RegExp(`^${eiland}, \\d+ van \\d+`) }).press('Enter')
    const ramen = page.getByRole('dialog', { name: eiland }).getByRole('link')
    await ramen.first().waitFor()
    expect(nr).toBeLessThan(await ramen.count())
    await ramen.nth(nr).press('Enter')
    await page.waitForURL(/\/somvensters\/[^/]+$/)
    await ruiten.waitFor()
    if ((await gezocht.count()) > 0) break
    await page.goBack()
    await page.waitForURL(/\/landkaart$/)
  }
  await gezocht.first().press(' ')
}

/** Plays the chosen pane in a game, and waits for it to open. */
export async function openSpel(page: Page, { titel, segment }: { titel: string; segment: string }) {
  await page.getByRole('radio', { name: new RegExp(`^${titel}`) }).press(' ')
  await page.getByRole('link', { name: 'Spelen', exact: true }).press('Enter')
  await page.waitForURL(new RegExp(`/spellen/${segment}$`))
}
