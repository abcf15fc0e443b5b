import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { aangemeldeOpslag } from '../../rig/aanmelden.ts'
import { moet } from '../../rig/moet.ts'
import { type DemoSchool, listDemoAccounts } from '../../apps/api/src/seed/demo-accounts.ts'
import { launchBrowser } from '../../rig/browser.ts'
import { ROOT } from '../../rig/run.ts'
import { prepare, searchPlek } from './prepare.ts'
import { type Plek, type Scherm, themasVan, wieVan } from './scherm.ts'
import { SCHERMEN } from './schermen.ts'
import { makeVel, type Opname } from './vel.ts'

/** The sizes of a phone, a tablet and a desktop. */
const MATEN = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const
const RUST_MS = 900
const MAP = path.join(ROOT, 'docs/beelden/schermen')

/** Node resolves only 'localhost'; a browser reaches the Flemish host through it too. */
const [adres = 'http://localhost:3000', ...namen] = process.argv.slice(2)

/** Photographs one screen at every width, in each of its themes. */
async function record(browser: Browser, plek: Plek, scherm: Scherm): Promise<Opname[]> {
  const opslag = await aangemeldeOpslag(adres, wieVan(scherm, plek))
  const opnamen: Opname[] = []
  for (const theme of themasVan(scherm))
    for (const viewport of MATEN) {
      const { vingers = false } = scherm
      const context = await browser.newContext({
        viewport,
        locale: 'nl-NL',
        hasTouch: vingers,
        isMobile: vingers,
      })
      await context.addInitScript(
        (waarden) => {
          for (const [naam, waarde] of Object.entries(waarden)) localStorage.setItem(naam, waarde)
        },
        { ...opslag, theme },
      )
      const page = await context.newPage()
      page.on('pageerror', (fout) => process.stderr.write(`${scherm.naam}: ${fout.message}\n`))
      opnamen.push(await fotografeer(page, plek, scherm))
      await context.close()
    }
  return opnamen
}

async function fotografeer(page: Page, plek: Plek, scherm: Scherm): Promise<Opname> {
  await page.goto(plek.adres + scherm.pad(plek), { waitUntil: 'networkidle' })
  // A long page lays out its lower parts only when they are scrolled to; a picture of the whole page needs them now.
  await page.evaluate(() => {
    for (const deel of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(deel).contentVisibility === 'auto')
        deel.style.contentVisibility = 'visible'
  })
  await page.waitForTimeout(RUST_MS)
  await scherm.perform?.(page)
  await page.waitForLoadState('networkidle')
  // The visible pictures have loaded by now. A picture that is not fetched, because it is below the visible part or belongs to
  // the other theme, would be waited for for ever.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images]
        .filter((beeld) => beeld.complete && beeld.naturalWidth > 0)
        .map(async (beeld) => beeld.decode()),
    ),
  )
  const png = await page.screenshot({ fullPage: !scherm.venster, animations: 'disabled' })
  return { png, breedte: png.readUInt32BE(16), hoogte: png.readUInt32BE(20) }
}

/**
 * `npm run beelden [-- http://localhost:3000 [naam …]]`: photographs every finished screen of a demonstration that runs at that
 * address, at three widths, light and dark, on both hosts. Each screen and host gets one sheet.
 */
const browser = await launchBrowser()
mkdirSync(MAP, { recursive: true })
const eerder = new Map<string, Buffer>()
for (const land of ['nl', 'be'] as const) {
  const scholen = listDemoAccounts('vlaams.localhost').schools
  const school = moet(
    scholen.find((s) => s.soort === 'school' && s.land === land && s.leerlingId !== null),
    'school',
  )
  const search = (soort: DemoSchool['soort']): DemoSchool =>
    moet(
      scholen.find((s) => s.soort === soort && s.land === land),
      soort,
    )
  await prepare({ adres, school })
  const plek = await searchPlek(
    { adres, school },
    { thuis: search('thuis'), praktijk: search('rt') },
  )
  for (const scherm of SCHERMEN) {
    if (namen.length > 0 && !namen.includes(scherm.naam)) continue
    const vel = await makeVel(browser, await record(browser, plek, scherm))
    const bestand = path.join(MAP, `${scherm.naam}-${land}.webp`)
    // A Flemish sheet that equals the Dutch one is not kept as well.
    rmSync(bestand, { force: true })
    if (eerder.get(scherm.naam)?.equals(vel)) continue
    eerder.set(scherm.naam, vel)
    writeFileSync(bestand, vel)
    process.stdout.write(`${scherm.naam} ${land}: ${Math.round(vel.length / 1024)} KB\n`)
  }
}
await browser.close()
