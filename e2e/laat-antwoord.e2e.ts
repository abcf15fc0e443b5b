import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { volledigeNaam } from '../packages/domain/src/naam.ts'
import { signIn, opnieuw, type Bezoek } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { holdAnswer, holdQuestions } from './ophouden.ts'

const omgeving = metOmgeving()
const [groep, ander, combi] = (SEED_ADMINS[0]?.groepen ?? []).slice(0, 3).map((een) => moet(een))
const collega = moet(
  SEED_ADMINS[0]?.medewerkers.find(({ role }) => role === 'docent'),
  'docent',
)

const dialoogVan = (page: Page): Locator => page.getByRole('dialog')

/** Waits until what an answer did is drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((klaar) => {
        requestAnimationFrame(() => requestAnimationFrame(() => klaar()))
      }),
  )

interface Twee {
  /** The end of the path that the first dialog sends to. */
  readonly naar: string
  /** Opens the first dialog and sends what it asks. */
  readonly send: () => Promise<void>
  /** Opens the second dialog and fills it in. */
  readonly again: () => Promise<void>
  /** What is said when the first is done. */
  readonly melding: string
}

/** Sends from one dialog, closes it before the answer comes, opens another, and then lets the answer come in. */
async function openDuring(page: Page, { naar, send, again, melding }: Twee): Promise<void> {
  const opgehouden = await holdAnswer(page, naar)
  await send()
  await opgehouden.gedaan
  await dialoogVan(page).getByRole('button', { name: 'Annuleren' }).click()
  await dialoogVan(page).waitFor({ state: 'detached' })
  await again()
  opgehouden.show()
  await page.getByText(melding).first().waitFor()
  await drawn(page)
}

/** Begins as the manager of the Dutch school. */
async function begin(): Promise<Bezoek & { readonly school: string }> {
  const { stack, browser } = omgeving
  const bezoek = await opnieuw(browser)
  const { adminId, accounts } = schoolVan(stack, 'nl')
  await signIn(bezoek.page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
  return { ...bezoek, school: `${stack.url}/admins/${adminId}` }
}

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
    expect(await dialoog.getByLabel('Naam').inputValue()).toBe('Sportdag')
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
    expect(await dialoog.getByLabel('Voornaam').inputValue()).toBe('Noor')

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
    expect(await dialoog.getByLabel('Eigen kenmerk').inputValue()).toBe('INK-2')
    expect(klachten).toEqual([])
    await context.close()
  })

  it('also on the page of a group, where the second dialog is another one', async () => {
    const { page, context, klachten, school } = await begin()
    const dialoog = dialoogVan(page)
    await page.goto(`${school}/groepen/${moet(combi).id}/leerlingen`)
    await openDuring(page, {
      naar: `/groepen/${moet(combi).id}`,
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
    expect(await dialoog.getByLabel('Groepsnaam').inputValue()).toBe('De otters')
    expect(await dialoog.getByRole('checkbox', { checked: true }).count()).toBe(1)
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
        await chooseGroep(moet(groep).naam)
        await dialoog.getByRole('button', { name: 'Verplaatsen' }).click()
      },
      again: async () => {
        await vinkjes.nth(0).uncheck()
        await vinkjes.nth(1).check()
        await chooseGroep(moet(ander).naam)
      },
      melding: `1 leerling zit nu in ${moet(groep).naam}.`,
    })
    expect(await keuze.textContent()).toBe(moet(ander).naam)
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
    expect(await geef.isEnabled()).toBe(true)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('takes nobody away from the page where they went meanwhile', async () => {
    const { page, context, klachten, school } = await begin()
    const dialoog = dialoogVan(page)
    await page.goto(`${school}/groepen/${moet(groep).id}/leerlingen`)
    const samen = await holdAnswer(page, '/samenvoegen')
    await openGroepMenu(page, 'Samenvoegen met een andere groep')
    await dialoog.getByLabel('Met welke groep?').selectOption({ label: moet(ander).naam })
    await dialoog.getByRole('button', { name: 'Samenvoegen' }).click()
    await samen.gedaan
    await dialoog.getByRole('button', { name: 'Annuleren' }).click()
    await page.getByRole('link', { name: 'Accountgegevens' }).click()
    await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
    await dialoog.getByLabel('Naam').fill('Kermis')
    samen.show()
    await page
      .getByText(`zit nu bij ${moet(ander).naam}.`)
      .first()
      .waitFor()
    await drawn(page)
    expect(page.url()).toBe(`${school}/accountgegevens`)
    expect(await dialoog.getByLabel('Naam').inputValue()).toBe('Kermis')
    await dialoog.getByRole('button', { name: 'Annuleren' }).click()
    // The undo is asked for here, and leads to the group.
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await page.getByText('Alles is weer zoals het was.').waitFor()
    await page.waitForURL(`${school}/groepen/${moet(groep).id}/leerlingen`)
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

describe('the groups of somebody at the school', () => {
  const open = async (page: Page) => {
    await page.getByRole('button', { name: `${volledigeNaam(collega.naam)} beheren` }).click()
    await page.getByRole('menuitem', { name: 'Groepen kiezen' }).click()
  }
  const heeft = async () =>
    (
      await omgeving.stack.query<{ naam: string }>(
        'select g.naam from groep_docent d join groep g on g.id = d.groep_id where d.medewerker_id = $1',
        [collega.id],
      )
    ).map(({ naam }) => naam)

  it('stay ticked when somebody else was first, with the reason, and are saved over what is there now', async () => {
    const { page, context, school } = await begin()
    const dialoog = dialoogVan(page)
    await page.goto(`${school}/docenten`)
    await open(page)
    const erbij = dialoog.getByRole('checkbox', { checked: false }).first()
    const naam = moet(await erbij.evaluate((vak: HTMLInputElement) => vak.labels?.[0]?.textContent))
    await erbij.check()
    const weg = moet((await heeft())[0], 'groep')
    await omgeving.stack.query(
      'delete from groep_docent d using groep g where g.id = d.groep_id and d.medewerker_id = $1 and g.naam = $2',
      [collega.id, weg],
    )
    await dialoog.getByRole('button', { name: 'Bewaren' }).click()
    await dialoog.getByRole('alert').waitFor()
    const vak = (groepsnaam: string) =>
      dialoog.getByRole('checkbox', { name: groepsnaam, exact: true })
    expect(await vak(naam).isChecked()).toBe(true)
    await expect.poll(() => vak(weg).isChecked()).toBe(false)
    await dialoog.getByRole('button', { name: 'Bewaren' }).click()
    await dialoog.waitFor({ state: 'detached' })
    expect(await heeft()).toContain(naam)
    expect(await heeft()).not.toContain(weg)
    await context.close()
  })

  it('are changed again before the first answer is there, and nobody is in their own way', async () => {
    const { page, context, klachten, school } = await begin()
    const dialoog = dialoogVan(page)
    await page.goto(`${school}/docenten`)
    const addFirst = async () => {
      const vak = dialoog.getByRole('checkbox', { checked: false }).first()
      const naam = moet(await vak.evaluate((een: HTMLInputElement) => een.labels?.[0]?.textContent))
      await vak.check()
      return naam
    }
    const vooraf = await heeft()
    await open(page)
    const eerste = await addFirst()
    await openDuring(page, {
      naar: `/docenten/${collega.id}`,
      send: () => dialoog.getByRole('button', { name: 'Bewaren' }).click(),
      again: async () => {
        await open(page)
        await dialoog.getByRole('checkbox', { checked: false }).nth(1).check()
      },
      melding: `De groepen van ${volledigeNaam(collega.naam)} zijn bewaard.`,
    })
    await dialoog.getByRole('checkbox', { name: eerste, exact: true, checked: true }).waitFor()
    await dialoog.getByRole('button', { name: 'Bewaren' }).click()
    await dialoog.waitFor({ state: 'detached' })
    const nu = await heeft()
    expect(nu).toContain(eerste)
    expect(nu.length).toBe(vooraf.length + 2)
    expect(klachten).toEqual([])
    await context.close()
  })
})
