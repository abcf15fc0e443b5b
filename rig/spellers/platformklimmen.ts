import { loadZinsOpgaven } from '@letterhaven/game-kit/opgave/zinnen'
import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Locator, Page } from 'playwright-core'
import type { Hand, SpelBot } from './bot.ts'

const JAREN = [3, 4, 5, 6, 7, 8] as const
/** What stands behind the word in the name of a stone. */
const PLEK = /, (?:rij \d+, plek \d+|op de molen).*$/s

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

/** Turns the mill, where there is one, so that another word hangs at its top. A turn answers nothing. */
async function turn(page: Page, hand: Hand): Promise<void> {
  const draai = page.getByRole('button', { name: 'Draai de molen rechtsom' })
  if ((await draai.count()) === 0) return
  const top = page.locator('[data-top]')
  const voor = await top.textContent()
  await hand(draai)
  if ((await top.textContent()) === voor && (await stenen(page).count()) > 1)
    throw new Error('the mill does not turn')
}

/** Jumps on stones in this order. What hangs low on a mill comes up by the first tap, and is jumped on by the second. */
async function jump(page: Page, woorden: readonly string[], hand: Hand): Promise<void> {
  for (const woord of woorden) {
    for (let keer = 0; keer < 2; keer += 1) {
      const namen = await stenen(page).allTextContents()
      const nr = namen.findIndex((naam) => naam.replace(PLEK, '').trim() === woord)
      if (nr >= 0) await hand(stenen(page).nth(nr))
      if (!/te laag/.test(namen[nr] ?? '')) break
    }
  }
}

/** Lays the sentence that can be made of these stones, or its last word first, and goes up. A mistake is left as it is. */
export const platformklimmen: SpelBot = {
  vragen: stenen,
  give: async (page, { fout, hand }) => {
    const slaOver = page.locator('.pk-vlak').getByRole('button', { name: 'Sla over' })
    if (await slaOver.isVisible()) {
      await hand(slaOver)
      return null
    }
    const brug = await brugVan(page)
    const liggen = [...brug, ...(await woordenOp(page))]
    const zin = (await loadAlle()).find(({ woorden }) => woorden.every((w) => liggen.includes(w)))
    if (!zin || liggen.length === brug.length) return null
    // What somebody else laid askew is taken off again, word by word.
    if (brug.some((woord, nr) => woord !== zin.woorden[nr])) {
      await hand(page.locator('.pk-vlak').getByRole('button', { name: 'Laatste woord terug' }))
      return null
    }
    const over = zin.woorden.slice(brug.length)
    const orde = fout ? [over.at(-1) ?? '', ...over.slice(0, -1)] : over
    await turn(page, hand)
    await jump(page, orde, hand)
    await hand(page.locator('.pk-vlak').getByRole('button', { name: 'Omhoog' }))
    const gegeven = fout ? [...brug, orde[0]] : zin.woorden
    return { gegeven: gegeven.join('/'), goed: !fout }
  },
}
