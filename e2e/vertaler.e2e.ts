import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { routeVan } from '../apps/web/src/shared/routes/routes.ts'
import { adresVan, leidtElders, routesMet, zietPagina } from './adressen.ts'
import { signIn, opnieuw, OP_EEN_BORDJE } from './bezoek.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'
import { practise } from '../rig/oefenen.ts'
import { rustigIn } from './rustig.ts'
import { goInside, goFromBuiten, hasEverything, isGeweigerd } from './scherm.ts'
import * as spel from './spel.ts'
import { metVertaler, onbeschermd, vertaalbaar, vertaaldIn } from './vertaler.ts'

const omgeving = metOmgeving()
const { bezoek, wordt } = rustigIn(omgeving)
const groep = moet(SEED_ADMINS[0]?.groepen[0], 'groep')
const kind = moet(groep.leerlingen[4], 'kind')
/** A name for a group that is not a word of ours, so that it cannot be taken for prose. */
const GROEPSNAAM = 'Zeester'

/** Returns the names of a school's pupils, staff and groups, except those of one or two letters. */
async function namenVan(adminId: string): Promise<string[]> {
  const rijen = await omgeving.stack.query<{ naam: string }>(
    `select voornaam as naam from leerling where admin_id = $1
     union select achternaam from leerling where admin_id = $1
     union select voornaam from medewerker where admin_id = $1
     union select achternaam from medewerker where admin_id = $1
     union select naam from groep where admin_id = $1`,
    [adminId],
  )
  return rijen.map(({ naam }) => naam).filter((naam) => naam.length > 2)
}

beforeAll(async () => {
  const { stack } = omgeving
  const { adminId, accounts } = schoolVan(stack, 'nl')
  await stack.query(`update groep set naam = '${GROEPSNAAM} ' || naam where admin_id = $1`, [
    adminId,
  ])
  await practise(stack.url, moet(accounts.leerling, 'leerling'))
})

describe('a browser that translates the page', () => {
  it('leaves a pupil its name, its words and its game, and nothing breaks', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser, OP_EEN_BORDJE)
    await metVertaler(context)
    await page.goto(`${stack.url}/app/auth/klas/${groep.klascode}`)
    await page
      .getByRole('button', { name: new RegExp(`^${kind.naam.voornaam}(?!\\p{L})`, 'u') })
      .click()
    const naarWoorden = page.getByRole('button', { name: 'Met woorden' })
    await naarWoorden.or(page.getByLabel('Jouw wachtwoord')).first().waitFor()
    if (await naarWoorden.isVisible()) await naarWoorden.click()
    expect(await onbeschermd(page)).toEqual([])
    // Unmarked text is translated, so the translator works.
    expect(await vertaaldIn(page, '.auth-voet')).not.toEqual([])
    expect(await vertaaldIn(page, '.li')).toEqual([])
    await page.getByLabel('Jouw wachtwoord').fill(kind.wachtwoord)
    await page.getByRole('button', { name: 'Naar binnen' }).click()
    await page.waitForURL('**/landkaart')
    await spel.verderSpelen(page)
    expect(await spel.giveAntwoorden(page, 3)).toBe(3)
    expect(await vertaaldIn(page, '.leerling')).toEqual([])
    await spel.playOut(page)
    await spel.naarKaart(page)
    await spel.allesVerstuurd(page, kind.id)
    expect(await vertaaldIn(page, '.leerling')).toEqual([])
    expect(klachten).toEqual([])
    await context.close()
  })

  it('leaves the taste of a game on the front page', async () => {
    const { page, context, klachten } = await opnieuw(omgeving.browser)
    await metVertaler(context, false)
    await page.goto(`${omgeving.stack.url}/site/home`)
    const ramen = page.locator('.hapje-raam')
    const verder = page.locator('.hapje').getByRole('button', { name: 'Verder' })
    for (const raam of await ramen.all()) {
      await raam.click()
      await page.locator('.hapje-raam-goed, .hapje-raam-fout').first().waitFor()
      if (await verder.isVisible()) break
    }
    await page.evaluate(() => window.vertaal?.())
    await verder.click()
    await page.locator('.hapje-raam-vuil').nth(2).waitFor()
    await ramen.first().click()
    await page.locator('.hapje-raam-goed, .hapje-raam-fout').first().waitFor()
    expect(await vertaaldIn(page, '.hapje')).toEqual([])
    expect(await vertaaldIn(page, 'main')).not.toEqual([])
    expect(klachten).toEqual([])
    await context.close()
  })

  it('leaves a teacher who reads secrets the right ones, while the page comes and goes', async () => {
    const { stack, browser } = omgeving
    const { adminId, groepId, accounts } = schoolVan(stack, 'nl')
    const { page, context, klachten } = await opnieuw(browser)
    await metVertaler(context, false)
    await signIn(page, stack.url, moet(accounts.docent, 'docent'))
    const pad = `${stack.url}/admins/${adminId}/groepen/${groepId}/leerlingen/wachtwoorden`
    await goFromBuiten(page, pad)
    await page.evaluate(() => window.vertaal?.())
    const toon = page.locator('.lh-pagina-kop-acties button').first()
    const geheimen = page.locator('.ww-geheim')
    for (const _keer of [1, 2]) {
      await toon.click()
      await geheimen.first().waitFor()
      const gelezen = await geheimen.allTextContents()
      for (const { wachtwoord } of groep.leerlingen) expect(gelezen).toContain(wachtwoord)
      await toon.click()
      await geheimen.first().waitFor({ state: 'detached' })
    }
    const namen = await page.locator('.lh-rij-titel').allTextContents()
    for (const { naam } of groep.leerlingen) expect(namen.join('\n')).toContain(naam.voornaam)
    expect(await vertaaldIn(page, '.lh-rij-titel, .ww-geheim, .ww-adres')).toEqual([])
    expect(await vertaaldIn(page, 'h1')).not.toEqual([])
    expect(klachten).toEqual([])
    await context.close()
  })
})

/** Returns the texts and fields, on every finished page of a role, that a browser could change. */
async function meddle(page: Page, rol: 'schooladmin' | 'docent'): Promise<string[]> {
  const params = await wordt(page, rol)
  const namen = await namenVan(moet(params['adminId'], 'adminId'))
  expect(namen.length).toBeGreaterThan(50)
  const paginas = routesMet(
    (naam) =>
      routeVan(naam).status === 'klaar' &&
      ['admin', 'account'].includes(routeVan(naam).layout) &&
      zietPagina(naam, rol) &&
      !leidtElders(naam, rol),
  )
  const fouten: string[] = []
  await hasEverything(page)
  for (const [i, naam] of paginas.entries()) {
    const adres = adresVan(naam, params)
    await (i === 0 ? goFromBuiten(page, omgeving.stack.url + adres) : goInside(page, adres))
    if (await isGeweigerd(page)) fouten.push(`${naam} was not shown`)
    await hasEverything(page)
    const gevonden = [...(await vertaalbaar(page, namen)), ...(await onbeschermd(page))]
    fouten.push(...new Set(gevonden.map((tekst) => `${naam}: ${tekst}`)))
  }
  return fouten
}

describe('no name or word of an exercise stands where it would be translated, no field is corrected', () => {
  it.each(['schooladmin', 'docent'] as const)('on the finished pages of a %s', (rol) =>
    bezoek(async ({ page }) => {
      expect(await meddle(page, rol)).toEqual([])
      // A name that is not marked, and a field that is not protected, are found.
      const { voornaam } = kind.naam
      await page.evaluate((naam) => {
        const p = document.createElement('p')
        p.append(naam)
        document.querySelector('main')?.append(p, document.createElement('input'))
      }, voornaam)
      expect((await vertaalbaar(page, [voornaam])).length).toBeGreaterThan(0)
      expect((await onbeschermd(page)).join()).toContain('autocorrect')
    }),
  )
})
