import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../rig/browser.ts'
import { buildWeb } from '../rig/build-web.ts'
import { check } from './axe.ts'
import { opnieuw, fillInAanmelding } from './bezoek.ts'
import { verseCode } from './codes.ts'
import { staatStil } from './scherm.ts'
import { createProductie, startProgram } from './stack.ts'

const LINK = /http:\/\/localhost:\d+\/app\/auth\/uitnodiging\/([\w-]{43})\n/
const KLAAR = /Letterhaven staat klaar:\n {2}\S+\n/
const ACCOUNT = { gebruikersnaam: 'beheer@haven.example', wachtwoord: 'zeven meeuwen op de kade' }

let productie: Awaited<ReturnType<typeof createProductie>>
let programma: Awaited<ReturnType<typeof startProgram>>
let browser: Browser
/** The secret in the superadmin's app. */
let totpGeheim = ''

const start = (klaar: RegExp) => {
  const { env } = productie
  const anders = { DATABASE_READ_URL: env.DATABASE_URL, PORT: '0', LOG_LEVEL: 'info' }
  return startProgram({ ...env, ...anders }, klaar)
}

async function stop(): Promise<void> {
  const einde = new Promise((resolve) => programma.child.once('exit', resolve))
  programma.child.kill('SIGTERM')
  await einde
}

/** Sets up the second step when it is due: scan, show that the app knows it, keep the codes. */
async function setUpTweedeStap(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Beveilig je account' }).waitFor()
  await page.locator('.totp-letters').waitFor()
  expect(await check(page)).toEqual([])
  totpGeheim = (await page.locator('.totp-letters code').allTextContents()).join('')
  await page.getByLabel('Code', { exact: true }).fill('000 000')
  await page.getByRole('button', { name: 'Verder' }).click()
  await page.getByRole('alert').getByText('Deze code klopt niet').waitFor()
  await page.getByLabel('Code', { exact: true }).fill(verseCode(totpGeheim))
  await page.getByRole('button', { name: 'Verder' }).click()
  await page.getByRole('heading', { name: 'Bewaar je herstelcodes' }).waitFor()
  expect(await check(page)).toEqual([])
  const codes = await page
    .getByRole('list', { name: 'Herstelcodes' })
    .locator('li')
    .allTextContents()
  expect(new Set(codes).size).toBe(10)
  const bestand = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Downloaden' }).click()
  const tekst = await readFile(await (await bestand).path(), 'utf8')
  for (const code of codes) expect(tekst).toContain(code)
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
}

beforeAll(async () => {
  await buildWeb()
  productie = await createProductie(inject('postgres'))
  programma = await start(LINK)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await stop()
  await productie.drop()
})

describe("an installation of one's own, without the demonstration", () => {
  it('prints a link once that makes the first superadmin; afterwards the link says it was used', async () => {
    const [adres = '', token = ''] = LINK.exec(programma.output()) ?? []
    const { page, context, klachten } = await opnieuw(browser, { breedte: 390, hoogte: 844 })
    await page.goto(adres.trim())
    await staatStil(page)
    expect(await check(page)).toEqual([])

    await page.getByRole('button', { name: 'Account maken' }).click()
    await page.getByText('Dit veld is verplicht').first().waitFor()
    await page.getByLabel('E-mailadres').fill(ACCOUNT.gebruikersnaam)
    await page.getByLabel('Wachtwoord', { exact: true }).fill('Wachtwoord123!')
    await page.getByRole('button', { name: 'Account maken' }).click()
    await page.getByText('makkelijk te raden').waitFor()
    await page.getByLabel('Wachtwoord', { exact: true }).fill(ACCOUNT.wachtwoord)
    await page.getByRole('button', { name: 'Account maken' }).click()
    await setUpTweedeStap(page)
    await page.waitForURL('**/superadmin/dashboard')
    await staatStil(page)

    await page.goto(adres.trim())
    await page.getByRole('heading', { name: 'Deze link is al gebruikt' }).waitFor()
    expect(await check(page)).toEqual([])
    expect(klachten).toEqual([])
    await context.close()
    // It was printed for the operator, and is in no line about a request.
    expect(programma.output().split(token)).toHaveLength(2)
    expect(programma.output()).toContain('"route":"/api/uitnodigingen/aannemen"')
  })

  it('prints no link at the next start, and lets the superadmin in', async () => {
    await stop()
    programma = await start(KLAAR)
    expect(programma.output()).not.toContain('uitnodiging')
    const { page, context } = await opnieuw(browser)
    await page.goto(`http://localhost:${programma.port}/app/auth/login`)
    await fillInAanmelding(page, { ...ACCOUNT, userId: '', totpGeheim })
    await page.waitForURL('**/superadmin/dashboard')
    await context.close()
  })

  it('has no pages for builders, by address nor by a step inside the app', async () => {
    const { page, context, klachten } = await opnieuw(browser)
    const host = `http://localhost:${programma.port}`
    const bestaatNiet = page.getByRole('heading', { name: 'Deze pagina bestaat niet' })
    for (const pad of ['/dev/ui', '/dev/spellen', '/dev/mail']) {
      await page.goto(host + pad)
      await bestaatNiet.waitFor()
      expect(await page.title()).toBe('Pagina niet gevonden · Letterhaven')
      await page.goto(`${host}/app/auth/login`)
      await page.getByRole('heading', { name: 'Inloggen' }).waitFor()
      await page.evaluate((doel) => {
        history.pushState({}, '', doel)
        dispatchEvent(new PopStateEvent('popstate'))
      }, pad)
      await bestaatNiet.waitFor()
      expect(await page.title()).toBe('Pagina niet gevonden · Letterhaven')
    }
    expect(klachten).toEqual([])
    await context.close()
  })

  it('says of a link that was never given that it is not right', async () => {
    const { page, context } = await opnieuw(browser)
    await page.goto(`http://localhost:${programma.port}/app/auth/uitnodiging/abc`)
    await page.getByRole('heading', { name: 'Deze link klopt niet' }).waitFor()
    expect(await check(page)).toEqual([])
    await context.close()
  })
})
