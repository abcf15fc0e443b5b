import type { Browser, BrowserContext, Page } from 'playwright-core'
import { verseCode } from './codes.ts'
import { onderwegVan } from './onderweg.ts'
import type { DemoAccount } from '../apps/api/src/seed/demo-accounts.ts'

/** One person at one screen, with everything that the page reported. */
export interface Bezoek {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors, page errors and reports of the Content-Security-Policy. */
  readonly klachten: string[]
}

export interface BezoekOptions {
  readonly breedte?: number
  readonly hoogte?: number
  readonly donker?: boolean
  /** A tablet or a phone with a touch screen and without a keyboard. */
  readonly vingers?: boolean
  /**
   * Whether everything may move, as for most users. Only journeys about what moves need it: what moves is drawn sixty times a
   * second, also while a journey waits.
   */
  readonly beweegt?: boolean
  /** The time zone of the device. */
  readonly timezoneId?: string
}

/** A small screen, which costs least to draw, for journeys about answers and not about looks. */
export const OP_DE_TELEFOON = { breedte: 390, hoogte: 700 } as const
/** The same for pages that are laid out as on a board. */
export const OP_EEN_BORDJE = { breedte: 800, hoogte: 600 } as const

/** How long a code of an app is valid. */
const STAP_MS = 30_000

/** The timeout of a page. A busy machine takes its time; what hangs is stopped by the timeout of the test. */
const GEDULD_MS = 60_000

/** What the browser itself reports about a failed call, which is expected where a test cuts the network. */
const NETWERK = /net::ERR_|Failed to load resource/

/** Opens a fresh browser profile. */
export async function opnieuw(browser: Browser, options: BezoekOptions = {}): Promise<Bezoek> {
  const { breedte = 1280, hoogte = 800, donker = false, vingers = false } = options
  const { timezoneId = 'Europe/Amsterdam', beweegt = false } = options
  const context = await browser.newContext({
    viewport: { width: breedte, height: hoogte },
    hasTouch: vingers,
    isMobile: vingers,
    locale: 'nl-NL',
    reducedMotion: beweegt ? 'no-preference' : 'reduce',
    timezoneId,
  })
  context.setDefaultTimeout(GEDULD_MS)
  const klachten: string[] = []
  await context.addInitScript(
    ({ theme, isRustig }) => {
      if (theme) localStorage.setItem('theme', theme)
      addEventListener('securitypolicyviolation', (melding) => {
        console.error(
          `CSP: ${melding.violatedDirective} ${melding.blockedURI} ${melding.sourceFile}`,
        )
      })
      // Who asked for less motion gets none: what still moves from one look to the other costs a slow device most of all.
      if (isRustig) {
        addEventListener('transitionrun', ({ propertyName, target }) => {
          console.error(`BEWEGING: ${propertyName} ${(target as Element).outerHTML.slice(0, 120)}`)
        })
      }
    },
    { theme: donker ? 'dark' : null, isRustig: !beweegt },
  )
  const page = await context.newPage()
  follow(page, klachten)
  return { page, context, klachten }
}

/** Collects what a page reports. */
export function follow(page: Page, klachten: string[]): void {
  onderwegVan(page)
  page.on('pageerror', (error) => klachten.push(`fout: ${error.message}`))
  page.on('console', (bericht) => {
    if (bericht.type() === 'error' && !NETWERK.test(bericht.text())) klachten.push(bericht.text())
  })
}

/** Signs in on the login page that is already open, as a person would. */
export async function fillInAanmelding(page: Page, account: DemoAccount): Promise<void> {
  await page.getByLabel('Gebruikersnaam').fill(account.gebruikersnaam)
  await page.locator('input[type=password]').fill(account.wachtwoord)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  if (account.totpGeheim === undefined) return
  await fillInCode(page, account.totpGeheim)
}

/**
 * Completes the second step. A code works once, so somebody who signed in a moment ago uses the next one, as their app will
 * show it.
 */
async function fillInCode(page: Page, totpGeheim: string): Promise<void> {
  const veld = page.getByLabel('Code')
  // The test sees a response before the form does, and a press in between does nothing.
  const verder = page.getByRole('button', { name: 'Verder', disabled: false })
  for (const later of [0, 1, 0, 1]) {
    await verder.waitFor()
    await veld.fill(verseCode(totpGeheim, later))
    const gehoord = page.waitForResponse((antwoord) => antwoord.url().endsWith('/api/auth'))
    await verder.click()
    if ((await gehoord).ok()) return
    if (later === 1) await page.waitForTimeout(STAP_MS)
  }
}

/** Goes to the login page and signs in; resolves when the person has left that page. */
export async function signIn(page: Page, host: string, account: DemoAccount): Promise<void> {
  await page.goto(`${host}/app/auth/login`)
  await fillInAanmelding(page, account)
  await page.waitForURL((url) => !url.pathname.startsWith('/app/auth/'))
}
