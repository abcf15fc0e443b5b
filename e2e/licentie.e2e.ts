import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'

import { check } from './axe.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { signInAtApi } from '../rig/oefenen.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
const groep = moet(SEED_ADMINS[0]?.groepen[0], 'groep')
/** The largest number of pupils in one call. */
const TEGELIJK = 60

const kind = (voornaam: string) => ({
  sleutel: randomUUID(),
  voornaam,
  tussenvoegsel: '',
  achternaam: 'Bos',
  jaargroep: 3,
})

describe('a full licence', () => {
  it('says how many seats are missing, leads to the order, and then lets the pupil in', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    const hoofd = moet(accounts.schooladmin, 'schooladmin')
    const call = await signInAtApi(stack.url, hoofd)
    const pad = `/api/admins/${adminId}`
    const { plaatsen, gebruikt } = await call<{ plaatsen: number; gebruikt: number }>(
      `${pad}/licentie`,
    )
    for (let nog = plaatsen - gebruikt; nog > 0; nog -= TEGELIJK) {
      const leerlingen = Array.from({ length: Math.min(nog, TEGELIJK) }, (_, i) => kind(`Nr ${i}`))
      await call(`${pad}/groepen/${groep.id}/leerlingen`, { leerlingen })
    }

    await signIn(page, stack.url, hoofd)
    const toevoegen = `${stack.url}/admins/${adminId}/groepen/${groep.id}/leerlingen/toevoegen`
    await page.goto(toevoegen)
    const add = async () => {
      await page.getByLabel('Voornaam van leerling 1').fill('Femke')
      await page.getByLabel('Voornaam van leerling 1').press('Enter')
    }
    await add()
    await page.getByText('Er is 1 plaats te weinig').waitFor()
    await expect.poll(() => page.getByLabel('Voornaam van leerling 1').inputValue()).toBe('Femke')
    expect(await check(page)).toEqual([])
    await page.getByRole('link', { name: 'Naar Licentie' }).click()

    await page.getByRole('heading', { name: 'Licentie', exact: true }).waitFor()
    await page.getByText('0 vrij', { exact: true }).waitFor()
    expect(await check(page)).toEqual([])
    await page.getByRole('button', { name: 'Plaatsen bestellen', exact: true }).click()
    const aantal = page.getByLabel('Hoeveel plaatsen erbij?')
    await aantal.fill('veel')
    await aantal.press('Enter')
    await page.getByText('Vul een getal van 1 tot').waitFor()
    expect(await check(page)).toEqual([])
    await aantal.fill('1')
    await aantal.press('Enter')
    await page.getByText('1 plaats besteld').waitFor()
    await page.getByText('1 vrij').waitFor()

    await page.goto(toevoegen)
    await add()
    await page.getByText('1 leerling is toegevoegd.').waitFor()
    await page.goto(`${stack.url}/admins/${adminId}/licentie`)
    await page.getByRole('button', { name: 'Intrekken' }).click()
    await page.getByText('Deze plaatsen zijn bezet.').waitFor()
    expect(klachten).toEqual([])
    await context.close()
  })
})
