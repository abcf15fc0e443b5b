import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import type { DemoAccount } from '../apps/api/src/seed/demo-accounts.ts'
import { type Bezoek, signIn, OP_DE_TELEFOON, opnieuw, follow, fillInAanmelding } from './bezoek.ts'
import { kind, metOmgeving } from './omgeving.ts'
import { openSpelVan } from './spellen/open.ts'
import { spelStaat } from '../rig/spellers/speel.ts'
import { stand } from '../rig/spellers/scherm.ts'
import { skewKlok } from './scheve-klok.ts'
import * as spel from './spel.ts'

const omgeving = metOmgeving()

/** Signs in a pupil who never played on a fresh device, and opens a whole round of the simplest game to play. */
async function begin(leerling: DemoAccount): Promise<Bezoek> {
  const { browser, stack } = omgeving
  await stack.beginOpnieuw(leerling.userId)
  const bezoek = await opnieuw(browser, OP_DE_TELEFOON)
  await openSpelVan(bezoek.page, { url: stack.url, account: leerling }, { spel: 'glazenwasser' })
  await spelStaat(bezoek.page)
  await spel.bewaardVoorStraks(bezoek.page)
  return bezoek
}

/** Expects that every answer is in the database once: as many rows, numbered without a gap. */
async function verwachtPrecies(page: Page, leerlingId: string, aantal: number): Promise<void> {
  await spel.allesVerstuurd(page, leerlingId)
  const rijen = await spel.bewaardeAntwoorden(omgeving.stack, leerlingId)
  expect(rijen.map((rij) => rij.volgnummer)).toEqual(Array.from({ length: aantal }, (_, i) => i))
}

/** Waits until the device has stored this many answers; the bar counts at once, the device writes a moment later. */
async function opHetApparaat(page: Page, leerlingId: string, aantal: number): Promise<void> {
  await expect
    .poll(() => spel.wachtend(page, leerlingId), { timeout: 20_000 })
    .toBeGreaterThanOrEqual(aantal)
}

describe('no answer is lost and none counts twice', () => {
  it('when the network goes in mid-game and the page is loaded again without it', async () => {
    const leerling = kind(1)
    const { page, context, klachten } = await begin(leerling)
    const { totaal } = await stand(page)
    await spel.giveAntwoorden(page, 2)
    await context.setOffline(true)
    await spel.giveAntwoorden(page, 3)
    await opHetApparaat(page, leerling.userId, 3)
    await page.reload()
    await spelStaat(page)
    expect(await stand(page)).toEqual({ gegeven: 5, totaal })
    expect(await spel.wachtend(page, leerling.userId)).toBeGreaterThanOrEqual(3)
    await spel.giveAntwoorden(page, 2)
    await context.setOffline(false)
    const rest = await spel.playOut(page)
    expect(rest + 7).toBe(totaal)
    await spel.naarKaart(page)
    await page.getByRole('link', { name: /^Verder spelen/ }).waitFor()
    await verwachtPrecies(page, leerling.userId, totaal)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('when a second tab of the same pupil plays another taak at the same time', async () => {
    const leerling = kind(2)
    const { page, context, klachten } = await begin(leerling)
    const pad = await spel.anderSpelPad(omgeving.stack, page.url())
    const tweede = await context.newPage()
    follow(tweede, klachten)
    await tweede.goto(omgeving.stack.url + pad)
    await spelStaat(tweede)
    for (let beurt = 0; beurt < 3; beurt += 1) {
      await page.bringToFront()
      await spel.giveAntwoorden(page, 1)
      await tweede.bringToFront()
      await spel.giveAntwoorden(tweede, 1)
    }
    await verwachtPrecies(page, leerling.userId, 6)
    const rijen = await spel.bewaardeAntwoorden(omgeving.stack, leerling.userId)
    const perTaak = Object.values(Object.groupBy(rijen, (rij) => rij.taak_id))
    expect(perTaak.map((deel) => deel?.length)).toEqual([3, 3])
    expect(klachten).toEqual([])
    await context.close()
  })

  it('when a second tab opens the same taak: it goes on there, and the first one says so and can take it back', async () => {
    const leerling = kind(4)
    const { page, context, klachten } = await begin(leerling)
    const { totaal } = await stand(page)
    await spel.giveAntwoorden(page, 2)
    const tweede = await context.newPage()
    follow(tweede, klachten)
    await tweede.goto(page.url())
    await spelStaat(tweede)
    await expect.poll(() => stand(tweede)).toEqual({ gegeven: 2, totaal })
    await page.getByRole('heading', { name: 'Je speelt in een ander tabblad' }).waitFor()
    expect(await check(page)).toEqual([])
    await spel.giveAntwoorden(tweede, 2)
    await page.bringToFront()
    await page.getByRole('button', { name: 'Hier verder spelen' }).click()
    await spelStaat(page)
    await expect.poll(() => stand(page)).toEqual({ gegeven: 4, totaal })
    await tweede.getByRole('heading', { name: 'Je speelt in een ander tabblad' }).waitFor()
    expect(await spel.playOut(page)).toBe(totaal - 4)
    await verwachtPrecies(page, leerling.userId, totaal)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('when the server is killed in mid-game and comes back', async () => {
    const leerling = kind(3)
    const { page, context, klachten } = await begin(leerling)
    const { totaal } = await stand(page)
    await spel.giveAntwoorden(page, 2)
    await omgeving.stack.kill()
    await spel.giveAntwoorden(page, 3)
    await opHetApparaat(page, leerling.userId, 3)
    await page.reload()
    await spelStaat(page)
    expect(await stand(page)).toEqual({ gegeven: 5, totaal })
    await spel.giveAntwoorden(page, 1)
    await omgeving.stack.restart()
    await spel.giveAntwoorden(page, 1)
    await verwachtPrecies(page, leerling.userId, 7)
    await page.reload()
    await spelStaat(page)
    expect(await stand(page)).toEqual({ gegeven: 7, totaal })
    expect(klachten).toEqual([])
    await context.close()
  })
})

/** Ends the session of this device: the stored end is past, and the token is worthless. */
async function letLapse(page: Page): Promise<void> {
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, unknown>
    localStorage.setItem('user', JSON.stringify({ ...user, exp: 1 }))
    const token = localStorage.getItem('access_token') ?? ''
    localStorage.setItem('access_token', token.replace(/.{12}$/, 'A'.repeat(12)))
  })
}

describe.concurrent('devices that are on their own: no answer is lost and none counts twice', () => {
  it('when the session ends in mid-game: they wait for the same pupil and never go out under another', async () => {
    const [leerling, ander] = [kind(6), kind(7)]
    await omgeving.stack.beginOpnieuw(ander.userId)
    const { page, context, klachten } = await begin(leerling)
    const { totaal } = await stand(page)
    const spelUrl = page.url()
    await spel.giveAntwoorden(page, 2)
    await spel.allesVerstuurd(page, leerling.userId)
    await letLapse(page)
    await spel.giveAntwoorden(page, 2)
    await page.waitForURL('**/app/auth/login')
    expect(await spel.wachtend(page, leerling.userId)).toBe(2)

    await fillInAanmelding(page, ander)
    await page.waitForURL(`**/leerling/${ander.userId}/landkaart`)
    await spel.verderSpelen(page)
    await spel.giveAntwoorden(page, 1)
    await spel.allesVerstuurd(page, ander.userId)
    expect(await spel.bewaardeAntwoorden(omgeving.stack, ander.userId)).toHaveLength(1)
    expect(await spel.wachtend(page, leerling.userId)).toBe(2)
    expect(await spel.bewaardeAntwoorden(omgeving.stack, leerling.userId)).toHaveLength(2)

    await page.goto(`${omgeving.stack.url}/leerling/${ander.userId}/landkaart`)
    await page.getByRole('button', { name: 'Wissel van leerling' }).click()
    await fillInAanmelding(page, leerling)
    await spel.verderSpelen(page)
    await spel.allesVerstuurd(page, leerling.userId)
    const rijen = await spel.bewaardeAntwoorden(omgeving.stack, leerling.userId)
    expect(rijen.map((rij) => rij.volgnummer)).toEqual([0, 1, 2, 3])
    await page.goto(spelUrl)
    await spelStaat(page)
    expect(await stand(page)).toEqual({ gegeven: 4, totaal })
    expect(klachten).toEqual([])
    await context.close()
  })

  it('when the session ends in mid-game: after signing in the taak goes on where it was', async () => {
    const leerling = kind(8)
    const { page, context, klachten } = await begin(leerling)
    const { totaal } = await stand(page)
    const spelUrl = page.url()
    await spel.giveAntwoorden(page, 1)
    // An answer still on its way would find the session ended before the next one was given.
    await spel.allesVerstuurd(page, leerling.userId)
    await letLapse(page)
    await spel.giveAntwoorden(page, 1)
    await page.waitForURL('**/app/auth/login')
    await fillInAanmelding(page, leerling)
    await page.waitForURL(spelUrl)
    await spelStaat(page)
    expect(await stand(page)).toEqual({ gegeven: 2, totaal })
    await verwachtPrecies(page, leerling.userId, 2)
    expect(klachten).toEqual([])
    await context.close()
  })

  it.each([60, -60])('when the clock of the device is %i minutes wrong', async (minuten) => {
    const leerling = kind(minuten > 0 ? 4 : 5)
    await omgeving.stack.beginOpnieuw(leerling.userId)
    const { page, context, klachten } = await opnieuw(omgeving.browser, OP_DE_TELEFOON)
    await skewKlok(context, minuten)
    const account = leerling
    await openSpelVan(page, { url: omgeving.stack.url, account }, { spel: 'glazenwasser' })
    const voor = Date.now()
    await spel.giveAntwoorden(page, 3)
    await verwachtPrecies(page, leerling.userId, 3)
    const rijen = await spel.bewaardeAntwoorden(omgeving.stack, leerling.userId)
    for (const { gegeven_op } of rijen) {
      expect(gegeven_op.getTime()).toBeGreaterThan(voor - 30_000)
      expect(gegeven_op.getTime()).toBeLessThanOrEqual(Date.now())
    }
    expect(klachten).toEqual([])
    await context.close()
  })

  it('when a page is loaded again without a network: the map and window of this pupil, as seen last', async () => {
    const leerling = kind(9)
    await omgeving.stack.beginOpnieuw(leerling.userId)
    const { page, context, klachten } = await opnieuw(omgeving.browser, OP_DE_TELEFOON)
    await signIn(page, omgeving.stack.url, leerling)
    const raam = page.getByRole('link', { name: /^Nu: / })
    await raam.waitFor()
    await spel.bewaardVoorStraks(page)
    await raam.press('Enter')
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((naam) => naam.includes(':somvenster:')),
    )
    await context.setOffline(true)
    await page.reload()
    await page.getByText('Dit is je raam van daarnet').waitFor()
    await page.getByRole('link', { name: 'Terug naar de kaart' }).click()
    await page.reload()
    await page.getByText('Dit is je kaart van daarnet').waitFor()
    await page.getByRole('link', { name: /^Verder spelen/ }).waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await page.waitForURL('**/app/auth/login')
    const bewaard = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(bewaard).not.toContain(leerling.userId)
    expect(bewaard).not.toContain(leerling.voornaam)
    expect(klachten).toEqual([])
    await context.close()
  })
})
