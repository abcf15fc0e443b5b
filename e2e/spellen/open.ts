import type { Page } from 'playwright-core'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { DemoAccount } from '../../apps/api/src/seed/demo-accounts.ts'
import { signIn } from '../bezoek.ts'
import { signInAtApi, oefenTot, searchSpel } from '../../rig/oefenen.ts'
import { goInside } from '../scherm.ts'

interface OpenOptions {
  readonly spel: SpelId
  /** The number of opgaven left of the taak; the whole taak by default. */
  readonly over?: number | undefined
}

/** Signs in as a pupil, and goes from the map to a taak that can be played in this game. */
export async function openSpelVan(
  page: Page,
  { url, account }: { readonly url: string; readonly account: DemoAccount },
  { spel, over }: OpenOptions,
): Promise<void> {
  const vraag = await signInAtApi(url, account)
  const { taakId, pad } = await searchSpel(vraag, account.userId, spel)
  if (over !== undefined) await oefenTot(vraag, account.userId, { taakId, over })
  await signIn(page, url, account)
  await page.waitForURL(/\/landkaart$/)
  await goInside(page, url + pad)
}
