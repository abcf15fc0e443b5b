import type { Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { check } from './axe.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { holdQuestions } from './ophouden.ts'

const omgeving = metOmgeving()

const isPut = (antwoord: Response): boolean =>
  antwoord.request().method() !== 'GET' && antwoord.url().endsWith('/prullenbak')

const groep = moet(SEED_ADMINS[0]?.groepen[1], 'groep')

describe('the prullenbak', () => {
  it('takes pupils with the way back, gives one back and erases another, who is in no table any more', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.url}/admins/${adminId}/groepen/${groep.id}/leerlingen`)
    const vinkjes = page.locator('.lh-rij-vinkje input')
    await vinkjes.first().check()
    await page.getByRole('button', { name: 'Naar prullenbak' }).click()
    await page.getByText('1 leerling staat in de prullenbak.').waitFor()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await page.getByText('1 leerling is terug.').waitFor()

    await vinkjes.nth(0).check()
    await vinkjes.nth(1).check()
    const blijft = await page.locator('.lh-rij-titel').nth(2).textContent()
    const showGroep = await holdQuestions(page, '**/api/admins/**')
    const gedaan = page.waitForResponse(isPut)
    await page.getByRole('button', { name: 'Naar prullenbak' }).click()
    await gedaan
    // What is chosen while the list has yet to come is not let go of with those who went.
    await vinkjes.nth(2).check()
    showGroep()
    await page.getByText('2 leerlingen staan in de prullenbak.').waitFor()
    await expect
      .poll(() => page.locator('.lh-rij-gekozen .lh-rij-titel').allTextContents())
      .toEqual([blijft])
    await page
      .getByRole('button', { name: 'Naar prullenbak' })
      .and(page.locator(':enabled'))
      .waitFor()
    await page.getByRole('link', { name: 'Prullenbak' }).click()
    await page.getByRole('heading', { name: 'Prullenbak', level: 1 }).waitFor()
    expect(await check(page)).toEqual([])

    const weg = await stack.query<{ id: string; naam: string }>(
      `select id, concat_ws(' ', voornaam, nullif(tussenvoegsel, ''), nullif(achternaam, '')) as naam
       from leerling where admin_id = $1 and deleted_at is not null`,
      [adminId],
    )
    const [eerste, tweede] = [moet(weg[0], 'leerling'), moet(weg[1], 'leerling')]
    await page.getByRole('checkbox', { name: `${eerste.naam} kiezen` }).check()
    const showBak = await holdQuestions(page, '**/api/admins/**')
    await page.getByRole('button', { name: 'Terugzetten' }).click()
    await page.getByText('1 leerling is terug, met alle gegevens.').waitFor()
    await page.getByRole('checkbox', { name: `${tweede.naam} kiezen` }).check()
    showBak()
    await page
      .getByRole('checkbox', { name: `${eerste.naam} kiezen` })
      .waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Voorgoed wissen' }).click()
    expect(await check(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Voorgoed wissen' }).click()
    await page.getByText('De gegevens van 1 leerling zijn voorgoed gewist.').waitFor()
    await page.getByText('De prullenbak is leeg').waitFor()
    await page.getByRole('heading', { name: 'Gewist' }).waitFor()
    expect(await check(page)).toEqual([])

    const over = await stack.query<{ id: string }>(
      'select id from leerling where id = any ($1::uuid[])',
      [[eerste.id, tweede.id]],
    )
    expect(over).toEqual([{ id: eerste.id }])
    expect(await stack.query('select 1 from antwoord where leerling_id = $1', [tweede.id])).toEqual(
      [],
    )
    expect(klachten).toEqual([])
    await context.close()
  })
})
