import type { Locator, Page } from 'playwright-core'
import { loadWerkwoordOpgaven } from '@letterhaven/game-kit/opgave/werkwoorden'
import { stukkenVan } from '@letterhaven/games/wortelboer/enten'
import { planVan, type Plan } from '@letterhaven/games/wortelboer/plan'
import type { Hand, SpelBot } from './bot.ts'

/** Every sentence of a verb, with its form and its whole verb. */
const ZINNEN = (
  await Promise.all([5, 6, 7, 8].map((groep) => loadWerkwoordOpgaven(groep, 'nl')))
).flatMap((jaar) => jaar.map(({ word, werkwoord }) => ({ word, ...werkwoord })))

const knop = (page: Page, name: string | RegExp): Locator =>
  page
    .locator('.wb-vlak')
    .getByRole('button', { name, exact: true, disabled: false, includeHidden: true })
const vragen = (page: Page): Locator =>
  page.locator(
    '.wb-trek:not([aria-disabled="true"]), .wb-krat:not([aria-disabled="true"]), .wb-stukknop[data-open]',
  )

/** Returns the sentence that is asked now; null while none is shown. */
async function findZin(page: Page) {
  const [voor, na] = [page.locator('.wb-voor'), page.locator('.wb-na')]
  if ((await voor.count()) === 0) return null
  const [begin, eind] = [await voor.textContent(), await na.textContent()]
  return ZINNEN.find((zin) => zin.voor === begin && zin.na === eind) ?? null
}

/** Takes back all that was done to a carrot. */
async function restore(page: Page, hand: Hand): Promise<void> {
  const open = page.locator('.wb-stukknop[data-open]')
  if (await open.isVisible()) await hand(open)
  while (await knop(page, 'Wis de laatste stap').isVisible())
    await hand(knop(page, 'Wis de laatste stap'))
}

/** Cuts the verb down to the part that a form is made of. */
async function cut(page: Page, { deel: [van, tot], letters }: Plan, hand: Hand): Promise<void> {
  if (tot < letters.length) await hand(page.locator('.wb-snee').nth(tot - 1))
  if (van === 0) return
  await hand(page.locator('.wb-snee').nth(van - 1))
  await hand(page.locator('.wb-los'))
}

/** Changes the letters of the stem that are another in the form. */
async function change(
  page: Page,
  { plan, van }: { plan: Plan; van: readonly string[] },
  hand: Hand,
) {
  const [begin, tot] = plan.deel
  for (let nr = begin; nr < tot; nr += 1) {
    const letter = plan.letters[nr] ?? ''
    if (letter === van[nr]) continue
    await hand(page.locator('.wb-stukknop[data-soort="letter"]').nth(nr - begin))
    await hand(knop(page, letter === '' ? 'Haal deze letter weg' : letter))
  }
}

/** Grafts the root hair where the form has it. */
async function graftGe(page: Page, { ge, deel, letters }: Plan, hand: Hand): Promise<void> {
  if (ge === null) return
  await hand(knop(page, 'Zet ge voor de stam'))
  if (ge === deel[0]) return
  await hand(page.locator('.wb-stukknop[data-soort="ge"]'))
  await hand(knop(page, `Zet ge voor ${letters[ge]}, letter ${ge - deel[0] + 1}`))
}

/** Brings a leaf to light: waters it, or looks under the molehills. */
async function reveal(page: Page, uitgang: string, hand: Hand): Promise<void> {
  const blad = knop(page, new RegExp(`(?:^|: )Zet ${uitgang} achter de stam$`))
  const zaad = page
    .locator('.wb-vlak')
    .getByRole('button', { name: `Zaadje ${uitgang}: geef water` })
  if (await zaad.isVisible()) {
    const pomp = page.locator('.wb-pomp:not([aria-disabled="true"])')
    if (await pomp.isVisible()) await hand(pomp)
    await hand(zaad)
  }
  for (let nr = 1; nr <= 8 && !(await blad.isVisible()); nr += 1)
    await hand(knop(page, `Kijk onder molshoop ${nr}`))
  await hand(blad)
}

/** Makes the form and brings it to the crate. A mistake is left as it is. */
export const wortelboer: SpelBot = {
  vragen,
  give: async (page, { fout, hand }) => {
    const zin = await findZin(page)
    if (!zin || (await vragen(page).count()) === 0) return null
    // Between the two the next sentence may have come.
    if ((await findZin(page)) !== zin) return null
    const over = knop(page, 'Sla over')
    if (await over.isVisible()) {
      await hand(over)
      // The form is shown before it goes on.
      await hand(knop(page, 'Verder'))
      return null
    }
    const trek = page.locator('.wb-trek')
    if (await trek.isVisible()) await hand(trek)
    await restore(page, hand)
    const stukken = stukkenVan(zin.infinitief)
    const plan = planVan(stukken, zin.word)
    if (!plan) return null
    const uitgang = fout ? (plan.uitgang === 't' ? 'd' : 't') : plan.uitgang
    await cut(page, plan, hand)
    await change(page, { plan, van: stukken }, hand)
    await graftGe(page, plan, hand)
    if (uitgang !== null) await reveal(page, uitgang, hand)
    await hand(page.locator('.wb-krat'))
    const gegeven =
      zin.word.slice(0, zin.word.length - (plan.uitgang ?? '').length) + (uitgang ?? '')
    return { gegeven, goed: !fout }
  },
}
