import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { DemoAccount } from '../apps/api/src/seed/demo-accounts.ts'
import { type Bezoek, signIn, OP_DE_TELEFOON, opnieuw } from './bezoek.ts'
import { kind, metOmgeving } from './omgeving.ts'
import { openSpelVan } from './spellen/open.ts'
import { stand } from '../rig/spellers/scherm.ts'
import { spelStaat } from '../rig/spellers/speel.ts'
import * as spel from './spel.ts'

const omgeving = metOmgeving()
/** Answers take a few seconds to be sent, and a busy machine takes its time. */
const GEDULD = { timeout: 90_000 }

/** Opens the simplest game to play for a pupil who never played, on their own device. */
async function begin(leerling: DemoAccount, bezoek: Bezoek): Promise<Bezoek> {
  const { stack } = omgeving
  await stack.beginOpnieuw(leerling.userId)
  await openSpelVan(bezoek.page, { url: stack.url, account: leerling }, { spel: 'glazenwasser' })
  await spelStaat(bezoek.page)
  return bezoek
}

const opApparaat = () => opnieuw(omgeving.browser, OP_DE_TELEFOON)

const bijServer = async ({ userId }: DemoAccount): Promise<number> =>
  (await spel.bewaardeAntwoorden(omgeving.stack, userId)).length

/** Waits until all answers have arrived, each once, without anybody doing anything. */
async function komenAan(leerling: DemoAccount, aantal: number): Promise<void> {
  await expect.poll(() => bijServer(leerling), GEDULD).toBe(aantal)
}

/** Erases the site's IndexedDB stores, as a user does in the browser's settings; this closes those that are open. */
async function eraseApparaat(context: BrowserContext, page: Page): Promise<void> {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', {
    origin: omgeving.stack.url,
    storageTypes: 'indexeddb',
  })
  await cdp.detach()
}

/**
 * Opens another page of the site that keeps the device's store busy: while the store is being made, so that nobody can open it,
 * while it is written to, or while answers alone are. Closing that page releases it.
 */
async function holdFast(
  context: BrowserContext,
  hoe: 'openen' | 'schrijven' | 'antwoorden',
): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${omgeving.stack.url}/robots.txt`)
  await page.evaluate(
    ({ versie, winkels }) =>
      new Promise<void>((klaar) => {
        const vraag = indexedDB.open('letterhaven', versie)
        const hold = (winkel: IDBObjectStore): void => {
          winkel.get('niets').addEventListener('success', () => hold(winkel))
          klaar()
        }
        vraag.addEventListener('upgradeneeded', () => hold(vraag.result.createObjectStore('x')))
        vraag.addEventListener('success', () => {
          const tx = vraag.result.transaction(winkels, 'readwrite')
          hold(tx.objectStore('antwoorden'))
        })
      }),
    {
      versie: hoe === 'openen' ? 1 : undefined,
      winkels: hoe === 'antwoorden' ? [hoe] : ['antwoorden', 'apparaat', 'pakketten'],
    },
  )
  return page
}

/** Forbids everything that a browser with blocked cookies forbids, as a page experiences it. */
async function verbiedOpslag(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const nee = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const naam of ['localStorage', 'sessionStorage', 'caches', 'cookieStore'])
      Object.defineProperty(window, naam, { get: nee })
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: nee })
    Object.defineProperty(Document.prototype, 'cookie', { get: nee, set: nee })
    IDBFactory.prototype.open = nee
    LockManager.prototype.request = async () => nee()
  })
}

describe('whatever the device’s store does, no answer is lost', () => {
  it('closed and emptied in mid-game: what waited goes out all the same, and the store is there again', async () => {
    const leerling = kind(10)
    const { page, context, klachten } = await begin(leerling, await opApparaat())
    await context.setOffline(true)
    await spel.giveAntwoorden(page, 3)
    await expect.poll(() => spel.wachtend(page, leerling.userId), GEDULD).toBe(3)
    await eraseApparaat(context, page)
    await spel.giveAntwoorden(page, 2)
    await expect.poll(() => spel.wachtend(page, leerling.userId), GEDULD).toBe(5)
    await context.setOffline(false)
    await komenAan(leerling, 5)
    await spel.allesVerstuurd(page, leerling.userId)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('silent from the first moment: the game begins, answers go out, and without a line the screen says the truth', async () => {
    const leerling = kind(11)
    const bezoek = await opApparaat()
    const vast = await holdFast(bezoek.context, 'openen')
    const { page, context, klachten } = await begin(leerling, bezoek)
    await spel.giveAntwoorden(page, 2)
    await komenAan(leerling, 2)
    await context.setOffline(true)
    await spel.giveAntwoorden(page, 2)
    await page.getByText('laat dit scherm open').waitFor()
    await vast.close()
    await page.getByText('laat dit scherm open').waitFor({ state: 'detached' })
    expect(await spel.wachtend(page, leerling.userId)).toBe(2)
    await page.getByText('2 antwoorden wachten').waitFor()
    await context.setOffline(false)
    await komenAan(leerling, 4)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('silent after a reload without a line: the round goes on where it was, and all of it arrives', async () => {
    const leerling = kind(19)
    const { page, context, klachten } = await begin(leerling, await opApparaat())
    await spel.bewaardVoorStraks(page)
    await spel.giveAntwoorden(page, 2)
    await komenAan(leerling, 2)
    await context.setOffline(true)
    await spel.giveAntwoorden(page, 2)
    await expect.poll(() => spel.wachtend(page, leerling.userId), GEDULD).toBe(2)
    const voor = await stand(page)
    await context.setOffline(false)
    const vast = await holdFast(context, 'antwoorden')
    await context.setOffline(true)
    await page.bringToFront()
    await page.reload()
    await spelStaat(page)
    expect(await stand(page)).toEqual(voor)
    await vast.close()
    await spel.giveAntwoorden(page, 1)
    await context.setOffline(false)
    await komenAan(leerling, 5)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('silent in mid-game: answers go out, and none counts twice when the store wrote it later', async () => {
    const leerling = kind(12)
    const { page, context, klachten } = await begin(leerling, await opApparaat())
    const { totaal } = await stand(page)
    await spel.giveAntwoorden(page, 1)
    await komenAan(leerling, 1)
    const vast = await holdFast(context, 'schrijven')
    await page.bringToFront()
    await spel.giveAntwoorden(page, 3)
    await komenAan(leerling, 4)
    await vast.close()
    await spel.giveAntwoorden(page, 1)
    await komenAan(leerling, 5)
    await spel.allesVerstuurd(page, leerling.userId)
    await page.reload()
    await spelStaat(page)
    expect(await stand(page)).toEqual({ gegeven: 5, totaal })
    expect(await bijServer(leerling)).toBe(5)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('forbidden, cookies and all: map and game work for this visit, and every answer arrives', async () => {
    const leerling = kind(13)
    const { stack } = omgeving
    await stack.beginOpnieuw(leerling.userId)
    const { page, context, klachten } = await opApparaat()
    await verbiedOpslag(context)
    await signIn(page, stack.url, leerling)
    await page.waitForURL(/\/landkaart$/)
    await page.getByRole('link', { name: /^Verder spelen/ }).waitFor()
    await spel.verderSpelen(page)
    await spel.giveAntwoorden(page, 3)
    await komenAan(leerling, 3)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('forbidden, and the page loaded anew right after an answer: what only the page had goes along', async () => {
    const leerling = kind(14)
    const { stack } = omgeving
    await stack.beginOpnieuw(leerling.userId)
    const { page, context, klachten } = await opApparaat()
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
    })
    // The browser asks whether the pupil means to leave.
    page.on('dialog', (dialoog) => void dialoog.accept())
    await openSpelVan(page, { url: stack.url, account: leerling }, { spel: 'glazenwasser' })
    await spelStaat(page)
    for (const gegeven of [1, 2, 3]) {
      await spel.giveAntwoorden(page, 1)
      await page.reload()
      await spelStaat(page)
      expect((await stand(page)).gegeven).toBe(gegeven)
    }
    await komenAan(leerling, 3)
    expect(klachten).toEqual([])
    await context.close()
  })
})
