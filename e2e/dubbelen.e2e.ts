import { nieuwAntwoord } from '@letterhaven/testkit/nieuw-antwoord'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { check } from './axe.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { loadTaakMetWoorden, signInAtApi } from '../rig/oefenen.ts'
import { kind, metOmgeving, moet, schoolVan } from './omgeving.ts'
import { outboxStaat } from './spel.ts'

const omgeving = metOmgeving()

/** Puts an answer in the store that the app made on a device, as a game without a network does. Any page of it may be open. */
async function saveOnApparaat(page: Page, rij: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate(
    (erbij) =>
      new Promise<void>((klaar, mis) => {
        const open = indexedDB.open('letterhaven')
        open.addEventListener('error', () => mis(open.error))
        open.addEventListener('success', () => {
          const tx = open.result.transaction('antwoorden', 'readwrite')
          tx.objectStore('antwoorden').put(erbij)
          tx.addEventListener('complete', () => {
            open.result.close()
            klaar()
          })
        })
      }),
    rij,
  )
}

describe('a child that stands in a school twice', () => {
  it('is found, said to be two and one again, merged, and brings along what a device still kept', async () => {
    const { stack, browser } = omgeving
    const { adminId, accounts } = schoolVan(stack, 'nl')
    const [blijft, weg] = [kind(7), kind(8)]
    const ids = [blijft.userId, weg.userId]
    await stack.query(
      `update leerling set voornaam = 'Tess', tussenvoegsel = 'van der', achternaam = 'Meer',
         geboortedatum = '2017-05-06' where id = any ($1)`,
      [ids],
    )
    const countOf = async (id: string): Promise<number> => {
      const [rij] = await stack.query<{ n: number }>(
        'select count(*)::integer as n from antwoord where leerling_id = $1',
        [id],
      )
      return moet(rij, 'telling').n
    }
    const samen = (await countOf(blijft.userId)) + (await countOf(weg.userId))

    const apparaat = await opnieuw(browser)
    await signIn(apparaat.page, stack.url, weg)
    await apparaat.page.getByRole('link', { name: /^Verder spelen/ }).waitFor()
    const pakket = await loadTaakMetWoorden(await signInAtApi(stack.url, weg), weg.userId)
    const antwoord = nieuwAntwoord({ taakId: pakket.taak.id, woord: pakket.woorden[0] })
    const { id, taakId, volgnummer } = antwoord
    await outboxStaat(apparaat.page)
    // The answer is stored while the app is not open, so that nothing sends it; then the device is put away.
    await apparaat.page.goto(`${stack.url}/healthz`)
    expect(await apparaat.page.locator('script').count()).toBe(0)
    await saveOnApparaat(apparaat.page, {
      id,
      leerlingId: weg.userId,
      taakId,
      volgnummer,
      status: 'wacht',
      antwoord,
      oordeel: { correct: true, gok: 0 },
    })
    await apparaat.page.goto('about:blank')

    const { page, context, klachten } = await opnieuw(browser)
    await signIn(page, stack.url, moet(accounts.schooladmin, 'schooladmin'))
    await page.goto(`${stack.url}/admins/${adminId}/groepen`)
    await page.getByText('1 leerling staat er misschien dubbel in.').waitFor()
    expect(await check(page)).toEqual([])
    await page.getByRole('link', { name: 'Bekijk wie' }).click()
    await page.getByRole('heading', { level: 2, name: 'Tess van der Meer' }).waitFor()
    expect(await check(page)).toEqual([])

    await page.getByRole('button', { name: 'Dit zijn twee kinderen' }).click()
    await page.getByText('Niemand staat er dubbel in').waitFor()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    const kanten = page.getByRole('radio')
    await kanten.first().waitFor()
    await page.reload()
    const kant = page.locator('.dubbel-kant', { hasText: blijft.gebruikersnaam })
    await kant.getByRole('radio').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => kant.getByRole('radio').isChecked()).toBe(true)

    await page.getByRole('button', { name: 'Samenvoegen' }).click()
    await page.getByText('Dit kan niet ongedaan worden gemaakt.').waitFor()
    expect(await check(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => kanten.count()).toBe(2)
    await page.getByRole('button', { name: 'Samenvoegen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Samenvoegen' }).click()
    await page.getByText('Tess van der Meer staat er nu één keer.').waitFor()
    await page.getByText('Niemand staat er dubbel in').waitFor()
    await page.getByRole('heading', { name: 'Samengevoegd' }).waitFor()
    expect(await check(page)).toEqual([])
    expect(await countOf(blijft.userId)).toBe(samen)
    expect(await countOf(weg.userId)).toBe(0)

    await signIn(apparaat.page, stack.url, blijft)
    await apparaat.page.getByRole('link', { name: /^Verder spelen/ }).waitFor()
    await expect.poll(() => countOf(blijft.userId), { timeout: 30_000 }).toBe(samen + 1)
    expect(klachten).toEqual([])
    await Promise.all([context.close(), apparaat.context.close()])
  })
})
