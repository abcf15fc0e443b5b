import type { Locator, Page } from 'playwright-core'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import type { Hand, SpelBot } from './bot.ts'
import { lay } from './leg.ts'

const VIES = /, (vies|half schoon) raam/
/** One press on the sponge washes a window; it is pressed again where a panel was before it. */
const MEESTE_DRUKKEN = 3

const corpus = await woordenTotEnMet(8)
const woorden = new Set(corpus.map(({ w }) => w))
/** The word that a misspelling stands for. */
const bedoeld = new Map(corpus.flatMap(({ w, d }) => d.map(({ f }) => [f, w] as const)))

/** Returns whether a word is in the corpus; any other word on a window is a misspelling. */
export const isGoedGespeld = (woord: string): boolean => woorden.has(woord)

/** Locates the windows that can be judged, even behind a panel. */
export const vieseRamen = (page: Page): Locator =>
  page.getByRole('button', { name: VIES, includeHidden: true })

/** Returns the words on the windows that can be judged. */
export async function vieseWoorden(page: Page): Promise<string[]> {
  const namen = await vieseRamen(page).allTextContents()
  return namen.map((naam) => naam.split(',')[0]?.trim() ?? '').filter(Boolean)
}

/** Locates the window with this word. */
export const raamMet = (page: Page, woord: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${woord} ?, (vies|half schoon) raam`) }).first()

const knop = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true, disabled: false, includeHidden: true })

/** Locates a tool that stands at the window with this word; it is there once that window was chosen. */
const toolAan = (page: Page, woord: string, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: raamMet(page, woord) })
    .getByRole('button', { name, exact: true })

const letters = (page: Page): Locator =>
  page
    .locator('.gw-bouw :is(.lhs-tegels, .lhs-toetsen)')
    .getByRole('button', { disabled: false, includeHidden: true })

/** Chooses a window, so that its tools are there; a ladder has to come first where it stands elsewhere. */
async function choose(page: Page, woord: string, hand: Hand): Promise<void> {
  const spons = toolAan(page, woord, 'Wassen')
  for (let n = 0; n < 2 && !(await spons.isVisible()); n += 1)
    await hand(raamMet(page, woord)).catch(() => undefined)
}

/** Washes one window with its sponge until it is no longer dirty; returns whether that succeeded. The page may be gone after it. */
async function was(page: Page, woord: string, hand: Hand): Promise<boolean> {
  const raam = raamMet(page, woord)
  await choose(page, woord, hand)
  for (let n = 0; n < MEESTE_DRUKKEN && (await raam.isVisible()); n += 1)
    await hand(toolAan(page, woord, 'Wassen')).catch(() => undefined)
  return !(await raam.isVisible())
}

/** Locates the letters that make the word of the open window, in order. */
async function stukkenVan(page: Page, fout: string): Promise<Locator[]> {
  const namen = (await letters(page).allTextContents()).map((naam) => naam.trim())
  const delen = lay(
    bedoeld.get(fout) ?? fout,
    namen.filter((naam) => naam !== ''),
  )
  return (delen ?? namen.slice(0, 1)).map((deel) => letters(page).nth(namen.indexOf(deel)))
}

/** Returns the button that is pressed next by who does everything right; null where there is nothing to do yet. */
export async function volgendeKnop(page: Page): Promise<Locator | null> {
  if (await page.locator('.gw-bouw').isVisible()) {
    const hing = (await page.locator('.gw-kop .lhs-kaart').textContent())?.trim() ?? ''
    const regel = (await page.locator('.gw-bouw .lhs-stuk').allTextContents()).length
    return (await stukkenVan(page, hing))[regel] ?? knop(page, 'Klaar')
  }
  const ramen = await vieseWoorden(page)
  const woord = ramen.find(isGoedGespeld) ?? ramen[0]
  if (woord === undefined) return null
  const tool = toolAan(page, woord, isGoedGespeld(woord) ? 'Wassen' : 'Openmaken')
  return (await tool.isVisible()) ? tool : raamMet(page, woord)
}

/** Opens one window and makes its word anew; returns what was made. */
async function make(page: Page, fout: string, hand: Hand): Promise<string> {
  await choose(page, fout, hand)
  await hand(toolAan(page, fout, 'Openmaken'))
  await letters(page).first().waitFor()
  const stukken = await stukkenVan(page, fout)
  const gemaakt = await Promise.all(stukken.map((stuk) => stuk.textContent()))
  for (const stuk of stukken) await hand(stuk)
  await hand(knop(page, 'Klaar'))
  return gemaakt.join('').trim()
}

/** Presses a button where it is there to be pressed. */
async function pressIfThere(knopje: Locator, hand: Hand): Promise<void> {
  if (await knopje.isVisible()) await hand(knopje)
}

/** Washes the windows with a right word, and makes the others anew. A mistake is to wash a wrong one. */
export const glazenwasser: SpelBot = {
  vragen: vieseRamen,
  give: async (page, zet) => {
    // A mistake that was shown is left as it is, so that other windows can be washed.
    await pressIfThere(knop(page, 'Sla over'), zet.hand)
    const ramen = await vieseWoorden(page)
    const fout = ramen.find((woord) => !isGoedGespeld(woord))
    const keus = zet.fout ? (fout ?? ramen[0]) : (ramen.find(isGoedGespeld) ?? fout)
    if (keus === undefined) return null
    if (!zet.fout && !isGoedGespeld(keus)) {
      const gegeven = await make(page, keus, zet.hand)
      return { gegeven, goed: gegeven === bedoeld.get(keus) }
    }
    await pressIfThere(knop(page, 'Raam dicht'), zet.hand)
    if (!(await was(page, keus, zet.hand))) return null
    return { gegeven: keus, goed: isGoedGespeld(keus) }
  },
}
