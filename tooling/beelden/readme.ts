import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { aangemeldeOpslag } from '../../rig/aanmelden.ts'
import { listDemoAccounts } from '../../apps/api/src/seed/demo-accounts.ts'
import { launchBrowser } from '../../rig/browser.ts'
import { moet } from '../../rig/moet.ts'
import { ROOT } from '../../rig/run.ts'
import { makeWebp } from './webp.ts'

const MAAT = { width: 1440, height: 900 }
const RUST_MS = 1500

/**
 * `npm run beelden:readme [-- http://localhost:3000]`: makes the two pictures of the README, a pupil's map and a teacher's group,
 * from the demonstration that runs at that address.
 */
const [adres = 'http://localhost:3000'] = process.argv.slice(2)
const school = moet(
  listDemoAccounts('vlaams.localhost').schools.find((s) => s.soort === 'school' && s.groepId),
  'school',
)
const BEELDEN = [
  {
    naam: 'landkaart',
    wie: school.accounts.leerling,
    pad: `/leerling/${school.leerlingId}/landkaart`,
  },
  {
    naam: 'groep',
    wie: school.accounts.docent,
    pad: `/admins/${school.adminId}/groepen/${school.groepId}/leerlingen`,
  },
]
const browser = await launchBrowser()
for (const { naam, wie, pad } of BEELDEN) {
  const opslag = await aangemeldeOpslag(adres, moet(wie, naam))
  const context = await browser.newContext({ viewport: MAAT, locale: 'nl-NL' })
  await context.addInitScript(
    (waarden) => {
      for (const [sleutel, waarde] of Object.entries(waarden)) localStorage.setItem(sleutel, waarde)
    },
    { ...opslag, theme: 'light' },
  )
  const page = await context.newPage()
  await page.goto(adres + pad, { waitUntil: 'networkidle' })
  await page.waitForTimeout(RUST_MS)
  const webp = await makeWebp(browser, await page.screenshot({ animations: 'disabled' }))
  writeFileSync(path.join(ROOT, `docs/beelden/${naam}.webp`), webp)
  process.stdout.write(`${naam}.webp: ${Math.round(webp.length / 1024)} KB\n`)
  await context.close()
}
await browser.close()
