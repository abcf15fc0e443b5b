import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { unpack } from '@letterhaven/testkit/unpack'
import type { Page } from 'playwright-core'
import { check } from './axe.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()

/** Presses a button that downloads a file, and unpacks the file. */
async function download(page: Page, knop: string): Promise<ReadonlyMap<string, string>> {
  const wacht = page.waitForEvent('download')
  await page.getByRole('button', { name: knop }).click()
  const bestand = await wacht
  expect(bestand.suggestedFilename()).toMatch(/^letterhaven-[a-z0-9-]+\.zip$/)
  return unpack(await readFile(await bestand.path()))
}

describe('what a school takes along, and the end of its account', () => {
  it('is one file with every pupil and no secret; closing is asked, seen everywhere and taken back', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const school = schoolVan(stack, 'nl')
    const { adminId, accounts } = school
    const hoofd = moet(accounts.schooladmin, 'schooladmin')
    const kinderen = await stack.query<{ id: string; voornaam: string }>(
      'select id, voornaam from leerling where admin_id = $1',
      [adminId],
    )
    const sessies = await stack.query<{ id: string }>(
      'select id from sessie where admin_id = $1 limit 20',
      [adminId],
    )
    const groepen = `${stack.url}/admins/${adminId}/groepen`

    await signIn(page, stack.url, hoofd)
    await page.goto(`${stack.url}/admins/${adminId}/accountgegevens`)
    await page.getByRole('heading', { name: 'Gegevens meenemen' }).waitFor()
    expect(await check(page)).toEqual([])
    const bestanden = await download(page, 'Alle gegevens downloaden')
    await page.getByText('Het bestand is gedownload').waitFor()
    const inhoud = [...bestanden.values()].join('\n')
    expect([...bestanden.keys()].filter((naam) => naam.endsWith('.ndjson'))).toHaveLength(
      kinderen.length,
    )
    for (const { id, voornaam } of kinderen) {
      expect(inhoud).toContain(id)
      expect(bestanden.get('leesmij.html')).toContain(voornaam)
    }
    for (const geheim of [hoofd.wachtwoord, '$argon2', ...sessies.map(({ id }) => id)])
      expect(inhoud).not.toContain(geheim)

    await page.getByRole('button', { name: 'Account sluiten' }).click()
    await page.getByLabel('Naam van het account').waitFor()
    expect(await check(page)).toEqual([])
    await page.getByLabel('Naam van het account').fill('Een andere school')
    await page.getByLabel('Je wachtwoord', { exact: true }).fill(hoofd.wachtwoord)
    await page.getByRole('button', { name: 'Over 30 dagen sluiten' }).click()
    const fout = page.getByText('De naam van dit account is')
    await fout.waitFor()
    const naam = moet(/account is (.*)$/.exec(moet(await fout.textContent(), 'fout'))?.[1], 'naam')
    await page.getByLabel('Naam van het account').fill(naam)
    await page.getByLabel('Je wachtwoord', { exact: true }).press('Enter')
    const band = page.getByText('Dit account wordt gesloten op')
    await band.waitFor()
    expect(await check(page)).toEqual([])

    await page.goto(groepen)
    await band.waitFor()
    expect(await check(page)).toEqual([])
    await page.getByRole('button', { name: 'Terugdraaien' }).click()
    await page.getByText('Het account blijft bestaan.').waitFor()
    await band.waitFor({ state: 'detached' })
    expect(klachten).toEqual([])
    await context.close()
  })

  it('everything of one pupil is a quiet button on its page, for who runs the school', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, groepId, leerlingId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.url}/admins/${adminId}/groepen/${groepId}/leerlingen/${leerlingId}`)
    const bestanden = await download(page, 'Alle gegevens van')
    await page.getByText('Het bestand is gedownload').waitFor()
    expect(bestanden.size).toBe(4)
    expect([...bestanden.values()].join('\n')).toContain(leerlingId)
    expect(await check(page)).toEqual([])
    expect(klachten).toEqual([])
    await context.close()
  })
})
