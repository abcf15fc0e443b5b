import type { Locator, Page } from 'playwright-core'
import { isGoedGespeld } from './glazenwasser.ts'
import { tapWhereSeen, type Hand, type SpelBot } from './bot.ts'
import { gezienWoord } from './leg.ts'

const bellen = (page: Page) =>
  page
    .getByRole('list', { name: 'Bellen', includeHidden: true })
    // While a word flies, those that are left are there for fun.
    .getByRole('button', { name: /^(?:Bel|Plak|Blaas) /, disabled: false, includeHidden: true })
const laat = (page: Page): Locator => page.getByRole('button', { name: /^Laat vliegen: / })
const prik = (page: Page): Locator => page.getByRole('button', { name: /^Prik .+ los$/ })
/** The button that is there as long as a wrong bubble can be mended. */
const over = (page: Page): Locator => page.getByRole('button', { name: 'Sla over' })

const tekstVan = async (page: Page): Promise<readonly string[]> =>
  (await bellen(page).allTextContents()).map((tekst) => tekst.trim())

/** Returns the pieces that spell a word, each used once; null where they cannot. */
function spel(delen: readonly string[], woord: string): readonly string[] | null {
  if (woord === '') return []
  for (const [i, deel] of delen.entries()) {
    if (deel === '' || !woord.startsWith(deel)) continue
    const rest = spel(delen.with(i, ''), woord.slice(deel.length))
    if (rest) return [deel, ...rest]
  }
  return null
}

/** Sticks pieces together from the left, in pairs. */
async function stick(page: Page, delen: readonly string[], hand: Hand): Promise<void> {
  const druk = tapWhereSeen(hand)
  const [eerste = '', ...rest] = delen
  let heel = eerste
  for (const deel of rest) {
    const nu = await tekstVan(page)
    const bel = nu.indexOf(heel)
    const partner = nu.findIndex((tekst, i) => tekst === deel && i !== bel)
    await druk(bellen(page).nth(bel))
    await druk(bellen(page).nth(partner))
    heel += deel
  }
}

/** Pricks all bubbles apart, lets go what is held, and returns the pieces of the word and those that are not. */
async function begin(page: Page, hand: Hand) {
  while (await prik(page).isVisible()) await hand(prik(page))
  const vast = page.locator('.bp-bellen [aria-pressed=true]')
  if ((await vast.count()) > 0) await vast.press('Escape')
  const nu = await tekstVan(page)
  const goed = spel(nu, await gezienWoord(page, hand))
  return goed && { goed, vreemd: nu.find((deel) => !goed.includes(deel)) ?? '' }
}

/** What says which animal hides in the dusk, at the stage that has one. */
const donker = (page: Page): Locator => page.getByText(/^In het donker wacht nog iets: /)

/** Wakes the animal that hides while the first word is asked: sticks its word together, which is no answer. */
async function wake(page: Page, hand: Hand): Promise<void> {
  if ((await donker(page).count()) === 0 || (await page.locator('.bp-lantaarns li').count()) > 0)
    return
  const dier = (await donker(page).innerText()).replace(/^.*: |\.$/g, '')
  const delen = spel(await tekstVan(page), dier)
  if (!delen) return
  await stick(page, delen, hand)
  await hand(page.getByRole('button', { name: `Maak wakker: ${dier}` }))
}

/** Sticks the word that is asked together, or one with a wrong first piece, and mends what went wrong. */
export const bellenprikken: SpelBot = {
  vragen: bellen,
  give: async (page, { fout, hand }) => {
    if ((await bellen(page).count()) === 0) return null
    const herstelt = await over(page).isVisible()
    if (!fout && !herstelt) await wake(page, hand)
    const stukken = await begin(page, hand)
    if (!stukken) return null
    const { goed, vreemd } = stukken
    const delen = fout && !herstelt ? [vreemd, ...goed.slice(1)] : goed
    await stick(page, delen, hand)
    await hand(laat(page))
    if (herstelt) {
      await over(page).waitFor({ state: 'detached' })
      return null
    }
    const gegeven = delen.join('/')
    return { gegeven, goed: isGoedGespeld(delen.join('')) && !fout }
  },
}
