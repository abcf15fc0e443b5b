import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { check, WEERGAVEN } from './axe.ts'
import { signIn, OP_DE_TELEFOON, opnieuw, type BezoekOptions } from './bezoek.ts'
import { kind, metOmgeving, moet } from './omgeving.ts'
import { hasEverything } from './scherm.ts'
import { tik, toets } from '../rig/spellers/bot.ts'
import { openSpelVan } from './spellen/open.ts'
import { NAAR_KAART, slotPaneel, stand } from '../rig/spellers/scherm.ts'
import {
  glazenwasser,
  isGoedGespeld,
  raamMet,
  vieseRamen,
  vieseWoorden,
  volgendeKnop,
} from '../rig/spellers/glazenwasser.ts'
import { play, spelBegint, spelStaat } from '../rig/spellers/speel.ts'

const omgeving = metOmgeving()
/** The longest that a bot may take for a whole taak on a slow machine. */
const SPEELTIJD_MS = 150_000
/** The number of opgaven in a game that tests the way of playing: the street is full of windows. */
const KORT = 6
/** How long a player waits when there is nothing to do, because something moves. */
const EVEN_MS = 100

interface SpelOptions extends BezoekOptions {
  /** The number of opgaven left of the taak; the whole taak by default. */
  readonly over?: number
}

const openGlazenwasser = (page: Page, nummer: number, over?: number): Promise<void> =>
  openSpelVan(
    page,
    { url: omgeving.stack.url, account: kind(nummer) },
    { spel: 'glazenwasser', over },
  )

/** Opens a taak in the game as a pupil of the seed, with the instruction still open. */
async function openSpel(nummer: number, { over, ...options }: SpelOptions = {}) {
  const { browser } = omgeving
  const bezoek = await opnieuw(browser, { beweegt: true, ...options })
  await openGlazenwasser(bezoek.page, nummer, over)
  await vieseRamen(bezoek.page).first().waitFor()
  return bezoek
}

/** Returns the name of the element with the focus, as a screen reader says it. */
const bijFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const el = document.activeElement
    return (el?.getAttribute('aria-label') ?? el?.textContent ?? '').trim()
  })

/** Returns whether the window with that name can be washed and should be. */
const isGoedRaam = (naam: string): boolean => {
  const [woord = '', rest = ''] = naam.split(',')
  return /vies|half/.test(rest) && isGoedGespeld(woord.trim())
}

/** Returns the key that leads to this button: the digit of a tile, an arrow between windows, else Tab. */
const toetsNaar = (doel: Locator): Promise<string> =>
  doel.evaluate((el) => {
    const hier = document.activeElement
    if (hier === el) return 'Enter'
    if (el.matches('.lhs-tegel')) return el.getAttribute('aria-keyshortcuts') ?? 'Tab'
    if (!el.matches('.gw-raam') || !hier?.matches('.gw-raam')) return 'Tab'
    const [van, naar] = [hier.getBoundingClientRect(), el.getBoundingClientRect()]
    const [dx, dy] = [naar.x - van.x, naar.y - van.y]
    if (Math.abs(dy) > 20) return dy > 0 ? 'ArrowDown' : 'ArrowUp'
    return dx > 0 ? 'ArrowRight' : 'ArrowLeft'
  })

/** Whether the focus is on this button, or on the row that holds it. */
const heeftLicht = (doel: Locator): Promise<boolean> =>
  doel.evaluate((el) => document.activeElement?.contains(el) ?? false)

/** Makes moves until the game is over, however long the game takes between two moves. */
async function playUntilSlot(page: Page, set: () => Promise<void>): Promise<void> {
  const eind = Date.now() + SPEELTIJD_MS
  while (Date.now() < eind && !(await slotPaneel(page).isVisible())) await set()
  await slotPaneel(page).waitFor()
}

/** Drags a held mouse across a window, once for each height (0…1). */
async function swipe(page: Page, woord: string, banen: readonly number[]): Promise<void> {
  const vak = moet(await raamMet(page, woord).boundingBox(), woord)
  for (const baan of banen) {
    const y = vak.y + vak.height * baan
    await page.mouse.move(vak.x + 14, y)
    await page.mouse.down()
    await page.mouse.move(vak.x + vak.width - 14, y, { steps: 8 })
    await page.mouse.up()
  }
}

describe('glazenwasser is won', () => {
  it('with the keyboard alone, from the instruction to the map', async () => {
    const { page, context, klachten } = await openSpel(11, { over: KORT })
    await page.getByRole('dialog', { name: 'Zo speel je' }).waitFor()
    await page.keyboard.press('Enter')
    await spelStaat(page)
    await playUntilSlot(page, async () => {
      const doel = await volgendeKnop(page)
      if (doel === null) await page.waitForTimeout(EVEN_MS)
      else await page.keyboard.press(await toetsNaar(doel))
    })
    const { gegeven, totaal } = await stand(page)
    expect(gegeven).toBe(totaal)
    for (let i = 0; i < 4; i += 1) {
      await page.keyboard.press('Tab')
      // After the last button the browser itself has the focus, then the panel again, and never the game behind it.
      const buiten = await page.evaluate(() =>
        document.activeElement?.closest('.lhs-hud, .gw-vlak'),
      )
      expect(buiten).toBeNull()
    }
    await page.getByRole('button', { name: NAAR_KAART }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/landkaart$/)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('by dragging, where one swipe answers nothing and touches one window only', async () => {
    const { page, context, klachten } = await openSpel(13, { ...OP_DE_TELEFOON, over: KORT })
    await spelStaat(page)
    const { gegeven, totaal } = await stand(page)
    const ramen = await vieseWoorden(page)
    const [van, naar] = [moet(ramen[0], 'een'), moet(ramen[1], 'twee')]
    const vakken = [await raamMet(page, van).boundingBox(), await raamMet(page, naar).boundingBox()]
    const [a, b] = vakken.map((vak) => moet(vak, 'vak'))
    if (!a || !b) throw new Error('two windows')
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2)
    await page.mouse.down()
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 30 })
    await page.mouse.up()
    await expect.poll(() => raamMet(page, van).textContent()).toContain('half schoon')
    await expect.poll(() => raamMet(page, naar).textContent()).toContain('vies')
    expect((await stand(page)).gegeven).toBe(gegeven)
    await playUntilSlot(page, async () => {
      const keus = (await vieseWoorden(page)).find(isGoedGespeld)
      if (keus === undefined) await glazenwasser.give(page, { fout: false, hand: tik })
      else await swipe(page, keus, [0.12, 0.35, 0.6, 0.85]).catch(() => undefined)
    })
    expect((await stand(page)).gegeven).toBe(totaal)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('with two switches, and a light that walks by itself offers the same to one', async () => {
    const { page, context, klachten } = await openSpel(14, { ...OP_DE_TELEFOON, over: KORT })
    await spelStaat(page)
    const chooseSchakelaar = async (keus: string) => {
      await page.getByRole('button', { name: 'Pauze' }).click()
      await page.getByRole('button', { name: keus, exact: true }).click()
      if (keus === '1 knop') await page.getByRole('button', { name: 'Snel', exact: true }).click()
      await page.getByRole('button', { name: 'Verder spelen' }).click()
    }
    await chooseSchakelaar('1 knop')
    const begin = (await stand(page)).gegeven
    let vorige = ''
    for (let wacht = 0; wacht < 300 && (await stand(page)).gegeven === begin; wacht += 1) {
      // The window first, then the sponge that is there next. Who presses again holds the light where it is.
      const naam = await bijFocus(page)
      const isNodig = isGoedRaam(naam) || naam === 'Wassen'
      if (isNodig && naam !== vorige) await page.keyboard.press('Space')
      vorige = naam
      await page.waitForTimeout(80)
    }
    expect((await stand(page)).gegeven).toBe(begin + 1)
    await chooseSchakelaar('2 knoppen')
    await playUntilSlot(page, async () => {
      const doel = await volgendeKnop(page)
      if (doel === null) await page.waitForTimeout(EVEN_MS)
      else await page.keyboard.press((await heeftLicht(doel)) ? 'Enter' : 'Space')
    })
    const { gegeven, totaal } = await stand(page)
    expect(gegeven).toBe(totaal)
    expect(klachten).toEqual([])
    await context.close()
  })
})

describe('the next game', () => {
  it('has its taak ready before it is asked for, and asks again when it was played in between', async () => {
    const { stack, browser } = omgeving
    const { page, context } = await opnieuw(browser)
    const vragen: string[] = []
    page.on('request', (verzoek) => {
      if (/\/api\/leerlingen\/[^/]+\/taken\//.test(verzoek.url())) vragen.push(verzoek.method())
    })
    await signIn(page, stack.url, kind(6))
    await expect.poll(() => vragen.length, { timeout: 20_000 }).toBe(1)
    // The code that draws the game is fetched last, after the taak has been stored.
    await hasEverything(page)
    await page.getByRole('link', { name: /^Verder spelen/ }).click()
    await spelBegint(page)
    expect(vragen).toHaveLength(1)
    await page.goBack()
    await expect.poll(() => vragen.length, { timeout: 20_000 }).toBe(2)
    await context.close()
  })
})

describe('a round of glazenwasser', () => {
  it('keeps words, dirt and count when the tablet is turned and the letters change', async () => {
    const { page, context, klachten } = await openSpel(15, { breedte: 1180, hoogte: 820, over: 8 })
    const lettertypen: string[] = []
    page.on('request', (vraag) => {
      if (/opendyslexic/i.test(vraag.url())) lettertypen.push(vraag.url())
    })
    await play(page, { stopNa: 2, hand: toets })
    await expect.poll(() => vieseRamen(page).count()).toBe(6)
    const half = moet((await vieseWoorden(page))[0], 'woord')
    await swipe(page, half, [0.3])
    const voor = { ...(await stand(page)), woorden: await vieseWoorden(page) }
    await page.setViewportSize({ width: 820, height: 1180 })
    await page.waitForFunction(
      () => document.querySelector('.lhs-doek canvas')?.clientWidth === 820,
    )
    expect({ ...(await stand(page)), woorden: await vieseWoorden(page) }).toEqual(voor)
    await expect.poll(() => raamMet(page, half).textContent()).toContain('half schoon')
    await page.waitForFunction(() => document.querySelectorAll('.lhs-doek canvas').length === 1)
    expect(lettertypen).toEqual([])
    const letters = page.getByRole('button', { name: /^Letters: / })
    await letters.click()
    await letters.click()
    await expect.poll(() => lettertypen.length).toBe(1)
    expect({ ...(await stand(page)), woorden: await vieseWoorden(page) }).toEqual(voor)
    await play(page, { hand: toets })
    expect(klachten).toEqual([])
    await context.close()
  })

  it('hangs its words on plain windows where no picture can be made, and is played on them', async () => {
    const { browser } = omgeving
    const { page, context } = await opnieuw(browser)
    await page.addInitScript(() => {
      const heel = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = new Proxy(heel, {
        // Only the street itself is drawn without transparency.
        apply: (make, doek, [soort, wens]: [string, { alpha?: boolean }?]) =>
          wens?.alpha === false ? null : Reflect.apply(make, doek, [soort, wens]),
      })
    })
    await openGlazenwasser(page, 17)
    await page.locator('.lhs-doek[data-klaar=zonder]').waitFor()
    await page.locator('.gw-schets').waitFor()
    expect((await play(page, { stopNa: 2, hand: toets })).map(({ goed }) => goed)).toEqual([
      true,
      true,
    ])
    await context.close()
  })

  it('keeps a ground under every word in the colours of the device: bar, cards, instruction, pause', async () => {
    const { page, context, klachten } = await openSpel(16, OP_DE_TELEFOON)
    await page.emulateMedia({ forcedColors: 'active' })
    const doorzichtig = (kies: string) =>
      page.locator(kies).evaluateAll((els) => ({
        gezien: els.length > 0,
        bloot: els
          .filter((el) => getComputedStyle(el).backgroundColor === 'rgba(0, 0, 0, 0)')
          .map((el) => el.className),
      }))
    const dicht = { gezien: true, bloot: [] }
    expect(await doorzichtig('dialog.lhs-paneel, dialog .lhs-knop')).toEqual(dicht)
    await page.getByRole('button', { name: 'Spelen!' }).click()
    expect(await doorzichtig('.lhs-opdracht, .lhs-rond, .lhs-pil, .lhs-kaart')).toEqual(dicht)
    await page.getByRole('button', { name: 'Pauze' }).click()
    expect(await doorzichtig('dialog.lhs-paneel, dialog .lhs-knop')).toEqual(dicht)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('marks what was wrong and offers the round again; instruction, pause and end are without faults for axe', async () => {
    // The whole taak: among few windows all words may be right.
    const { page, context, klachten } = await openSpel(16, OP_DE_TELEFOON)
    const smal = WEERGAVEN.slice(3)
    await page.getByRole('dialog', { name: 'Zo speel je' }).waitFor()
    expect(await check(page, smal)).toEqual([])
    await page.getByRole('button', { name: 'Spelen!' }).click()
    await page.getByRole('button', { name: 'Pauze' }).click()
    expect(await check(page, smal)).toEqual([])
    await page.getByRole('button', { name: 'Rustig', exact: true }).click()
    await page.getByRole('button', { name: 'Verder spelen' }).click()
    await expect
      .poll(async () => (await vieseWoorden(page)).some((woord) => !isGoedGespeld(woord)))
      .toBe(true)
    const fout = moet(
      (await vieseWoorden(page)).find((w) => !isGoedGespeld(w)),
      'fout woord',
    )
    await raamMet(page, fout).press('Enter')
    await page.getByRole('button', { name: 'Wassen', exact: true }).press('Enter')
    const kaart = page.getByRole('complementary', { name: 'Zo schrijf je het' })
    await kaart.waitFor()
    expect(await kaart.locator('mark').count()).toBeGreaterThan(0)
    expect((await kaart.locator('p').textContent())?.length).toBeGreaterThan('Bijna! '.length)
    await page.keyboard.press('Escape')
    await kaart.waitFor({ state: 'detached' })
    await play(page, { hand: toets })
    await slotPaneel(page).getByText('nog een keer', { exact: false }).first().waitFor()
    expect(await check(page, smal)).toEqual([])
    await page.getByRole('button', { name: 'Nog een keer', exact: true }).click()
    await spelStaat(page)
    expect((await stand(page)).gegeven).toBe(0)
    expect(klachten).toEqual([])
    await context.close()
  })
})
