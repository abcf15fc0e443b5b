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

/** Waits until this is done with the carrot; a green button goes on to it. */
const verder = (page: Page): Locator => page.locator('.wb-krat:not([aria-disabled="true"])')

/** Goes back to cutting, whatever was made of a carrot. */
async function restore(page: Page, hand: Hand): Promise<void> {
  const open = page.locator('.wb-ent[data-soort="dicht"]')
  if (await open.isVisible()) await hand(open)
  // What fell and was not chosen from can be cut anew one step further.
  if (await page.locator('.wb-los:not(.wb-af)').isVisible()) await hand(verder(page))
  if ((await page.locator('.wb-snee').count()) > 0) return
  const letter = page.locator('button.wb-stukknop[data-soort="letter"]:not([aria-expanded])')
  if (await letter.isVisible()) await hand(letter)
  await hand(page.locator('.wb-af'))
}

/** Cuts the verb down to the part that a form is made of. */
async function cut(page: Page, { deel: [van, tot], letters }: Plan, hand: Hand): Promise<void> {
  // Of the first carrot of a round a part that stands in the sentence is off already.
  const isEraf = (await page.locator('.wb-snee').count()) === letters.length - van - 1
  if (van > 0 && !isEraf) {
    await hand(page.locator('.wb-snee').nth(van - 1))
    await hand(page.locator('.wb-los:not(.wb-af)'))
  }
  if (tot < letters.length) await hand(page.locator('.wb-snee').nth(tot - van - 1))
  else await hand(verder(page))
  // Where the part that is needed may have fallen, what is in the hand is said to be it.
  const isKnip = page.locator('.wb-los:not(.wb-af)')
  if (await isKnip.isVisible()) await hand(verder(page))
}

/** Changes the letters of the stem that are another in the form. */
async function change(page: Page, plan: Plan, hand: Hand) {
  const [begin, tot] = plan.deel
  for (let nr = begin; nr < tot; nr += 1) {
    const letter = plan.letters[nr] ?? ''
    const stuk = page.locator('.wb-stukknop[data-soort="letter"]').nth(nr - begin)
    if ((await stuk.textContent()) === letter) continue
    await hand(stuk)
    await hand(knop(page, letter === '' ? 'Haal deze letter weg' : letter))
  }
  await hand(verder(page))
}

/** Grafts the root hair where the form has it. */
async function graftGe(page: Page, { ge, deel, letters }: Plan, hand: Hand): Promise<void> {
  const eraf = knop(page, 'Haal ge eraf')
  if (await eraf.isVisible()) await hand(eraf)
  if (ge === null) return
  await hand(knop(page, 'Zet ge voor de stam'))
  if (ge === deel[0]) return
  await hand(page.locator('.wb-stukknop[data-soort="ge"]'))
  await hand(knop(page, `Zet ge voor ${letters[ge]}, letter ${ge - deel[0] + 1}`))
}

/** Waters the seed of a leaf, which grafts it; with an empty can it pumps first. */
async function irrigate(page: Page, zaad: Locator, hand: Hand): Promise<void> {
  const pomp = page.locator('.wb-pomp:not([aria-disabled="true"])')
  if (await pomp.isVisible()) await hand(pomp)
  await hand(zaad)
}

/** Grafts a leaf, or none, as it lies at this stage: open, as a dry seed, or under a molehill. */
async function graftBlad(page: Page, uitgang: string | null, hand: Hand): Promise<void> {
  const eraf = page.locator('button.wb-stukknop[data-soort="blad"]')
  if (await eraf.isVisible()) await hand(eraf)
  if (uitgang === null) return hand(verder(page))
  const zaad = knop(page, new RegExp(`^Zaadje ${uitgang}: `))
  if (await zaad.isVisible()) return irrigate(page, zaad, hand)
  const blad = knop(page, new RegExp(`(?:^|: )Zet ${uitgang} achter de stam$`))
  for (let nr = 1; nr <= 8 && !(await blad.isVisible()); nr += 1) {
    // A hill stays open once its leaf was right.
    const hoop = knop(page, `Kijk onder molshoop ${nr}`)
    if (await hoop.isVisible()) await hand(hoop)
  }
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
      await hand(page.locator('.wb-verder'))
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
    await change(page, plan, hand)
    await graftGe(page, plan, hand)
    await graftBlad(page, uitgang, hand)
    await hand(page.locator('.wb-krat[data-geeft]'))
    const gegeven =
      zin.word.slice(0, zin.word.length - (plan.uitgang ?? '').length) + (uitgang ?? '')
    return { gegeven, goed: !fout }
  },
}
