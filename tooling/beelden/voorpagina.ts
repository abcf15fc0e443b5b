import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { aangemeldeOpslag } from '../../bench/aanmelden.ts'
import { listDemoAccounts } from '../../apps/api/src/seed/demo-accounts.ts'
import { launchBrowser } from '../browser.ts'
import { moet } from '../moet.ts'
import { ROOT } from '../run.ts'
import { maakWebp } from './webp.ts'

const MAAT = { width: 1120, height: 760 } as const
const RUST_MS = 900

/**
 * `node tooling/beelden/voorpagina.ts http://localhost:3000`: the teacher's page of the home page, as
 * the demonstration that runs at that address shows it, once per wording set.
 */
const [adres = 'http://localhost:3000'] = process.argv.slice(2)
const browser = await launchBrowser()
for (const land of ['nl', 'be'] as const) {
  const school = moet(
    listDemoAccounts('vlaams.localhost').schools.find(
      (s) => s.soort === 'school' && s.land === land && s.groepId,
    ),
    'school',
  )
  const woord = land === 'be' ? 'klassen' : 'groepen'
  const opslag = await aangemeldeOpslag(adres, moet(school.accounts.docent, 'docent'))
  const context = await browser.newContext({ viewport: MAAT, locale: 'nl-NL' })
  await context.addInitScript((waarden) => {
    for (const [naam, waarde] of Object.entries(waarden)) localStorage.setItem(naam, waarde)
  }, opslag)
  const page = await context.newPage()
  const host = `http://${school.host}:${new URL(adres).port}`
  await page.goto(`${host}/admins/${school.adminId}/${woord}/${school.groepId}/leerlingen`, {
    waitUntil: 'networkidle',
  })
  await page.waitForTimeout(RUST_MS)
  const png = await page.screenshot({ animations: 'disabled' })
  const webp = await maakWebp(browser, png)
  writeFileSync(path.join(ROOT, `apps/web/src/site/beeld/leerkracht-${land}.webp`), webp)
  process.stdout.write(`leerkracht-${land}: ${Math.round(webp.length / 1024)} KB\n`)
  await context.close()
}
await browser.close()
