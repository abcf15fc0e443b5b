import type { Locator, Page } from 'playwright-core'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'

const GEDULD_MS = 60_000
const VIES = /, (vies|half schoon) raam/
/** A window is clean after three strokes; a few more do no harm. */
const MEESTE_STREKEN = 6

const woorden = new Set((await woordenTotEnMet(8)).map(({ w }) => w))

/** Every word of the corpus: what is not in it hangs there as a misspelling. */
export const isGoedGespeld = (woord: string): boolean => woorden.has(woord)

/** The bar's own count: windows answered, of how many. */
export async function stand(page: Page): Promise<{ gedaan: number; totaal: number }> {
  return page
    .locator('.lhs-hud progress')
    .evaluate((el: HTMLProgressElement) => ({ gedaan: el.value, totaal: el.max }))
}

/** Waits until windows with words hang, and skips the instruction: the game can be played. */
export async function spelStaat(page: Page): Promise<void> {
  await vieseRamen(page).first().waitFor({ timeout: GEDULD_MS })
  const uitleg = page.getByRole('dialog', { name: 'Zo speel je' })
  if (await uitleg.isVisible()) await uitleg.getByRole('button', { name: 'Spelen!' }).click()
  await uitleg.waitFor({ state: 'detached' })
}

/** The windows that can be washed, also behind a panel. */
export const vieseRamen = (page: Page): Locator =>
  page.getByRole('button', { name: VIES, includeHidden: true })

/** What hangs on the windows that can be washed. */
export async function vieseWoorden(page: Page): Promise<string[]> {
  const namen = await vieseRamen(page).allTextContents()
  return namen.map((naam) => naam.split(',')[0]?.trim() ?? '').filter(Boolean)
}

/** The window on which a word hangs. */
export const raamMet = (page: Page, woord: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${woord} ?, (vies|half schoon) raam`) }).first()

export const slotPaneel = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: NAAR_KAART }) })

export const NAAR_KAART = 'Terug naar de kaart'

/** One stroke over a window. */
export type Streek = (raam: Locator) => Promise<void>

const toets: Streek = (raam) => raam.press('Enter')
export const tik: Streek = (raam) => raam.click()

export interface SpeelOptions {
  /** Which misspelled windows are washed as well, by the how-manieth choice it is. */
  readonly fouten?: (beurt: number) => boolean
  /** Stop after so many answers; without it the taak is played to its end. */
  readonly stopNa?: number
  /** How a window is washed; keys unless told. */
  readonly streek?: Streek
}

/** One answer as the player remembers it. */
export interface Gegeven {
  readonly gegeven: string
  readonly goed: boolean
}

/** Washes one window until it is dirty no more; whether that came about. The page may be gone after it. */
async function was(page: Page, woord: string, streek: Streek): Promise<boolean> {
  const raam = raamMet(page, woord)
  for (let n = 0; n < MEESTE_STREKEN && (await raam.isVisible()); n += 1)
    await streek(raam).catch(() => undefined)
  return !(await raam.isVisible())
}

/** Closes the correction after a misspelled window: it takes strokes for a fright at first. */
async function sluitCorrectie(page: Page): Promise<void> {
  const snap = page.getByRole('button', { name: 'Ik snap het' })
  if (await snap.isVisible()) await snap.click()
}

/** Plays glazenwasser, rightly where it can; answers what was given, in order. */
export async function speelGlazenwasser(
  page: Page,
  options: SpeelOptions = {},
): Promise<Gegeven[]> {
  const { fouten = () => false, stopNa = Infinity, streek = toets } = options
  const gegeven: Gegeven[] = []
  await spelStaat(page)
  let stilSinds = Date.now()
  while (gegeven.length < stopNa && !(await slotPaneel(page).isVisible())) {
    if (Date.now() - stilSinds > GEDULD_MS) throw new Error('the game does not go on')
    await sluitCorrectie(page)
    const ramen = await vieseWoorden(page)
    const fout = fouten(gegeven.length) ? ramen.find((woord) => !isGoedGespeld(woord)) : undefined
    const keus = fout ?? ramen.find(isGoedGespeld)
    if (keus === undefined || !(await was(page, keus, streek))) {
      await page.waitForTimeout(100)
      continue
    }
    gegeven.push({ gegeven: keus, goed: isGoedGespeld(keus) })
    stilSinds = Date.now()
  }
  await sluitCorrectie(page)
  return gegeven
}
