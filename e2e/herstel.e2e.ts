import { expect, inject, it } from 'vitest'
import { opnieuw, fillInAanmelding } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { check } from './axe.ts'
import { startMailwacht } from './mailwacht.ts'
import { staatStil } from './scherm.ts'
import { startStack } from './stack.ts'

const omgeving = metOmgeving()
const NIEUW = 'zeven meeuwen op de kade'

it('a teacher who forgot the password sets a new one by the mail, and is out everywhere else', async () => {
  const { stack, browser } = omgeving
  const docent = moet(schoolVan(stack, 'nl').accounts.docent, 'docent')
  const oud = await opnieuw(browser)
  await oud.page.goto(`${stack.url}/app/auth/login`)
  await fillInAanmelding(oud.page, docent)
  await oud.page.getByRole('heading', { name: /groepen/i }).waitFor()

  const { page, klachten } = await opnieuw(browser, { breedte: 390 })
  await page.goto(`${stack.url}/app/auth/login`)
  await page.getByRole('link', { name: 'Vraag een nieuw wachtwoord aan' }).click()
  await staatStil(page)
  expect(await check(page)).toEqual([])
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
  expect(await check(page)).toEqual([])
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
  await fillInAanmelding(page, { ...docent, wachtwoord: NIEUW })
  await page.getByRole('heading', { name: /groepen/i }).waitFor()

  await page.goto(link)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(NIEUW)
  await page.getByRole('button', { name: 'Wachtwoord bewaren' }).click()
  await page.getByRole('heading', { name: 'Deze link werkt niet meer' }).waitFor()
  expect(klachten).toEqual([])
})

it('a mail that was on its way when the server was killed is sent after the next start', async () => {
  const wacht = await startMailwacht()
  const stack = await startStack(inject('postgres'), {
    SMTP_URL: `smtp://127.0.0.1:${wacht.port}`,
    MAIL_VAN: 'Letterhaven <post@letterhaven.example>',
    EIGEN_HOSTS: 'haven.example',
  })
  const { gebruikersnaam } = moet(schoolVan(stack, 'nl').accounts.docent, 'docent')
  const antwoord = await fetch(`${stack.url}/api/auth/wachtwoordaanvragen`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gebruikersnaam }),
  })
  expect(antwoord.status).toBe(202)
  await wacht.gebeld
  await stack.kill()
  expect(wacht.mails()).toEqual([])
  wacht.open()
  await stack.restart()
  await expect
    .poll(wacht.mails, { timeout: 30_000 })
    .toMatchObject([
      { to: gebruikersnaam, text: expect.stringContaining('/app/auth/wachtwoordherstellen/') },
    ])
  await stack.close()
  await wacht.close()
})
