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
export async function goFromBuiten(page: Page, adres: string): Promise<void> {
  await page.goto(adres, { waitUntil: 'commit' })
  await staatStil(page)
}

/**
 * Goes to another page of the app as its links do, without loading it anew, and waits until that
 * stands. Its title may be there before it is: it has come when most of the page before it is gone, or
 * the words of the heading are others.
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

/** Everything on a screen that somebody reads or hears. */
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

/** Does something else stand in the place of the page that was asked for? */
export async function isGeweigerd(page: Page): Promise<boolean> {
  return GEWEIGERD.test((await page.locator('h1').allTextContents()).join(' '))
}
