import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import { schoolbestandVanNu } from '../rig/schoolbestand.ts'
import { signIn, opnieuw, OP_DE_TELEFOON } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
const BESTAND = schoolbestandVanNu()

const VOORBEELD = 'Kijk na wat er verandert'

describe('a file of a school', () => {
  it('proposes its staff: who is ticked gets a mail when it is applied, and nobody else', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.url}/admins/${adminId}/groepen/edexml`)
    const [school] = await stack.query<{ schoolnummer: string }>(
      'select schoolnummer from admin where admin_id = $1',
      [adminId],
    )
    const buffer = Buffer.from(
      BESTAND.replace('99ZX', moet(school, 'school').schoolnummer || '99ZX'),
    )
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'EDEX.XML', mimeType: 'text/xml', buffer })
    await page.getByRole('heading', { name: VOORBEELD }).waitFor()
    const deel = page.locator('#leerkrachten')
    await deel.getByText('Lia de Bruin').waitFor()
    // Being in the file does not tick anybody.
    expect(await deel.getByRole('checkbox', { checked: true }).count()).toBe(0)
    await deel.getByRole('checkbox', { name: /Lia de Bruin/ }).check({ force: true })
    await expect
      .poll(() => deel.getByLabel('E-mailadres van Lia de Bruin').inputValue())
      .toBe('lia.debruin@voorbeeldschool.example')
    // The administration calls him headmaster, but he gets the role that is chosen here.
    await deel.getByRole('checkbox', { name: /Paul de Wit.*directeur/ }).check({ force: true })
    await expect.poll(() => deel.getByLabel('Rol van Paul de Wit').inputValue()).toBe('docent')
    const toepassen = page.getByRole('button', { name: 'Toepassen', exact: true })
    await toepassen.click()
    await deel.getByText('Vul een e-mailadres in').waitFor()
    expect(await check(page)).toEqual([])
    const adres = deel.getByLabel('E-mailadres van Paul de Wit')
    for (const [mis, zin] of [
      ['paul de wit', 'Dit is geen e-mailadres'],
      ['Lia.deBruin@voorbeeldschool.example', 'Dit adres staat hier al bij iemand anders'],
      // Only the server knows this one; the message is shown at the field, which has the focus.
      [moet(accounts.docent, 'docent').gebruikersnaam, 'Dit adres is al van iemand hier'],
    ] as const) {
      await adres.fill(mis)
      await toepassen.click()
      await deel.getByText(zin).waitFor()
      await expect.poll(() => adres.getAttribute('aria-invalid')).toBe('true')
      expect(await adres.evaluate((veld) => veld === document.activeElement)).toBe(true)
    }
    expect(await check(page)).toEqual([])
    await adres.fill('p.dewit@voorbeeldschool.example')
    await deel.getByLabel('Rol van Paul de Wit').selectOption('schooladmin')
    await toepassen.click()
    await page
      .getByRole('status')
      .getByText(/2 uitnodigingen/)
      .waitFor()
    await page.getByRole('button', { name: 'Terugdraaien van EDEX.XML' }).waitFor()

    await page.goto(`${stack.url}/admins/${adminId}/docenten`)
    await page.getByText('lia.debruin@voorbeeldschool.example', { exact: true }).waitFor()
    await page.getByText('p.dewit@voorbeeldschool.example', { exact: true }).waitFor()
    expect(await page.getByText('u.veldman@voorbeeldschool.example').count()).toBe(0)

    // When the file is read once more, they are known.
    await page.goto(`${stack.url}/admins/${adminId}/groepen/edexml`)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'EDEX.XML', mimeType: 'text/xml', buffer })
    await deel.getByText('is al uitgenodigd').first().waitFor()
    expect(klachten).toEqual([])
    await context.close()
  })
})

describe('a list as a spreadsheet gives it', () => {
  it('is read without what was added, asks what its days mean, and finds its children again', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser, OP_DE_TELEFOON)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    const paste = async (lijst: string) => {
      await page.goto(`${stack.url}/admins/${adminId}/groepen/edexml`)
      await page.getByRole('radio', { name: 'Lijst plakken' }).check({ force: true })
      await page.getByLabel('Lijst uit een spreadsheet').fill(lijst)
      await page.getByRole('button', { name: 'Lijst lezen' }).click()
      await page.getByRole('heading', { name: VOORBEELD }).waitFor()
    }
    await paste(
      'sep=;\n\nKlassenlijst;;\nNaam;Geboortedatum;Groep\n"Zand, Pleun van";03/12/2017;Groep 4 West\n;;\nBoaz Zandt;04/05/2017;groep  4 west\nTotaal;;2\n',
    )
    await page.getByText('Pleun van Zand', { exact: true }).first().waitFor()
    await page.getByText(/03\/12\/2017 is 03-12-2017/).waitFor()
    expect(await check(page)).toEqual([])
    await page.getByRole('button', { name: 'Toepassen', exact: true }).click()
    await page.getByRole('button', { name: /Terugdraaien van Geplakte lijst/ }).waitFor()
    const groepen = await stack.query<{ naam: string }>(
      `select naam from groep where lower(naam) like 'groep%west' and admin_id = $1`,
      [adminId],
    )
    expect(groepen).toEqual([{ naam: 'Groep 4 West' }])

    await paste(
      'Roepnaam;Tussenvoegsel;Achternaam;Geboortedatum;Groep\nPleun;van;Zand;2017-12-03;GROEP 4 WEST\n',
    )
    await page.getByText('De naam is bekend, maar geen nummer zegt dat het dezelfde is.').waitFor()
    expect(klachten).toEqual([])
    await context.close()
  })
})
