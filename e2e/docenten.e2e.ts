import { describe, expect, it } from 'vitest'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { volledigeNaam } from '../packages/domain/src/naam.ts'
import { check } from './axe.ts'
import { signIn, opnieuw, fillInAanmelding } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
const WACHTWOORD = 'zeven meeuwen op de kade'
const ADRES = 'fenna.vanburen@school.example'
const vertrekker = moet(
  SEED_ADMINS[0]?.medewerkers.find(({ role }) => role === 'docent'),
  'docent',
)
const vertrekkend = { ...vertrekker, userId: vertrekker.id }

describe('a teacher leaves', () => {
  it('and the one who was invited by mail takes over the groups', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.getByRole('link', { name: 'Leerkrachten' }).click()
    await page.getByRole('heading', { name: 'Leerkrachten', level: 1 }).waitFor()
    expect(await check(page)).toEqual([])

    await page.getByRole('button', { name: 'Uitnodigen' }).click()
    await page.getByLabel('Voornaam').fill('Fenna')
    await page.getByLabel('Achternaam').fill('Buren')
    await page.getByLabel('E-mailadres').fill(vertrekker.gebruikersnaam)
    await page.keyboard.press('Enter')
    // The address of somebody at the school is refused, and the typed text stays.
    await page.getByText('Dit adres is al van iemand hier').waitFor()
    await expect.poll(() => page.getByLabel('Voornaam').inputValue()).toBe('Fenna')
    expect(await check(page)).toEqual([])
    await page.getByLabel('E-mailadres').fill(ADRES)
    await page.keyboard.press('Enter')
    await page.getByText(`Er is een mail onderweg naar ${ADRES}.`).waitFor()
    await page.getByRole('heading', { name: 'Uitgenodigd' }).waitFor()

    // The mail is opened in another browser, and the invitation accepted.
    const nieuw = await opnieuw(browser, { breedte: 390 })
    await nieuw.page.goto(`${stack.url}/dev/mail`)
    await nieuw.page
      .getByRole('button', { name: /Je bent uitgenodigd/ })
      .first()
      .click()
    const knop = nieuw.page
      .frameLocator('iframe')
      .getByRole('link', { name: 'Uitnodiging aannemen' })
    await nieuw.page.goto(moet(await knop.getAttribute('href'), 'link'))
    await nieuw.page.getByRole('heading', { name: /Doe mee met/ }).waitFor()
    expect(await check(nieuw.page)).toEqual([])
    await nieuw.page.getByLabel('Wachtwoord', { exact: true }).fill(WACHTWOORD)
    await nieuw.page.getByRole('button', { name: 'Account maken' }).click()
    await nieuw.page.getByRole('heading', { name: 'Groepen' }).waitFor()

    // The person who leaves is working at that very moment.
    const oud = await opnieuw(browser)
    await signIn(oud.page, stack.url, vertrekkend)
    await page.reload()
    await page.getByRole('button', { name: `${volledigeNaam(vertrekker.naam)} beheren` }).click()
    await page.getByRole('menuitem', { name: 'Uit dienst' }).click()
    await page.getByLabel(/Wie krijgt/).selectOption({ label: 'Fenna Buren' })
    expect(await check(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Uit dienst' }).click()
    await page.getByText('is uit dienst.').waitFor()
    expect(await check(page)).toEqual([])

    await oud.page.reload()
    await oud.page.getByRole('heading', { name: 'Inloggen' }).waitFor()
    await fillInAanmelding(oud.page, vertrekkend)
    await oud.page.getByText('Deze naam en dit wachtwoord horen niet bij elkaar.').waitFor()

    await nieuw.page.goto(`${stack.url}/admins/${adminId}/groepen`)
    const groep = moet(
      SEED_ADMINS[0]?.groepen.find(({ docenten }) =>
        docenten.some((plek) => SEED_ADMINS[0]?.medewerkers[plek]?.id === vertrekker.id),
      ),
      'groep',
    )
    await nieuw.page.getByRole('link', { name: groep.naam }).first().waitFor()
    expect(klachten.filter((klacht) => !klacht.includes('400'))).toEqual([])
    for (const een of [context, nieuw.context, oud.context]) await een.close()
  })

  it('or does not come: an invitation is left by the first press, also where the buttons are low on a small phone', async () => {
    const { stack, browser } = omgeving
    const { page, context } = await opnieuw(browser, { breedte: 390, hoogte: 700 })
    const { adminId, accounts } = schoolVan(stack, 'be')
    await signIn(page, stack.vlaamseUrl, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.vlaamseUrl}/admins/${adminId}/docenten`)
    await page.getByRole('button', { name: 'Uitnodigen' }).click()
    const dialoog = page.getByRole('dialog')
    await dialoog.getByLabel('Voornaam').fill('Fenna')
    await dialoog.getByRole('button', { name: 'Annuleren' }).click()
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await context.close()
  })

  it('but the last who runs the school stays', async () => {
    const { stack, browser } = omgeving
    const { page, context } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'be')
    const hoofd = moet(accounts.schooladmin, 'schooladmin')
    await signIn(page, stack.vlaamseUrl, hoofd)
    await page.goto(`${stack.vlaamseUrl}/admins/${adminId}/docenten`)
    const rij = page.getByRole('listitem').filter({ hasText: hoofd.gebruikersnaam })
    await rij.getByRole('button', { name: /beheren/ }).click()
    await page.getByRole('menuitem', { name: /Maak/ }).click()
    await page.getByText('Dit is de laatste beheerder.').waitFor()
    await expect.poll(() => rij.getByText('Schoolbeheerder').count()).toBe(1)
    await context.close()
  })

  it('and a group that nobody has leads there, where it is given to somebody', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'be')
    const hoofd = moet(accounts.schooladmin, 'schooladmin')
    const [klas] = await stack.query<{ id: string; naam: string }>(
      `select id, naam from groep where admin_id = $1 and gearchiveerd_op is null order by naam limit 1`,
      [adminId],
    )
    const { id, naam } = moet(klas, 'klas')
    await stack.query('delete from groep_docent where groep_id = $1', [id])
    await signIn(page, stack.vlaamseUrl, hoofd)
    await page.goto(`${stack.vlaamseUrl}/admins/${adminId}/klassen/${id}/leerlingen`)
    await page.getByRole('link', { name: 'nog geen leerkracht' }).waitFor()
    expect(await check(page)).toEqual([])
    await page.goto(`${stack.vlaamseUrl}/admins/${adminId}/klassen`)
    await page.getByRole('link', { name: 'nog geen leerkracht' }).click()
    await page.getByText(`${naam} heeft nog geen leerkracht`).waitFor()
    expect(await check(page)).toEqual([])
    const rij = page.getByRole('listitem').filter({ hasText: hoofd.gebruikersnaam })
    await rij.getByRole('button', { name: /beheren/ }).click()
    await page.getByRole('menuitem', { name: `${naam} geven` }).click()
    await page.getByText(`heeft nu ${naam}.`).waitFor()
    await page.getByText(`${naam} heeft nog geen leerkracht`).waitFor({ state: 'detached' })
    await page.goto(`${stack.vlaamseUrl}/admins/${adminId}/klassen`)
    await page.getByRole('link', { name: naam }).first().waitFor()
    expect(await page.getByText('nog geen leerkracht').count()).toBe(0)
    expect(klachten).toEqual([])
    await context.close()
  })
})
