import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { aangemeldeOpslag } from '../../rig/aanmelden.ts'
import { listDemoAccounts } from '../../apps/api/src/seed/demo-accounts.ts'
import { launchBrowser } from '../../rig/browser.ts'
import { moet } from '../../rig/moet.ts'
import { ROOT } from '../../rig/run.ts'
import { makeWebp } from './webp.ts'

/** A desktop, and a phone at twice its size. */
const MATEN = [
  { naam: '', viewport: { width: 1120, height: 760 }, deviceScaleFactor: 1 },
  { naam: '-smal', viewport: { width: 390, height: 520 }, deviceScaleFactor: 2 },
] as const
const THEMAS = { licht: 'light', donker: 'dark' } as const
const RUST_MS = 900

/**
 * `node tooling/beelden/voorpagina.ts http://localhost:3000`: makes the pictures of the teacher's page for the home page, from
 * the demonstration that runs at that address, per wording set, theme and size.
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
  const host = `http://${school.host}:${new URL(adres).port}`
  for (const { naam, ...maat } of MATEN)
    for (const [thema, theme] of Object.entries(THEMAS)) {
      const context = await browser.newContext({ ...maat, locale: 'nl-NL' })
      await context.addInitScript(
        (waarden) => {
          for (const [sleutel, waarde] of Object.entries(waarden))
            localStorage.setItem(sleutel, waarde)
        },
        { ...opslag, theme },
      )
      const page = await context.newPage()
      await page.goto(`${host}/admins/${school.adminId}/${woord}/${school.groepId}/leerlingen`, {
        waitUntil: 'networkidle',
      })
      await page.waitForTimeout(RUST_MS)
      const webp = await makeWebp(browser, await page.screenshot({ animations: 'disabled' }))
      const bestand = `leerkracht-${land}-${thema}${naam}.webp`
      writeFileSync(path.join(ROOT, 'apps/web/src/site/beeld', bestand), webp)
      process.stdout.write(`${bestand}: ${Math.round(webp.length / 1024)} KB\n`)
      await context.close()
    }
}
await browser.close()
