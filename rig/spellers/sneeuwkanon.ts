import type { Page } from 'playwright-core'
import type { Gegeven, Hand, SpelBot, Zet } from './bot.ts'
import { lay } from './leg.ts'

/** A key that makes any word wrong. */
const FOUT = 'z'

const knop = (page: Page, name: RegExp | string) =>
  page.locator('.sk-vlak').getByRole('button', { name, disabled: false, includeHidden: true })

/** The keys with which the word is written. */
const toetsen = (page: Page) =>
  page
    .locator('.sk-vlak .lhs-toetsen')
    .getByRole('button', { disabled: false, includeHidden: true })

/** Aims at the first tower with room, where one has to be chosen before the first letter. */
async function aim(page: Page, hand: Hand): Promise<void> {
  if ((await page.locator('.sk-vlak [aria-pressed="true"]').count()) > 0) return
  await hand(knop(page, /^Toren /).first())
}

/** Takes out what lies in the barrel: there may be letters that nobody meant. */
async function clear(page: Page, hand: Hand): Promise<void> {
  const blokken = page.locator('.sk-blok[data-stand="ligt"]')
  for (let n = await blokken.count(); n > 0; n -= 1) await hand(knop(page, 'Wis de laatste letter'))
}

/** Returns the word that is asked, which is shown where it cannot be heard. */
async function read(page: Page, hand: Hand): Promise<string> {
  const gezien = page.locator('.sk-gezien')
  if ((await gezien.count()) === 0) await hand(knop(page, 'Kijk nog eens'))
  return (await gezien.textContent())?.trim() ?? ''
}

/** How the keys of a sentence are called that do not say what they write. */
const ZINTEKENS: Readonly<Record<string, string>> = {
  '.': 'punt',
  '?': 'vraagteken',
  '!': 'uitroepteken',
  ',': 'komma',
  ' ': 'spatie',
}

/** Writes a line with the keys, capitals by their own key. */
async function writeZin(page: Page, zin: string, hand: Hand): Promise<void> {
  for (const teken of zin) {
    const naam = ZINTEKENS[teken]
    if (teken !== teken.toLowerCase()) await hand(knop(page, 'Hoofdletter'))
    await hand(
      naam === undefined ? toetsen(page).getByText(teken, { exact: true }) : knop(page, naam),
    )
  }
}

/** Writes the sentence that is asked and fires it. A line without its word is a mistake. */
async function giveZin(page: Page, { fout, hand }: Zet): Promise<Gegeven | null> {
  const gezien = page.locator('.sk-zinregel[data-open]')
  if ((await gezien.count()) === 0) await hand(knop(page, 'Kijk nog eens'))
  const zin = fout ? FOUT : ((await gezien.textContent()) ?? '').trim()
  if (zin === '') return null
  await writeZin(page, zin, hand)
  await hand(knop(page, 'Vuur!'))
  return { gegeven: zin, goed: !fout }
}

/** Writes the word that is asked and fires it. A mistake is left as it is, by the button that says so. */
export const sneeuwkanon: SpelBot = {
  vragen: toetsen,
  give: async (page, { fout, hand }) => {
    if ((await toetsen(page).count()) === 0) return null
    const over = knop(page, 'Sla over')
    if (await over.isVisible()) {
      await hand(over)
      return null
    }
    if ((await page.locator('.sk-zinregel').count()) > 0) return giveZin(page, { fout, hand })
    await clear(page, hand)
    await aim(page, hand)
    const woord = await read(page, hand)
    const namen = (await toetsen(page).allTextContents()).map((naam) => naam.trim())
    const delen = lay(fout ? `${woord}${FOUT}` : woord, namen)
    if (woord === '' || !delen) return null
    for (const deel of delen) await hand(toetsen(page).nth(namen.indexOf(deel)))
    await hand(knop(page, 'Vuur!'))
    return { gegeven: delen.join(''), goed: !fout }
  },
}
