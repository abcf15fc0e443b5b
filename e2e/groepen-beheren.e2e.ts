import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { check } from './axe.ts'
import { signIn, opnieuw, OP_DE_TELEFOON } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
const groep = moet(SEED_ADMINS[0]?.groepen[1], 'groep')
/** A group of two years. */
const combi = moet(SEED_ADMINS[0]?.groepen[2], 'groep')

/** A name of the greatest length, without a place to break it. */
const LANG = `Brandweerwagenchauffeursopleiding${'s'.repeat(60)}`.slice(0, 60)

/** Returns the boxes of these elements, the width of the page, and how wide its content is. */
const randen = async (page: Page, ...delen: readonly Locator[]) => {
  const plekken = await Promise.all(delen.map((deel) => deel.boundingBox()))
  const [breed, inhoud] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.documentElement.scrollWidth,
  ])
  return { breed, inhoud, plekken: plekken.map((plek) => moet(plek, 'plek')) }
}

describe('groups of a school', () => {
  it('are made, take pupils who can go back at once, are named anew, and leave the lists when empty', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.url}/admins/${adminId}/groepen`)
    await page.getByRole('button', { name: 'Nieuwe groep' }).click()
    expect(await check(page)).toEqual([])
    // The name of another group is refused, and the typed name stays.
    await page.getByLabel('Groepsnaam').fill(groep.naam)
    await page.keyboard.press('Enter')
    await page.getByText('Deze naam is al in gebruik').waitFor()
    await page.getByLabel('Groepsnaam').fill('De zeehonden')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'De zeehonden' }).waitFor()

    await page.goto(`${stack.url}/admins/${adminId}/groepen/${groep.id}/leerlingen`)
    await page.locator('.lh-rij-vinkje input').first().check()
    const wie = moet(await page.locator('.lh-rij-gekozen .lh-rij-titel').textContent(), 'naam')
    await page.getByRole('button', { name: 'Verplaatsen' }).click()
    await page.getByLabel('Naar welke groep?').selectOption({ label: 'De zeehonden' })
    expect(await check(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Verplaatsen' }).click()
    await page.getByText('1 leerling zit nu in De zeehonden.').waitFor()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await page.getByText('Iedereen zit weer waar hij zat.').waitFor()
    await page.getByText(wie).first().waitFor()

    await page.goto(`${stack.url}/admins/${adminId}/groepen`)
    await page.getByRole('link', { name: 'De zeehonden' }).click()
    await page.getByRole('button', { name: 'Groep beheren' }).click()
    await page.getByRole('menuitem', { name: 'Naam wijzigen' }).click()
    await page.getByLabel('Groepsnaam').fill('De dolfijnen')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'De dolfijnen' }).waitFor()
    await page.getByRole('button', { name: 'Groep beheren' }).click()
    await page.getByRole('menuitem', { name: 'Archiveren' }).click()
    await page.waitForURL(`${stack.url}/admins/${adminId}/groepen`)
    await page.getByText('De dolfijnen is gearchiveerd.').waitFor()
    expect(await page.getByRole('link', { name: 'De dolfijnen' }).count()).toBe(0)
    // An archived group can be found again, even after its message is gone.
    await page.getByRole('button', { name: 'Gearchiveerde groepen' }).click()
    await page.getByRole('button', { name: 'Terugzetten van De dolfijnen' }).waitFor()
    expect(await check(page)).toEqual([])
    await page.getByRole('button', { name: 'Terugzetten van De dolfijnen' }).click()
    await page.getByText('De dolfijnen staat weer in de lijst.').waitFor()
    await page.getByText('Er zijn geen gearchiveerde groepen').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'De dolfijnen' }).waitFor()
    // A refused name is a 409, which the browser reports as well.
    expect(klachten.filter((klacht) => !klacht.includes('409'))).toEqual([])
    await context.close()
  })

  it('become two and one again, by the name, by who goes, and by one undo', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser, OP_DE_TELEFOON)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    const rijen = page.locator('.lh-rij')
    const kop = (naam: string) => page.getByRole('heading', { level: 1, name: naam, exact: true })
    const choose = async (wat: string) => {
      await page.getByRole('button', { name: 'Groep beheren' }).click()
      await page.getByRole('menuitem', { name: wat }).click()
      await page.getByRole('dialog').waitFor()
    }
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.url}/admins/${adminId}/groepen/${combi.id}/leerlingen`)
    await rijen.first().waitFor()
    const vooraf = await rijen.count()

    await choose('Splitsen')
    expect(await check(page)).toEqual([])
    const splits = page.getByRole('dialog').getByRole('button', { name: /plitsen$/ })
    await page.getByLabel('Groepsnaam').fill('De bevers')
    await splits.click()
    await page.getByText('Kies wie naar de nieuwe groep gaat.').waitFor()
    await page.getByRole('button', { name: 'Groep 6: iedereen' }).click()
    const gaan = await page.getByRole('dialog').getByRole('checkbox', { checked: true }).count()
    expect(gaan).toBeGreaterThan(0)
    await splits.click()
    await kop('De bevers').waitFor()
    await page.getByText(`${gaan} leerlingen zitten nu in De bevers.`).waitFor()
    await expect.poll(() => rijen.count()).toBe(gaan)
    // The undo brings back the pupils that were split off, and not those who came since.
    const undo = async (melding: string) =>
      page
        .locator('.lh-toast', { hasText: melding })
        .getByRole('button', { name: 'Ongedaan maken' })
        .click()
    await undo('nu in De bevers')
    await page.getByText('Alles is weer zoals het was.').waitFor()
    await kop(combi.naam).waitFor()
    await expect.poll(() => rijen.count()).toBe(vooraf)
    await choose('Splitsen')
    await page.getByLabel('Groepsnaam').fill('De bevers')
    await page.getByRole('button', { name: 'Groep 6: iedereen' }).click()
    await splits.click()
    await kop('De bevers').waitFor()
    await expect.poll(() => rijen.count()).toBe(gaan)

    await choose('Samenvoegen met een andere groep')
    await page.getByRole('button', { name: 'Samenvoegen', exact: true }).click()
    await page.getByText('Kies een groep.').waitFor()
    expect(await check(page)).toEqual([])
    await page.getByLabel('Met welke groep?').selectOption({ label: combi.naam })
    await page.getByRole('button', { name: 'Samenvoegen', exact: true }).click()
    await kop(combi.naam).waitFor()
    await expect.poll(() => rijen.count()).toBe(vooraf)
    await undo('De bevers zit nu bij')
    await page.getByText('Alles is weer zoals het was.').waitFor()
    await kop('De bevers').waitFor()
    await expect.poll(() => rijen.count()).toBe(gaan)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('say that they are in the archive on each of their pages, however one comes there, and come back', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser, OP_DE_TELEFOON)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    const groepen = `${stack.url}/admins/${adminId}/groepen`
    const kop = (naam: string) => page.getByRole('heading', { level: 1, name: naam, exact: true })
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(groepen)
    await page.getByRole('button', { name: 'Nieuwe groep' }).click()
    await page.getByLabel('Groepsnaam').fill('De otters')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'De otters' }).click()
    await kop('De otters').waitFor()
    await page.getByRole('link', { name: 'Toevoegen' }).first().waitFor()
    // A group in use does not mention the archive.
    expect(await page.getByText('staat in het archief').count()).toBe(0)
    const otters = page.url().replace(/\/leerlingen$/u, '')

    await page.getByRole('button', { name: 'Groep beheren' }).click()
    await page.getByRole('menuitem', { name: 'Samenvoegen met een andere groep' }).click()
    await page.getByLabel('Met welke groep?').selectOption({ label: combi.naam })
    await page.getByRole('button', { name: 'Samenvoegen', exact: true }).click()
    await kop(combi.naam).waitFor()
    await page.goBack()
    await kop('De otters').waitFor()
    const staatErin = page.getByText('Deze groep staat in het archief', { exact: true })
    await staatErin.waitFor()
    await page.getByText('Wat er geoefend is, blijft bewaard.').waitFor()
    expect(await page.getByRole('link', { name: 'Toevoegen' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Groep beheren' }).count()).toBe(0)
    expect(await check(page)).toEqual([])
    for (const deel of [
      'voortgang',
      'leerlingen/toevoegen',
      'leerlingen/wachtwoorden',
      'leerlingen/verhuistoken-inlezen',
    ]) {
      await page.goto(`${otters}/${deel}`)
      await staatErin.waitFor()
      await kop('De otters').waitFor()
    }
    await page.getByRole('link', { name: 'Naar de groepen' }).waitFor()
    // A name that another group has taken since is reported in words, because there is no field to mark.
    await stack.query(`update groep set naam = 'de Otters' where id = $1`, [combi.id])
    await page.getByRole('button', { name: 'Terugzetten' }).click()
    await page
      .getByText('Deze naam is intussen ergens anders in gebruik. Er is niets veranderd.')
      .waitFor()
    await stack.query('update groep set naam = $2 where id = $1', [combi.id, combi.naam])
    await page.getByRole('button', { name: 'Terugzetten' }).click()
    await page.getByText('De otters staat weer in de lijst.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Verhuistoken inlezen' }).waitFor()
    // A refused name is a 409, which the browser reports as well.
    expect(klachten.filter((klacht) => !klacht.includes('409'))).toEqual([])
    await context.close()
  })

  it('are called a class on the Flemish host, and who does not manage them cannot bring them back', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser, OP_DE_TELEFOON)
    const { adminId, accounts } = schoolVan(stack, 'be')
    const docent = moet(accounts.docent, 'docent')
    const [klas] = await stack.query<{ id: string; naam: string }>(
      `insert into groep (admin_id, id, naam, schooljaar, gearchiveerd_op)
       select admin_id, gen_random_uuid(), 'De wezels', schooljaar, now() from groep
       where admin_id = $1 and gearchiveerd_op is null limit 1 returning id, naam`,
      [adminId],
    )
    const { id, naam } = moet(klas, 'klas')
    await stack.query(
      'insert into groep_docent (admin_id, groep_id, medewerker_id) values ($1, $2, $3)',
      [adminId, id, docent.userId],
    )
    await signIn(page, stack.vlaamseUrl, docent)
    await page.goto(`${stack.vlaamseUrl}/admins/${adminId}/klassen/${id}/leerlingen`)
    await page.getByRole('heading', { level: 1, name: naam }).waitFor()
    await page.getByText('Deze klas staat in het archief', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Terugzetten' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Naar de klassen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Klassen' }).waitFor()
    expect(klachten).toEqual([])
    await context.close()
  })

  it('may have a long name without a space: it stays in the trail, and its message keeps the way back', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser, OP_DE_TELEFOON)
    const { adminId, accounts } = schoolVan(stack, 'nl')
    const [rij] = await stack.query<{ id: string }>(
      `insert into groep (admin_id, id, naam, schooljaar)
       select admin_id, gen_random_uuid(), $2, schooljaar from groep where id = $1 returning id`,
      [groep.id, LANG],
    )
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    const hier = `${stack.url}/admins/${adminId}/groepen/${moet(rij, 'groep').id}/leerlingen`
    const kruimels = page.getByRole('navigation', { name: 'Kruimelpad' })
    const account = page.locator('.account-knop')
    for (const deel of ['', '/toevoegen']) {
      await page.goto(`${hier}${deel}`)
      // The crumb is cut off where its space ends, though the name in it keeps its length.
      const stap = kruimels.locator('.lh-kruimel > span').filter({ hasText: LANG })
      await stap.waitFor()
      const { breed, inhoud, plekken } = await randen(page, stap, account)
      const [naam, knop] = plekken
      expect(moet(naam, 'naam').x + moet(naam, 'naam').width).toBeLessThanOrEqual(
        moet(knop, 'knop').x,
      )
      // The name of the page itself is readable beside it, and nothing runs off the screen.
      const pagina = await kruimels.locator('[aria-current]').boundingBox()
      expect(moet(pagina, 'pagina').width).toBeGreaterThan(40)
      expect(inhoud).toBeLessThanOrEqual(breed)
    }
    await page.goto(hier)
    await page.getByRole('button', { name: 'Groep beheren' }).click()
    await page.getByRole('menuitem', { name: 'Archiveren' }).click()
    await page.getByText(`${LANG} is gearchiveerd.`).waitFor()
    const toast = page.locator('.lh-toast')
    const terug = toast.getByRole('button', { name: 'Ongedaan maken' })
    const { breed, inhoud, plekken } = await randen(page, toast, terug, toast.getByText(LANG))
    for (const { x, width } of plekken) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(breed)
    }
    expect(inhoud).toBeLessThanOrEqual(breed)
    await terug.click()
    await page.getByRole('heading', { level: 1, name: LANG }).waitFor()
    expect(klachten).toEqual([])
    await context.close()
  })
})
