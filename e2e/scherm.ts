import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { onderwegVan } from './onderweg.ts'

const GEDULD_MS = 60_000

/** What is shown until a screen is complete. */
const NOG_BEZIG = [
  '#schets',
  '.lh-skelet-houder:not(.lh-galerij *)',
  '.spel-wacht',
  '.lhs-wacht',
  '.kaart-midden output',
  '.rij-lijn-plek',
].join(', ')

/** Waits until a screen is complete: it has a heading, nothing is loading, and the fonts are there. */
export async function staatStil(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction((bezig) => document.querySelector(bezig) === null, NOG_BEZIG)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** Longer than React holds back what comes later than its page (300 ms), so that it is shown in one go. */
const STIL_MS = 400

/** Waits until nothing on a page has changed for a while. */
const waitForNoChange = (page: Page): Promise<void> =>
  page.evaluate(
    (stil) =>
      new Promise((klaar) => {
        const finish = (): void => {
          waarnemer.disconnect()
          klaar()
        }
        let klok = setTimeout(finish, stil)
        const waarnemer = new MutationObserver(() => {
          clearTimeout(klok)
          klok = setTimeout(finish, stil)
        })
        waarnemer.observe(document, { subtree: true, childList: true, characterData: true })
      }),
    STIL_MS,
  )

/**
 * Waits until also that is there what a page shows later than itself: nothing is asked for any more, and nothing changes. The
 * browser's own `networkidle` says less: it is over as soon as it has been idle once, also when an answer makes a part of the page
 * ask for the next thing.
 */
export async function hasEverything(page: Page): Promise<void> {
  const onderweg = onderwegVan(page)
  const isRustig = async (): Promise<boolean> => {
    if (onderweg.size > 0) return false
    await waitForNoChange(page)
    return onderweg.size === 0
  }
  await expect.poll(isRustig, { timeout: GEDULD_MS }).toBe(true)
}

/** Goes to a page from outside, as from a bookmark. */
export async function goFromBuiten(page: Page, adres: string): Promise<void> {
  await page.goto(adres, { waitUntil: 'commit' })
  await staatStil(page)
}

/**
 * Goes to another page of the app as its links do, without a reload, and waits until it is shown. Its title may be there before
 * the page is: the page has arrived when most of the previous one is gone, or the heading has changed.
 */
export async function goInside(page: Page, adres: string): Promise<void> {
  const aantal = await page.evaluate((naar) => {
    const oud = document.querySelectorAll<HTMLElement>('main *, h1')
    for (const el of oud)
      el.setAttribute('data-vorige', el.localName === 'h1' ? el.textContent : '')
    history.pushState(null, '', naar)
    return oud.length
  }, adres)
  await page.waitForFunction((was) => {
    const over = [...document.querySelectorAll('[data-vorige]')]
    const koppen = [...document.querySelectorAll('h1')]
    return (
      over.length < was / 2 ||
      koppen.some((kop) => kop.getAttribute('data-vorige') !== kop.textContent)
    )
  }, aantal)
  await staatStil(page)
}

/** Returns everything on a screen that users read or hear. */
export async function readScherm(page: Page): Promise<string> {
  return page.evaluate(() => {
    const gehoord = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']
    const namen = [...document.querySelectorAll('*')].flatMap((el) =>
      gehoord.flatMap((naam) => el.getAttribute(naam) ?? []),
    )
    return [document.title, document.body.innerText, ...namen].join('\n')
  })
}

const GEWEIGERD = /bestaat niet|niet voor jouw|lukte even niet|gaat niet open|nog niet varen|is weg/

/** Returns whether something else is shown instead of the page that was asked for. */
export async function isGeweigerd(page: Page): Promise<boolean> {
  return GEWEIGERD.test((await page.locator('h1').allTextContents()).join(' '))
}
