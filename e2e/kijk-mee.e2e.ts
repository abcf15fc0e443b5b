import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
/** The axe check uses every width, and leaves the page at the last one. */
const BORD = { width: 1280, height: 800 } as const
const REDEN = 'De school belde: de groepen stonden niet in de lijst'

const strook = (page: Page) => page.getByRole('region', { name: 'Meekijken' })

async function writeReden(page: Page, reden = REDEN): Promise<void> {
  await page.getByLabel('Waarom kijk je mee?').fill(reden)
  await page.getByRole('button', { name: 'Meekijken' }).click()
}

describe('looking along', () => {
  it('goes from a reason to the log of the school, and comes back to the page when its time is over', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    const [school] = await stack.query<{ naam: string }>(
      'select naam from admin where admin_id = $1',
      [adminId],
    )
    const { naam } = moet(school, 'school')
    await signIn(page, stack.url, stack.accounts.office)
    await page.getByRole('link', { name: 'Admins' }).click()
    await page.getByLabel('Zoek een account').fill(naam.slice(0, 6))
    await page.getByRole('link', { name: `Kijk mee bij ${naam}` }).waitFor()
    expect(await check(page)).toEqual([])
    await page.setViewportSize(BORD)
    await page.getByRole('link', { name: `Kijk mee bij ${naam}` }).click()
    await page.getByRole('heading', { name: `Meekijken bij ${naam}` }).waitFor()
    expect(await check(page)).toEqual([])
    await page.setViewportSize(BORD)
    await writeReden(page, 'zomaar')
    await page
      .getByText('Schrijf in minstens 10 tekens op waarom je meekijkt; de school leest het')
      .waitFor()
    await writeReden(page)

    // The page that was asked for, below the strip that says so, with the menu of the school's manager.
    await strook(page).getByText(`Je kijkt mee bij ${naam} als schoolbeheerder`).waitFor()
    await strook(page).getByText('nog 30 minuten').waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Prullenbak' }).waitFor()
    expect(await page.getByRole('link', { name: 'Wachtwoorden' }).count()).toBe(0)
    expect(await check(page)).toEqual([])
    await page.setViewportSize(BORD)
    // Towards its end the look can be extended once more.
    expect(await strook(page).getByRole('button', { name: 'Verlengen' }).count()).toBe(0)
    await stack.query(`update kijk_mee set tot = now() + interval '5 minutes'`)
    await page.reload()
    await strook(page).getByText('nog 5 minuten').waitFor()
    await strook(page).getByRole('button', { name: 'Verlengen' }).click()
    await strook(page).getByText('nog 30 minuten').waitFor()
    expect(await strook(page).getByRole('button', { name: 'Verlengen' }).count()).toBe(0)

    // Every page of that menu opens, and none calls what the office may never see, or calls without its look: a refusal would
    // end its session.
    const geweigerd: string[] = []
    page.on('response', (antwoord) => {
      if ([401, 403, 409].includes(antwoord.status())) geweigerd.push(antwoord.url())
    })
    const paden = await page
      .locator('.zij-menu a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(paden).toContain(`/admins/${adminId}/prullenbak`)
    for (const pad of paden) {
      await page.goto(stack.url + pad)
      await strook(page).waitFor()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.locator('.lh-skelet-houder').first().waitFor({ state: 'detached' })
    }
    expect(geweigerd).toEqual([])

    const [kind] = await stack.query<{ id: string; voornaam: string }>(
      `select leerling.id, voornaam from leerling join plaatsing on plaatsing.leerling_id = leerling.id
        where leerling.admin_id = $1 and plaatsing.tot is null and deleted_at is null limit 1`,
      [adminId],
    )
    const { id: leerlingId } = moet(kind, 'leerling')
    await page.goto(`${stack.url}/leerling/${leerlingId}/landkaart`)
    await strook(page).getByText('De school ziet dit.').waitFor()
    await page.locator('.leerling[data-zwevend="kaart"]').waitFor()
    // The map fills the screen below the strip, and does not say again that somebody looks along.
    await page.waitForFunction(() => {
      const kaart = document.querySelector('.kaart')?.getBoundingClientRect()
      return kaart && kaart.height > 300 && kaart.bottom <= innerHeight
    })
    await page.getByText('Je kijkt mee', { exact: true }).waitFor({ state: 'hidden' })

    // A second tab is in the same look.
    const tweede = await context.newPage()
    await tweede.goto(`${stack.url}/admins/${adminId}/docenten`)
    await strook(tweede).getByText(`Je kijkt mee bij ${naam}`).waitFor()
    // Another account is another look, and this one would end.
    const ander = schoolVan(stack, 'be')
    await tweede.goto(`${stack.url}/admins/${ander.adminId}/docenten`)
    await tweede
      .getByText(`Je kijkt nu mee bij ${naam}. Kijk je hier mee, dan stopt dat daar.`)
      .waitFor()
    expect(await strook(tweede).count()).toBe(0)
    await tweede.close()

    // The time is up by the server's clock: the page asks why again, and comes back after that.
    await stack.query(
      `update kijk_mee set van = now() - interval '1 hour', tot = now() - interval '1 second'`,
    )
    await page.goto(`${stack.url}/admins/${adminId}/groepen/leerlingen`)
    await page.getByText('Het meekijken is voorbij').waitFor()
    expect(await strook(page).count()).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { name: `Meekijken bij ${naam}` }).waitFor()
    await page.goForward()
    await writeReden(page, 'De school belde nog een keer terug')
    await page.getByRole('heading', { name: 'Alle leerlingen', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/admins/${adminId}/groepen/leerlingen`)
    // Nothing of a school can be taken along.
    await page.locator('.lh-rij').first().waitFor()
    expect(await page.getByRole('button', { name: /Exporteren|Printen/ }).count()).toBe(0)
    await strook(page).getByRole('button', { name: 'Stop' }).click()
    await page.waitForURL('**/superadmin/admins')
    await strook(page).waitFor({ state: 'detached' })

    // Without a look, the page says for which account the office works.
    await page.goto(`${stack.url}/admins/${adminId}/licentie`)
    await page.getByRole('heading', { name: 'Licentie', level: 1 }).waitFor()
    const account = page.getByRole('region', { name: 'Account' })
    await account.getByText(`Je werkt hier voor ${naam}.`).waitFor()
    // While the look cannot be checked, nothing can be ordered, and the check can be repeated.
    await page.route('**/kijk-mee', (route) => route.abort())
    await page.reload()
    const weer = page.getByRole('button', { name: 'Opnieuw proberen' })
    await weer.waitFor()
    expect(await page.getByRole('heading', { name: 'Licentie', level: 1 }).count()).toBe(0)
    await page.unroute('**/kijk-mee')
    await weer.click()
    await page.getByRole('heading', { name: 'Licentie', level: 1 }).waitFor()
    await account.getByText(`Je werkt hier voor ${naam}.`).waitFor()
    expect(await check(page)).toEqual([])
    // A new name is shown as soon as it is saved.
    await page.goto(`${stack.url}/admins/${adminId}/accountgegevens`)
    for (const nieuw of [`${naam} Oost`, naam]) {
      await page.getByLabel('Naam van de school').fill(nieuw)
      await page.getByRole('button', { name: 'Bewaren' }).first().click()
      await account.getByText(`Je werkt hier voor ${nieuw}.`).waitFor()
    }
    await page.setViewportSize(BORD)
    await page.goto(`${stack.url}/admins/${adminId}/docenten`)
    await page.getByRole('heading', { name: `Meekijken bij ${naam}` }).waitFor()
    expect(await account.count()).toBe(0)
    await context.close()

    const lezer = await opnieuw(browser)
    await signIn(lezer.page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await lezer.page.goto(`${stack.url}/admins/${adminId}/accountgegevens`)
    const log = lezer.page.locator('.inzage-kaart')
    await log.getByText(`Reden: ${REDEN}`).first().waitFor()
    await log
      .getByText(/Als schoolbeheerder, van \d\d:\d\d tot \d\d:\d\d/)
      .first()
      .waitFor()
    await log.getByRole('button', { name: 'Oudere regels tonen' }).click()
    await log.getByText(/^Bekeken: .*prullenbak/).waitFor()
    expect(await check(lezer.page)).toEqual([])
    expect([...klachten, ...lezer.klachten]).toEqual([])
    await lezer.context.close()
  })
})
