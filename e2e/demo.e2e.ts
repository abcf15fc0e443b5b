import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { kind, metOmgeving, moet } from './omgeving.ts'
import { readScherm, staatStil } from './scherm.ts'
import {
  allesVerstuurd,
  bewaardeAntwoorden,
  bewaardVoorStraks,
  playOut,
  verderSpelen,
} from './spel.ts'

const omgeving = metOmgeving()

/** Returns who is signed in, as the browser remembers it. */
const wieVan = async (page: Page): Promise<{ _id: string; role: string }> => {
  const tekst = await page.evaluate(() => localStorage.getItem('user'))
  return JSON.parse(moet(tekst, 'user')) as { _id: string; role: string }
}

const opKaart = (page: Page) => page.waitForURL('**/landkaart')
const choose = (page: Page, jaar: string) => page.getByRole('button', { name: jaar }).click()

/** Returns the tables and columns of ours that hold this id. */
async function sporen(id: string): Promise<string[]> {
  const { stack } = omgeving
  const kolommen = await stack.query<{ tabel: string; kolom: string }>(
    `select table_name as tabel, column_name as kolom from information_schema.columns
     where table_schema = 'public' and udt_name = 'uuid'`,
  )
  const gevonden: string[] = []
  for (const { tabel, kolom } of kolommen)
    if ((await stack.query(`select from ${tabel} where ${kolom} = $1 limit 1`, [id])).length > 0)
      gevonden.push(tabel)
  return gevonden
}

describe('a visitor without an account', () => {
  it('chooses a boat, plays a game to its end without a network in between, and is gone a day later', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    await page.goto(`${stack.url}/site/home`)
    await page.getByRole('link', { name: 'Speel een spel' }).first().click()
    await choose(page, 'groep 5')
    await opKaart(page)
    await staatStil(page)
    const voor = await readScherm(page)
    const { _id: id, role } = await wieVan(page)
    expect(role).toBe('demo')
    const [leerling] = await stack.query(`select jaargroep, voornaam from leerling where id = $1`, [
      id,
    ])
    expect(leerling).toMatchObject({ jaargroep: 5 })
    await bewaardVoorStraks(page)

    await page.reload()
    await verderSpelen(page)
    await context.setOffline(true)
    const gegeven = await playOut(page)
    await context.setOffline(false)
    await allesVerstuurd(page, id)
    expect(await bewaardeAntwoorden(stack, id)).toHaveLength(gegeven)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /kaart|Verder/ })
      .click()
    await page.waitForURL(/\/(landkaart|somvensters\/[^/]+)$/)
    await page.goto(`${stack.url}/leerling/${id}/landkaart`)
    await staatStil(page)
    await expect.poll(() => readScherm(page), { timeout: 30_000 }).not.toBe(voor)
    const [gespeeld] = await stack.query(
      `select count(*)::int as taken from (select distinct taak_id from antwoord where leerling_id = $1) t`,
      [id],
    )
    expect(gespeeld).toEqual({ taken: 1 })
    expect(klachten).toEqual([])

    expect(await sporen(id)).toContain('antwoord')
    await stack.query(`update gast set tot = now() - interval '1 minute' where leerling_id = $1`, [
      id,
    ])
    await stack.query(`select graphile_worker.add_job('ruim_gasten_op')`)
    await expect.poll(() => sporen(id), { timeout: 20_000, interval: 300 }).toEqual([])
    await context.close()
  })

  it('goes on where they were: in another tab, after Back, and on /demo again', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser)
    await page.goto(`${stack.url}/site/home`)
    await page.goto(`${stack.url}/demo`)
    const tweede = await context.newPage()
    await tweede.goto(`${stack.url}/demo`)
    await tweede.getByRole('button', { name: 'groep 3' }).waitFor()
    await choose(page, 'groep 4')
    await opKaart(page)
    const { _id: id } = await wieVan(page)
    // The tab that was still asking notices it by itself.
    await tweede.waitForURL(`**/leerling/${id}/landkaart`)
    await page.goBack()
    await page.waitForURL('**/site/home')
    await page.goto(`${stack.url}/demo`)
    await page.waitForURL(`**/leerling/${id}/landkaart`)
    expect(await stack.query(`select from gast where leerling_id = $1`, [id])).toHaveLength(1)

    await page.getByRole('button', { name: 'Stoppen' }).click()
    await page.waitForURL('**/site/home')
    await tweede.waitForURL('**/app/auth/login')
    expect(klachten).toEqual([])
    await context.close()
  })

  it('reads the question in the words of the host, by keyboard too, without a fault of axe', async () => {
    const { stack, browser } = omgeving
    const { page, context, klachten } = await opnieuw(browser, { breedte: 390, hoogte: 844 })
    await page.goto(`${stack.vlaamseUrl}/demo`)
    await page.getByRole('heading', { name: 'In welk leerjaar zit je?' }).waitFor()
    expect(await check(page)).toEqual([])
    await page.getByRole('button', { name: '2e leerjaar' }).press('Enter')
    await opKaart(page)
    const { _id: id } = await wieVan(page)
    const rijen = await stack.query(
      `select jaargroep, land from leerling join admin using (admin_id) where id = $1`,
      [id],
    )
    expect(rijen).toEqual([{ jaargroep: 4, land: 'be' }])
    expect(klachten).toEqual([])
    await context.close()
  })

  it('is told what is wrong without a network, and can try again', async () => {
    const { stack, browser } = omgeving
    const { page, context } = await opnieuw(browser)
    await page.goto(`${stack.url}/demo`)
    await page.getByRole('button', { name: 'groep 8' }).waitFor()
    await context.setOffline(true)
    await choose(page, 'groep 8')
    await page.getByRole('alert').getByText('geen verbinding').waitFor()
    expect(await check(page)).toEqual([])
    await context.setOffline(false)
    await choose(page, 'groep 8')
    await opKaart(page)
    // The oldest year plays words that a pupil of groep 5 does not have.
    await verderSpelen(page)
    await playOut(page)
    const { _id: id } = await wieVan(page)
    await allesVerstuurd(page, id)
    const jonger = new Set((await woordenTotEnMet(5)).map(({ w }) => w))
    const gespeeld = await stack.query<{ woord_id: string }>(
      `select distinct woord_id from antwoord where leerling_id = $1`,
      [id],
    )
    expect(gespeeld.some(({ woord_id: woord }) => !jonger.has(woord))).toBe(true)
    await context.close()
  })

  it('does not sign out who has an account, until they ask for it', async () => {
    const { stack, browser } = omgeving
    const { page, context } = await opnieuw(browser)
    const leerling = kind(7)
    await signIn(page, stack.url, leerling)
    await page.goto(`${stack.url}/demo`)
    await page.getByRole('heading', { name: 'Je bent al ingelogd' }).waitFor()
    expect((await wieVan(page))._id).toBe(leerling.userId)
    expect(await check(page)).toEqual([])
    await page.getByRole('button', { name: 'Uitloggen en zonder account spelen' }).click()
    await choose(page, 'groep 3')
    await opKaart(page)
    expect((await wieVan(page)).role).toBe('demo')
    await context.close()
  })
})
