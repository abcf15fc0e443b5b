import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { staatStil } from './scherm.ts'

const omgeving = metOmgeving()

/** Prepares a test of five words for one pupil, by keyboard where possible. */
async function setReady(
  page: Page,
  wie: string,
  { zoek, naam }: { zoek: string; naam: RegExp } = { zoek: 'met ei', naam: /woorden met ei/ },
): Promise<void> {
  await page.getByRole('button', { name: 'Methodetoets klaarzetten' }).click()
  const paneel = page.getByRole('dialog', { name: 'Methodetoets klaarzetten' })
  await page.keyboard.type(zoek)
  await paneel.getByRole('checkbox', { name: naam }).press('Space')
  await paneel.getByLabel('Woorden per categorie').fill('5')
  await paneel.getByText('Minder dan 10 is te weinig voor een oordeel.').waitFor()
  await paneel.getByRole('checkbox', { name: /Iedereen/ }).press('Space')
  await paneel.getByRole('checkbox', { name: new RegExp(`^${wie} `, 'u') }).press('Space')
  await paneel.getByRole('button', { name: 'Klaarzetten' }).press('Enter')
  await paneel.waitFor({ state: 'detached' })
}

const veld = (page: Page, nummer: number) => page.getByLabel(`Schrijf woord ${nummer} op`)

async function tapLetters(page: Page, woord: string): Promise<void> {
  for (const letter of woord) await page.getByRole('button', { name: letter, exact: true }).tap()
}

describe('a method test', () => {
  it('is set, made by half, gone on with after a reload, handed in, and seen by who set it', async () => {
    const { stack, browser } = omgeving
    const school = schoolVan(stack, 'nl')
    const leerlingId = moet(school.leerlingId, 'leerlingId')
    const juf = await opnieuw(browser)
    await signIn(juf.page, stack.url, moet(school.accounts.docent, 'docent'))
    const groepspagina = `${stack.url}/admins/${school.adminId}/groepen/${school.groepId}/leerlingen`
    await juf.page.goto(groepspagina)
    await staatStil(juf.page)
    const [kind] = await stack.query<{ voornaam: string }>(
      'select voornaam from leerling where id = $1',
      [leerlingId],
    )
    const voornaam = moet(kind?.voornaam, 'voornaam')
    await setReady(juf.page, voornaam)
    await juf.page.getByText('0 van de 1 leerling ingeleverd').waitFor()

    const noor = await opnieuw(browser, { breedte: 390, hoogte: 844, vingers: true })
    const { page } = noor
    await signIn(page, stack.url, moet(school.accounts.leerling, 'leerling'))
    await page.getByRole('link', { name: 'Er staat een toets klaar' }).click()
    await page.getByRole('heading', { name: 'Woord 1 van 5' }).waitFor()
    const [toets] = await stack.query<{ woorden: string[] }>(
      'select woorden from methodetoets order by klaargezet_op desc limit 1',
      [],
    )
    const woorden = moet(toets?.woorden, 'woorden')
    // The letters are on the page, because the keyboard of the device would complete the word.
    const eerste = moet(woorden[0], 'woord')
    await tapLetters(page, `${eerste}x`)
    await page.getByRole('button', { name: 'Wis de laatste letter' }).tap()
    await expect.poll(() => veld(page, 1).inputValue()).toBe(eerste)
    expect(await check(page)).toEqual([])
    await veld(page, 1).press('Enter')
    const bewaard = page.waitForResponse((antwoord) => antwoord.url().endsWith('/antwoorden'))
    await veld(page, 2).fill('mis')
    await bewaard
    // A test does not say what is right or wrong.
    expect(await page.locator('.toets').innerText()).not.toMatch(/fout|goed gedaan/iu)

    await page.reload()
    await page.getByRole('heading', { name: 'Woord 3 van 5' }).waitFor()
    await page.getByRole('button', { name: 'Vorige' }).click()
    await expect.poll(() => veld(page, 2).inputValue()).toBe('mis')
    for (const stap of [3, 4, 5]) {
      await page.getByRole('button', { name: 'Volgende' }).click()
      await veld(page, stap).waitFor()
    }
    await veld(page, 5).fill(moet(woorden[4], 'woord'))
    await page.getByRole('button', { name: 'Inleveren' }).click()
    await page.getByText('Je hebt 2 woorden niet ingevuld.').waitFor()
    await page.getByRole('button', { name: 'Inleveren' }).click()
    await page.getByRole('heading', { name: `Ingeleverd! Dank je wel, ${voornaam}.` }).waitFor()
    await page.getByRole('link', { name: 'Naar de kaart' }).click()
    await staatStil(page)
    expect(await page.getByRole('link', { name: /toets/ }).count()).toBe(0)

    await juf.page.reload()
    await juf.page.getByText('1 van de 1 leerling ingeleverd').click()
    await juf.page.getByText('2 van de 5 goed').waitFor()
    await juf.page.getByText('te weinig woorden voor een oordeel').waitFor()
    expect([...juf.klachten, ...noor.klachten]).toEqual([])
    await juf.context.close()
    await noor.context.close()
  })

  it('of verbs shows each sentence with its gap, says nothing, and tells the teacher the sentence', async () => {
    const { stack, browser } = omgeving
    const school = schoolVan(stack, 'nl')
    const leerlingId = moet(school.leerlingId, 'leerlingId')
    const juf = await opnieuw(browser)
    await signIn(juf.page, stack.url, moet(school.accounts.docent, 'docent'))
    await juf.page.goto(
      `${stack.url}/admins/${school.adminId}/groepen/${school.groepId}/leerlingen`,
    )
    await staatStil(juf.page)
    const [kind] = await stack.query<{ voornaam: string }>(
      'select voornaam from leerling where id = $1',
      [leerlingId],
    )
    await setReady(juf.page, moet(kind?.voornaam, 'voornaam'), {
      zoek: 'tegenwoordige',
      naam: /werkwoorden in de tegenwoordige tijd/,
    })

    const noor = await opnieuw(browser, { breedte: 390, hoogte: 844 })
    const { page } = noor
    await signIn(page, stack.url, moet(school.accounts.leerling, 'leerling'))
    await page.getByRole('link', { name: 'Er staat een toets klaar' }).click()
    await page.getByRole('heading', { name: 'Zin 1 van 5' }).waitFor()
    expect(await page.getByRole('button', { name: /Luister/ }).count()).toBe(0)
    const zin = page.locator('.toets-gatzin')
    await expect.poll(() => zin.innerText()).toMatch(/\(\p{L}+\)$/u)
    const regel = page.getByLabel(/^Schrijf ‘\p{L}+’ zoals het in de zin hoort$/u)
    await regel.fill('loopt')
    // What is written stands in the sentence.
    await zin.getByText('loopt').waitFor()
    expect(await check(page)).toEqual([])
    for (let nr = 2; nr <= 5; nr += 1) {
      await page.getByRole('button', { name: 'Volgende' }).click()
      await page.getByRole('heading', { name: `Zin ${nr} van 5` }).waitFor()
    }
    await page.getByRole('button', { name: 'Inleveren' }).click()
    await page.getByText('Je hebt 4 woorden niet ingevuld.').waitFor()
    await page.getByRole('button', { name: 'Inleveren' }).click()
    await page.getByRole('heading', { name: /^Ingeleverd!/ }).waitFor()

    await juf.page.reload()
    await juf.page.getByText('1 van de 1 leerling ingeleverd').first().waitFor()
    expect([...juf.klachten, ...noor.klachten]).toEqual([])
    await juf.context.close()
    await noor.context.close()
  })
})
