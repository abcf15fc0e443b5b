import { readFile } from 'node:fs/promises'
import { unpack } from '@letterhaven/testkit/unpack'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn, opnieuw } from './bezoek.ts'
import { kind, metOmgeving, moet, schoolVan } from './omgeving.ts'
import { practise } from '../rig/oefenen.ts'
import { goFromBuiten, hasEverything, readScherm } from './scherm.ts'

const omgeving = metOmgeving()
/**
 * A zone west of Greenwich, where a day that was turned into an instant falls a day early, and one as far east as clocks go.
 */
const ZONES = ['America/Curacao', 'Pacific/Kiritimati'] as const
const THUIS = 'Europe/Amsterdam'
const JARIG = '1 januari 2017'

beforeAll(async () => {
  const { stack } = omgeving
  await stack.query(
    `update leerling set voornaam = 'Tess', tussenvoegsel = '', achternaam = 'Meer',
       geboortedatum = '2017-01-01' where id = any ($1)`,
    [[kind(7).userId, kind(8).userId]],
  )
  await practise(stack.url, moet(schoolVan(stack, 'nl').accounts.leerling, 'leerling'))
})

async function bestand(page: Page, soort: string): Promise<Buffer> {
  await page.getByRole('button', { name: /^Exporteren/ }).click()
  const komt = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: soort }).click()
  return readFile(await (await komt).path())
}

/** Returns what the head of a school in a zone sees of days: on pages, in files, and in a list that is read in. */
async function dagenIn(timezoneId: string) {
  const { stack, browser } = omgeving
  const { adminId, groepId, leerlingId, accounts } = schoolVan(stack, 'nl')
  const { page, context, klachten } = await opnieuw(browser, { timezoneId })
  const klok = await page.evaluate(() => new Date('2017-01-01').getDate())
  await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
  const groepen = `${stack.url}/admins/${adminId}/groepen`
  const groep = `${groepen}/${groepId}`
  const gelezen: Record<string, string> = {}
  for (const [naam, adres] of Object.entries({
    dubbel: `${groepen}/dubbele-leerlingen`,
    schooljaar: `${groepen}/schooljaar`,
    groep: `${groep}/voortgang`,
    leerling: `${groep}/leerlingen/${leerlingId}/voortgang`,
    licentie: `${stack.url}/admins/${adminId}/licentie`,
    lijst: `${groep}/leerlingen`,
  })) {
    await goFromBuiten(page, adres)
    await hasEverything(page)
    gelezen[naam] = await readScherm(page)
  }
  const csv = (await bestand(page, 'CSV')).toString('utf8')
  const xlsx = unpack(await bestand(page, 'Excel (.xlsx)')).get('xl/worksheets/sheet1.xml')

  await page.goto(`${groepen}/edexml`)
  await page.getByRole('radio', { name: 'Lijst plakken' }).check({ force: true })
  await page
    .getByLabel('Lijst uit een spreadsheet')
    .fill('Voornaam;Achternaam;Geboortedatum;Groep\nTibor;Zandstra;01-01-2017;Groep 9\n')
  await page.getByRole('button', { name: 'Lijst lezen' }).click()
  const nieuw = await page.locator('li, p').filter({ hasText: 'Tibor Zandstra' }).last().innerText()
  expect(klachten).toEqual([])
  await context.close()
  return { klok, gelezen, csv, xlsx, nieuw }
}

describe('birthdays, days of practice and exported days', () => {
  it.each(ZONES)('are those of the school on a device in %s', async (zone) => {
    const [thuis, daar] = [await dagenIn(THUIS), await dagenIn(zone)]
    expect(daar.gelezen['dubbel']).toContain(JARIG)
    expect(daar.nieuw).toContain(`geboren ${JARIG}`)
    expect(daar.csv).toMatch(/;\d{4}-\d{2}-\d{2}/)
    const { klok, ...rest } = daar
    const { klok: _klok, ...verwacht } = thuis
    expect(rest).toEqual(verwacht)
    // The device really is in that zone: a day that is turned into an instant is another day there.
    expect(klok).toBe(zone === 'America/Curacao' ? 31 : 1)
  })
})
