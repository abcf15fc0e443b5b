import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { SchoolLijst } from '@letterhaven/contracts/school-leerling'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { check } from './axe.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { signInAtApi } from '../rig/oefenen.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
const [van, naar] = [SEED_ADMINS[0]?.groepen[0], SEED_ADMINS[0]?.groepen[1]]
/** The first bytes of a workbook, which is a zip. */
const ZIP = Buffer.from('PK')

const rijen = (page: Page) => page.locator('.lh-rij')
const vakken = (page: Page) => page.locator('.lh-rij-vinkje input')
const telling = (page: Page) => page.locator('.leerling-lijst > output')
const balk = (page: Page) => page.getByRole('region', { name: 'Acties voor de selectie' })

async function exportAll(page: Page, soort: string) {
  await balk(page)
    .getByRole('button', { name: /Exporteren/ })
    .click()
  const komt = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: soort }).click()
  const bestand = await komt
  return { naam: bestand.suggestedFilename(), bytes: await readFile(await bestand.path()) }
}

describe('the pupils of the whole school', () => {
  it('are found, narrowed, chosen, moved, put away and exported, each with the way back', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    const hoofd = moet(accounts.schooladmin, 'schooladmin')
    const call = await signInAtApi(stack.url, hoofd)
    const school = await call<SchoolLijst>(`/api/admins/${adminId}/leerlingen`)
    const groep = moet(van, 'groep')
    const daarin = school.leerlingen.filter(({ groepId }) => groepId === groep.id)
    await signIn(page, stack.url, hoofd)
    await page.goto(`${stack.url}/admins/${adminId}/groepen`)
    await page.getByRole('link', { name: 'Alle leerlingen' }).click()
    await page.getByRole('heading', { name: 'Alle leerlingen', level: 1 }).waitFor()
    await rijen(page).first().waitFor()
    expect(await check(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })

    // The search ignores accents, and ends up in the address a moment later.
    const kind = moet(daarin[0], 'leerling')
    await page.getByRole('searchbox').fill(`${kind.naam.achternaam} ${kind.naam.voornaam}`)
    await page.waitForURL(/zoek=/)
    await page.getByRole('link', { name: kind.naam.voornaam }).first().waitFor()
    await expect.poll(() => rijen(page).count()).toBeLessThan(4)
    // A user who moves on while the address still waits for the search finds it again with Back.
    await page.getByRole('searchbox').fill(kind.naam.voornaam)
    await page.getByRole('link', { name: kind.naam.voornaam }).first().click()
    await page.getByRole('heading', { level: 1, name: kind.naam.voornaam }).waitFor()
    await page.goBack()
    await page.getByRole('searchbox').waitFor()
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(kind.naam.voornaam)
    await page.getByRole('searchbox').fill('xyzzy')
    await page.getByText('Niemand gevonden met').waitFor()
    expect(await check(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Toon iedereen' }).click()

    // A group and another order; Back from a pupil restores both.
    await page.getByLabel('Groep', { exact: true }).selectOption({ label: groep.naam })
    await page.getByLabel('Sorteer').selectOption({ label: 'Voornaam' })
    await page.waitForURL(/groep=.*sorteer=voornaam/)
    await page.waitForFunction(
      (n) => document.querySelectorAll('.lh-rij').length === n,
      daarin.length,
    )
    const namen = await page.locator('.lh-rij-titel').allTextContents()
    expect(namen).toEqual(namen.toSorted((a, b) => a.localeCompare(b, 'nl')))
    await expect.poll(() => telling(page).textContent()).toContain(`${daarin.length} van de `)
    await page.locator('.lh-rij-titel a').first().click()
    await page.getByRole('heading', { level: 1, name: moet(namen[0], 'naam') }).waitFor()
    await page.goBack()
    await page.waitForFunction(
      (n) => document.querySelectorAll('.lh-rij').length === n,
      daarin.length,
    )
    await expect.poll(() => page.getByLabel('Sorteer').inputValue()).toBe('voornaam')

    // Some pupils are chosen with Shift, moved, and moved back.
    await vakken(page).nth(0).click()
    await vakken(page)
      .nth(2)
      .click({ modifiers: ['Shift'] })
    await page.getByText('3 geselecteerd').first().waitFor()
    await balk(page).getByRole('button', { name: 'Verplaatsen' }).click()
    const keuze = page.getByLabel('Naar welke groep?')
    expect(await keuze.getByText(groep.naam, { exact: true }).count()).toBe(0)
    await keuze.selectOption({ label: moet(naar, 'groep').naam })
    await page.getByRole('dialog').getByRole('button', { name: 'Verplaatsen' }).click()
    await page.getByText(`3 leerlingen zitten nu in ${moet(naar, 'groep').naam}.`).waitFor()
    await page.waitForFunction(
      (n) => document.querySelectorAll('.lh-rij').length === n,
      daarin.length - 3,
    )
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await page.getByText('Iedereen zit weer waar hij zat.').waitFor()
    await page.waitForFunction(
      (n) => document.querySelectorAll('.lh-rij').length === n,
      daarin.length,
    )

    // Two pupils without a group are put in the prullenbak, and come back without a group.
    const los = daarin.slice(0, 2).map(({ id }) => id)
    await stack.query(
      'update plaatsing set tot = current_date where leerling_id = any ($1::uuid[]) and tot is null',
      [los],
    )
    await page.goto(`${stack.url}/admins/${adminId}/groepen/leerlingen?groep=zonder`)
    await page.waitForFunction(() => document.querySelectorAll('.lh-rij').length === 2)
    await page.getByLabel('Iedereen in de lijst').click()
    expect(await check(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    // Pupils without a group have no cards: the page says so, and nothing is made.
    await balk(page).getByRole('button', { name: 'Inlogkaarten' }).click()
    await page.getByText('2 leerlingen doen niet mee').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'PDF maken' }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await balk(page).getByRole('button', { name: 'Naar prullenbak' }).click()
    await page.getByText('2 leerlingen staan in de prullenbak.').waitFor()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await page.getByText('2 leerlingen zijn terug.').waitFor()
    await page.waitForFunction(() => document.querySelectorAll('.lh-rij').length === 2)

    // Cards and new passwords for pupils of several groups at once; a pupil without a group is left out.
    await page.goto(`${stack.url}/admins/${adminId}/groepen/leerlingen`)
    await page.getByLabel('Iedereen in de lijst').click()
    await balk(page).getByRole('button', { name: 'Inlogkaarten' }).click()
    await page.getByText(/vellen A4, acht kaarten op een vel/).waitFor()
    expect(await check(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    const komt = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF maken' }).click()
    const kaarten = await komt
    expect(kaarten.suggestedFilename()).toMatch(/^inlogkaarten-.*\.pdf$/u)
    const pdf = await readFile(await kaarten.path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    await page
      .getByText(`${school.leerlingen.length - 2} inlogkaarten staan bij je downloads.`)
      .waitFor()
    const geheimen = () =>
      stack.query<{ id: string; geheim: string }>(
        `select id, encode(geheim, 'hex') as geheim from login
         where id in (select leerling_id from plaatsing where admin_id = $1 and tot is null) order by id`,
        [adminId],
      )
    const voor = await geheimen()
    await balk(page).getByRole('button', { name: 'Wachtwoorden of plaatjes' }).click()
    await page.getByText(/De oude werken meteen niet meer/).waitFor()
    expect(await check(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Nieuwe wachtwoorden maken' }).click()
    await page.getByText(/leerlingen hebben een nieuw wachtwoord/).waitFor()
    const na = await geheimen()
    expect(na.map(({ id }) => id)).toEqual(voor.map(({ id }) => id))
    expect(na.filter(({ geheim }, i) => geheim === voor[i]?.geheim)).toEqual([])

    // Everybody in the list, as both kinds of file.
    await page.goto(`${stack.url}/admins/${adminId}/groepen/leerlingen`)
    await page.getByLabel('Iedereen in de lijst').click()
    const csv = await exportAll(page, 'CSV')
    expect(csv.naam).toMatch(/^leerlingen-\d{4}-\d\d-\d\d\.csv$/u)
    const regels = csv.bytes.toString('utf8').trimEnd().split('\r\n')
    expect(regels).toHaveLength(school.leerlingen.length + 1)
    expect(regels[0]).toContain('Achternaam;Groepsnaam;')
    const xlsx = await exportAll(page, 'Excel (.xlsx)')
    expect(xlsx.naam).toMatch(/\.xlsx$/u)
    expect(xlsx.bytes.subarray(0, 2)).toEqual(ZIP)
    expect(klachten).toEqual([])
    await context.close()
  })
})
