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
/** The current of a later stage, which brings other letters. */
const stroom = (page: Page) => page.getByRole('button', { name: /^Stroom/, disabled: false })
/** The button that is there as long as a wrong word can be mended. */
const over = (page: Page) => page.getByRole('button', { name: 'Sla over' })

/** Returns the letters that swim, each by the name of its fish. */
async function lettersIn(page: Page): Promise<readonly string[]> {
  const namen = await vissen(page).evaluateAll((rij) =>
    rij.map((knop) => knop.getAttribute('aria-label') ?? ''),
  )
  return namen.flatMap((naam) => VIS.exec(naam)?.[1] ?? [])
}

/** Sets on the scales which letters of a word swim now, one after the other; returns whether the word stands there. */
async function put(page: Page, doel: readonly string[], hand: Hand): Promise<boolean> {
  if (await bek(page).isVisible()) await hand(bek(page))
  const rij = schubben(page)
  let isHeel = true
  for (const [i, letter] of doel.entries()) {
    if ((await rij.nth(i).textContent())?.trim() === letter) continue
    const vis = page.getByRole('button', { name: `vis met ${letter}`, exact: true })
    if (!(await vis.isVisible())) {
      isHeel = false
      continue
    }
    await tapInFlight(hand)(vis)
    await bek(page).waitFor()
    await tapInFlight(hand)(rij.nth(i))
    await bek(page).waitFor({ state: 'detached' })
  }
  return isHeel
}

/** Brings other letters: by the current of a later stage, or by the lamp of another. */
async function bringOther(page: Page, hand: Hand): Promise<void> {
  if (await donker(page).isVisible()) await hand(donker(page))
  else if (await stroom(page).isVisible()) await hand(stroom(page))
}

/** Sets the letters of a word on the scales and swallows it, unless some have to be brought first. */
async function swap(page: Page, doel: readonly string[], hand: Hand): Promise<boolean> {
  const isHeel = await put(page, doel, hand)
  if (isHeel) await hand(page.getByRole('button', { name: 'Klaar', exact: true }))
  else await bringOther(page, hand)
  return isHeel
}

/** The letters that swam for a word so far: at the stage of the current they do not all swim at once. */
const gezien = new WeakMap<Page, { readonly woord: string; readonly letters: Set<string> }>()

/** Returns all letters that swam for this word so far. */
function remember(page: Page, woord: string, letters: readonly string[]): ReadonlySet<string> {
  const vorige = gezien.get(page)
  const nu = vorige?.woord === woord ? vorige.letters : new Set<string>()
  for (const letter of letters) nu.add(letter)
  gezien.set(page, { woord, letters: nu })
  return nu
}

/** Makes the word that is asked, or one with a wrong letter, and mends what went wrong. */
export const groeivis: SpelBot = {
  vragen: vissen,
  give: async (page, { fout, hand }) => {
    if ((await vissen(page).count()) === 0) return null
    const nu = (await schubben(page).allTextContents()).map((deel) => deel.trim())
    const letters = await lettersIn(page)
    const woord = await gezienWoord(page, hand)
    const bekend = remember(page, woord, letters)
    const goed = lay(woord, [...new Set([...bekend, ...nu])], nu.length)
    if (!goed) {
      await bringOther(page, hand)
      return null
    }
    if (await over(page).isVisible()) {
      if (await swap(page, goed, hand)) await over(page).waitFor({ state: 'detached' })
      return null
    }
    const plek = goed.findIndex((deel, i) => deel !== nu[i])
    const vreemd = letters.find((letter) => letter !== goed[plek] && letter !== nu[plek]) ?? ''
    if (fout && vreemd === '') {
      await hand(donker(page))
      return null
    }
    const doel = fout ? goed.with(plek, vreemd) : goed
    return (await swap(page, doel, hand)) ? { gegeven: doel.join(''), goed: !fout } : null
  },
}
