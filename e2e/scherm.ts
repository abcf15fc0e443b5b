import type { Page } from 'playwright-core'

/** What stands there until a screen is whole. */
const NOG_BEZIG = [
  '#schets',
  '.lh-skelet-houder:not(.lh-galerij *)',
  '.spel-wacht',
  '.lhs-wacht',
  '.kaart-midden output',
  '.rij-lijn-plek',
].join(', ')

/** Waits until a screen is whole: a heading stands, nothing is loading, letters are there. */
export async function staatStil(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.waitForFunction((bezig) => document.querySelector(bezig) === null, NOG_BEZIG)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** Comes to a page from outside, as by a bookmark. */
export async function gaVanBuiten(page: Page, adres: string): Promise<void> {
  await page.goto(adres, { waitUntil: 'commit' })
  await staatStil(page)
}

/**
 * Goes to another page of the app as its links do, without loading it anew, and waits until that
 * stands: under a title or a heading that is not the one of before.
 */
export async function gaBinnen(page: Page, adres: string): Promise<void> {
  await page.evaluate((naar) => {
    document.documentElement.dataset['vorige'] = document.title
    for (const kop of document.querySelectorAll<HTMLElement>('h1'))
      kop.dataset['vorige'] = kop.textContent
    history.pushState(null, '', naar)
  }, adres)
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['vorige'] !== document.title ||
      [...document.querySelectorAll<HTMLElement>('h1')].some(
        (kop) => kop.dataset['vorige'] !== kop.textContent,
      ),
  )
  await staatStil(page)
}

/** Everything on a screen that somebody reads or hears. */
export async function leesScherm(page: Page): Promise<string> {
  return page.evaluate(() => {
    const gehoord = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']
    const namen = [...document.querySelectorAll('*')].flatMap((el) =>
      gehoord.flatMap((naam) => el.getAttribute(naam) ?? []),
    )
    return [document.title, document.body.innerText, ...namen].join('\n')
  })
}

const GEWEIGERD = /bestaat niet|niet voor jouw|lukte even niet|gaat niet open|nog niet varen|is weg/

/** Does something else stand in the place of the page that was asked for? */
export async function isGeweigerd(page: Page): Promise<boolean> {
  return GEWEIGERD.test((await page.locator('h1').allTextContents()).join(' '))
}
