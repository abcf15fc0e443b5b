import { describe, expect, it } from 'vitest'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { keur } from './axe.ts'
import { meldAan, opnieuw } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { plak } from './plak.ts'

const omgeving = metOmgeving()
const groep = moet(SEED_ADMINS[0]?.groepen[0], 'groep')
const LIJST = 'Voornaam\tTussen\tAchternaam\nFemke\tvan den\tBroek\n=HYPERLINK("x")\t\t<b>Bos</b>'

describe('new pupils', () => {
  it('are typed and pasted, named where they are there already, added, and taken back', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await meldAan(page, stack.url, moet(accounts.docent, 'docent'))
    await page.goto(`${stack.url}/admins/${adminId}/groepen/${groep.id}/leerlingen`)
    await page.getByRole('link', { name: 'Toevoegen' }).click()
    await page.getByRole('heading', { name: 'Leerlingen toevoegen' }).waitFor()
    expect(await keur(page)).toEqual([])
    const knop = page.getByRole('button', { name: 'Toevoegen', exact: true })
    expect(await knop.isDisabled()).toBe(true)

    const bekend = moet(groep.leerlingen[0], 'leerling').naam
    await page.getByLabel('Voornaam van leerling 1').fill(bekend.voornaam)
    await page.getByLabel('Tussenvoegsel van leerling 1').fill(bekend.tussenvoegsel)
    await page.getByLabel('Achternaam van leerling 1').fill(bekend.achternaam)
    await page.getByText('zit al in deze groep').waitFor()
    await plak(page.getByLabel('Voornaam van leerling 2'), LIJST)
    await page.getByText('3 leerlingen voor').waitFor()
    expect(await page.getByLabel('Tussenvoegsel van leerling 2').inputValue()).toBe('van den')
    await page.getByLabel('Leerling 1 weghalen').click()
    expect(await keur(page)).toEqual([])
    await page.getByLabel('Achternaam van leerling 1').press('Enter')

    // What looks like a formula or markup is a name like any other.
    await page.getByText('2 leerlingen zijn toegevoegd.').waitFor()
    await page.getByText('Femke van den Broek').first().waitFor()
    await page.getByText('<b>Bos</b>').first().waitFor()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await page.getByText('Ze liggen in de prullenbak.').waitFor()
    expect(await page.getByText('Femke van den Broek').count()).toBe(0)
    expect(klachten).toEqual([])
    await context.close()
  })
})
