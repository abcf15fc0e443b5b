import type { Page } from 'playwright-core'
import { moet } from './omgeving.ts'
import { NAAR_KAART, slotPaneel, stand } from '../rig/spellers/scherm.ts'
import { play, spelStaat } from '../rig/spellers/speel.ts'
import type { Stack } from './stack.ts'

const GEDULD_MS = 60_000

/** Gives `aantal` answers, right ones where possible, or as many as are left in the taak; returns how many. */
export async function giveAntwoorden(page: Page, aantal: number): Promise<number> {
  return (await play(page, { stopNa: aantal })).length
}

/** Plays the rest of the taak; returns how many answers that took. The finish panel is open afterwards. */
export async function playOut(page: Page): Promise<number> {
  await spelStaat(page)
  const { gegeven, totaal } = await stand(page)
  await play(page)
  await slotPaneel(page).waitFor({ timeout: GEDULD_MS })
  return totaal - gegeven
}

/** Leaves the finish panel for the map. */
export async function naarKaart(page: Page): Promise<void> {
  await page.getByRole('button', { name: NAAR_KAART }).click()
}

/** Goes from the map into the game through its one big button. */
export async function verderSpelen(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Verder spelen/ }).click()
  await spelStaat(page)
}

/** Waits until the service worker is ready, so that the pupil's area works without a network. */
export async function bewaardVoorStraks(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

interface OutboxRij {
  readonly id: string
  readonly leerlingId: string
  readonly status: string
}

/**
 * Waits until the app has completely made its store on the device. Whoever opens it earlier makes another one, which is empty
 * and has no place for answers; and a store that is still being made is gone when its page is left.
 */
export async function outboxStaat(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      new Promise<boolean>((klaar) => {
        const open = indexedDB.open('letterhaven')
        open.addEventListener('upgradeneeded', () => open.transaction?.abort())
        open.addEventListener('error', () => klaar(false))
        open.addEventListener('success', () => {
          const staat = open.result.objectStoreNames.contains('antwoorden')
          open.result.close()
          klaar(staat)
        })
      }),
  )
}

/** Reads the answers that are on the device, from the browser's own store. */
export async function readOutbox(page: Page): Promise<OutboxRij[]> {
  await outboxStaat(page)
  return page.evaluate(
    () =>
      new Promise<OutboxRij[]>((resolve, reject) => {
        const vraag = indexedDB.open('letterhaven')
        vraag.addEventListener('error', () => reject(new Error('no store')))
        vraag.addEventListener('success', () => {
          const db = vraag.result
          const rijen = db.transaction('antwoorden').objectStore('antwoorden').getAll()
          rijen.addEventListener('success', () => {
            db.close()
            resolve(
              (rijen.result as OutboxRij[]).map(({ id, leerlingId, status }) => ({
                id,
                leerlingId,
                status,
              })),
            )
          })
        })
      }),
  )
}

/** Returns how many answers of a pupil wait on the device. */
export async function wachtend(page: Page, leerlingId: string): Promise<number> {
  const rijen = await readOutbox(page)
  return rijen.filter((rij) => rij.status === 'wacht' && rij.leerlingId === leerlingId).length
}

/** Waits until no answer of a pupil waits on the device. */
export async function allesVerstuurd(page: Page, leerlingId: string): Promise<void> {
  const einde = Date.now() + 2 * GEDULD_MS
  while ((await wachtend(page, leerlingId)) > 0) {
    if (Date.now() > einde) throw new Error('answers still wait on the device')
    await page.waitForTimeout(200)
  }
}

/** One stored answer. */
export interface Bewaard {
  readonly id: string
  readonly taak_id: string
  readonly apparaat: string
  readonly volgnummer: number
  readonly gegeven_op: Date
}

/** Returns every answer of a pupil that came in since the product started, in the order in which the device numbered them. */
export async function bewaardeAntwoorden(stack: Stack, leerlingId: string): Promise<Bewaard[]> {
  return stack.query<Bewaard>(
    `select id, taak_id, apparaat, volgnummer, gegeven_op from antwoord
     where leerling_id = $1 and ontvangen_op >= $2 order by apparaat, volgnummer`,
    [leerlingId, stack.begin],
  )
}

/** Returns the address of another taak of the same pupil that glazenwasser can play. */
export async function anderSpelPad(stack: Stack, spelUrl: string): Promise<string> {
  const delen = new URL(spelUrl).pathname.split('/')
  const [leerlingId, taakId] = [moet(delen[2], 'leerlingId'), moet(delen[6], 'taakId')]
  const rijen = await stack.query<{ id: string; somvenster_id: string }>(
    `select id, somvenster_id from taak
     where leerling_id = $1 and id <> $2 and soort in ('spelling', 'lezen') order by volgorde limit 1`,
    [leerlingId, taakId],
  )
  const { id, somvenster_id } = moet(rijen[0], 'another taak')
  return `/leerling/${leerlingId}/somvensters/${somvenster_id}/taken/${id}/spellen/glazenwasser`
}
