import { expect, it } from 'vitest'
import { opnieuw, vulAanmeldingIn } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { keur } from './axe.ts'
import { staatStil } from './scherm.ts'

const omgeving = metOmgeving()
const NIEUW = 'zeven meeuwen op de kade'

it('a teacher who forgot the password sets a new one by the mail, and is out everywhere else', async () => {
  const { stack, browser } = omgeving
  const docent = moet(schoolVan(stack, 'nl').accounts.docent, 'docent')
  const oud = await opnieuw(browser)
  await oud.page.goto(`${stack.url}/app/auth/login`)
  await vulAanmeldingIn(oud.page, docent)
  await oud.page.getByRole('heading', { name: /groepen/i }).waitFor()

  const { page, klachten } = await opnieuw(browser, { breedte: 390 })
  await page.goto(`${stack.url}/app/auth/login`)
  await page.getByRole('link', { name: 'Vraag een nieuw wachtwoord aan' }).click()
  await staatStil(page)
  expect(await keur(page)).toEqual([])
  await page.getByLabel('E-mailadres').fill(docent.gebruikersnaam)
  await page.getByRole('button', { name: 'Stuur mij een mail' }).click()
  await page.getByRole('heading', { name: 'Kijk in je mail' }).waitFor()

  await page.getByRole('link', { name: 'in de postbus' }).click()
  const mail = page.frameLocator('iframe')
  const knop = mail.getByRole('link', { name: 'Nieuw wachtwoord kiezen' })
  const link = moet(await knop.getAttribute('href'), 'the link of the mail')
  expect(link).toMatch(new RegExp(`^${stack.url}/app/auth/wachtwoordherstellen/`))
  await page.goto(link)
  await page.getByRole('heading', { name: 'Kies een nieuw wachtwoord' }).waitFor()
  expect(page.url()).toBe(`${stack.url}/app/auth/wachtwoordherstellen/-/-`)
  expect(await keur(page)).toEqual([])
  const wachtwoord = page.getByLabel('Wachtwoord', { exact: true })
  await wachtwoord.fill('Sunshine2026!')
  await page.getByRole('button', { name: 'Wachtwoord bewaren' }).click()
  await page.getByText('makkelijk te raden').waitFor()
  await wachtwoord.fill(NIEUW)
  await page.getByRole('button', { name: 'Wachtwoord bewaren' }).click()
  await page.getByRole('heading', { name: 'Je wachtwoord is gewijzigd' }).waitFor()

  await oud.page.reload()
  await oud.page.getByRole('heading', { name: 'Inloggen' }).waitFor()

  await page.getByRole('link', { name: 'Naar het inloggen' }).click()
  await vulAanmeldingIn(page, { ...docent, wachtwoord: NIEUW })
  await page.getByRole('heading', { name: /groepen/i }).waitFor()

  await page.goto(link)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(NIEUW)
  await page.getByRole('button', { name: 'Wachtwoord bewaren' }).click()
  await page.getByRole('heading', { name: 'Deze link werkt niet meer' }).waitFor()
  expect(klachten).toEqual([])
})
