import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { volledigeNaam } from '../packages/domain/src/naam.ts'
import { beginBeheer, dialoogVan, drawn, groepVan, openDuring } from './laat-antwoord.ts'
import { metOmgeving, moet } from './omgeving.ts'

const omgeving = metOmgeving()
const ander = groepVan(1)
const collega = moet(
  SEED_ADMINS[0]?.medewerkers.find(({ role }) => role === 'docent'),
  'docent',
)
const begin = () => beginBeheer(omgeving)

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
    const naam = moet(
      await erbij.evaluate((vak: HTMLInputElement) => vak.labels?.[0]?.textContent),
      'naam',
    )
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
    await expect.poll(() => vak(naam).isChecked()).toBe(true)
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
      const naam = moet(
        await vak.evaluate((een: HTMLInputElement) => een.labels?.[0]?.textContent),
        'naam',
      )
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

describe('a question of the prullenbak that is refused', () => {
  it('stays open with what was chosen', async () => {
    const { page, context, school } = await begin()
    const dialoog = dialoogVan(page)
    const weg = groepVan(3)
    await page.goto(`${school}/groepen/${weg.id}/leerlingen`)
    await page.locator('.lh-rij-vinkje input').first().check()
    await page.getByRole('button', { name: 'Naar prullenbak' }).click()
    await page.getByText('1 leerling staat in de prullenbak.').waitFor()
    await omgeving.stack.query('update groep set gearchiveerd_op = now() where id = $1', [weg.id])
    await page.goto(`${school}/prullenbak`)
    await page.getByRole('checkbox', { name: /kiezen$/ }).check()
    await page.getByRole('button', { name: 'Terugzetten' }).click()
    const keuze = dialoog.getByLabel('In welke groep dan?')
    await keuze.selectOption({ label: ander.naam })
    const terug = dialoog.getByRole('button', { name: 'Terugzetten' })
    const isPut = (url: URL) => url.pathname.endsWith('/prullenbak')
    await page.route(isPut, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    )
    await terug.click()
    await page.getByText('Er is geen verbinding met Letterhaven.').first().waitFor()
    await drawn(page)
    await expect.poll(() => keuze.locator('option:checked').textContent()).toBe(ander.naam)
    await page.unroute(isPut)
    await terug.click()
    await page.getByText('1 leerling is terug, met alle gegevens.').first().waitFor()
    await dialoog.waitFor({ state: 'detached' })
    await context.close()
  })
})
