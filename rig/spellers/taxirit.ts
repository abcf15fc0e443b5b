import type { Page } from 'playwright-core'
import { loadZinsOpgaven } from '@letterhaven/game-kit/opgave/zinnen'
import type { Hand, SpelBot } from './bot.ts'

const JAREN = [3, 4, 5, 6, 7, 8] as const
/** The sentences of all rides with the places that belong in them. */
const GATEN = (
  await Promise.all(
    JAREN.flatMap((groep) =>
      (['nl', 'be'] as const).map((land) => loadZinsOpgaven('gat', groep, land)),
    ),
  )
)
  .flat()
  .flatMap((gat) => (gat.soort === 'gat' ? [gat] : []))

/** What the passenger tells now, which ends with the sentence with the gap. */
const verteld = (page: Page) => page.locator('.tx-tekst > .tx-nu')

/** The signs of the story, or those of who comes along at the coast. */
const VRAAG = /^Welke plek past in het verhaal\?$/
const LIFT = /^Waar wil .+ heen\?$/
const borden = (page: Page, naam: RegExp = VRAAG) =>
  page
    .getByRole('list', { name: naam, includeHidden: true })
    .getByRole('button', { disabled: false, includeHidden: true })

const kaal = (tekst: string): string => tekst.replaceAll(/\s+/g, ' ').trim()

/** Finds the gap by the sentence that stands in the balloon; after two mistakes its place stands in it. */
async function goedVan(page: Page): Promise<readonly string[]> {
  const tekst = kaal((await verteld(page).textContent()) ?? '')
  const gat = GATEN.find(({ zin, goed }) =>
    ['puntje puntje puntje', ...goed].some((wat) => tekst.endsWith(kaal(zin.replace('▢', wat)))),
  )
  return gat?.goed ?? []
}

/** Turns where the indicator points. */
async function turn(page: Page, hand: Hand): Promise<void> {
  const rijd = page.getByRole('button', { name: /^(?:Rijd|Ja, rijd!)$/, disabled: false })
  if (await rijd.isVisible()) await hand(rijd).catch(() => undefined)
}

/** Reads back what was told before, and brings who comes along to the place it asks for. It is no answer. */
async function bringLift(page: Page, hand: Hand): Promise<void> {
  await hand(page.getByRole('button', { name: 'Lees terug wat er eerder verteld is' }))
  const eerder = (await page.locator('.tx-eerder').textContent()) ?? ''
  const nr = /als tweede/.test((await page.locator('.tx-kern').textContent()) ?? '') ? 1 : 0
  const plekken = await page.locator('.tx-bord .tx-plek').allTextContents()
  const volgorde = plekken
    .filter((plek) => eerder.includes(plek))
    .toSorted((een, ander) => eerder.indexOf(een) - eerder.indexOf(ander))
  const plek = volgorde[nr]
  if (plek === undefined) return
  await hand(borden(page, LIFT).nth(plekken.indexOf(plek)))
  await turn(page, hand)
}

/** Reads the story, puts the indicator on for a place, and turns into its street; goes on when the story was read back. */
export const taxirit: SpelBot = {
  vragen: (page) => borden(page).or(borden(page, LIFT)),
  give: async (page, { fout, hand }) => {
    // On the winding road, and at the end of a ride.
    const verder = page.getByRole('button', { name: /^(?:Rijd verder|Lees verder|Verder)$/ })
    if (await verder.isVisible()) await hand(verder)
    if ((await borden(page, LIFT).count()) > 0) await bringLift(page, hand)
    if ((await borden(page).count()) === 0) return null
    const goed = await goedVan(page)
    const plekken = await page
      .locator('.tx-bord:not([aria-disabled="true"]) .tx-plek')
      .allTextContents()
    const plek = plekken.find((een) => goed.includes(een) !== fout)
    if (goed.length === 0 || plek === undefined) return null
    await hand(borden(page).nth(plekken.indexOf(plek)))
    await turn(page, hand)
    return { gegeven: plek, goed: !fout }
  },
}
