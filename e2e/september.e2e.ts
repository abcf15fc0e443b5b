import { describe, expect, it } from 'vitest'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { volledigeNaam } from '../packages/domain/src/naam.ts'
import { check } from './axe.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
const drie = moet(
  SEED_ADMINS[0]?.groepen.find(({ naam }) => naam === 'Groep 3'),
  'groep 3',
)
const [blijver, vertrekker] = [
  moet(drie.leerlingen[0], 'leerling'),
  moet(drie.leerlingen[1], 'leerling'),
]

/** Returns the group and the year of a pupil; null for one in the prullenbak. */
async function zit(id: string): Promise<string | null> {
  const [rij] = await omgeving.stack.query<{ naam: string; jaargroep: number; weg: boolean }>(
    `select groep.naam, leerling.jaargroep, leerling.deleted_at is not null as weg
     from leerling join plaatsing on plaatsing.leerling_id = leerling.id and plaatsing.tot is null
     join groep on groep.id = plaatsing.groep_id where leerling.id = $1`,
    [id],
  )
  return rij && !rij.weg ? `${rij.naam} ${rij.jaargroep}` : null
}

describe('September', () => {
  it('takes the school into its new year at once, as it was rehearsed, and back again', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    // The summer is over, so these groups are last year's.
    await stack.query(`update groep set schooljaar = '2025-2026' where admin_id = $1`, [adminId])
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.url}/admins/${adminId}/groepen`)
    await page.getByRole('link', { name: 'Nieuw schooljaar' }).click()
    await page.getByRole('heading', { name: /Naar schooljaar/ }).waitFor()
    expect(await check(page)).toEqual([])

    // One pupil stays down and one leaves; the others move along.
    await page.getByRole('button', { name: 'Leerlingen van Groep 3' }).focus()
    await page.keyboard.press('Enter')
    const bewaard = page.getByText('Je keuzes zijn bewaard.')
    await page.getByLabel(`nog een jaar groep 3: ${volledigeNaam(blijver.naam)}`).check()
    await bewaard.waitFor()
    await page
      .getByLabel(`Waar ${volledigeNaam(vertrekker.naam)} naartoe gaat`)
      .selectOption({ label: 'van school' })
    await page.getByText('2 uitzonderingen').waitFor()
    await bewaard.waitFor()
    await page.getByLabel('groepsnaam van Groep 4').fill('De zeehonden')
    await page.keyboard.press('Enter')
    await page.getByLabel('groepsnaam van De zeehonden').waitFor()
    await bewaard.waitFor()
    expect(await check(page)).toEqual([])

    // It is still as it was left.
    await page.reload()
    await page.getByText('2 uitzonderingen').waitFor()
    // A colleague's later choice is shown as soon as the page loads it again, and it is the one that counts.
    const waarheen = page.getByLabel('Waar Groep 4 naartoe gaat')
    const eerst = await waarheen.inputValue()
    await waarheen.selectOption({ label: 'De zeehonden' })
    await bewaard.waitFor()
    await stack.query(
      `update jaarovergang set versie = versie + 1, keuzes = jsonb_set(keuzes, '{delen}', '[]')
       where admin_id = $1`,
      [adminId],
    )
    await page.getByRole('button', { name: 'Overzetten' }).click()
    await page.getByText(/Er is nu niets overgezet/).waitFor()
    await expect.poll(() => waarheen.inputValue()).toBe(eerst)
    // The text beside the button says what it does: everything at once, now, and what happens to those who leave.
    await page
      .getByText(/^Alles tegelijk, nu meteen: \d+ leerlingen gaan naar \d+ groepen/)
      .waitFor()
    const gevolg = page.getByText(
      /^De \d+ die van school gaan, komen in de prullenbak en .* op .* gewist\. Alles kan 30 dagen lang/,
    )
    await gevolg.waitFor()
    await page.getByRole('button', { name: 'Overzetten' }).click()
    await page
      .getByText(/is overgezet/)
      .first()
      .waitFor()
    // Afterwards the page says what was done, in numbers, and not that nobody has to move.
    await page
      .getByText(
        /: \d+ leerlingen gingen over, \d+ groepen zijn gemaakt en \d+ leerlingen gingen van school\./,
      )
      .waitFor()
    expect(await page.getByText('Er hoeft niemand over').count()).toBe(0)
    await page.getByText(/^Klaar voor schooljaar/).waitFor()
    // The year after that is not possible yet, but the user may look at it.
    expect(await page.getByText('Wie gaat waarheen').count()).toBe(0)
    await page.getByRole('button', { name: /^Vooruitkijken naar/ }).click()
    await page.getByRole('heading', { name: 'Wie gaat waarheen' }).waitFor()
    await page.getByText(/^Overzetten kan vanaf/).waitFor()
    await page.reload()
    await page.getByText(/^Klaar voor schooljaar/).waitFor()
    expect(await zit(blijver.id)).toBe('Groep 3 3')
    expect(await zit(vertrekker.id)).toBeNull()
    expect(await zit(moet(drie.leerlingen[2], 'leerling').id)).toBe('De zeehonden 4')
    expect(await check(page)).toEqual([])

    await page.getByRole('button', { name: 'Terugdraaien' }).click()
    const vraag = page.getByRole('dialog', { name: /terugdraaien\?$/ })
    await vraag.getByRole('button', { name: 'Terugdraaien' }).click()
    await page.getByText('Alles staat weer zoals het was.').waitFor()
    expect(await zit(blijver.id)).toBe('Groep 3 3')
    expect(await zit(vertrekker.id)).toBe('Groep 3 3')
    await page.getByText('2 uitzonderingen').waitFor()
    expect(klachten).toEqual([])
    await context.close()
  })

  it('keeps what the first of two admins decided, and says so to the second', async () => {
    const { stack, browser } = omgeving
    const { page, context } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.url}/admins/${adminId}/groepen/schooljaar`)
    const keuze = page.getByLabel('Waar Groep 3 naartoe gaat', { exact: true })
    await keuze.waitFor()
    await stack.query(`update jaarovergang set versie = versie + 1 where admin_id = $1`, [adminId])
    await keuze.selectOption({ label: 'van school' })
    await page.getByText('Er is intussen iets veranderd in dit account').waitFor()
    expect(await keuze.inputValue()).not.toBe(' ')
    await context.close()
  })
})
