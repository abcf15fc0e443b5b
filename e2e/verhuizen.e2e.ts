import { describe, expect, it } from 'vitest'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { check } from './axe.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
const groepVan = (land: 'nl' | 'be') =>
  moet(
    SEED_ADMINS.find((admin) => admin.land === land && admin.soort === 'school')?.groepen[0],
    'groep',
  )

describe('a pupil moves', () => {
  it('from a Dutch school to a Flemish one by a token, with its history, and is gone where it was', async () => {
    const { stack, browser } = omgeving
    const [oud, nieuw] = [schoolVan(stack, 'nl'), schoolVan(stack, 'be')]
    const groep = groepVan('nl')
    const kind = moet(groep.leerlingen[2], 'leerling')
    const { voornaam } = kind.naam

    const hier = await opnieuw(browser)
    await signIn(hier.page, stack.url, moet(oud.accounts.schooladmin, 'schooladmin'))
    const pagina = `${stack.url}/admins/${oud.adminId}/groepen/${groep.id}/leerlingen/${kind.id}`
    await hier.page.goto(pagina)
    await hier.page.getByRole('button', { name: 'Verhuistoken maken' }).click()
    await hier.page.getByRole('heading', { name: `Verhuistoken voor ${voornaam}` }).waitFor()
    expect(await check(hier.page)).toEqual([])
    const code = moet(await hier.page.locator('.verhuis-code').textContent(), 'code')
    await hier.page.getByRole('button', { name: 'Klaar' }).click()
    await hier.page.getByText('Er staat een verhuistoken klaar').waitFor()

    const daar = await opnieuw(browser)
    await signIn(daar.page, stack.vlaamseUrl, moet(nieuw.accounts.schooladmin, 'schooladmin'))
    const klas = `${stack.vlaamseUrl}/admins/${nieuw.adminId}/klassen/${groepVan('be').id}/leerlingen`
    await daar.page.goto(`${klas}/toevoegen`)
    await daar.page.getByRole('link', { name: 'Lees een verhuistoken in' }).click()
    const veld = daar.page.getByLabel('Verhuistoken', { exact: true })
    await veld.fill('K7QPM-onzin')
    await veld.press('Enter')
    await daar.page.getByText('Dit verhuistoken werkt niet.').waitFor()
    await expect.poll(() => veld.inputValue()).toBe('K7QPM-onzin')
    expect(await check(daar.page)).toEqual([])
    await veld.fill(code.toLowerCase().replaceAll('-', ' '))
    await veld.press('Enter')
    await daar.page.getByText('Gaat mee').waitFor()
    await daar.page.getByText(' antwoorden op ').waitFor()
    expect(await check(daar.page)).toEqual([])
    await daar.page.getByRole('button', { name: 'Overnemen' }).click()
    await daar.page.getByText(`${voornaam} zit nu in`).waitFor()
    await daar.page.getByRole('link', { name: voornaam }).first().click()
    await daar.page.getByRole('heading', { level: 1, name: voornaam }).waitFor()

    await hier.page.goto(pagina)
    await hier.page.getByText('Deze pagina bestaat niet').waitFor()
    expect(daar.klachten).toEqual([])
    expect(hier.klachten.filter((klacht) => !klacht.includes('404'))).toEqual([])
    await Promise.all([hier.context.close(), daar.context.close()])
  })
})
