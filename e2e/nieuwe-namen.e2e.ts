import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JaarovergangIn } from '../packages/contracts/src/jaarovergang.ts'
import { check } from './axe.ts'
import { opnieuw, signIn, type Bezoek } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { holdAnswer } from './ophouden.ts'

const omgeving = metOmgeving()
const NIET_BEWAARD = 'Een naam hierboven is nog niet bewaard. Kijk die eerst na en druk op Enter.'

beforeAll(() =>
  omgeving.stack.query(`update groep set schooljaar = '2025-2026' where admin_id = $1`, [
    schoolVan(omgeving.stack, 'nl').adminId,
  ]),
)

/** Opens the new school year; returns what the server said of it as well. */
async function openOvergang(): Promise<Bezoek & { overgang: JaarovergangIn; adminId: string }> {
  const { stack, browser } = omgeving
  const bezoek = await opnieuw(browser)
  const { adminId, accounts } = schoolVan(stack, 'nl')
  await signIn(bezoek.page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
  const gehoord = bezoek.page.waitForResponse((antwoord) =>
    antwoord.url().endsWith('/jaarovergang'),
  )
  await bezoek.page.goto(`${stack.url}/admins/${adminId}/groepen/schooljaar`)
  const overgang = (await (await gehoord).json()) as JaarovergangIn
  await bezoek.page.locator('.overgang-naamveld input').first().waitFor()
  return { ...bezoek, overgang, adminId }
}

/** The field of the new group that has this key. */
const veldVan = (page: Page, { groepen }: JaarovergangIn, sleutel: string) =>
  page.getByLabel(
    `groepsnaam van ${
      moet(
        groepen.find((een) => een.sleutel === sleutel),
        sleutel,
      ).naam
    }`,
    { exact: true },
  )

const bewaardeNamen = async (adminId: string) => {
  const rijen = await omgeving.stack.query<{ schooljaar: string; namen: string[] }>(
    `select schooljaar, array(select een ->> 'naam' from jsonb_array_elements(keuzes -> 'groepen') een
       order by 1) as namen
     from jaarovergang where admin_id = $1`,
    [adminId],
  )
  return Object.fromEntries(rijen.map(({ schooljaar, namen }) => [schooljaar, namen]))
}

describe('names of the groups of the new year', () => {
  it('go back to the proposal also when the first of them could not be saved', async () => {
    const { page, context, adminId } = await openOvergang()
    const een = page.locator('.overgang-naamveld input').first()
    const naam = await een.inputValue()
    await een.fill('Toch niet')
    await een.press('Escape')
    await expect.poll(() => een.inputValue()).toBe(naam)
    await context.route('**/jaarovergang', (vraag) =>
      vraag.request().method() === 'PUT' ? vraag.abort() : vraag.continue(),
    )
    await een.fill('Nooit bewaard')
    await een.press('Enter')
    await page.getByText('Niet bewaard').first().waitFor()
    await page.getByRole('button', { name: 'Terug naar het voorstel' }).click()
    await expect.poll(() => een.inputValue()).toBe(naam)
    await page.getByText('Niet bewaard').first().waitFor({ state: 'detached' })
    expect(await bewaardeNamen(adminId)).toEqual({})
    await context.close()
  })

  it('are carried out as they stand there, and never as something else that was saved before', async () => {
    const { page, context } = await openOvergang()
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
    await expect.poll(() => over.isDisabled()).toBe(true)
    // It is free again by a change of the other one: still it is not what the server has.
    await een.fill('De otters')
    await een.press('Enter')
    await page.getByLabel('groepsnaam van De otters').waitFor()
    await expect.poll(() => over.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Terug naar het voorstel' }).click()
    await expect.poll(() => een.inputValue()).toBe(eenNaam)
    await expect.poll(() => ander.inputValue()).toBe(anderNaam)
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
    await expect.poll(() => een.inputValue()).toBe('De zeehonden en de meeuwen')
    await expect.poll(() => over.isDisabled()).toBe(true)
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
    await expect.poll(() => over.isDisabled()).toBe(true)
    await context.unroute('**/jaarovergang')
    await een.press('Enter')
    await page.getByLabel('groepsnaam van Nooit bewaard').waitFor()
    await expect.poll(() => over.isEnabled()).toBe(true)
    await context.close()
  })

  it('are laid over what a colleague decided, and what was not saved stays out', async () => {
    const { page, context, overgang, adminId } = await openOvergang()
    const nieuw = overgang.groepen.filter(({ bestaat }) => !bestaat)
    const [een, ander, derde] = nieuw.map(({ sleutel }) => sleutel)
    await omgeving.stack.query(
      `insert into jaarovergang (admin_id, schooljaar, versie, keuzes) values ($1, $2, 1, $3)
       on conflict (admin_id, schooljaar) do update
         set versie = jaarovergang.versie + 1, keuzes = excluded.keuzes`,
      [
        adminId,
        overgang.schooljaar,
        { ...overgang.keuzes, groepen: [{ sleutel: een, naam: 'Van een collega' }] },
      ],
    )
    const mag = Promise.withResolvers<void>()
    await page.route('**/jaarovergang', async (route) => {
      if (route.request().method() === 'GET') await mag.promise
      await route.continue()
    })
    const mijn = veldVan(page, overgang, moet(ander, 'sleutel'))
    await mijn.fill('Niet bewaard toen')
    await mijn.press('Enter')
    await page.getByText('misschien door iemand anders').waitFor()
    // While what the colleague decided is still on its way.
    const volgend = veldVan(page, overgang, moet(derde, 'sleutel'))
    await volgend.fill('Wel bewaard')
    await volgend.press('Enter')
    mag.resolve()
    await page.getByLabel('groepsnaam van Wel bewaard').waitFor()
    await page.getByLabel('groepsnaam van Van een collega').waitFor()
    expect(Object.values(await bewaardeNamen(adminId))).toEqual([
      ['Van een collega', 'Wel bewaard'],
    ])
    // The refused text stands there until it is entered again.
    await expect.poll(() => mijn.inputValue()).toBe('Niet bewaard toen')
    await mijn.press('Enter')
    await page.getByLabel('groepsnaam van Niet bewaard toen').waitFor()
    await context.close()
  })

  it('take no input while the year is carried out', async () => {
    const { page, context, adminId } = await openOvergang()
    const voor = await bewaardeNamen(adminId)
    const veld = page.locator('.overgang-naamveld input').first()
    const naam = await veld.inputValue()
    const keuze = page.locator('.overgang-deel select').first()
    const waar = await keuze.inputValue()
    const over = await holdAnswer(page, '/jaarovergang/doorvoeren')
    await page.getByRole('button', { name: 'Overzetten' }).click()
    await over.gedaan
    await veld.focus()
    await page.keyboard.type('Toch anders')
    await page.keyboard.press('Enter')
    await expect.poll(() => veld.inputValue()).toBe(naam)
    expect(await veld.evaluate((element) => element === document.activeElement)).toBe(true)
    await keuze.selectOption({ index: 1 })
    await keuze.selectOption({ index: 2 })
    await page.getByRole('button', { name: 'Nog een groep' }).dispatchEvent('click')
    await expect.poll(() => keuze.inputValue()).toBe(waar)
    expect(await check(page)).toEqual([])
    over.show()
    await page.getByRole('heading', { name: 'Schooljaar 2026-2027' }).waitFor()
    expect(await bewaardeNamen(adminId)).toEqual(voor)
    await context.close()
  })
})
