import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { DemoAccount } from '../apps/api/src/seed/demo-accounts.ts'
import { type Bezoek, OP_DE_TELEFOON, opnieuw, fillInAanmelding } from './bezoek.ts'
import { type Filter, startFilter } from './filter.ts'
import { kind, metOmgeving } from './omgeving.ts'
import { openSpelVan } from './spellen/open.ts'
import { stand } from '../rig/spellers/scherm.ts'
import { spelStaat } from '../rig/spellers/speel.ts'
import * as spel from './spel.ts'

const omgeving = metOmgeving()

const ANTWOORDEN = /\/antwoorden$/
const ALLES = /./
/** Answers take a few seconds to be sent, and a busy machine takes its time. */
const GEDULD = { timeout: 90_000 }

/** Runs a journey with a pupil who never played, in a game, on a device that is behind a filter. */
async function achterFilter(
  leerling: DemoAccount,
  perform: (bezoek: Bezoek, filter: Filter) => Promise<void>,
): Promise<void> {
  const { browser, stack } = omgeving
  await stack.beginOpnieuw(leerling.userId)
  const filter = await startFilter(stack.url)
  const bezoek = await opnieuw(browser, OP_DE_TELEFOON)
  await openSpelVan(bezoek.page, { url: filter.url, account: leerling }, { spel: 'glazenwasser' })
  await spelStaat(bezoek.page)
  await spel.bewaardVoorStraks(bezoek.page)
  await perform(bezoek, filter)
  expect(bezoek.klachten).toEqual([])
  await bezoek.context.close()
  await filter.close()
}

const bijServer = async ({ userId }: DemoAccount): Promise<number> =>
  (await spel.bewaardeAntwoorden(omgeving.stack, userId)).length
async function komenAan(leerling: DemoAccount, aantal: number): Promise<void> {
  await expect.poll(() => bijServer(leerling), GEDULD).toBe(aantal)
}

const statussen = async (page: Page, leerlingId: string): Promise<Record<string, number>> => {
  const rijen = (await spel.readOutbox(page)).filter((rij) => rij.leerlingId === leerlingId)
  const perStatus = Object.groupBy(rijen, ({ status }) => status)
  return Object.fromEntries(
    Object.entries(perStatus).map(([naam, deel]) => [naam, deel?.length ?? 0]),
  )
}

/** A row of the device's own store. */
interface Rij {
  readonly status: string
  readonly id: string
  readonly volgnummer: number
  readonly antwoord: object
}

/** Changes what is on the device, as an older page of the product may have left it. */
async function writeOutbox(
  page: Page,
  hoe: { readonly soort: 'geefOp' } | { readonly soort: 'vermenigvuldig'; readonly tot: number },
): Promise<void> {
  await page.evaluate(
    (wat) =>
      new Promise<void>((klaar, mis) => {
        const vraag = indexedDB.open('letterhaven')
        vraag.addEventListener('success', () => {
          const db = vraag.result
          const tx = db.transaction(['antwoorden', 'apparaat'], 'readwrite')
          tx.addEventListener('complete', () => {
            db.close()
            klaar()
          })
          tx.addEventListener('abort', () => mis(new Error('not written')))
          const antwoorden = tx.objectStore('antwoorden')
          const rijen = antwoorden.getAll()
          rijen.addEventListener('success', () => {
            const wacht = (rijen.result as Rij[]).filter(({ status }) => status === 'wacht')
            const [eerste] = wacht
            if (wat.soort === 'geefOp')
              for (const rij of wacht) antwoorden.put({ ...rij, status: 'geparkeerd' })
            else if (eerste)
              for (let volgnummer = 1000; volgnummer < 1000 + wat.tot; volgnummer += 1) {
                const id = crypto.randomUUID().replace(/^(.{14})./, '$17')
                const antwoord = { ...eerste.antwoord, id, volgnummer }
                antwoorden.put({ ...eerste, id, volgnummer, antwoord })
              }
          })
        })
      }),
    hoe,
  )
}

describe('a net that speaks in our name is no line', () => {
  it.each([
    [404, 14],
    [403, 15],
    [200, 16],
  ])(
    'a page under %i in mid-game: nobody is signed out, nothing is given up, all arrives',
    async (status, nummer) => {
      const leerling = kind(nummer)
      await achterFilter(leerling, async ({ page }, filter) => {
        await spel.giveAntwoorden(page, 2)
        await komenAan(leerling, 2)
        const { pathname } = new URL(page.url())
        filter.spreek(status, ALLES)
        await spel.giveAntwoorden(page, 2)
        await expect.poll(() => filter.gesproken(), GEDULD).toBeGreaterThan(0)
        expect(new URL(page.url()).pathname).toBe(pathname)
        await expect
          .poll(() => statussen(page, leerling.userId), GEDULD)
          .toEqual({ bezorgd: 2, wacht: 2 })
        // The page, its scripts and its taak are stored on the device: the filter's page does not replace them.
        const voor = await stand(page)
        await page.reload()
        await spelStaat(page)
        expect(await stand(page)).toEqual(voor)
        await spel.giveAntwoorden(page, 1)
        filter.zwijg()
        await komenAan(leerling, 5)
        expect(await statussen(page, leerling.userId)).not.toHaveProperty('geparkeerd')
      })
    },
  )

  it('what an older page gave up for such a page is found, and sent', async () => {
    const leerling = kind(17)
    await achterFilter(leerling, async ({ page, context }) => {
      await context.setOffline(true)
      await spel.giveAntwoorden(page, 3)
      await expect.poll(() => spel.wachtend(page, leerling.userId), GEDULD).toBe(3)
      await writeOutbox(page, { soort: 'geefOp' })
      await page.goto('about:blank')
      await context.setOffline(false)
      await page.goBack()
      await komenAan(leerling, 3)
    })
  })

  it('pictures and sounds of a hotspot are not kept, and what was kept before is fetched anew', async () => {
    const leerling = kind(18)
    await achterFilter(leerling, async ({ page }, filter) => {
      const beeld = '/plaatjes/accordion.svg'
      const geluid = `/audio/nl-NL/${'a'.repeat(64)}.mp3`
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      filter.spreek(200, /^\/(?:plaatjes|audio)\//)
      const bewaard = await page.evaluate(
        async (adressen) => {
          await Promise.all(adressen.map((adres) => fetch(adres)))
          const kasten = await Promise.all(
            ['plaatjes', 'geluiden'].map(async (naam) => (await caches.open(naam)).keys()),
          )
          return kasten.flat().filter(({ url }) => adressen.some((adres) => url.endsWith(adres)))
            .length
        },
        [beeld, geluid],
      )
      expect(bewaard).toBe(0)
      filter.zwijg()
      const soort = await page.evaluate(async (adres) => {
        const vals = new Response('<html>', { headers: { 'content-type': 'text/html' } })
        await (await caches.open('plaatjes')).put(adres, vals)
        return (await fetch(adres)).headers.get('content-type')
      }, beeld)
      expect(soort).toContain('image/svg+xml')
      const kastVan = (adres: string) =>
        page.evaluate(
          async (waar) => (await (await caches.open('plaatjes')).match(waar))?.text(),
          adres,
        )
      // The page has the picture before the store has it, and the store must not get it after what is put there below.
      await expect.poll(() => kastVan(beeld), GEDULD).toContain('<svg')
      // A picture that has been corrected since replaces the old one in the store; the old one is shown once more.
      const oud = '<svg xmlns="http://www.w3.org/2000/svg"/>'
      const gezien = await page.evaluate(
        async ([adres, tekst]) => {
          const vorig = new Response(tekst, { headers: { 'content-type': 'image/svg+xml' } })
          await (await caches.open('plaatjes')).put(adres, vorig)
          return (await fetch(adres)).text()
        },
        [beeld, oud] as const,
      )
      expect(gezien).toBe(oud)
      await expect.poll(() => kastVan(beeld), GEDULD).not.toBe(oud)
    })
  })
})

describe('a tablet that is handed on in mid-sending', () => {
  it('sends nothing of the one with the token of the other, and the rest when the first is back', async () => {
    const [leerling, ander] = [kind(19), kind(20)]
    await omgeving.stack.beginOpnieuw(ander.userId)
    await achterFilter(leerling, async ({ page, context }, filter) => {
      await context.setOffline(true)
      await spel.giveAntwoorden(page, 1)
      await expect.poll(() => spel.wachtend(page, leerling.userId), GEDULD).toBe(1)
      await writeOutbox(page, { soort: 'vermenigvuldig', tot: 249 })
      const opgehouden = filter.houd(ANTWOORDEN)
      await context.setOffline(false)
      const laatGaan = await opgehouden
      // The server has the first two hundred; its response is still on its way when the next child comes.
      await komenAan(leerling, 200)
      await page.evaluate(
        (pad) => history.pushState(null, '', pad),
        `/leerling/${leerling.userId}/landkaart`,
      )
      await page.getByRole('button', { name: 'Wissel van leerling' }).click()
      await fillInAanmelding(page, ander)
      await page.waitForURL(`**/leerling/${ander.userId}/landkaart`)
      laatGaan()
      await spel.verderSpelen(page)
      await spel.giveAntwoorden(page, 1)
      await komenAan(ander, 1)
      expect(await bijServer(leerling)).toBe(200)
      await expect
        .poll(() => statussen(page, leerling.userId), GEDULD)
        .toEqual({ bezorgd: 200, wacht: 50 })
      await page.goto(`${filter.url}/leerling/${ander.userId}/landkaart`)
      await page.getByRole('button', { name: 'Wissel van leerling' }).click()
      await fillInAanmelding(page, leerling)
      await komenAan(leerling, 250)
      expect(await bijServer(ander)).toBe(1)
    })
  })
})
