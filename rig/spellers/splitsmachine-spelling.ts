import type { Locator, Page } from 'playwright-core'
import { stukkenVoor } from '@letterhaven/game-kit/proef/fixtures'
import { cutGraphemes } from '@letterhaven/game-kit/onderdelen/lade'
import { snedenVan } from '@letterhaven/games/splitsmachine/blokken'
import { regelstukVan } from '@letterhaven/games/splitsmachine/spelling'
import { WIELEN } from '@letterhaven/games/splitsmachine/wielen'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import type { Gegeven, Hand, Zet } from './bot.ts'
import { lay } from './leg.ts'
import { hang } from './splitsmachine-messen.ts'

/** A sentence as it stands on the slate, with its word left out. */
const kaalVan = (zin: string): string => zin.toLowerCase().replaceAll(/\P{L}/gu, '')
const zonder = (zin: string, woord: string): string =>
  kaalVan(zin.toLowerCase().replace(woord.toLowerCase(), ''))

/** Every word that can be heard, by a sentence that leaves it out. */
const BEDOELD = new Map<string, Item>([
  ...(await woordenTotEnMet(8)).flatMap(({ w, g, kg, cat, zin = [] }) =>
    zin.map((een): [string, Item] => [
      zonder(een, w),
      {
        soort: 'woord',
        id: w,
        word: w,
        graphemes: g,
        syllables: kg,
        categorieen: cat,
      },
    ]),
  ),
  ...[3, 4, 5, 7].flatMap((groep) =>
    stukkenVoor(groep).map((item): [string, Item] => [
      zonder(item.sentence ?? '', item.word),
      item,
    ]),
  ),
])

/** The word that is asked without its print, on the slate. */
export const gehoord = (page: Page): Locator => page.locator('.sm-hoorvraag')

/** Returns the words of a sentence round its gap. */
const omHetGat = (zin: Element): string => {
  const rond = document.createElement('span')
  rond.append(zin.cloneNode(true))
  for (const deel of rond.querySelectorAll('.sm-leeswoord, .sm-gat-woord')) deel.remove()
  return rond.textContent
}

async function readWoord(page: Page): Promise<Item | null> {
  const zin = await page.locator('.sm-zin').evaluate(omHetGat, undefined, { timeout: 2000 })
  return BEDOELD.get(kaalVan(zin)) ?? null
}

/** Chops the blocks of a word, and of an old one that is stuck to it. */
async function chop(page: Page, { graphemes, syllables = [] }: Item, hand: Hand): Promise<void> {
  const oud = page.locator('.sm-oud')
  const ander = (await oud.count()) > 0 ? ((await oud.textContent()) ?? '') : ''
  const aantal = cutGraphemes(ander).length
  const isVoor = ((await page.locator('.sm-regels').textContent()) ?? '').includes('Vooraan')
  const voor = isVoor ? aantal : 0
  const eigen = (snedenVan(graphemes, syllables) ?? []).map((gat) => gat + voor)
  const grens = ander === '' ? [] : [isVoor ? aantal : graphemes.length]
  await hang(page, [...eigen, ...grens], hand)
  await hand(page.locator('.sm-hak'))
}

/** Writes a word with the tiles or keys of the board, and gives it. */
async function write(page: Page, word: string, hand: Hand): Promise<void> {
  const letters = page
    .locator('.sm-schrijf :is(.lhs-tegels, .lhs-toetsen)')
    .getByRole('button', { disabled: false, includeHidden: true })
  await letters.first().waitFor({ state: 'attached' })
  const namen = (await letters.allTextContents()).map((naam) => naam.trim())
  const bij = namen.filter((naam) => naam !== '')
  for (const deel of lay(word, bij) ?? []) await hand(letters.nth(namen.indexOf(deel)))
  await hand(page.getByRole('button', { name: 'Klaar', exact: true, includeHidden: true }))
}

/** Chops a word that is heard, lays its piece on the right wheel or another one, and writes it. */
export async function giveGehoord(page: Page, { fout, hand }: Zet): Promise<Gegeven | null> {
  const item = await readWoord(page)
  const regel = item && regelstukVan(item)
  if (!item || !regel) return null
  const { word } = item
  const wielen = page.locator('.sm-wiel')
  const bord = page.locator('.sm-schrijf')
  if (!(await bord.isVisible())) {
    if ((await wielen.count()) === 0) await chop(page, item, hand)
    await wielen.first().waitFor({ state: 'attached', timeout: 5000 })
    const juist = WIELEN.indexOf(regel.wiel)
    await hand(wielen.nth(fout ? (juist + 1) % WIELEN.length : juist))
    await hand(page.locator('.sm-hak'))
    if (fout) return { gegeven: word, goed: false }
  }
  await write(page, word, hand)
  return { gegeven: word, goed: true }
}
