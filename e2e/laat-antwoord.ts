import type { Locator, Page } from 'playwright-core'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { signIn, opnieuw, type Bezoek } from './bezoek.ts'
import { moet, schoolVan, type Omgeving } from './omgeving.ts'
import { holdAnswer } from './ophouden.ts'

/** The dialog that is open. */
export const dialoogVan = (page: Page): Locator => page.getByRole('dialog')

/** Waits until what an answer did is drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((klaar) => {
        requestAnimationFrame(() => requestAnimationFrame(() => klaar()))
      }),
  )

interface Twee {
  /** The end of the path that the first dialog sends to. */
  readonly naar: string
  /** Opens the first dialog and sends what it asks. */
  readonly send: () => Promise<void>
  /** Opens the second dialog and fills it in. */
  readonly again: () => Promise<void>
  /** What is said when the first is done. */
  readonly melding: string
}

/** Sends from one dialog, closes it before the answer comes, opens another, and then lets the answer come in. */
export async function openDuring(page: Page, { naar, send, again, melding }: Twee): Promise<void> {
  const opgehouden = await holdAnswer(page, naar)
  await send()
  await opgehouden.gedaan
  await dialoogVan(page).getByRole('button', { name: 'Annuleren' }).click()
  await dialoogVan(page).waitFor({ state: 'detached' })
  await again()
  opgehouden.show()
  await page.getByText(melding).first().waitFor()
  await drawn(page)
}

/** Returns a group of the Dutch school, by its place in the seed. */
export const groepVan = (plek: number) => moet(SEED_ADMINS[0]?.groepen[plek], 'groep')

/** Begins as the manager of the Dutch school. */
export async function beginBeheer({
  stack,
  browser,
}: Omgeving): Promise<Bezoek & { readonly school: string }> {
  const bezoek = await opnieuw(browser)
  const { adminId, accounts } = schoolVan(stack, 'nl')
  await signIn(bezoek.page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
  return { ...bezoek, school: `${stack.url}/admins/${adminId}` }
}
