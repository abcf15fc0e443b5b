import { loadZinsOpgaven } from '@letterhaven/game-kit/opgave/zinnen'
import type { FilmOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { beschrijvingVan } from '@letterhaven/taal/beeldzin/film/beschrijving'
import { isZelfde, type Deel } from '@letterhaven/taal/beeldzin/film/film'
import { makeFilmzin, type Filmzin } from '@letterhaven/taal/beeldzin/film/filmzin'
import { play } from '@letterhaven/taal/beeldzin/film/zin'
import type { Locator, Page } from 'playwright-core'
import type { Hand, SpelBot } from './bot.ts'

const JAREN = [3, 4, 5, 6, 7, 8] as const
const GATEN = ['wie', 'doet', 'ander', 'ding', 'eigen', 'waar'] as const satisfies readonly Deel[]

const vlak = (page: Page): Locator => page.locator('.bs-vlak')
const woorden = (page: Page): Locator =>
  vlak(page)
    .getByRole('group', { name: 'Woorden', includeHidden: true })
    .getByRole('button', { disabled: false, includeHidden: true })
const knop = (page: Page, name: string | RegExp): Locator =>
  vlak(page).getByRole('button', { name, disabled: false, includeHidden: true })

let alle: readonly FilmOpgave[] | null = null
async function loadAlle(): Promise<readonly FilmOpgave[]> {
  const lijsten = await Promise.all(JAREN.map((groep) => loadZinsOpgaven('film', groep, 'nl')))
  alle ??= lijsten.flat().filter((opgave) => opgave.soort === 'film')
  return alle
}

/** Finds the film that is described, with the words that lie ready. */
async function findFilm(gezien: string, liggen: readonly string[]): Promise<Filmzin | null> {
  for (const { id, woorden: bank } of await loadAlle()) {
    if (!liggen.every((woord) => bank.includes(woord))) continue
    const filmzin = makeFilmzin(id)
    if (!filmzin) continue
    const teksten = [undefined, ...GATEN].map((gat) => beschrijvingVan(filmzin.film, gat))
    if (teksten.some((tekst) => gezien.endsWith(tekst))) return filmzin
  }
  return null
}

/** Returns a line of these words that plays another film. */
function andersVan({ zin, film }: Filmzin, liggen: readonly string[]): readonly string[] | null {
  const ruil = liggen.flatMap((woord) => zin.map((_, i) => zin.with(i, woord)))
  return (
    ruil.find((lijn) => {
      const uit = play(lijn)
      const past = lijn.every(
        (woord) =>
          lijn.filter((een) => een === woord).length <=
          liggen.filter((een) => een === woord).length,
      )
      return past && uit !== null && !isZelfde(uit, film)
    }) ?? null
  )
}

async function lay(page: Page, lijn: readonly string[], hand: Hand): Promise<void> {
  for (const woord of lijn) {
    const teksten = await woorden(page).allTextContents()
    await hand(woorden(page).nth(teksten.indexOf(woord)))
  }
}

/** Lays the line that the film shows, or one that plays another film, and has it played. A mistake is left as it is. */
export const bioscoop2: SpelBot = {
  vragen: woorden,
  give: async (page, { fout, hand }) => {
    const over = knop(page, /^Sla over$/)
    if (await over.isVisible()) {
      await hand(over)
      return null
    }
    // What somebody else laid is taken back first.
    if (await knop(page, /^Laatste woord terug$/).isVisible()) {
      await hand(knop(page, /^Laatste woord terug$/))
      return null
    }
    const gezien = (await vlak(page).locator('.lhs-alleen-gehoord').first().textContent()) ?? ''
    const liggen = await woorden(page).allTextContents()
    const filmzin = await findFilm(gezien.trim(), liggen)
    if (!filmzin) return null
    const lijn = fout ? andersVan(filmzin, liggen) : filmzin.zin
    if (!lijn) return null
    await lay(page, lijn, hand)
    await hand(knop(page, 'Draai!'))
    return { gegeven: lijn.join('/'), goed: !fout }
  },
}
