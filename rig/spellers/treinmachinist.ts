import { loadZinsOpgaven } from '@letterhaven/game-kit/opgave/zinnen'
import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { stukkenVoor } from '@letterhaven/game-kit/proef/fixtures'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import type { Locator, Page } from 'playwright-core'
import type { Hand, SpelBot } from './bot.ts'

const JAREN = [3, 4, 5, 6, 7, 8] as const

const knop = (page: Page, name: string | RegExp): Locator =>
  page
    .locator('.tm-vlak')
    .getByRole('button', { name, exact: true, disabled: false, includeHidden: true })
const wagons = (page: Page): Locator =>
  page
    .getByRole('group', { name: 'Emplacement', includeHidden: true })
    .locator('.tm-wagon:not([aria-disabled="true"])')
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

/** Couples a train and lets it leave. A mistake is left as it is. */
export const treinmachinist: SpelBot = {
  vragen: wagons,
  give: async (page, { fout, hand }) => {
    const over = knop(page, 'Sla over')
    if (await over.isVisible()) {
      await hand(over)
      return null
    }
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
