import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { DemoAccount, DemoSchool } from '../apps/api/src/seed/demo-accounts.ts'
import { check } from './axe.ts'
import { signIn, opnieuw, fillInAanmelding } from './bezoek.ts'
import { metOmgeving, moet } from './omgeving.ts'

const omgeving = metOmgeving()
const accountVan = (soort: 'thuis' | 'rt', land: 'nl' | 'be'): DemoSchool =>
  moet(
    omgeving.stack.accounts.schools.find((een) => een.soort === soort && een.land === land),
    soort,
  )

/**
 * Signs in to a home or a practice. They have no page of their own to land on: the login page says who is signed in, or leads
 * back to where they were.
 */
async function signInSmall(page: Page, host: string, account: DemoAccount): Promise<void> {
  await page.goto(`${host}/app/auth/login`)
  await fillInAanmelding(page, account)
  await page.getByRole('button', { name: 'Inloggen' }).waitFor({ state: 'detached' })
}

describe('a parent at home', () => {
  it('adds the first child under consent, hands the tablet over, and takes the consent back', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser, { breedte: 820, hoogte: 1100 })
    const { adminId, accounts } = accountVan('thuis', 'nl')
    const ouder = moet(accounts.thuisadmin, 'thuisadmin')
    // A home starts with nobody in it, and no group.
    for (const leeg of ['leerling set deleted_at', 'groep set gearchiveerd_op'])
      await stack.query(`update ${leeg} = now() where admin_id = $1`, [adminId])

    await signInSmall(page, stack.url, ouder)
    await page.goto(`${stack.url}/admins/${adminId}/groepen`)
    await page.getByText('Hier staat nog geen kind').waitFor()
    expect(await check(page)).toEqual([])
    await page.getByRole('button', { name: 'Kind toevoegen' }).click()
    await page.getByRole('heading', { name: 'Kinderen toevoegen', level: 1 }).waitFor()
    expect(await check(page)).toEqual([])

    // Without a name and a tick nothing is sent, and each missing part is reported at its place.
    await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
    await page.getByText('Vul een voornaam in').waitFor()
    await page.getByText('Zonder toestemming kan een kind er niet bij.').waitFor()
    expect(await check(page)).toEqual([])
    await page.getByLabel('Voornaam').fill('Lotte')
    await page.getByLabel('Welke groep').selectOption('4')
    // The typed text stays after a reload; consent has to be given again.
    await page.getByLabel(/Ik ben ouder of voogd/).check()
    await page.reload()
    await page.getByRole('heading', { name: 'Kinderen toevoegen', level: 1 }).waitFor()
    await expect.poll(() => page.getByLabel('Voornaam').inputValue()).toBe('Lotte')
    await expect.poll(() => page.getByLabel('Welke groep').inputValue()).toBe('4')
    expect(await page.getByLabel(/Ik ben ouder of voogd/).isChecked()).toBe(false)
    await page.getByLabel(/Ik ben ouder of voogd/).check()
    await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()

    await page.getByRole('heading', { name: 'Lotte kan beginnen' }).waitFor()
    const woorden = moet(await page.locator('.kind-woorden').textContent(), 'woorden')
    expect(woorden.trim().split(' ').length).toBeGreaterThan(1)
    expect(await check(page)).toEqual([])
    const lijst = page.getByRole('link', { name: 'Naar Thuis' })
    const groep = moet(await lijst.getAttribute('href'), 'groep')
    await page.getByRole('button', { name: 'Nu spelen' }).click()
    await page.waitForURL((url) => url.pathname.startsWith('/app/auth/klas/'))
    await page.getByText('Lotte').first().waitFor()

    // Later, the parent again.
    await signInSmall(page, stack.url, ouder)
    await page.goto(`${stack.url}${groep}`)
    await page.getByRole('link', { name: 'Lotte' }).first().click()
    await page.getByText('Gegeven door een ouder of voogd').waitFor()
    expect(await check(page)).toEqual([])
    await page.getByRole('button', { name: 'Intrekken' }).click()
    await page.getByText('30 dagen lang').waitFor()
    expect(await check(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Intrekken' }).click()
    await page.getByText('Lotte staat in de prullenbak').waitFor()

    // The child only comes back with a new consent.
    await page.goto(`${stack.url}/admins/${adminId}/prullenbak`)
    await page.getByRole('checkbox', { name: 'Lotte kiezen' }).check()
    await page.getByRole('button', { name: 'Terugzetten' }).click()
    const dialoog = page.getByRole('dialog')
    await dialoog.getByText('De toestemming voor Lotte is ingetrokken.').waitFor()
    await dialoog.getByRole('button', { name: 'Terugzetten' }).click()
    await dialoog.getByText('Zonder toestemming kan een kind er niet bij.').waitFor()
    expect(await check(page)).toEqual([])
    await dialoog.getByLabel(/Ik ben ouder of voogd/).check()
    await dialoog.getByRole('button', { name: 'Terugzetten' }).click()
    await page.getByText('1 kind is terug').waitFor()
    expect(klachten).toEqual([])
    await context.close()
  })

  it('reads the pictures of who does not read yet, and its door asks for those', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser, { breedte: 390, hoogte: 844 })
    const { adminId, groepId, accounts } = accountVan('thuis', 'be')
    const host = stack.vlaamseUrl
    await signInSmall(page, host, moet(accounts.thuisadmin, 'thuisadmin'))
    await page.goto(`${host}/admins/${adminId}/klassen/${groepId}/leerlingen/kinderen-toevoegen`)
    await page.getByLabel('Voornaam').fill('Bo')
    await page.getByLabel('Welk leerjaar').selectOption({ label: '1e leerjaar' })
    await page.getByLabel(/Ik ben ouder of voogd/).check()
    await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
    await page.getByText('en dan op deze plaatjes').waitFor()
    const geheim = moet(await page.locator('.kind-woorden').textContent(), 'plaatjes')
    expect(geheim.trim().split(', ')).toHaveLength(4)
    expect(await check(page)).toEqual([])
    await page.getByRole('button', { name: 'Nu spelen' }).click()
    await page.getByRole('heading', { name: 'Hoi Bo, tik je plaatjes' }).waitFor()
    for (const plaatje of geheim.trim().split(', '))
      await page.getByRole('button', { name: plaatje, exact: true }).click()
    await page.waitForURL('**/landkaart')
    expect(klachten).toEqual([])
    await context.close()
  })
})

describe('a Flemish practice', () => {
  it('adds a child in the words of Flanders, whichever page it came by, with who said yes and when', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser, { breedte: 390, hoogte: 844 })
    const { adminId, groepId, accounts } = accountVan('rt', 'be')
    await signInSmall(page, stack.vlaamseUrl, moet(accounts.rtadmin, 'rtadmin'))
    const klassen = `${stack.vlaamseUrl}/admins/${adminId}/klassen`
    const klas = `${klassen}/${groepId}/leerlingen`
    // No file contains the consent that each child needs here.
    await page.goto(`${klassen}/edexml`)
    await page.waitForURL(klassen)
    await page.goto(`${klas}/toevoegen`)
    await page.waitForURL(`${klas}/kinderen-toevoegen`)
    await page.getByLabel('Voornaam').fill('Jef')
    await page.getByLabel('Welk leerjaar').selectOption({ label: '2e leerjaar' })
    await page.getByLabel('Wie gaf toestemming?').fill('Els Wouters')
    await page.getByLabel('Wanneer?').fill('2999-01-01')
    await page.getByLabel(/Een ouder of voogd weet wat hier/).check()
    await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
    await page.getByText('Kies een dag die al geweest is').waitFor()
    expect(await check(page)).toEqual([])
    await page.getByLabel('Wanneer?').fill('2026-02-03')
    await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
    await page.getByRole('heading', { name: 'Jef kan beginnen' }).waitFor()
    // The link to the card leads only to this child's card, whoever else is in the group.
    await page.getByRole('link', { name: 'Inlogkaarten printen' }).click()
    await page.getByRole('dialog', { name: /^1 inlogkaart / }).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL((url) => url.search === '')
    await page.goto(klas)
    await page.getByRole('link', { name: 'Jef' }).first().click()
    await page.getByText('Els Wouters, ouder of voogd op 3 februari 2026').waitFor()
    expect(klachten).toEqual([])
    await context.close()
  })

  it('and a school goes from here to its own list', async () => {
    const { stack, browser } = omgeving
    const { page, context } = await opnieuw(browser)
    const school = moet(
      stack.accounts.schools.find((een) => een.soort === 'school' && een.groepId !== null),
      'school',
    )
    await signIn(page, stack.url, moet(school.accounts.schooladmin, 'schooladmin'))
    const groep = `${stack.url}/admins/${school.adminId}/groepen/${school.groepId}/leerlingen`
    await page.goto(`${groep}/kinderen-toevoegen`)
    await page.waitForURL(`${groep}/toevoegen`)
    await page.getByRole('heading', { name: 'Leerlingen toevoegen' }).waitFor()
    expect(await page.getByLabel('Voornaam van leerling 1').inputValue()).toBe('')
    await context.close()
  })
})
