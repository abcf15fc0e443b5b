import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { check } from './axe.ts'
import { OP_DE_TELEFOON, opnieuw } from './bezoek.ts'
import { kind, metOmgeving } from './omgeving.ts'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { allesVerstuurd } from './spel.ts'
import { openSpelVan } from './spellen/open.ts'
import { closeCorrectie, slotPaneel, stand } from '../rig/spellers/scherm.ts'
import { play, spelStaat } from '../rig/spellers/speel.ts'

const omgeving = metOmgeving()
const SPEELTIJD_MS = 300_000
const GEDULD = { timeout: 60_000 }

/** Leaves a mistake as it is. Its correction may come only after the answer was counted, so it is closed first. */
async function leaveHerstel(page: Page): Promise<void> {
  const over = page.getByRole('button', { name: 'Sla over' })
  await expect
    .poll(async () => {
      await closeCorrectie(page)
      return over.isVisible()
    }, GEDULD)
    .toBe(true)
  await over.click()
}

/** Begins a taak anew in a game, and gives its first two answers, the second of them wrong. */
async function tweeVanTien(nummer: number, spel: SpelId) {
  const { stack, browser } = omgeving
  const account = kind(nummer)
  await stack.beginOpnieuw(account.userId)
  const bezoek = await opnieuw(browser, { beweegt: true })
  await openSpelVan(bezoek.page, { url: stack.url, account }, { spel })
  const gegeven = await play(bezoek.page, { stopNa: 2, fouten: (n) => n === 1 })
  const balk = bezoek.page.locator('.lhs-hud').getByText('/10')
  const misging = gegeven.filter(({ goed }) => !goed).length
  // What is being mended is not done with yet.
  await expect.poll(() => balk.textContent(), GEDULD).toBe(`${2 - misging}/10`)
  if (misging > 0) await leaveHerstel(bezoek.page)
  expect(await stand(bezoek.page)).toEqual({ gegeven: 2, totaal: 10 })
  await expect.poll(() => balk.textContent(), GEDULD).toBe('2/10')
  return { ...bezoek, account }
}

/** Reads what the game shows and can be pressed, in the words of a screen reader. */
const vlak = (page: Page, kies: string): Promise<string> => page.locator(kies).ariaSnapshot()

describe('a reload in mid-round', () => {
  it(
    'goes on at the same word in leesraket, with what was written of it and the whole round in the bar',
    async () => {
      const { page, context, klachten, account } = await tweeVanTien(20, 'leesraket')
      const letter = page
        .locator('.lr-vlak :is(.lhs-tegels, .lhs-toetsen)')
        .getByRole('button')
        .first()
      await page.getByRole('button', { name: 'Klaar? Kijk!' }).click()
      await expect.poll(() => letter.isEnabled()).toBe(true)
      await letter.click()
      const voor = await vlak(page, '.lr-vlak')
      expect(voor).not.toContain('Nog niets geschreven')
      await page.reload()
      await spelStaat(page)
      expect(await stand(page)).toEqual({ gegeven: 2, totaal: 10 })
      expect(await vlak(page, '.lr-vlak')).toBe(voor)
      await play(page)
      await slotPaneel(page).waitFor()
      expect(await stand(page)).toEqual({ gegeven: 10, totaal: 10 })
      await allesVerstuurd(page, account.userId)
      expect(klachten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )

  it(
    'hangs the same words in glazenwasser, on windows as clean as they were',
    async () => {
      const { page, context, klachten } = await tweeVanTien(21, 'glazenwasser')
      const ramen = page.locator('.gw-raam')
      const vak = await page.locator('.gw-raam', { hasText: 'vies' }).first().boundingBox()
      if (!vak) throw new Error('a window')
      await page.mouse.move(vak.x + 14, vak.y + vak.height * 0.3)
      await page.mouse.down()
      await page.mouse.move(vak.x + vak.width - 14, vak.y + vak.height * 0.3, { steps: 8 })
      await page.mouse.up()
      await page.locator('.gw-raam', { hasText: 'half schoon' }).waitFor()
      const voor = await ramen.allTextContents()
      await page.reload()
      await spelStaat(page)
      expect(await stand(page)).toEqual({ gegeven: 2, totaal: 10 })
      await expect.poll(() => ramen.allTextContents()).toEqual(voor)
      expect(klachten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )

  it(
    'begins as ever where what was kept is broken: with another round at the same count',
    async () => {
      const { page, context, klachten } = await tweeVanTien(22, 'glazenwasser')
      // Broken while no page is there to keep it again.
      const { url } = omgeving.stack
      const adres = page.url()
      await page.goto(`${url}/robots.txt`)
      const geraakt = await page.evaluate(() => {
        const namen = Object.keys(localStorage).filter((naam) => naam.endsWith(':partijen'))
        for (const naam of namen)
          localStorage.setItem(naam, (localStorage.getItem(naam) ?? '').replace('vorm', 'worm'))
        return namen.length
      })
      expect(geraakt).toBe(1)
      await page.goto(adres)
      await spelStaat(page)
      expect(await stand(page)).toEqual({ gegeven: 2, totaal: 10 })
      expect((await play(page)).length).toBe(8)
      await slotPaneel(page).waitFor()
      expect(klachten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )
})

describe('leaving a round', () => {
  it(
    'is asked about once something was answered, with going on under the focus, and not before',
    async () => {
      const { stack, browser } = omgeving
      const account = kind(23)
      await stack.beginOpnieuw(account.userId)
      const { page, context, klachten } = await opnieuw(browser, OP_DE_TELEFOON)
      await openSpelVan(page, { url: stack.url, account }, { spel: 'glazenwasser' })
      await spelStaat(page)
      const adres = page.url()
      const vraag = page.getByRole('dialog', { name: 'Wil je stoppen?' })
      const stop = async () => {
        await page.getByRole('button', { name: 'Pauze' }).click()
        await page.getByRole('button', { name: 'Stoppen' }).click()
      }
      await stop()
      await page.waitForURL(/\/landkaart$/)

      await page.goto(adres)
      await play(page, { stopNa: 1 })
      await stop()
      await vraag.getByText('Je antwoorden zijn bewaard.').waitFor()
      expect(await check(page)).toEqual([])
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Verder spelen')
      await page.keyboard.press('Enter')
      await vraag.waitFor({ state: 'detached' })
      expect(page.url()).toBe(adres)
      await play(page, { stopNa: 1 })
      await stop()
      await vraag.getByRole('button', { name: 'Stoppen' }).click()
      await page.waitForURL(/\/landkaart$/)
      await page.goto(adres)
      await spelStaat(page)
      expect((await stand(page)).gegeven).toBe(2)
      expect(klachten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )
})

/** Opens the pause and returns which choice of each setting is pressed; closes it again. */
async function gekozen(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Pauze' }).click()
  const namen = await page.locator('.lhs-keuze [aria-pressed=true]').allTextContents()
  await page.getByRole('button', { name: 'Verder spelen' }).click()
  return namen
}

/** Opens a game for a pupil who begins anew, on a tablet. */
async function opTablet(nummer: number) {
  const { stack, browser } = omgeving
  const account = kind(nummer)
  await stack.beginOpnieuw(account.userId)
  const bezoek = await opnieuw(browser, { breedte: 820, hoogte: 600, vingers: true })
  await openSpelVan(bezoek.page, { url: stack.url, account }, { spel: 'glazenwasser' })
  await spelStaat(bezoek.page)
  return { ...bezoek, adres: bezoek.page.url() }
}

const TIKKEN = 60

describe('settings that were changed in a round', () => {
  it(
    'are what they were after sixty taps at random in the game and its pause',
    async () => {
      const { page, context, klachten, adres } = await opTablet(24)
      const voor = await gekozen(page)
      expect(voor).toContain('Gewoon')
      const rnd = stroom(60)
      const veranderd = new Set<string>()
      for (let n = 0; n < TIKKEN; n += 1) {
        if (page.url() !== adres) {
          await page.goto(adres)
          await spelStaat(page)
        }
        const dialoog = page.getByRole('dialog')
        const pauze = page.getByRole('button', { name: 'Pauze' })
        // Every other tap is in the pause, where the settings are.
        if (n % 2 === 0 && !(await dialoog.isVisible())) await pauze.tap({ force: true })
        await page.touchscreen.tap(rnd() * 820, rnd() * 600)
        await page.waitForTimeout(60)
        for (const naam of await page.locator('.lhs-keuze [aria-pressed=true]').allTextContents())
          veranderd.add(naam)
      }
      // Decoy: the taps did change settings while it lasted.
      expect(veranderd.size).toBeGreaterThan(voor.length)
      await page.goto(adres)
      await spelStaat(page)
      expect(await gekozen(page)).toEqual(voor)
      expect(klachten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )

  it(
    'hold for that round, and for the next only where the pupil says so; who plays on is not held up',
    async () => {
      const { page, context, klachten, adres } = await opTablet(25)
      const chooseIn = async (naam: string) => {
        await page.getByRole('button', { name: 'Pauze' }).click()
        await page.getByRole('button', { name: naam, exact: true }).click()
        await page.getByRole('button', { name: 'Verder spelen' }).click()
      }
      const vraag = page.getByText('Ook de volgende keer zo?')
      const letters = page.getByRole('button', { name: /^Letters: / })
      const eerst = await letters.getAttribute('aria-label')
      expect(eerst).not.toBe('Letters: ruim')
      await chooseIn('Ruim')
      await vraag.waitFor()
      expect(await check(page)).toEqual([])
      await play(page, { stopNa: 1 })
      await vraag.waitFor({ state: 'detached' })
      await expect.poll(() => letters.getAttribute('aria-label')).toBe('Letters: ruim')
      // Asked and left alone, the same change is not asked about again.
      expect(await gekozen(page)).toContain('Ruim')
      expect(await vraag.count()).toBe(0)
      await page.goto(adres)
      await spelStaat(page)
      await expect.poll(() => letters.getAttribute('aria-label')).toBe(eerst)

      await chooseIn('Ruim')
      await vraag.waitFor()
      // The line takes no press in its first moment: that was meant for the panel.
      const ja = page.getByRole('button', { name: 'Ja', exact: true })
      await expect
        .poll(async () => {
          if (await ja.isVisible()) await ja.click()
          return vraag.count()
        })
        .toBe(0)
      await page.goto(adres)
      await spelStaat(page)
      await expect.poll(() => letters.getAttribute('aria-label')).toBe('Letters: ruim')
      expect(klachten).toEqual([])
      await context.close()
    },
    SPEELTIJD_MS,
  )
})
