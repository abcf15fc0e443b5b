import type { Page } from 'playwright-core'
import { isGoedGespeld } from './glazenwasser.ts'
import { tik, type Hand, type SpelBot } from './bot.ts'
import { gezienWoord, lay, takeOff } from './leg.ts'

/** The bowls, or the keys of the order pad. */
const stukken = (page: Page) =>
  page
    .locator('.pb-kommen, .pb-blad .lhs-toetsen')
    .getByRole('button', { disabled: false, includeHidden: true })

const bake = (page: Page, hand: Hand) => hand(page.getByRole('button', { name: 'Bakken' }))
/** Bakes by the fire itself, as who plays with a finger may. */
const bakeInOven = (page: Page, hand: Hand) =>
  hand === tik ? hand(page.getByRole('button', { name: 'Oven', exact: true })) : bake(page, hand)
/** The windows along the rope, at the stage where a pizza is brought. */
const ramen = (page: Page) => page.getByRole('button', { name: /^Raam met / })

/** Returns the things that a sentence names. */
const spullenIn = (zin: string): readonly string[] =>
  [...zin.matchAll(/een (\w+)/g)].flatMap(([, spul]) => spul ?? [])

/** Brings the pizza that hangs on the rope to the window of which what is read is true, and of no other. */
async function bring(page: Page, hand: Hand): Promise<void> {
  const zin = (await page.locator('.pb-briefje p').textContent()) ?? ''
  const [erbij = '', eraf = ''] = zin.split('maar geen')
  const namen = await ramen(page).evaluateAll((rij) =>
    rij.map((raam) => raam.getAttribute('aria-label') ?? ''),
  )
  const past = (naam: string): boolean =>
    spullenIn(erbij).every((spul) => spullenIn(naam).includes(spul)) &&
    (eraf === '' || spullenIn(naam).length === 1)
  await hand(ramen(page).nth(namen.findIndex(past)))
}

/** Bakes what lies there, and brings it where that is asked. */
async function giveBaked(page: Page, hand: Hand): Promise<void> {
  await bake(page, hand)
  if (await page.locator('.pb-briefje').isVisible()) await bring(page, hand)
}
/** The button that is there as long as a wrong pizza can be mended. */
const over = (page: Page) => page.getByRole('button', { name: 'Sla over' })

/** Returns what the bowls hold, or the keys write; a key without a letter writes nothing that a word needs. */
const delenVan = async (page: Page): Promise<readonly string[]> =>
  (await stukken(page).allTextContents()).map((deel) => deel.trim())

/** Takes off what lies on the pizza, by the button of the bowls or the key of the pad. */
async function clear(page: Page, hand: Hand): Promise<void> {
  const wis = page.locator('.pb-blad').getByRole('button', { name: 'Wis de laatste letter' })
  if (!(await wis.isVisible())) return takeOff(page, hand)
  const geschreven = page.locator('.pb-letters > span:not(.pb-streep)')
  for (let n = await geschreven.count(); n > 0; n -= 1) await hand(wis)
}

/** Swaps the slices that steam, and bakes the pizza again. */
async function mend(page: Page, hand: Hand): Promise<void> {
  await clear(page, hand)
  const punten = page.locator('.pb-punten li, .pb-letters > span')
  const delen = await delenVan(page)
  const goed = lay(await gezienWoord(page, hand), delen, await punten.count())
  const open = await punten.evaluateAll((rij) =>
    rij.flatMap((punt, i) => (punt.hasAttribute('data-open') ? [i] : [])),
  )
  for (const i of open) await hand(stukken(page).nth(delen.indexOf(goed?.[i] ?? '')))
  await bakeInOven(page, hand)
  await over(page).waitFor({ state: 'detached' })
}

/** Bakes the word that is ordered, or a pizza with one wrong piece, and mends what went wrong. */
export const pizzabakken: SpelBot = {
  vragen: stukken,
  give: async (page, { fout, hand }) => {
    // Somebody else may have baked it, and left it on the rope.
    const terug = page.getByRole('button', { name: 'Haal de pizza terug' })
    if (await terug.isVisible()) await hand(terug)
    if ((await stukken(page).count()) === 0) return null
    if (await over(page).isVisible()) {
      await mend(page, hand)
      return null
    }
    await clear(page, hand)
    const delen = await delenVan(page)
    const goed = lay(await gezienWoord(page, hand), delen)
    if (!goed) return null
    const vreemd = delen.find((deel) => deel !== '' && !goed.includes(deel)) ?? ''
    const beleg = fout ? [vreemd, ...goed.slice(1)] : goed
    for (const deel of beleg) await hand(stukken(page).nth(delen.indexOf(deel)))
    await giveBaked(page, hand)
    const gegeven = beleg.join('')
    return { gegeven, goed: isGoedGespeld(gegeven) && !fout }
  },
}
