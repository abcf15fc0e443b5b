import type { Page } from 'playwright-core'
import type { Hand, SpelBot } from './bot.ts'
import { tapInFlight } from './bot.ts'
import { gezienWoord, lay } from './leg.ts'

const VIS = /^vis met (.+)$/

const vissen = (page: Page) =>
  page
    .getByRole('list', { name: 'Letters', includeHidden: true })
    .getByRole('button', { name: VIS, disabled: false, includeHidden: true })
/** The first fish that is still in the dark, at the stage where a lamp shows the letters. */
const donker = (page: Page) => page.getByRole('button', { name: /^Schijn op vis/ }).first()
const schubben = (page: Page) =>
  page.getByRole('list', { name: 'Het woord op je vis' }).getByRole('button')
const bek = (page: Page) => page.getByRole('button', { name: /^In je bek: / })
/** The button that is there as long as a wrong word can be mended. */
const over = (page: Page) => page.getByRole('button', { name: 'Sla over' })

/** Returns the letters that swim, each by the name of its fish. */
async function lettersIn(page: Page): Promise<readonly string[]> {
  const namen = await vissen(page).evaluateAll((rij) =>
    rij.map((knop) => knop.getAttribute('aria-label') ?? ''),
  )
  return namen.flatMap((naam) => VIS.exec(naam)?.[1] ?? [])
}

/** Sets the letters of a word on the scales, one after the other, and swallows it. */
async function swap(page: Page, doel: readonly string[], hand: Hand): Promise<void> {
  if (await bek(page).isVisible()) await hand(bek(page))
  const rij = schubben(page)
  for (const [i, letter] of doel.entries()) {
    if ((await rij.nth(i).textContent())?.trim() === letter) continue
    await tapInFlight(hand)(page.getByRole('button', { name: `vis met ${letter}`, exact: true }))
    await bek(page).waitFor()
    await tapInFlight(hand)(rij.nth(i))
    await bek(page).waitFor({ state: 'detached' })
  }
  await hand(page.getByRole('button', { name: 'Klaar', exact: true }))
}

/** Makes the word that is asked, or one with a wrong letter, and mends what went wrong. */
export const groeivis: SpelBot = {
  vragen: vissen,
  give: async (page, { fout, hand }) => {
    if ((await vissen(page).count()) === 0) return null
    const nu = (await schubben(page).allTextContents()).map((deel) => deel.trim())
    const letters = await lettersIn(page)
    const woord = await gezienWoord(page, hand)
    const goed = lay(woord, [...new Set([...letters, ...nu])], nu.length)
    if (!goed) {
      // The current of a later stage brings other letters, and the lamp of another shows them.
      if (await donker(page).isVisible()) {
        await hand(donker(page))
        return null
      }
      const stroom = page.getByRole('button', { name: /^Stroom/, disabled: false })
      if (await stroom.isVisible()) await hand(stroom)
      return null
    }
    if (await over(page).isVisible()) {
      await swap(page, goed, hand)
      await over(page).waitFor({ state: 'detached' })
      return null
    }
    const plek = goed.findIndex((deel, i) => deel !== nu[i])
    const vreemd = letters.find((letter) => letter !== goed[plek] && letter !== nu[plek]) ?? ''
    if (fout && vreemd === '') {
      await hand(donker(page))
      return null
    }
    const doel = fout ? goed.with(plek, vreemd) : goed
    await swap(page, doel, hand)
    return { gegeven: doel.join(''), goed: !fout }
  },
}
