import type { Locator, Page } from 'playwright-core'
import { stukkenVoor } from '@letterhaven/game-kit/proef/fixtures'
import { eindenVan, lettersVan } from '@letterhaven/games/roeien/letters'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import type { Hand, SpelBot } from './bot.ts'

/** The klankgroepen of every word that can lie on the water. */
const STUKKEN = new Map<string, readonly string[]>([
  ...(await woordenTotEnMet(8)).map(({ w, kg }) => [w, kg] as const),
  ...[3, 4, 5, 7].flatMap((groep) =>
    stukkenVoor(groep).map(({ word, syllables = [word] }) => [word, syllables] as const),
  ),
])

const knop = (page: Page, kies: string): Locator =>
  page.locator(`.ro-vlak ${kies}:not([aria-disabled="true"])`)

const vragen = (page: Page): Locator =>
  page.locator(
    '.ro-riem:not([aria-disabled="true"]), .ro-getal, .ro-vaar:not([aria-disabled="true"])',
  )

/** Returns after how many letters the last stroke ends. */
const geroeid = (page: Page): Promise<number> =>
  page.locator('.ro-stuk[data-slag] .ro-letter').count()

/** Makes a stroke of one letter with the oar whose turn it is. */
async function pull(page: Page, hand: Hand): Promise<void> {
  await hand(knop(page, '.ro-riem').first())
  // In calm play a button lets go.
  const los = page.locator('.ro-los')
  if (await los.isVisible()) await hand(los)
}

/** Rows up to here: by touching the letter, or where letters are narrower than a finger by making a stroke longer. */
async function row(page: Page, tot: number, hand: Hand): Promise<void> {
  const letter = page.locator(`button.ro-letter[data-nr="${tot}"]`)
  if ((await letter.count()) > 0) return hand(letter)
  await pull(page, hand)
  while ((await geroeid(page)) > tot) await hand(knop(page, '.ro-korter'))
  while ((await geroeid(page)) < tot) await hand(knop(page, '.ro-langer'))
}

/** Rows the word in its pieces, or in one stroke, and sails. A mistake is left as it is. */
export const roeien: SpelBot = {
  vragen,
  give: async (page, { fout, hand }) => {
    const verder = page.locator('.ro-verder')
    if (await verder.isVisible()) {
      await hand(verder)
      return null
    }
    const woord = page.locator('.ro-woord > .lhs-alleen-gehoord')
    if ((await vragen(page).count()) === 0 || (await woord.count()) === 0) return null
    const over = page.locator('.ro-vlak').getByRole('button', { name: 'Sla over', exact: true })
    if (await over.isVisible()) {
      await hand(over)
      return null
    }
    const word = (await woord.textContent()) ?? ''
    const letters = lettersVan(word)
    const goed = eindenVan(letters, STUKKEN.get(word) ?? [])
    if (!goed) return null
    const doel = fout ? [letters.length] : goed
    const getal = page.locator('.ro-getal')
    if ((await getal.count()) > 0) await hand(getal.first())
    while ((await geroeid(page)) > 0) await hand(knop(page, '.ro-terug'))
    for (const tot of doel) await row(page, tot, hand)
    await hand(knop(page, '.ro-vaar'))
    return { gegeven: word, goed: !fout }
  },
}
