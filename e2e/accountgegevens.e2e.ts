import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import { signIn, opnieuw, OP_DE_TELEFOON } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
const ROOSTER =
  'Herfstvakantie\n19 t/m 23 oktober 2026\nStudiedag 31 juni\nKerst 21-12-2026 t/m 01-01-2027'

describe('the code of the school', () => {
  it('is shut, opened and made anew by who runs the account; pupils find the school by the new one alone', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser, OP_DE_TELEFOON)
    const { adminId, groepId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.url}/admins/${adminId}/accountgegevens`)
    const kaart = page.getByRole('region', { name: 'Schoolcode' })
    const code = kaart.locator('.ag-code')
    const oud = await code.innerText()

    await kaart.getByRole('switch', { name: 'De schoolcode werkt' }).click({ force: true })
    await kaart.getByText(/Inloggen kan nu alleen/).waitFor()
    expect(await check(page)).toEqual([])
    await page.goto(`${stack.url}/admins/${adminId}/groepen/${groepId}/leerlingen/wachtwoorden`)
    await page.getByText(/kan hem weer aanzetten\s+bij Accountgegevens/).waitFor()
    await page.goBack()
    await kaart.getByRole('switch', { name: 'De schoolcode werkt' }).click({ force: true })
    await page.getByText('De code werkt weer.').waitFor()

    await kaart.getByRole('button', { name: 'Nieuwe code' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await check(page)).toEqual([])
    // Escape cancels, and nothing happens.
    await page.keyboard.press('Escape')
    await expect.poll(() => code.innerText()).toBe(oud)
    await kaart.getByRole('button', { name: 'Nieuwe code' }).click()
    await page.getByRole('button', { name: 'Nieuwe schoolcode maken' }).click()
    await page.getByText('Er is een nieuwe code.').waitFor()
    const nieuw = await code.innerText()
    expect(nieuw).not.toBe(oud)

    const kind = await opnieuw(browser, OP_DE_TELEFOON)
    await kind.page.goto(`${stack.url}/app/auth/login?wie=leerling`)
    const veld = kind.page.getByLabel('Jouw code')
    await veld.fill(oud)
    await veld.press('Enter')
    await kind.page.getByText('Deze code kennen we niet.').first().waitFor()
    await veld.fill(nieuw)
    await veld.press('Enter')
    await kind.page.getByRole('link', { name: /Groep/ }).first().waitFor()
    await kind.context.close()
    expect(klachten).toEqual([])
    await context.close()
  })
})

describe('what a school says of itself', () => {
  it('is kept card by card, its words stand on every page, and wrong input loses nothing', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, groepId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.getByRole('link', { name: 'Accountgegevens' }).click()
    await page.getByRole('heading', { name: 'Accountgegevens' }).waitFor()
    expect(await check(page)).toEqual([])

    const school = page.getByRole('region', { name: 'De school' })
    await school.getByLabel('Straat en nummer').fill('Kade 12')
    await school.getByLabel('Postcode').fill('geen')
    await school.getByText('Nog niet bewaard.').waitFor()
    await school.getByRole('button', { name: 'Bewaren' }).click()
    await school.getByText('Schrijf een postcode zo: 1234 AB').waitFor()
    await expect.poll(() => school.getByLabel('Straat en nummer').inputValue()).toBe('Kade 12')
    expect(await check(page)).toEqual([])
    // A user who has to sign in again, or reloads, finds what they typed, and can also discard it.
    await page.reload()
    await school.getByText('Wat je eerder typte, staat er nog. Nog niet bewaard.').waitFor()
    await expect.poll(() => school.getByLabel('Straat en nummer').inputValue()).toBe('Kade 12')
    await expect.poll(() => school.getByLabel('Postcode').inputValue()).toBe('geen')
    await school.getByRole('button', { name: 'Annuleren' }).click()
    expect(await school.getByLabel('Postcode').inputValue()).not.toBe('geen')
    await page.reload()
    await school.getByRole('button', { name: 'Bewaren' }).waitFor()
    expect(await school.getByRole('button', { name: 'Annuleren' }).count()).toBe(0)
    await school.getByLabel('Straat en nummer').fill('Kade 12')
    await school.getByLabel('Postcode').fill('1234 ab')
    await school.getByLabel('Postcode').press('Enter')
    await page.getByText('De gegevens zijn bewaard.').waitFor()

    await page.getByRole('button', { name: 'Vestiging toevoegen' }).click()
    const dialoog = page.getByRole('dialog')
    await dialoog.getByLabel('Naam').fill('De Punt')
    expect(await check(page)).toEqual([])
    await dialoog.getByRole('button', { name: 'Bewaren' }).click()
    await page.getByText('De Punt is bewaard.').waitFor()

    await page.getByRole('button', { name: 'Alles in één keer' }).click()
    await dialoog.getByLabel('Rooster').fill(ROOSTER)
    await dialoog.getByText('Deze regels begrijpen we niet').waitFor()
    expect(await check(page)).toEqual([])
    await dialoog.getByRole('button', { name: '2 bewaren' }).click()
    await page.getByText('2 vakanties en vrije dagen zijn bewaard.').waitFor()
    const vakanties = page.getByRole('list', { name: 'Vakanties en vrije dagen' })
    await vakanties.getByText('Herfstvakantie').waitFor()

    await page.getByRole('radio', { name: /^Met het woordtype erbij/ }).click()
    await page.getByText('De namen zijn overal veranderd.').waitFor()
    await page.getByRole('button', { name: 'Eigen namen' }).click()
    await dialoog.getByLabel('Zoek een categorie').fill('met ei')
    await dialoog.getByLabel('onthoudwoord: woorden met ei').fill('de korte ei')
    expect(await check(page)).toEqual([])
    await dialoog.getByRole('button', { name: 'Bewaren' }).click()
    await page.getByText('Jullie hebben 1 eigen naam.').waitFor()

    await page.reload()
    await page.getByText('Kade 12').or(page.locator('input[value="Kade 12"]')).first().waitFor()
    await page.getByText('De Punt', { exact: true }).waitFor()
    await page.goto(`${stack.url}/admins/${adminId}/groepen/${groepId}/voortgang`)
    await page.getByText('de korte ei').first().waitFor({ state: 'attached' })
    expect(klachten).toEqual([])
    await context.close()
  })
  it('says to the second of two who change a field what stands there now, and keeps what it typed', async () => {
    const { stack, browser } = omgeving
    const { adminId, accounts } = schoolVan(stack, 'nl')
    const beheer = moet(accounts.schooladmin, 'schooladmin')
    const open = async () => {
      const bezoek = await opnieuw(browser)
      await signIn(bezoek.page, stack.url, beheer)
      await bezoek.page.goto(`${stack.url}/admins/${adminId}/accountgegevens`)
      const kaart = bezoek.page.getByRole('region', { name: 'De school' })
      const save = async (plaats: string) => {
        await kaart.getByLabel('Plaats').fill(plaats)
        await kaart.getByRole('button', { name: 'Bewaren' }).click()
      }
      await kaart.getByLabel('Plaats').waitFor()
      return { ...bezoek, kaart, save }
    }
    const [een, twee] = [await open(), await open()]
    await een.save('Aalsmeer')
    await een.page.getByText('De gegevens zijn bewaard.').waitFor()
    await twee.save('Baarn')
    await twee.kaart.getByText('Hier staat intussen: Aalsmeer').waitFor()
    await expect.poll(() => twee.kaart.getByLabel('Plaats').inputValue()).toBe('Baarn')
    expect(await check(twee.page)).toEqual([])
    await twee.kaart.getByRole('button', { name: 'Bewaren' }).click()
    await twee.page.getByText('De gegevens zijn bewaard.').waitFor()
    expect(await twee.kaart.getByText('Hier staat intussen').count()).toBe(0)
    await een.page.reload()
    await expect.poll(() => een.kaart.getByLabel('Plaats').inputValue()).toBe('Baarn')
    await een.context.close()
    await twee.context.close()
  })
})
