import type { Page } from 'playwright-core'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'

const woorden = new Set((await woordenTotEnMet(8)).map((woord) => woord.w))

/** Every word of the corpus: what is not in it hangs there as a misspelling. */
const isGoedGespeld = (woord: string): boolean => woorden.has(woord)

/** What stands on a window that can be washed: the name of its button before the comma. */
async function vieseRamen(page: Page): Promise<string[]> {
  const knoppen = page.getByRole('button', { name: /, (vies|half schoon) raam/ })
  const namen = await knoppen.evaluateAll((lijst) => lijst.map((knop) => knop.textContent ?? ''))
  return namen.map((naam) => naam.split(',')[0]?.trim() ?? '').filter(Boolean)
}

const isKlaar = (page: Page): Promise<boolean> =>
  page.getByRole('dialog').getByRole('button', { name: 'Verder' }).isVisible()

/** Washes one window by its button: focus it and press Enter until it is clean. */
async function was(page: Page, woord: string): Promise<void> {
  const knop = page
    .getByRole('button', { name: new RegExp(`^${woord} ?, (vies|half schoon) raam`) })
    .first()
  for (let streek = 0; streek < 4 && (await knop.isVisible()); streek += 1) {
    await knop.press('Enter').catch(() => undefined)
  }
}

export interface SpeelOptions {
  /** Which misspelled windows are washed as well, by the how-manieth choice it is. */
  readonly fouten?: (beurt: number) => boolean
  /** Stop after so many answers; without it the taak is played to its end. */
  readonly stopNa?: number
}

/** One answer as the player remembers it. */
export interface Gegeven {
  readonly gegeven: string
  readonly goed: boolean
}

const LANGSTE_BEURTEN = 80

/** Plays glazenwasser with the keyboard alone; answers what was given, in order. */
export async function speelGlazenwasser(
  page: Page,
  options: SpeelOptions = {},
): Promise<Gegeven[]> {
  const gegeven: Gegeven[] = []
  await page
    .getByRole('button', { name: /, (vies|half schoon) raam/ })
    .first()
    .waitFor()
  for (let beurt = 0; beurt < LANGSTE_BEURTEN; beurt += 1) {
    if (await isKlaar(page)) return gegeven
    if (options.stopNa !== undefined && gegeven.length >= options.stopNa) return gegeven
    const ramen = await vieseRamen(page)
    const fout = options.fouten?.(gegeven.length)
      ? ramen.find((woord) => !isGoedGespeld(woord))
      : undefined
    const keus = fout ?? ramen.find(isGoedGespeld)
    if (keus === undefined) {
      await page.waitForTimeout(150)
      continue
    }
    await was(page, keus)
    gegeven.push({ gegeven: keus, goed: isGoedGespeld(keus) })
  }
  throw new Error('the game does not end')
}
