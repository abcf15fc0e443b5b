import type { Locator, Page } from 'playwright-core'
import { stukkenVoor } from '@letterhaven/game-kit/proef/fixtures'
import { blokkenVan, snedenVan } from '@letterhaven/games/splitsmachine/blokken'
import { wielenVan } from '@letterhaven/games/splitsmachine/wielen'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import type { Hand, SpelBot } from './bot.ts'
import { hang } from './splitsmachine-messen.ts'
import { gehoord, giveGehoord } from './splitsmachine-spelling.ts'

/** The klankgroepen of every word that can lie on the belt. */
const STUKKEN = new Map<string, readonly string[]>([
  ...(await woordenTotEnMet(8)).map(({ w, kg }) => [w, kg] as const),
  ...[3, 4, 5, 7].flatMap((groep) =>
    stukkenVoor(groep).map(({ word, syllables = [word] }) => [word, syllables] as const),
  ),
])

const knop = (page: Page, name: string | RegExp): Locator =>
  page
    .locator('.sm-vlak')
    .getByRole('button', { name, exact: true, disabled: false, includeHidden: true })
const vragen = (page: Page): Locator =>
  page.locator(
    ['.sm-hak', '.sm-wiel', '.sm-schrijf button']
      .map((knop) => `${knop}:not([aria-disabled="true"])`)
      .join(', '),
  )

/** What lies on the belt: all its letters, the word that is asked, and where that begins. */
async function readBand(page: Page) {
  const band = page.locator('.sm-woord > .lhs-alleen-gehoord')
  if ((await band.count()) === 0) return null
  const alles = (await band.textContent()) ?? ''
  const oud = page.locator('.sm-oud')
  const ander = (await oud.count()) === 0 ? '' : ((await oud.textContent()) ?? '')
  const isVoor = ander !== '' && alles.startsWith(ander)
  const word = isVoor ? alles.slice(ander.length) : alles.slice(0, alles.length - ander.length)
  const kg = STUKKEN.get(word)
  if (!kg) return null
  const voor = isVoor ? blokkenVan(ander).length : 0
  const grens = ander === '' ? null : isVoor ? voor : blokkenVan(word).length
  return { word, kg, voor, grens, aantal: blokkenVan(alles).length }
}

/** Lays the pieces on their wheels, where those are asked for. */
async function sort(page: Page, kg: readonly string[], hand: Hand): Promise<void> {
  for (const [nr, wiel] of wielenVan(kg).entries()) {
    if (!wiel) continue
    const hier = page.locator(`.sm-stuk[data-nu]`)
    if ((await hier.count()) === 0) return
    const keus = { lang: 0, kort: 1, medeklinker: 2 }[wiel]
    await hand(page.locator('.sm-wiel').nth(keus))
    await page.locator('.sm-stuk').nth(nr).waitFor({ state: 'attached' })
  }
}

/** Lays a sack ready for each piece, where that is asked. */
async function layZakken(page: Page, aantal: number, hand: Hand): Promise<void> {
  const zakken = page.locator('.sm-zakkenlijst svg')
  if ((await page.locator('.sm-zakkenlijst').count()) === 0) return
  while ((await zakken.count()) < aantal) await hand(knop(page, 'Een zak erbij'))
  while ((await zakken.count()) > aantal) await hand(knop(page, 'Een zak weg'))
}

/** Pulls the lever: once for the old word where nothing else is cut, and once more where it is asked if a word is one piece. */
async function pull(
  page: Page,
  { isVast, aantal }: { readonly isVast: boolean; readonly aantal: number },
  hand: Hand,
): Promise<void> {
  const hak = page.locator('.sm-hak')
  if (isVast && aantal === 0) await hand(hak)
  await hand(hak)
  const isGevraagd = (await page.locator('.sm-hak:not([aria-disabled="true"])').count()) > 0
  if (aantal === 0 && isGevraagd) await hand(hak)
}

/** Hangs the knives and pulls the lever. A mistake is left as it is. */
export const splitsmachine: SpelBot = {
  vragen,
  give: async (page, { fout, hand }) => {
    if ((await vragen(page).count()) === 0) return null
    const over = knop(page, 'Sla over')
    if (await over.isVisible()) {
      await hand(over)
      return null
    }
    if (await gehoord(page).isVisible()) return giveGehoord(page, { fout, hand })
    const band = await readBand(page)
    if (!band) return null
    const { word, kg, voor, grens } = band
    const blokken = blokkenVan(word)
    const goed = snedenVan(blokken, kg) ?? []
    const mis = goed.includes(1) ? [] : [1]
    const eigen = fout ? mis : goed
    const doel = [...eigen.map((gat) => gat + voor), ...(grens === null ? [] : [grens])]
    await hang(page, doel, hand)
    await layZakken(page, eigen.length + 1, hand)
    await pull(page, { isVast: grens !== null, aantal: eigen.length }, hand)
    if (!fout) await sort(page, kg, hand)
    return { gegeven: word, goed: !fout }
  },
}
