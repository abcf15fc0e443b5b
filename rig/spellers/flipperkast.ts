import type { Locator, Page } from 'playwright-core'
import { gatwoordVan } from '@letterhaven/games/flipperkast/gat'
import { loadWerkwoordOpgaven } from '@letterhaven/game-kit/opgave/werkwoorden'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import type { Hand, SpelBot } from './bot.ts'
import { isGoedGespeld } from './glazenwasser.ts'

/** The last year whose words may be asked. */
const HOOGSTE = 8
/** A letter that stands in the gap of no word by itself. */
const FOUT = 'x'

/** Every word with its gap and its sentences. */
const GATEN = (await woordenTotEnMet(HOOGSTE)).flatMap(({ w, g, d, groep, zin }) => {
  const choices = d.map(({ f }) => ({ vorm: f, regel: '', uitleg: '' }))
  const gat = gatwoordVan({ soort: 'woord', id: w, word: w, graphemes: g, choices }, groep)
  return gat ? [{ ...gat, zinnen: zin ?? [] }] : []
})

/** Every form of a verb with the sentence round it. */
const VORMEN = (
  await Promise.all([5, 6, 7, 8].map((groep) => loadWerkwoordOpgaven(groep, 'nl')))
).flatMap((jaar) => jaar.map(({ word: goed, werkwoord: { voor, na } }) => ({ voor, goed, na })))

/** The keys that write now. */
const toetsen = (page: Page): Locator =>
  page
    .locator('.fk-paneel .lhs-toetsen')
    .getByRole('button', { disabled: false, includeHidden: true })
const toets = (page: Page, name: string): Locator =>
  page
    .locator('.fk-paneel .lhs-toetsen')
    .getByRole('button', { name, exact: true, disabled: false, includeHidden: true })
const inhoud = async (page: Page, vak: string): Promise<string> =>
  (await page.locator(vak).textContent()) ?? ''

/**
 * Returns what belongs in the gap, by what is shown in it, or by the word round it and the sentence under it; null while no gap is
 * shown.
 */
async function missing(page: Page): Promise<string | null> {
  if ((await page.locator('.fk-woord, .fk-zinblad').count()) === 0) return null
  const schim = page.locator('.fk-schim')
  if (await schim.isVisible()) return schim.textContent()
  const [voor, na] = [await inhoud(page, '.fk-voor'), await inhoud(page, '.fk-na')]
  const vorm = VORMEN.find((een) => een.voor === voor && een.na === na)
  if (vorm) return vorm.goed
  const zin = page.locator('.fk-zin')
  const [begin = '', eind = ''] = (await zin.isVisible())
    ? (await inhoud(page, '.fk-zin')).split(' … ')
    : []
  const kan = GATEN.filter((gat) => gat.voor === voor && gat.na === na)
  const past = kan.find(({ zinnen }) =>
    zinnen.some((heel) => heel.startsWith(begin) && heel.endsWith(eind)),
  )
  return (past ?? kan[0])?.goed ?? null
}

/** Looks at the word once more where its gap was hidden and nothing was typed. */
async function look(page: Page, hand: Hand): Promise<void> {
  const oog = page.locator('.fk-bord').getByRole('button', { name: 'Nog eens kijken' })
  const isLeeg = (await page.locator('.fk-gat :is(b, s, .fk-schim)').count()) === 0
  if (isLeeg && (await oog.isVisible())) await hand(oog).catch(() => undefined)
}

/** Shoots where a ball lies ready: at first, and after one was lost. */
async function shoot(page: Page, hand: Hand): Promise<void> {
  const knop = page
    .locator('.fk-vlak')
    .getByRole('button', { name: /^(?:Linker flipper|Schiet)/, disabled: false })
    .and(page.locator('[data-klaar]'))
  if (await knop.isVisible()) await hand(knop).catch(() => undefined)
}

/** Types what fills the gap; returns whether it stands there: the word may have changed meanwhile. */
async function write(page: Page, letters: string, hand: Hand): Promise<boolean> {
  const getypt = page.locator('.fk-gat :is(b, s)')
  while ((await getypt.count()) > 0) await hand(toets(page, 'Wis de laatste letter'))
  for (const letter of letters) {
    if (letter !== letter.toLowerCase()) await hand(toets(page, 'Hoofdletter'))
    await hand(toets(page, letter === ' ' ? 'spatie' : letter))
  }
  return (await getypt.count()) === letters.length
}

/** Types what is missing and shoots; the ball finds a lamp even when nobody moves the flippers. A mistake is left as it is. */
export const flipperkast: SpelBot = {
  vragen: toetsen,
  give: async (page, { fout, hand }) => {
    await look(page, hand)
    const goed = await missing(page)
    if (goed === null || (await toetsen(page).count()) === 0) return null
    // Looked for last: the button comes with the keys that mend the mistake.
    const over = page.locator('.fk-vlak').getByRole('button', { name: 'Sla over' })
    if (await over.isVisible()) {
      await hand(over)
      return null
    }
    // A mistake may be mended while it is still looked at. Here it is left until it can be skipped.
    if ((await page.locator('.fk-gat s').count()) > 0) return null
    const [voor, na] = [await inhoud(page, '.fk-voor'), await inhoud(page, '.fk-na')]
    const letters = fout ? FOUT + goed.slice(1) : goed
    if (!(await write(page, letters, hand))) return null
    await shoot(page, hand)
    // Of a verb its form is given, without the sentence round it.
    if ((await page.locator('.fk-vormregel').count()) > 0) return { gegeven: letters, goed: !fout }
    const gegeven = voor + letters + na
    return { gegeven, goed: isGoedGespeld(gegeven) && !fout }
  },
  onderweg: shoot,
}
