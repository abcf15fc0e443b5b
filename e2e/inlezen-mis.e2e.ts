import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Licentie } from '@letterhaven/contracts/licentie'
import { MEESTE_PLAATSEN } from '@letterhaven/contracts/licentie-maten'
import { makeBig } from '../rig/groot-bestand.ts'
import { schoolbestandVanNu } from '../rig/schoolbestand.ts'
import { signIn, opnieuw } from './bezoek.ts'
import { signInAtApi } from '../rig/oefenen.ts'
import { metOmgeving, moet, schoolVan } from './omgeving.ts'

const omgeving = metOmgeving()
const BESTAND = schoolbestandVanNu()
const GROOT = 3_000_000
/** A slow connection of a school: 4 Mbit/s and 150 ms. */
const LIJN = { latency: 150, downloadThroughput: 500_000, uploadThroughput: 500_000 }
const TIK_MS = 20

async function countLeerlingen(adminId: string): Promise<number> {
  const [rij] = await omgeving.stack.query<{ n: number }>(
    'select count(*)::integer as n from leerling where admin_id = $1 and deleted_at is null',
    [adminId],
  )
  return moet(rij, 'a count').n
}

/** Waits until the server has written something that is not committed yet. */
async function totMiddenin(): Promise<void> {
  for (;;) {
    const [rij] = await omgeving.stack.query<{ bezig: boolean }>(
      `select exists (select from pg_stat_activity where datname = current_database()
        and usename = 'app' and backend_xid is not null) as bezig`,
    )
    if (rij?.bezig) return
    await new Promise((verder) => setTimeout(verder, TIK_MS))
  }
}

it('a large file over a slow line says how far it is; a server killed in the midst of it leaves nothing half', async () => {
  const { stack, browser } = omgeving
  const { page, context } = await opnieuw(browser)
  const { adminId, accounts } = schoolVan(stack, 'nl')
  const hoofd = moet(accounts.schooladmin, 'schooladmin')
  const [school] = await stack.query<{ schoolnummer: string }>(
    'select schoolnummer from admin where admin_id = $1',
    [adminId],
  )
  const eigen = BESTAND.replace('99ZX', moet(school, 'school').schoolnummer)
  const buffer = Buffer.from(makeBig(eigen, GROOT))
  const call = await signInAtApi(stack.url, hoofd)
  const { schooljaar } = await call<Licentie>(`/api/admins/${adminId}/licentie`)
  for (let nog = 6000; nog > 0; nog -= MEESTE_PLAATSEN)
    await call(`/api/admins/${adminId}/licentie/bestellingen`, {
      sleutel: randomUUID(),
      schooljaar,
      plaatsen: MEESTE_PLAATSEN,
      kenmerk: '',
    })

  await signIn(page, stack.url, hoofd)
  await page.goto(`${stack.url}/admins/${adminId}/groepen/edexml`)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...LIJN })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'EDEX.XML', mimeType: 'text/xml', buffer })
  await page.getByText('EDEX.XML wordt verstuurd…').waitFor()
  await page.waitForFunction(() => {
    const balk = document.querySelector('[role=progressbar], progress')
    const klaar = Number(balk?.getAttribute('aria-valuenow') ?? balk?.getAttribute('value') ?? 0)
    const totaal = Number(balk?.getAttribute('aria-valuemax') ?? balk?.getAttribute('max') ?? 0)
    return klaar > 0 && klaar < totaal
  })
  await page.getByRole('heading', { name: 'Kijk na wat er verandert' }).waitFor()
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })

  const voor = await countLeerlingen(adminId)
  await page.getByRole('button', { name: 'Toepassen', exact: true }).click()
  await totMiddenin()
  await stack.kill()
  expect(await countLeerlingen(adminId)).toBe(voor)
  await page.getByRole('alert').first().waitFor()
  await stack.restart()
  await page.reload()
  await page.getByRole('heading', { name: 'Kijk na wat er verandert' }).waitFor()
  await page.getByRole('button', { name: 'Toepassen', exact: true }).click()
  await page
    .getByRole('status')
    .getByText(/nieuwe leerlingen/)
    .waitFor()
  const na = await countLeerlingen(adminId)
  expect(na - voor).toBeGreaterThan(3000)
  const [gedaan] = await stack.query<{ nieuw: number }>(
    `select (telling ->> 'nieuw')::integer as nieuw from import where admin_id = $1 and toegepast_op is not null`,
    [adminId],
  )
  expect(moet(gedaan, 'the import').nieuw).toBe(na - voor)
  await context.close()
})
