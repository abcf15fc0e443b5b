import { describe, expect, it } from 'vitest'
import { opnieuw, signIn } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
const NIET_BEWAARD = 'Een naam hierboven is nog niet bewaard. Kijk die eerst na en druk op Enter.'

describe('names of the groups of the new year', () => {
  it('are carried out as they stand there, and never as something else that was saved before', async () => {
    const { stack, browser } = omgeving
    const { page, context } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await stack.query(`update groep set schooljaar = '2025-2026' where admin_id = $1`, [adminId])
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.url}/admins/${adminId}/groepen/schooljaar`)
    const velden = page.locator('.overgang-naamveld input')
    await velden.first().waitFor()
    const namen = await velden.evaluateAll((alle) =>
      alle.map((veld) => (veld as HTMLInputElement).value),
    )
    const [een, ander] = [velden.nth(0), velden.nth(1)]
    const [eenNaam, anderNaam] = [moet(namen[0], 'naam'), moet(namen[1], 'naam')]
    const over = page.getByRole('button', { name: 'Overzetten' })
    const wacht = page.getByText(NIET_BEWAARD)
    const bewaard = page.getByText('Je keuzes zijn bewaard.')

    // A name that another group has is refused, and its text goes with the proposal.
    await een.fill('De bevers')
    await een.press('Enter')
    await bewaard.waitFor()
    await ander.fill('de Bevers')
    await ander.press('Tab')
    await page.getByText('Deze naam is al in gebruik.').waitFor()
    await wacht.waitFor()
    expect(await over.isDisabled()).toBe(true)
    // It is free again by a change of the other one: still it is not what the server has.
    await een.fill('De otters')
    await een.press('Enter')
    await page.getByLabel('groepsnaam van De otters').waitFor()
    expect(await over.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Terug naar het voorstel' }).click()
    await expect.poll(() => een.inputValue()).toBe(eenNaam)
    expect(await ander.inputValue()).toBe(anderNaam)
    await expect.poll(() => over.isEnabled()).toBe(true)

    // What is typed while the name before it is on its way stays, and is saved as well.
    const onderweg = Promise.withResolvers<void>()
    await context.route('**/jaarovergang', async (vraag) => {
      if (vraag.request().method() === 'PUT') await onderweg.promise
      await vraag.continue()
    })
    await een.fill('De zeehonden')
    await een.press('Enter')
    await een.pressSequentially(' en de meeuwen')
    onderweg.resolve()
    await page.getByLabel('groepsnaam van De zeehonden').waitFor()
    expect(await een.inputValue()).toBe('De zeehonden en de meeuwen')
    expect(await over.isDisabled()).toBe(true)
    await een.press('Enter')
    await page.getByLabel('groepsnaam van De zeehonden en de meeuwen').waitFor()
    await expect.poll(() => over.isEnabled()).toBe(true)
    await context.unroute('**/jaarovergang')

    // A name that could not be saved is not carried out either.
    await context.route('**/jaarovergang', (vraag) =>
      vraag.request().method() === 'PUT' ? vraag.abort() : vraag.continue(),
    )
    await een.fill('Nooit bewaard')
    await een.press('Tab')
    await page.getByText('Niet bewaard').first().waitFor()
    await wacht.waitFor()
    expect(await over.isDisabled()).toBe(true)
    await context.unroute('**/jaarovergang')
    await een.press('Enter')
    await page.getByLabel('groepsnaam van Nooit bewaard').waitFor()
    await expect.poll(() => over.isEnabled()).toBe(true)
    await context.close()
  })
})
