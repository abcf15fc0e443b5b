import type { Page } from 'playwright-core'
import { NAAR_KAART, slotPaneel, stand } from '../../rig/spellers/scherm.ts'

/** The buttons of the bar over every game, which play nothing. */
const BALK = /^Pauze$|Voorlezen$|^Letters: /
const SNAP = 'Ik snap het'
/** What takes back what was laid or made: who presses it in each round comes nowhere. */
const TERUG = /^Wis |^Verander |(?:woord|steen) terug$|^Haal .* eraf$/
const KNOP = /button "((?:[^"\\]|\\.)*)"((?: \[[^\]]+\])*)/g
const GREEP_MS = 1500
const EVEN_MS = 100
/** With fewer presses than this any game of a few words comes to its end, though half of them choose nothing. */
const HOOGSTENS = 400
/** Time between two looks at where the light is. */
const KIJK_MS = 60
/** By then the light has been everywhere, and a word that was shown for long is gone. */
const RONDE_MS = 10_000
const GEDULD_MS = 120_000

/** Returns the names of what can be pressed and takes nothing back, in the order of the page, as a screen reader meets them. */
async function knoppen(page: Page): Promise<string[]> {
  const boom = await page.locator('body').ariaSnapshot()
  return [...boom.matchAll(KNOP)].flatMap(([, naam = '', staat = '']) =>
    staat.includes('disabled') || BALK.test(naam) || TERUG.test(naam)
      ? []
      : [naam.replaceAll('\\"', '"')],
  )
}

/** Plays any game to its end as somebody who only sees roles and names, by pressing one button after the other. */
export async function playOpNamen(page: Page): Promise<void> {
  let n = 0
  while (n < HOOGSTENS) {
    const namen = await knoppen(page)
    if (namen.includes(NAAR_KAART)) return
    const naam = namen.includes(SNAP) ? SNAP : namen[n % Math.max(1, namen.length)]
    if (naam === undefined) {
      await page.waitForTimeout(EVEN_MS)
      continue
    }
    n += 1
    await page
      .getByRole('button', { name: naam, exact: true })
      .first()
      .click({ timeout: GREEP_MS })
      .catch(() => undefined)
  }
  throw new Error('the game does not come to its end')
}

/** Returns what the light of the switch is on: null on the bar, on what takes back, and over a panel on anything but the way back to the game. */
const gewenst = (page: Page): Promise<string | null> =>
  page.evaluate(
    (nooit) => {
      const el = document.querySelector('[data-schakel]')
      const naam = (el?.getAttribute('aria-label') ?? el?.textContent ?? '').trim()
      if (naam === '' || nooit.some((wat) => new RegExp(wat).test(naam))) return null
      return el?.closest('dialog') && naam !== 'Verder spelen' ? null : naam
    },
    [BALK.source, TERUG.source],
  )

/**
 * Plays with one switch, pressing where the light is except on the bar, until one more answer has been given. What was pressed
 * is not pressed again before the light has shown nothing new for a while, so that a help that can be used without end does not
 * hold it up, and what was just taken, whose name goes on after a comma now, is not put back at once.
 */
export async function antwoordMetEenKnop(page: Page): Promise<void> {
  const { gegeven } = await stand(page)
  const eind = Date.now() + GEDULD_MS
  const gedrukt = new Set<string>()
  let laatst = Date.now()
  while (Date.now() < eind) {
    if ((await slotPaneel(page).isVisible()) || (await stand(page)).gegeven > gegeven) return
    const naam = await gewenst(page)
    if (Date.now() - laatst > RONDE_MS) gedrukt.clear()
    const wat = naam?.split(',')[0]
    if (wat !== undefined && !gedrukt.has(wat)) {
      await page.keyboard.press('Space')
      gedrukt.add(wat)
      laatst = Date.now()
    }
    await page.waitForTimeout(KIJK_MS)
  }
  throw new Error(`one switch gives no answer:\n${await page.locator('body').ariaSnapshot()}`)
}
