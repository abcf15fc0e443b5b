import { loadTekenOpgaven } from '@letterhaven/game-kit/opgave/tekens'
import { loadZinsOpgaven } from '@letterhaven/game-kit/opgave/zinnen'
import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { stukkenVoor } from '@letterhaven/game-kit/proef/fixtures'
import { kaalVan } from '@letterhaven/taal/leestekens'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import type { Locator, Page } from 'playwright-core'
import type { Gegeven, Hand, SpelBot, Zet } from './bot.ts'

const JAREN = [3, 4, 5, 6, 7, 8] as const

const knop = (page: Page, name: string | RegExp): Locator =>
  page
    .locator('.tm-vlak')
    .getByRole('button', { name, exact: true, disabled: false, includeHidden: true })
const wagons = (page: Page): Locator =>
  page
    .getByRole('group', { name: 'Emplacement', includeHidden: true })
    .locator('.tm-wagon:not([aria-disabled="true"])')
/** The wagons of a text without its marks, each with the coupling behind it. */
const delen = (page: Page): Locator =>
  page.locator('.tm-stoet .tm-deel:not([aria-disabled="true"])')
const teksten = (page: Page, waar: string): Promise<string[]> =>
  page.locator(`${waar} .tm-bord`).allTextContents()

/** Returns the right orders of all that can be coupled: the sentences of every year, and the pieces of every word. */
async function loadOrdes(): Promise<readonly (readonly string[])[]> {
  const lijsten = JAREN.flatMap((groep) =>
    (['nl', 'be'] as const).map((land) => loadZinsOpgaven('zin', groep, land)),
  )
  const zinnen = (await Promise.all(lijsten))
    .flat()
    .filter((opgave): opgave is ZinOpgave => opgave.soort === 'zin')
  return zinnen.map(({ woorden }) => woorden)
}

const ZINNEN = await loadOrdes()
const TEKSTEN = (
  await Promise.all(
    JAREN.flatMap((groep) => (['nl', 'be'] as const).map((land) => loadTekenOpgaven(groep, land))),
  )
).flat()
const WOORDEN: ReadonlyMap<string, readonly string[]> = new Map([
  ...(await woordenTotEnMet(8)).map(({ w, lg }) => [w, lg] as const),
  ...[3, 4, 5, 7].flatMap((groep) =>
    stukkenVoor(groep).map(({ word, lettergrepen = [word] }) => [word, lettergrepen] as const),
  ),
])

/** Returns whether an order can be made of these wagons. */
function past(orde: readonly string[], alle: readonly string[]): boolean {
  const over = [...alle]
  return orde.every((tekst) => {
    const plek = over.indexOf(tekst)
    if (plek >= 0) over.splice(plek, 1)
    return plek >= 0
  })
}

/** Returns the word that is asked, as the eye shows it; null where a sentence is. */
async function readWoord(page: Page, hand: Hand): Promise<string | null> {
  const oog = page.locator('.tm-vlak').getByRole('button', { name: 'Nog eens kijken' })
  if ((await oog.count()) === 0) return null
  const flits = page.locator('.tm-sein .lhs-flits')
  if (/•/.test((await flits.textContent()) ?? '')) await hand(oog)
  return flits.textContent()
}

/** Returns what is to be coupled. */
async function findOrde(page: Page, hand: Hand): Promise<readonly string[] | null> {
  const alle = [...(await teksten(page, '.tm-trein')), ...(await teksten(page, '.tm-werf'))]
  const woord = await readWoord(page, hand)
  if (woord !== null) return WOORDEN.get(woord) ?? null
  return ZINNEN.find((orde) => past(orde, alle)) ?? null
}

/** Has the shunter fetch these wagons, where one could be in the way of another. */
async function couple(page: Page, orde: readonly string[], hand: Hand): Promise<void> {
  const hulp = knop(page, 'Help rijden')
  if ((await hulp.count()) > 0) await hand(hulp)
  for (const tekst of orde) {
    const nr = (await teksten(page, '.tm-werf')).indexOf(tekst)
    if (nr < 0) return
    await hand(page.locator('.tm-werf .tm-wagon').nth(nr))
  }
}

const NAMEN: Readonly<Record<string, string>> = {
  '.': 'punt',
  '?': 'vraagteken',
  ',': 'komma',
  ':': 'dubbele punt',
  '‘': 'aanhalingsteken open',
  '’': 'aanhalingsteken dicht',
}

/** Returns the marked text of these words, and its signs at each place. */
function findTekst(
  woorden: readonly string[],
): { goed: string; plekken: readonly string[] } | null {
  const zoek = woorden.join(' ').toLowerCase()
  for (const { woorden: eigen, goed } of TEKSTEN) {
    const [eerste = ''] = goed
    const kaal = kaalVan(eerste)
    if (kaal && eigen.join(' ').toLowerCase() === zoek)
      return { goed: eerste, plekken: kaal.plekken }
  }
  return null
}

/** Presses what is not pressed yet: who begins again after a tap that was late takes nothing off. */
async function press(een: Locator, hand: Hand): Promise<void> {
  if ((await een.getAttribute('aria-pressed')) !== 'true') await hand(een)
}

/** Hangs the signs of a text, but for the last one where it is to be wrong, and lets it leave. */
async function giveTekens(page: Page, { fout, hand }: Zet): Promise<Gegeven | null> {
  if ((await delen(page).count()) === 0) return null
  const tekst = findTekst(await teksten(page, '.tm-stoet'))
  if (!tekst) return null
  const hangen = tekst.plekken.flatMap((tekens, plek) =>
    [...tekens].map((teken) => [plek, teken] as const),
  )
  for (const [plek, teken] of fout ? hangen.slice(0, -1) : hangen) {
    await press(page.locator(`.tm-stoet .tm-deel[data-nr="${plek}"]`), hand)
    await press(knop(page, NAMEN[teken] ?? ''), hand)
  }
  await hand(knop(page, 'Vertrek'))
  return { gegeven: tekst.goed, goed: !fout }
}

/** Couples a train, or hangs its signs, and lets it leave. A mistake is left as it is, once the right train was seen. */
export const treinmachinist: SpelBot = {
  vragen: (page) => wagons(page).or(delen(page)),
  give: async (page, zet) => {
    const { fout, hand } = zet
    const over = knop(page, 'Sla over')
    if (await over.isVisible()) {
      await hand(over)
      await hand(knop(page, 'Verder'))
      return null
    }
    if ((await page.locator('.tm-stoet').count()) > 0) return giveTekens(page, zet)
    if ((await wagons(page).count()) === 0) return null
    const orde = await findOrde(page, hand)
    if (!orde) return null
    const trein = page.locator('.tm-trein .tm-wagon')
    for (let over = await trein.count(); over > 0; over -= 1) await hand(trein.first())
    const eigen = fout ? [orde.at(-1) ?? '', ...orde.slice(0, -1)] : orde
    await couple(page, eigen, hand)
    await hand(knop(page, 'Vertrek'))
    return { gegeven: fout ? (eigen[0] ?? '') : orde.join('/'), goed: !fout }
  },
}
