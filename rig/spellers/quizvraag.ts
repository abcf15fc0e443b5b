import type { Locator, Page } from 'playwright-core'
import { loadTekstOpgaven } from '@letterhaven/game-kit/opgave/teksten'
import type { Hand, SpelBot } from './bot.ts'

const JAREN = [3, 4, 5, 6, 7, 8] as const
/** The questions about all texts. */
const VRAGEN = (
  await Promise.all(
    JAREN.flatMap((groep) => (['nl', 'be'] as const).map((land) => loadTekstOpgaven(groep, land))),
  )
).flat()

const VRAAG = /^Welk antwoord staat in de tekst\?$/
/** Pages that are turned at most, and stones that are laid at most, before it is looked again. */
const [BLADEN, STENEN] = [12, 3] as const

/** The desks that can be chosen. */
const banken = (page: Page): Locator =>
  page
    .getByRole('list', { name: VRAAG, includeHidden: true })
    .getByRole('button', { disabled: false, includeHidden: true })

const knop = (page: Page, naam: RegExp): Locator =>
  page.getByRole('button', { name: naam, disabled: false })

const KLAAR = /^(?:Klaar met lezen|Leg opnieuw|Naar de vraag)$/
const GEVEN = /^Geven$/

const kaal = (tekst: string | null): string => (tekst ?? '').replaceAll(/\s+/g, ' ').trim()

async function attempt(hand: Hand, doel: Locator): Promise<void> {
  if (await doel.isVisible()) await hand(doel).catch(() => undefined)
}

/** Turns the pages of the text to its end, and lays it aside. */
async function readOn(page: Page, hand: Hand): Promise<void> {
  for (let n = 0; n < BLADEN; n += 1) {
    if (await knop(page, KLAAR).isVisible()) break
    await attempt(hand, knop(page, /^Lees verder$/))
  }
  await attempt(hand, knop(page, KLAAR))
}

/** What stands on each desk, without its number and its stones. */
async function antwoordenOp(page: Page): Promise<readonly string[]> {
  const teksten = await page
    .locator('.qv-bank:not([aria-disabled="true"]) .qv-kaart')
    .allTextContents()
  return teksten.map(kaal)
}

/** Finds the question by what stands there and by one of its answers: two texts may ask the same. */
async function goedVan(page: Page, antwoorden: readonly string[]): Promise<string | null> {
  const tekst = kaal(await page.locator('.qv-vraag > p').textContent())
  const gevraagd = VRAGEN.find(
    ({ vraag, keuzes }) =>
      kaal(vraag ?? '') === tekst && antwoorden.every((een) => keuzes.map(kaal).includes(een)),
  )
  return gevraagd ? kaal(gevraagd.keuzes[gevraagd.goed] ?? '') : null
}

/** Reads the text, lays its stones on a desk, and gives them; goes on when the reason was read. */
export const quizvraag: SpelBot = {
  vragen: (page) =>
    banken(page).or(
      knop(
        page,
        /^(?:Klaar met lezen|Lees verder|Leg opnieuw|Naar de vraag|Verder|Lees nog eens)$/,
      ),
    ),
  give: async (page, { fout, hand }) => {
    await attempt(hand, knop(page, /^(?:Verder|Lees nog eens)$/))
    if ((await banken(page).count()) === 0) {
      await readOn(page, hand)
      return null
    }
    const antwoorden = await antwoordenOp(page)
    const goed = await goedVan(page, antwoorden)
    const nr = antwoorden.findIndex((een) => (een === goed) !== fout)
    if (goed === null || nr < 0) return null
    for (let n = 0; n < STENEN && !(await knop(page, GEVEN).isVisible()); n += 1)
      await hand(banken(page).nth(nr))
    await attempt(hand, knop(page, GEVEN))
    return { gegeven: antwoorden[nr] ?? '', goed: !fout }
  },
}
