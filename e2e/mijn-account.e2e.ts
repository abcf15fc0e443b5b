import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DemoAccount } from '../apps/api/src/seed/demo-accounts.ts'
import { type Bezoek, signIn, OP_DE_TELEFOON, opnieuw, fillInAanmelding } from './bezoek.ts'
import { verseCode } from './codes.ts'
import { check } from './axe.ts'
import { kind, metOmgeving, moet, schoolVan } from './omgeving.ts'
import { holdAnswer } from './ophouden.ts'

const omgeving = metOmgeving()
const NIEUW = 'zeven meeuwen op de kade'
let docent: DemoAccount
let beheerder: DemoAccount
let url: string

beforeAll(() => {
  const { accounts } = schoolVan(omgeving.stack, 'nl')
  docent = moet(accounts.docent, 'docent')
  beheerder = moet(accounts.schooladmin, 'schooladmin')
  url = omgeving.stack.url
})

async function visit(perform: (bezoek: Bezoek) => Promise<void>) {
  const nieuw = await opnieuw(omgeving.browser, OP_DE_TELEFOON)
  await perform(nieuw)
  expect(nieuw.klachten).toEqual([])
  await nieuw.context.close()
}

const naarAccount = async (page: Page) => {
  await page.locator('.account-knop').click()
  await page.getByRole('menuitem', { name: 'Mijn account' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mijn account' }).waitFor()
}
const knop = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const loguit = async (page: Page) => {
  const gehoord = page.waitForRequest((vraag) => vraag.url().endsWith('/api/auth/uitloggen'))
  await page.locator('.account-knop').click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await gehoord
  await page.waitForURL('**/app/auth/login')
}
const confirm = (page: Page, wachtwoord: string) =>
  page.getByRole('dialog').getByLabel('Je wachtwoord', { exact: true }).fill(wachtwoord)

describe('one’s own account', () => {
  it('sets up an app, then asks for its code, and takes a recovery code once', () =>
    visit(async ({ page }) => {
      await signIn(page, url, docent)
      await naarAccount(page)
      await knop(page, /^Instellen/).click()
      await confirm(page, 'mis')
      await knop(page, 'Verder').click()
      await page.getByText('Dit is niet je huidige wachtwoord').waitFor()
      await confirm(page, docent.wachtwoord)
      await knop(page, 'Verder').click()
      await page.locator('.totp-letters').waitFor()
      expect(await check(page)).toEqual([])
      const geheim = (await page.locator('.totp-letters code').allTextContents()).join('')
      await page.getByLabel('Code', { exact: true }).fill(verseCode(geheim))
      await page.getByRole('dialog').getByRole('button', { name: 'Instellen' }).click()
      const codes = page.getByRole('list', { name: 'Herstelcodes' }).locator('li')
      await codes.nth(9).waitFor()
      const code = moet((await codes.allTextContents())[0], 'recovery code')
      await knop(page, 'Ik heb ze bewaard').click()
      await page.getByText('Er zijn nog 10 codes over.').waitFor()
      expect(await check(page)).toEqual([])
      await loguit(page)

      await fillInAanmelding(page, { ...docent, totpGeheim: geheim })
      await page.waitForURL('**/groepen')
      await loguit(page)
      for (const lukt of [true, false]) {
        await fillInAanmelding(page, docent)
        await knop(page, 'Gebruik een herstelcode').click()
        await page.getByLabel('Herstelcode').fill(code)
        await knop(page, 'Verder').click()
        if (!lukt) return void (await page.getByRole('alert').waitFor())
        await page.waitForURL('**/groepen')
        await loguit(page)
      }
    }))

  it('shows new recovery codes also to who closed the dialog before they came', () =>
    visit(async ({ page }) => {
      const { accounts } = schoolVan(omgeving.stack, 'be')
      const directeur = moet(accounts.schooladmin, 'schooladmin')
      await signIn(page, url, directeur)
      await naarAccount(page)
      const blad = page.getByRole('heading', { name: 'Bewaar je herstelcodes' })
      const codes = page.getByRole('list', { name: 'Herstelcodes' }).locator('li')
      const dialoog = page.getByRole('dialog')

      await knop(page, /^Instellen/).click()
      await confirm(page, directeur.wachtwoord)
      await knop(page, 'Verder').click()
      await page.locator('.totp-letters').waitFor()
      const geheim = (await page.locator('.totp-letters code').allTextContents()).join('')
      await page.getByLabel('Code', { exact: true }).fill(verseCode(geheim))
      const app = await holdAnswer(page, '/totp')
      await dialoog.getByRole('button', { name: 'Instellen' }).click()
      await app.gedaan
      await page.keyboard.press('Escape')
      await dialoog.waitFor({ state: 'detached' })
      app.show()
      await blad.waitFor()
      await expect.poll(() => codes.count()).toBe(10)
      expect(await check(page)).toEqual([])
      await knop(page, 'Ik heb ze bewaard').click()
      await page.getByText('Er zijn nog 10 codes over.').waitFor()

      // What was opened meanwhile waits behind the codes, with what was typed.
      await knop(page, 'Nieuwe codes').click()
      await confirm(page, directeur.wachtwoord)
      const nieuwe = await holdAnswer(page, '/herstelcodes')
      await knop(page, 'Nieuwe codes maken').click()
      await nieuwe.gedaan
      await page.keyboard.press('Escape')
      await knop(page, 'Andere app').click()
      await confirm(page, 'half getypt')
      nieuwe.show()
      await blad.waitFor()
      await expect.poll(() => codes.count()).toBe(10)
      await knop(page, 'Ik heb ze bewaard').click()
      await page.getByRole('heading', { name: 'App met codes instellen' }).waitFor()
      await expect
        .poll(() => dialoog.getByLabel('Je wachtwoord', { exact: true }).inputValue())
        .toBe('half getypt')
    }))

  it('makes a passkey on this device and comes in with it', () =>
    visit(async ({ page, context }) => {
      const cdp = await context.newCDPSession(page)
      await cdp.send('WebAuthn.enable')
      const apparaat = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const
      await cdp.send('WebAuthn.addVirtualAuthenticator', {
        options: { ...apparaat, hasUserVerification: true, isUserVerified: true },
      })
      await signIn(page, url, beheerder)
      await naarAccount(page)
      await knop(page, 'Passkey toevoegen').click()
      await page.getByLabel('Naam van dit apparaat').fill('Laptop van school')
      await confirm(page, beheerder.wachtwoord)
      await knop(page, 'Passkey maken').click()
      await knop(page, 'Ik heb ze bewaard').click()
      await knop(page, 'Weghalen van Laptop van school').waitFor()
      await loguit(page)
      await fillInAanmelding(page, beheerder)
      await knop(page, 'Verder met je passkey').click()
      await page.waitForURL('**/groepen')
      await naarAccount(page)
      await knop(page, 'Weghalen van Laptop van school').click()
      await confirm(page, beheerder.wachtwoord)
      await knop(page, 'Passkey weghalen').click()
      await page.getByText('Je passkey is weggehaald.').waitFor()
      expect(await page.getByText('Laptop van school', { exact: true }).count()).toBe(0)
    }))

  it('ends a session from the list, and a new password ends the others', () =>
    visit(async ({ page }) => {
      const { accounts } = schoolVan(omgeving.stack, 'be')
      const leraar = moet(accounts.docent, 'docent')
      const host = omgeving.stack.vlaamseUrl
      const [een, twee] = [await opnieuw(omgeving.browser), await opnieuw(omgeving.browser)]
      await signIn(een.page, host, leraar)
      await signIn(page, host, leraar)
      await naarAccount(page)
      await knop(page, /^Uitloggen op/).click()
      await page.getByText('is uitgelogd.').waitFor()
      await expect
        .poll(() => page.getByRole('list', { name: 'Apparaten' }).locator('li').count())
        .toBe(1)
      await signIn(twee.page, host, leraar)
      await page.getByLabel('Huidig wachtwoord', { exact: true }).fill(leraar.wachtwoord)
      await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(NIEUW)
      await knop(page, 'Wachtwoord wijzigen').click()
      await page.getByText('Je wachtwoord is gewijzigd.').waitFor()
      for (const ander of [een, twee]) {
        // The server's knowledge of a session may be a second old.
        await ander.page.waitForTimeout(1000)
        await ander.page.reload()
        await ander.page.waitForURL('**/app/auth/login')
        await ander.context.close()
      }
      await page.reload()
      await page.getByText('Dit apparaat').waitFor()
      await loguit(page)
      await signIn(page, host, { ...leraar, wachtwoord: NIEUW })
    }))

  it('asks at the door which school it is, and goes to the other one from the menu', () =>
    visit(async ({ page }) => {
      const rt = moet(
        omgeving.stack.accounts.schools.find(({ soort }) => soort === 'rt'),
        'rt',
      )
      const ellen = moet(rt.accounts.rtadmin, 'rtadmin')
      const { adminId } = schoolVan(omgeving.stack, 'nl')
      await omgeving.stack.query(
        `insert into lidmaatschap (login_id, admin_id, role) values ($1, $2, 'docent')`,
        [ellen.userId, adminId],
      )
      await omgeving.stack.query(
        `insert into medewerker (admin_id, id, voornaam, achternaam) values ($1, $2, 'Ellen', 'Tak')`,
        [adminId, ellen.userId],
      )
      await page.goto(`${url}/app/auth/login`)
      await fillInAanmelding(page, ellen)
      await page.getByRole('heading', { name: 'Waar ga je aan het werk?' }).waitFor()
      expect(await check(page)).toEqual([])
      await page.getByRole('button', { name: /Leerkracht/ }).click()
      await page.waitForURL(`**/admins/${adminId}/groepen`)
      await page.locator('.account-knop').click()
      await page.getByRole('menuitem', { name: /^Naar / }).click()
      await page.waitForURL(`**/admins/${rt.adminId}/groepen`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }))

  it('shows a child who it is and the way back, and no password to change', () =>
    visit(async ({ page }) => {
      const leerling = kind(12)
      await signIn(page, url, leerling)
      await page.goto(`${url}/app/auth/mijn-account`)
      await page.getByRole('heading', { name: 'Dit ben jij' }).waitFor()
      await page.getByText(leerling.voornaam).first().waitFor()
      expect(await page.locator('input').count()).toBe(0)
      expect(await check(page)).toEqual([])
      await page.getByRole('link', { name: 'Naar de landkaart' }).click()
      await page.waitForURL('**/landkaart')
    }))
})
