import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { schoolbestandVanNu } from '../rig/schoolbestand.ts'
import { beginBeheer, dialoogVan, drawn, groepVan, openDuring } from './laat-antwoord.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { holdAnswer, holdQuestions } from './ophouden.ts'

const omgeving = metOmgeving()
const [groep, ander, combi] = [groepVan(0), groepVan(1), groepVan(2)]
const begin = () => beginBeheer(omgeving)

async function openGroepMenu(page: Page, wat: string): Promise<void> {
  await page.getByRole('button', { name: 'Groep beheren' }).click()
  await page.getByRole('menuitem', { name: wat }).click()
}

describe('an answer that comes when its dialog was closed', () => {
  it('leaves the dialog that is open then as it is, with what was typed in it', async () => {
    const { page, context, klachten, school } = await begin()
    const dialoog = dialoogVan(page)
    const submit = (knop: string) => dialoog.getByRole('button', { name: knop }).click()

    await page.goto(`${school}/accountgegevens`)
    const openVakantie = async (naam: string, dag: string) => {
      await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
      await dialoog.getByLabel('Naam').fill(naam)
      await dialoog.getByLabel('Eerste dag').fill(dag)
      await dialoog.getByLabel('Laatste dag').fill(dag)
    }
    await openDuring(page, {
      naar: '/accountgegevens',
      send: async () => {
        await openVakantie('Studiedag', '2027-03-01')
        await submit('Bewaren')
      },
      again: () => openVakantie('Sportdag', '2027-03-08'),
      melding: 'Studiedag is bewaard.',
    })
    await expect.poll(() => dialoog.getByLabel('Naam').inputValue()).toBe('Sportdag')
    await submit('Bewaren')
    await page.getByText('Sportdag is bewaard.').waitFor()
    await page.getByText('Studiedag', { exact: true }).waitFor()

    await page.goto(`${school}/docenten`)
    const openUitnodiging = async (voornaam: string) => {
      await page.getByRole('button', { name: 'Uitnodigen' }).click()
      await dialoog.getByLabel('Voornaam').fill(voornaam)
    }
    await openDuring(page, {
      naar: '/docent-uitnodigingen',
      send: async () => {
        await openUitnodiging('Ravi')
        await dialoog.getByLabel('Achternaam').fill('Bakker')
        await dialoog.getByLabel('E-mailadres').fill('ravi.bakker@school.example')
        await submit('Uitnodigen')
      },
      again: () => openUitnodiging('Noor'),
      melding: 'Er is een mail onderweg naar ravi.bakker@school.example.',
    })
    await expect.poll(() => dialoog.getByLabel('Voornaam').inputValue()).toBe('Noor')

    await page.goto(`${school}/licentie`)
    const openBestelling = async (kenmerk: string) => {
      await page.getByRole('button', { name: 'Plaatsen bestellen', exact: true }).click()
      await dialoog.getByLabel('Hoeveel plaatsen erbij?').fill('2')
      await dialoog.getByLabel('Eigen kenmerk').fill(kenmerk)
    }
    await openDuring(page, {
      naar: '/bestellingen',
      send: async () => {
        await openBestelling('INK-1')
        await submit('Bestellen')
      },
      again: () => openBestelling('INK-2'),
      melding: '2 plaatsen besteld voor',
    })
    await expect.poll(() => dialoog.getByLabel('Eigen kenmerk').inputValue()).toBe('INK-2')
    expect(klachten).toEqual([])
    await context.close()
  })

  it('also on the page of a group, where the second dialog is another one', async () => {
    const { page, context, klachten, school } = await begin()
    const dialoog = dialoogVan(page)
    await page.goto(`${school}/groepen/${combi.id}/leerlingen`)
    await openDuring(page, {
      naar: `/groepen/${combi.id}`,
      send: async () => {
        await openGroepMenu(page, 'Naam wijzigen')
        await dialoog.getByLabel('Groepsnaam').fill('De reigers')
        await dialoog.getByRole('button', { name: 'Bewaren' }).click()
      },
      again: async () => {
        await openGroepMenu(page, 'Splitsen')
        await dialoog.getByLabel('Groepsnaam').fill('De otters')
        await dialoog.getByRole('checkbox').first().check()
      },
      melding: 'heet nu De reigers.',
    })
    await expect.poll(() => dialoog.getByLabel('Groepsnaam').inputValue()).toBe('De otters')
    await expect.poll(() => dialoog.getByRole('checkbox', { checked: true }).count()).toBe(1)
    await dialoog.getByRole('button', { name: 'Annuleren' }).click()

    const vinkjes = page.locator('.lh-rij-vinkje input')
    const chooseGroep = async (naam: string) => {
      await page.getByRole('button', { name: 'Verplaatsen' }).click()
      await dialoog.getByLabel('Naar welke groep?').selectOption({ label: naam })
    }
    const keuze = dialoog.getByLabel('Naar welke groep?').locator('option:checked')
    await openDuring(page, {
      naar: '/plaatsingen',
      send: async () => {
        await vinkjes.nth(0).check()
        await chooseGroep(groep.naam)
        await dialoog.getByRole('button', { name: 'Verplaatsen' }).click()
      },
      again: async () => {
        await vinkjes.nth(0).uncheck()
        await vinkjes.nth(1).check()
        await chooseGroep(ander.naam)
      },
      melding: `1 leerling zit nu in ${groep.naam}.`,
    })
    await expect.poll(() => keuze.textContent()).toBe(ander.naam)
    await dialoog.getByRole('button', { name: 'Annuleren' }).click()

    const geef = dialoog.getByRole('button', { name: 'Plaatjes geven' })
    await openDuring(page, {
      naar: '/inlogkaarten',
      send: async () => {
        await page.getByRole('button', { name: 'Inlogkaarten', exact: true }).click()
        await dialoog.getByRole('button', { name: 'PDF maken' }).click()
      },
      again: async () => {
        await page.getByRole('button', { name: 'Wachtwoorden of plaatjes' }).click()
        await dialoog.getByRole('radio', { name: 'Inloggen met plaatjes' }).click()
        // It is not busy with what another dialog asked.
        expect(await geef.getAttribute('aria-busy')).not.toBe('true')
      },
      melding: '1 inlogkaart staat bij je downloads.',
    })
    await expect.poll(() => geef.isEnabled()).toBe(true)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('takes nobody away from the page where they went meanwhile', async () => {
    const { page, context, klachten, school } = await begin()
    const dialoog = dialoogVan(page)
    await page.goto(`${school}/groepen/${groep.id}/leerlingen`)
    const samen = await holdAnswer(page, '/samenvoegen')
    await openGroepMenu(page, 'Samenvoegen met een andere groep')
    await dialoog.getByLabel('Met welke groep?').selectOption({ label: ander.naam })
    await dialoog.getByRole('button', { name: 'Samenvoegen' }).click()
    await samen.gedaan
    await dialoog.getByRole('button', { name: 'Annuleren' }).click()
    await page.getByRole('link', { name: 'Accountgegevens' }).click()
    await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
    await dialoog.getByLabel('Naam').fill('Kermis')
    samen.show()
    await page.getByText(`zit nu bij ${ander.naam}.`).first().waitFor()
    await drawn(page)
    expect(page.url()).toBe(`${school}/accountgegevens`)
    await expect.poll(() => dialoog.getByLabel('Naam').inputValue()).toBe('Kermis')
    await dialoog.getByRole('button', { name: 'Annuleren' }).click()
    // The undo is asked for here, and leads to the group.
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await page.getByText('Alles is weer zoals het was.').waitFor()
    await page.waitForURL(`${school}/groepen/${groep.id}/leerlingen`)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('changes nothing about the address of that page, and says there what is ready to be seen', async () => {
    const { page, context, klachten, school } = await begin()
    const [nummer] = await omgeving.stack.query<{ schoolnummer: string }>(
      'select schoolnummer from admin where admin_id = $1',
      [schoolVan(omgeving.stack, 'nl').adminId],
    )
    const inhoud = schoolbestandVanNu().replace(
      '99ZX',
      moet(nummer, 'admin').schoolnummer || '99ZX',
    )
    await page.goto(`${school}/groepen`)
    await page.getByRole('link', { name: 'Leerlingen inlezen' }).click()
    const mag = Promise.withResolvers<void>()
    await page.route('**/api/admins/*/imports?*', async (route) => {
      await mag.promise
      await route.continue()
    })
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'EDEX.XML', mimeType: 'text/xml', buffer: Buffer.from(inhoud) })
    await page.getByRole('link', { name: 'Leerkrachten' }).click()
    await page.getByRole('heading', { name: 'Leerkrachten', level: 1 }).waitFor()
    mag.resolve()
    await page.getByText('Het bestand is gelezen. Er is nog niets veranderd.').waitFor()
    await drawn(page)
    expect(page.url()).toBe(`${school}/docenten`)
    await page.getByRole('button', { name: 'Bekijken' }).click()
    await page.getByRole('heading', { name: 'Kijk na wat er verandert' }).waitFor()
    expect(klachten).toEqual([])
    await context.close()
  })
})

describe('an act that is done', () => {
  it('says so and closes its dialog, also when the list does not come; and takes nobody along later', async () => {
    const { page, context, klachten, school } = await begin()
    const dialoog = dialoogVan(page)
    await page.goto(`${school}/groepen`)
    await page.getByRole('button', { name: 'Nieuwe groep' }).click()
    await dialoog.getByLabel('Groepsnaam').fill('De zeehonden')
    const showLijst = await holdQuestions(page, '**/api/admins/*/groepen')
    await page.keyboard.press('Enter')
    await page.getByText('De zeehonden is gemaakt.').first().waitFor()
    await dialoog.waitFor({ state: 'detached' })
    expect(await page.getByRole('link', { name: 'De zeehonden' }).count()).toBe(0)
    showLijst()
    await page.getByRole('link', { name: 'De zeehonden' }).click()

    const archief = await holdAnswer(page, '/archief')
    await openGroepMenu(page, 'Archiveren')
    await archief.gedaan
    await page.getByRole('link', { name: 'Leerkrachten' }).click()
    await page.getByRole('heading', { name: 'Leerkrachten', level: 1 }).waitFor()
    archief.show()
    await page.getByText('De zeehonden is gearchiveerd.').waitFor()
    await drawn(page)
    expect(page.url()).toBe(`${school}/docenten`)
    expect(klachten).toEqual([])
    await context.close()
  })
})
