import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { check, WEERGAVEN } from './axe.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { loadTaak, signInAtApi, oefenTot } from '../rig/oefenen.ts'
import { kind, metOmgeving, moet } from './omgeving.ts'
import { staatStil } from './scherm.ts'
import { allesVerstuurd, giveAntwoorden, naarKaart, playOut, verderSpelen } from './spel.ts'
import { spelStaat } from '../rig/spellers/speel.ts'

const omgeving = metOmgeving()
const JOURNEY_MS = 90_000

/** Returns how many shells the pupil can spend, as the page shows it. */
async function schelpen(page: Page): Promise<number> {
  const tekst = await page
    .getByText(/^\d+ schelp(en)?$/)
    .first()
    .textContent()
  return Number.parseInt(moet(tekst, 'schelpen'), 10)
}

const tegel = (page: Page, naam: RegExp) => page.getByRole('button', { name: naam })

/** Goes from the map to the own place, through the pupil's own name. */
async function naarPlek(page: Page): Promise<void> {
  await page.getByRole('link', { name: /mijn plek/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Mijn plek' }).waitFor()
}

describe('the own place', () => {
  it(
    'a pupil buys once, wears it, finds it again, and pays once from two tabs',
    async () => {
      const { stack, browser } = omgeving
      const leerling = kind(18)
      const { page, context, klachten } = await opnieuw(browser)
      await signIn(page, stack.url, leerling)
      await naarPlek(page)
      const eerst = await schelpen(page)

      await tegel(page, /^Strik/).click()
      await page.getByRole('button', { name: 'Kopen', exact: true }).click()
      await tegel(page, /^Strik ?Aan/).waitFor()
      expect(await schelpen(page)).toBe(eerst - 15)

      // When two tabs buy the same thing, one pays, and both have it.
      const tweede = await context.newPage()
      await tweede.goto(page.url())
      await staatStil(tweede)
      for (const tab of [page, tweede]) await tegel(tab, /^Muts/).click()
      await Promise.all(
        [page, tweede].map((tab) =>
          tab.getByRole('button', { name: 'Kopen', exact: true }).click(),
        ),
      )
      await expect
        .poll(async () => {
          const rijen = await stack.query<{ n: number }>(
            `select count(*)::int as n from aankoop where leerling_id = $1 and ding = 'muts'`,
            [leerling.userId],
          )
          return rijen[0]?.n
        })
        .toBe(1)
      await page.reload()
      await staatStil(page)
      expect(await schelpen(page)).toBe(eerst - 15 - 20)
      await tegel(page, /^Strik ?Aan/).waitFor()

      // An animal costs nothing and stays.
      await tegel(page, /^Kat/).click()
      await page.reload()
      await staatStil(page)
      await expect.poll(() => tegel(page, /^Kat/).getAttribute('aria-pressed')).toBe('true')
      expect(klachten).toEqual([])
      await context.close()
    },
    JOURNEY_MS,
  )

  it(
    'says without a network that nothing was bought, and is without faults for axe on every sheet',
    async () => {
      const { stack, browser } = omgeving
      const { page, context } = await opnieuw(browser)
      await signIn(page, stack.url, kind(19))
      await naarPlek(page)
      const eerst = await schelpen(page)
      await tegel(page, /^Sjaal/).click()
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Kopen', exact: true }).click()
      await page.getByText(/Er is geen internet/).waitFor()
      await context.setOffline(false)
      expect(await schelpen(page)).toBe(eerst)
      const fouten: string[] = []
      for (const naam of ['Kleding', 'Eiland', 'Album', 'Groei', 'Keuzes']) {
        await page.getByRole('tab', { name: naam }).click()
        fouten.push(...(await check(page, WEERGAVEN)))
      }
      expect(fouten).toEqual([])
      await context.close()
    },
    JOURNEY_MS,
  )
})

const TELLING = 'select count(*)::int as n from antwoord where leerling_id = $1'

/** Stores minutes that were played earlier today on this device, since a journey cannot wait that long. */
const speeldeAl = (page: Page, leerlingId: string, minuten: number) =>
  page.evaluate(
    ([id, ms]) =>
      localStorage.setItem(
        `speeltijd:${id}`,
        JSON.stringify({ dag: new Date().toLocaleDateString('sv'), ms }),
      ),
    [leerlingId, minuten * 60_000] as const,
  )

/** Goes from the map to the current window, and into another game than the one it proposes. */
async function kiestAnderSpel(page: Page): Promise<string> {
  await page.getByRole('link', { name: /^Nu: / }).click()
  const spellen = page.getByRole('group', { name: 'Kies je spel' }).getByRole('radio')
  const ander = spellen.nth((await spellen.count()) - 1)
  await ander.check({ force: true })
  await page.getByRole('link', { name: 'Spelen', exact: true }).click()
  await spelStaat(page)
  return moet(new URL(page.url()).pathname.split('/').at(-1), 'spel')
}

describe('a whole day of one pupil', () => {
  it(
    'comes in, plays a game of its choice to the end and another by half, earns, yawns, buys, and leaves nothing behind',
    async () => {
      const { stack, browser } = omgeving
      const leerling = kind(20)
      const vraag = await signInAtApi(stack.url, leerling)
      const taak = await loadTaak(vraag, leerling.userId)
      await oefenTot(vraag, leerling.userId, { taakId: taak.taak.id, over: 3 })
      const eerder = (await stack.query<{ n: number }>(TELLING, [leerling.userId]))[0]
      const { page, context, klachten } = await opnieuw(browser, { breedte: 1024, hoogte: 768 })
      await signIn(page, stack.url, leerling)
      const eerst = await schelpen(page)

      const spel = await kiestAnderSpel(page)
      const rest = await playOut(page)
      await naarKaart(page)
      await staatStil(page)
      await page.goto(`${stack.url}/leerling/${leerling.userId}/landkaart`)
      await verderSpelen(page)
      expect(new URL(page.url()).pathname.endsWith(`/${taak.taak.id}/spellen/${spel}`)).toBe(false)
      const half = await giveAntwoorden(page, 2)
      await page.getByRole('button', { name: 'Pauze' }).click()
      await speeldeAl(page, leerling.userId, 20)
      await page.getByRole('button', { name: 'Stoppen' }).click()
      await page
        .getByRole('dialog', { name: 'Wil je stoppen?' })
        .getByRole('button', { name: 'Stoppen' })
        .click()
      await allesVerstuurd(page, leerling.userId)
      await page.goto(`${stack.url}/leerling/${leerling.userId}/landkaart`)
      await page.getByText('Stoppen mag: alles is bewaard.').waitFor()
      const later = (await stack.query<{ n: number }>(TELLING, [leerling.userId]))[0]
      expect(later).toEqual({ n: moet(eerder, 'telling').n + rest + half })

      await naarPlek(page)
      const verdiend = await schelpen(page)
      expect(verdiend).toBeGreaterThan(eerst)
      await tegel(page, /^Strik/).click()
      await page.getByRole('button', { name: 'Kopen', exact: true }).click()
      await tegel(page, /^Strik ?Aan/).waitFor()
      expect(await schelpen(page)).toBe(verdiend - 15)
      await page.getByRole('tab', { name: 'Groei' }).click()
      await staatStil(page)

      await page.getByRole('button', { name: 'Uitloggen' }).click()
      await page.waitForURL(/\/(login|inloggen)/)
      await page.goBack()
      await staatStil(page)
      expect(await page.getByRole('heading', { name: 'Mijn plek' }).count()).toBe(0)
      expect(klachten).toEqual([])
      await context.close()
    },
    JOURNEY_MS,
  )
})
