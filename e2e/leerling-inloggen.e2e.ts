import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { launchBrowser } from '../rig/browser.ts'
import { check } from './axe.ts'
import { OP_DE_TELEFOON, opnieuw } from './bezoek.ts'
import { writeCamerabeeld } from './camerabeeld.ts'
import { kind as accountVan, metOmgeving, moet, schoolVan } from './omgeving.ts'
import { searchSpel, signInAtApi } from '../rig/oefenen.ts'
import { goInside } from './scherm.ts'
import { stand } from '../rig/spellers/scherm.ts'
import { play, spelStaat } from '../rig/spellers/speel.ts'
import * as spel from './spel.ts'

const omgeving = metOmgeving()
const groep = moet(SEED_ADMINS[0]?.groepen[0], 'groep')
const kind = (nummer: number) => moet(groep.leerlingen[nummer], `kind ${nummer}`)

const naamKnop = (page: Page, voornaam: string) =>
  page.getByRole('button', { name: new RegExp(`^${voornaam}\\b`) }).first()
const opLandkaart = (page: Page, nummer: number) =>
  page.waitForURL(`**/leerling/${kind(nummer).id}/landkaart`)

/** Opens the class link and taps a name. */
async function choose(page: Page, nummer: number): Promise<void> {
  await page.goto(`${omgeving.stack.url}/app/auth/klas/${groep.klascode}`)
  await naamKnop(page, kind(nummer).naam.voornaam).click()
}

/** Types a pupil's two words. */
async function typeWoorden(page: Page, nummer: number): Promise<void> {
  const naarWoorden = page.getByRole('button', { name: 'Met woorden' })
  await naarWoorden.or(page.getByLabel('Jouw wachtwoord')).first().waitFor()
  if (await naarWoorden.isVisible()) await naarWoorden.click()
  await page.getByLabel('Jouw wachtwoord').fill(kind(nummer).wachtwoord)
  await page.getByRole('button', { name: 'Naar binnen' }).click()
  await opLandkaart(page, nummer)
}

/** Taps the pictures of a pupil, in their order. */
async function tapPlaatjes(page: Page, nummer: number): Promise<void> {
  for (const plaatje of moet(kind(nummer).plaatjes, 'plaatjes').split(' '))
    await page.getByRole('button', { name: plaatje, exact: true }).click()
  await opLandkaart(page, nummer)
}

/** Makes a card as a teacher does; returns its QR text. */
async function nieuweKaart(nummer: number): Promise<string> {
  const { adminId, accounts } = schoolVan(omgeving.stack, 'nl')
  const vraag = await signInAtApi(omgeving.stack.url, moet(accounts.docent, 'docent'))
  const pad = `/api/admins/${adminId}/leerlingen/${kind(nummer).id}/kaart`
  return (await vraag<{ qr: string }>(pad, {})).qr
}

describe('a pupil signs in', () => {
  it('by school code, group, name and animal, and four pictures, without reading a word', async () => {
    const { page, context, klachten } = await opnieuw(omgeving.browser)
    const { schoolcode } = schoolVan(omgeving.stack, 'nl')
    await page.goto(`${omgeving.stack.url}/app/auth/login`)
    await page.getByRole('link', { name: 'Ik ben leerling' }).click()
    await page.getByLabel('Jouw code').fill('ZZZZZ9')
    await page.getByRole('button', { name: 'Zoek', exact: true }).click()
    await page.getByText('Deze code kennen we niet').waitFor()
    await page.getByLabel('Jouw code').fill(moet(schoolcode, 'schoolcode').toLowerCase())
    await page.getByRole('button', { name: 'Zoek', exact: true }).click()
    await page.getByRole('link', { name: groep.naam, exact: true }).click()
    expect(await page.locator('body').textContent()).not.toContain(kind(0).naam.achternaam)
    await naamKnop(page, kind(0).naam.voornaam).click()
    for (const mis of ['auto', 'boot', 'maan', 'ster'])
      await page.getByRole('button', { name: mis, exact: true }).click()
    await page.getByText('Dat is het nog niet').waitFor()
    await tapPlaatjes(page, 0)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('with its words by keyboard alone, and Back goes back to the names', async () => {
    const { page, context, klachten } = await opnieuw(omgeving.browser)
    await page.goto(`${omgeving.stack.url}/app/auth/klas/${groep.klascode}`)
    await naamKnop(page, kind(1).naam.voornaam).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^Hoi / }).waitFor()
    await page.goBack()
    await naamKnop(page, kind(1).naam.voornaam).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Met woorden' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Jouw wachtwoord').focus()
    await page.keyboard.type(kind(1).wachtwoord)
    await page.keyboard.press('Enter')
    await opLandkaart(page, 1)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('waits after many wrong tries, and sees for how long', async () => {
    const { page, context } = await opnieuw(omgeving.browser)
    await choose(page, 2)
    await page.getByRole('button', { name: 'Met woorden' }).click()
    // The test sees a response before the form does, and a press in between does nothing.
    const binnen = page.getByRole('button', { name: 'Naar binnen', disabled: false })
    for (let keer = 0; keer < 5; keer += 1) {
      await binnen.waitFor()
      await page.getByLabel('Jouw wachtwoord').fill(`mis ${keer}`)
      const gehoord = page.waitForResponse((antwoord) => antwoord.url().endsWith('/api/auth'))
      await binnen.click()
      await gehoord
    }
    await binnen.waitFor()
    await page.getByLabel('Jouw wachtwoord').fill(kind(2).wachtwoord)
    await binnen.click()
    await page.getByRole('heading', { name: 'Even wachten' }).waitFor()
    expect(await check(page)).toEqual([])
    await context.close()
  })
})

/** Asks the server something with the session of a page, and returns the status of its answer. */
const askAs = (page: Page, method: 'GET' | 'POST', pad: string): Promise<number> =>
  page.evaluate(
    async ({ method: hoe, pad: waar }) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` }
      return (await fetch(waar, { method: hoe, headers })).status
    },
    { method, pad },
  )

/** Ends the session of a page at the server, as another device would, and waits until it is no longer remembered there. */
async function endSessie(page: Page, leerlingId: string): Promise<void> {
  expect(await askAs(page, 'POST', '/api/auth/uitloggen')).toBeLessThan(300)
  await expect.poll(() => askAs(page, 'GET', `/api/leerlingen/${leerlingId}/landkaart`)).toBe(401)
}

describe('a pupil whose session ends in mid-game', () => {
  it('signs in again at its own name in the class, and plays on at the same word', async () => {
    const { page, context, klachten } = await opnieuw(omgeving.browser, { beweegt: true })
    const nummer = 6
    const { url } = omgeving.stack
    const vraag = await signInAtApi(url, accountVan(nummer))
    const { pad } = await searchSpel(vraag, kind(nummer).id, 'glazenwasser')
    await choose(page, nummer)
    await tapPlaatjes(page, nummer)
    await goInside(page, url + pad)
    await play(page, { stopNa: 2 })
    const { gegeven } = await stand(page)
    await endSessie(page, kind(nummer).id)
    await page.reload()
    await page.waitForURL(`**/app/auth/klas/${groep.klascode}?kind=${kind(nummer).id}`)
    await page.getByRole('heading', { name: `Hoi ${kind(nummer).naam.voornaam}` }).waitFor()
    await page.getByText('Hierna speel je verder waar je was.').waitFor()
    expect(await check(page)).toEqual([])
    for (const plaatje of moet(kind(nummer).plaatjes, 'plaatjes').split(' '))
      await page.getByRole('button', { name: plaatje, exact: true }).click()
    await page.waitForURL(url + pad)
    await spelStaat(page)
    expect((await stand(page)).gegeven).toBeGreaterThanOrEqual(gegeven)
    expect(klachten).toEqual([])
    await context.close()
  })
})

describe('a card', () => {
  it('opens by its link, which is gone from the address at once', async () => {
    const { page, context, klachten } = await opnieuw(omgeving.browser)
    const qr = await nieuweKaart(3)
    const adressen: string[] = []
    page.on('request', (verzoek) => adressen.push(verzoek.url()))
    await page.goto(`${omgeving.stack.url}/app/auth/login#kaart=${qr}`)
    await opLandkaart(page, 3)
    await page.goBack().catch(() => null)
    expect(page.url()).not.toContain(qr)
    expect(adressen.filter((adres) => new URL(adres).pathname.includes(qr))).toEqual([])
    expect(klachten).toEqual([])
    await context.close()
  })

  it('opens under a scanner that types, in whatever field the focus is', async () => {
    const { page, context, klachten } = await opnieuw(omgeving.browser)
    const qr = await nieuweKaart(4)
    await page.goto(`${omgeving.stack.url}/app/auth/login`)
    const veld = page.getByLabel('Gebruikersnaam')
    await veld.pressSequentially('noor', { delay: 150 })
    await expect.poll(() => veld.inputValue()).toBe('noor')
    await page.waitForTimeout(300)
    // All keys are sent in one turn of the page, as fast as a scanner; keys sent by the test would wait for a busy machine.
    await veld.evaluate((element, tekst) => {
      const send = (key: string) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        )
      for (const teken of tekst) send(teken)
      send('Enter')
    }, `${omgeving.stack.url}/app/auth/login#kaart=${qr}`)
    await opLandkaart(page, 4)
    expect(klachten).toEqual([])
    await context.close()
  })

  it('opens when it is held before a camera, which then goes out', async () => {
    const map = mkdtempSync(path.join(os.tmpdir(), 'lh-camera-'))
    const beeld = path.join(map, 'kaart.y4m')
    const { url } = omgeving.stack
    writeCamerabeeld(beeld, `${url}/app/auth/login#kaart=${await nieuweKaart(8)}`)
    const browser = await launchBrowser({
      args: [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${beeld}`,
      ],
    })
    const { page, klachten } = await opnieuw(browser, OP_DE_TELEFOON)
    await page.addInitScript(() => {
      const media = navigator.mediaDevices
      const echt = media.getUserMedia.bind(media)
      media.getUserMedia = async (wens) => {
        const stroom = await echt(wens)
        Object.assign(globalThis, { sporen: stroom.getTracks() })
        return stroom
      }
    })
    await page.goto(`${url}/app/auth/login`)
    await page.getByRole('link', { name: 'Ik ben leerling' }).click()
    await page.getByRole('button', { name: 'Ik heb een kaart' }).click()
    await opLandkaart(page, 8)
    const standen = await page.evaluate(() =>
      (globalThis as unknown as { sporen: MediaStreamTrack[] }).sporen.map((s) => s.readyState),
    )
    expect(standen).toEqual(['ended'])
    expect(klachten).toEqual([])
    await browser.close()
    rmSync(map, { recursive: true })
  })

  it('that was replaced says what to do, and opens nothing', async () => {
    const { page, context } = await opnieuw(omgeving.browser)
    const oud = await nieuweKaart(5)
    await nieuweKaart(5)
    await page.goto(`${omgeving.stack.url}/app/auth/login#kaart=${oud}`)
    await page.getByText('Deze kaart werkt niet meer').waitFor()
    expect(page.url()).toBe(`${omgeving.stack.url}/app/auth/login`)
    await context.close()
  })
})

describe('the next child', () => {
  it('finds the names of the class, and the answers of the first stay until it is back', async () => {
    await omgeving.stack.beginOpnieuw(kind(6).id)
    await omgeving.stack.beginOpnieuw(kind(7).id)
    const { page, context, klachten } = await opnieuw(omgeving.browser, OP_DE_TELEFOON)
    await choose(page, 6)
    await tapPlaatjes(page, 6)
    await spel.verderSpelen(page)
    await page.route('**/antwoorden', (route) => route.abort())
    await spel.giveAntwoorden(page, 2)
    await expect.poll(() => spel.wachtend(page, kind(6).id)).toBe(2)
    await page.goto(`${omgeving.stack.url}/leerling/${kind(6).id}/landkaart`)
    await page.getByRole('button', { name: 'Wissel van leerling' }).click()
    await page.waitForURL(`**/app/auth/klas/${groep.klascode}`)
    await page.unroute('**/antwoorden')
    await naamKnop(page, kind(7).naam.voornaam).click()
    await tapPlaatjes(page, 7)
    await spel.verderSpelen(page)
    await spel.giveAntwoorden(page, 1)
    await spel.allesVerstuurd(page, kind(7).id)
    expect(await spel.wachtend(page, kind(6).id)).toBe(2)
    expect(await spel.bewaardeAntwoorden(omgeving.stack, kind(6).id)).toEqual([])
    await page.goto(`${omgeving.stack.url}/leerling/${kind(7).id}/landkaart`)
    await page.getByRole('button', { name: 'Wissel van leerling' }).click()
    await naamKnop(page, kind(6).naam.voornaam).click()
    await typeWoorden(page, 6)
    await spel.verderSpelen(page)
    await spelStaat(page)
    await spel.allesVerstuurd(page, kind(6).id)
    expect(await spel.bewaardeAntwoorden(omgeving.stack, kind(6).id)).toHaveLength(2)
    expect(klachten).toEqual([])
    await context.close()
  })
})

describe('axe finds nothing', () => {
  it('on the school, the names, the pictures, the words and a link that is over', async () => {
    const { page, context } = await opnieuw(omgeving.browser)
    const fouten: string[] = []
    await page.goto(`${omgeving.stack.url}/app/auth/login?wie=leerling`)
    await page.getByLabel('Jouw code').waitFor()
    fouten.push(...(await check(page)))
    await page.goto(`${omgeving.stack.url}/app/auth/klas/${groep.klascode}`)
    await naamKnop(page, kind(0).naam.voornaam).waitFor()
    fouten.push(...(await check(page)))
    await naamKnop(page, kind(0).naam.voornaam).click()
    await page.getByRole('list', { name: 'Plaatjes', exact: true }).waitFor()
    fouten.push(...(await check(page)))
    await page.getByRole('button', { name: 'Met woorden' }).click()
    fouten.push(...(await check(page)))
    await page.goto(`${omgeving.stack.url}/app/auth/klas/bestaatniet`)
    await page.getByRole('heading', { name: 'Deze link werkt niet meer' }).waitFor()
    fouten.push(...(await check(page)))
    expect(fouten).toEqual([])
    await context.close()
  })
})
