import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { hollandsOp } from './hollands.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
const ADRES = 'collega@elders.example'

describe('a teacher', () => {
  it('recommends us to a colleague, who reads what was shown and ends it with a button', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.docent, 'docent'))
    await page.getByRole('link', { name: 'Vriend uitnodigen' }).click()
    await page.getByRole('heading', { name: 'Vriend uitnodigen', level: 1 }).waitFor()
    await page.getByText('Je kunt vandaag nog 5 mails sturen').waitFor()
    await page.getByText('Nog niemand').waitFor()
    expect(await check(page)).toEqual([])

    const veld = page.getByLabel('E-mailadres van je collega')
    await veld.fill('geen adres')
    await veld.press('Enter')
    await page.getByText('Voer een geldig e-mailadres in').waitFor()
    expect(await check(page)).toEqual([])
    await page.getByLabel('Elk kind krijgt er woorden op het eigen niveau.').check()
    await page.locator('.vriend-tekst', { hasText: 'op het eigen niveau' }).waitFor()
    await veld.fill(ADRES)
    await veld.press('Enter')
    await page.getByText(`De mail aan ${ADRES} wordt straks verstuurd.`).waitFor()
    await page.getByText('Je kunt vandaag nog 4 mails sturen').waitFor()
    await page.locator('.vriend-adres', { hasText: ADRES }).waitFor()
    expect(await veld.inputValue()).toBe('')

    const daar = await opnieuw(browser, { breedte: 390 })
    await daar.page.goto(`${stack.url}/dev/mail`)
    await daar.page
      .getByRole('button', { name: /Een collega raadt Letterhaven aan/ })
      .first()
      .click()
    const link = daar.page.frameLocator('iframe').getByRole('link', { name: 'Mail mij niet meer' })
    await daar.page.goto(moet(await link.getAttribute('href'), 'link'))
    await daar.page.getByRole('heading', { name: 'Geen mail meer van Letterhaven?' }).waitFor()
    expect(await check(daar.page)).toEqual([])
    const afgemeld = 'select 1 from aanbeveling_adres where afgemeld_op is not null'
    expect(await stack.query(afgemeld)).toEqual([])
    await daar.page.getByRole('button', { name: 'Mail mij niet meer' }).click()
    await daar.page.getByRole('heading', { name: 'Je krijgt geen mail meer' }).waitFor()
    expect(await check(daar.page)).toEqual([])
    expect(await stack.query(afgemeld)).toHaveLength(1)
    await daar.page.goto(`${stack.url}/app/auth/mail-afmelden/kapot`)
    await daar.page.getByRole('button', { name: 'Mail mij niet meer' }).click()
    await daar.page.getByText('Deze link is niet heel.').waitFor()

    await stack.query(
      `insert into aanbeveling (admin_id, id, door, adres, zin, gemaakt_op)
       select admin_id, gen_random_uuid(), door, adres, zin, gemaakt_op
       from aanbeveling, generate_series(1, 4) where admin_id = $1`,
      [adminId],
    )
    await page.reload()
    await page.getByText('Je stuurde er vandaag 5.').waitFor()
    expect(await check(page)).toEqual([])
    expect(klachten).toEqual([])
    expect(daar.klachten).toEqual([])
    await Promise.all([context.close(), daar.context.close()])
  })

  it('reads it in the words of Flanders there', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser, { breedte: 390 })
    const { adminId, accounts } = schoolVan(stack, 'be')
    await signIn(page, stack.vlaamseUrl, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.vlaamseUrl}/admins/${adminId}/vriend-uitnodigen`)
    await page.locator('.vriend-tekst', { hasText: 'zesde leerjaar' }).waitFor()
    expect(await hollandsOp(page)).toEqual([])
    expect(await check(page)).toEqual([])
    expect(klachten).toEqual([])
    await context.close()
  })
})
