import { loadZinsOpgaven } from '@letterhaven/game-kit/opgave/zinnen'
import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Locator, Page } from 'playwright-core'
import type { Hand, SpelBot } from './bot.ts'

const JAREN = [3, 4, 5, 6, 7, 8] as const
/** How long a jump lasts before its stone can be stamped. */
const LAND_MS = 450
/** What stands behind the word in the name of a stone. */
const PLEK = /, rij \d+, plek \d+.*$/s

const stenen = (page: Page): Locator =>
  page
    .getByRole('group', { name: 'Stenen', includeHidden: true })
    .getByRole('button', { name: PLEK, disabled: false, includeHidden: true })

const woordenOp = async (page: Page): Promise<string[]> =>
  (await stenen(page).allTextContents()).map((naam) => naam.replace(PLEK, '').trim())

/** Returns all sentences that a child of any year puts in order. */
async function loadAlle(): Promise<readonly ZinOpgave[]> {
  const lijsten = JAREN.flatMap((groep) =>
    (['nl', 'be'] as const).map((land) => loadZinsOpgaven('zin', groep, land)),
  )
  return (await Promise.all(lijsten)).flat().filter((opgave) => opgave.soort === 'zin')
}

/** Returns the words of the bridge: those that lie, without the one that is only tried or did not fit. */
const brugVan = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'De zin tot nu toe', includeHidden: true })
    .locator('[data-stand=ligt]')
    .allTextContents()

/** Jumps on a stone and stamps it. One press of a switch does both. */
async function stamp(page: Page, woord: string, hand: Hand): Promise<void> {
  const nr = (await woordenOp(page)).indexOf(woord)
  const knop = stenen(page).nth(nr)
  if (!(await knop.getAttribute('data-stand'))?.includes('op')) await hand(knop)
  await page.waitForTimeout(LAND_MS)
  if ((await brugVan(page)).includes(woord)) return
  const weer = (await woordenOp(page)).indexOf(woord)
  if (weer >= 0) await hand(stenen(page).nth(weer))
}

/** Lays the sentence that can be made of these stones, or stamps a word that does not fit. A mistake is left as it is. */
export const platformklimmen: SpelBot = {
  vragen: stenen,
  give: async (page, { fout, hand }) => {
    const over = page.locator('.pk-vlak').getByRole('button', { name: 'Sla over' })
    if (await over.isVisible()) {
      await hand(over)
      return null
    }
    const brug = await brugVan(page)
    const liggen = [...brug, ...(await woordenOp(page))]
    const zin = (await loadAlle()).find(({ woorden }) => woorden.every((w) => liggen.includes(w)))
    if (!zin || liggen.length === brug.length) return null
    if (fout) {
      const mis = zin.woorden.at(-1) ?? ''
      await stamp(page, mis, hand)
      return { gegeven: [...brug, mis].join('/'), goed: false }
    }
    for (const woord of zin.woorden.slice(brug.length)) await stamp(page, woord, hand)
    return { gegeven: zin.woorden.join('/'), goed: true }
  },
}
