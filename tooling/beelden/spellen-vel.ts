import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import type { Manifest } from '@letterhaven/game-kit/regels/contract'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { launchBrowser } from '../../rig/browser.ts'
import { ROOT } from '../../rig/run.ts'

/** A board and a tablet held upright, with the scale at which each is drawn on the sheet. */
const MATEN = [
  { width: 1280, height: 800, op: 0.29 },
  { width: 768, height: 1024, op: 0.2265625 },
] as const
const RAND = 10
const NAAM_HOOG = 26
const PER_RIJ = 2
const GEDULD_MS = 30_000
const BESTAND = path.join(ROOT, 'docs/beelden/spellen-vel.png')

/** Node resolves only 'localhost'; a browser reaches the Flemish host through it too. */
const [adres = 'http://localhost:3000'] = process.argv.slice(2)

interface Cel {
  readonly titel: string
  readonly beelden: readonly string[]
}

/** Photographs one game in mid-play with its clock at five seconds, so that the picture is the same each time. */
async function record(browser: Browser, { id, title }: Manifest): Promise<Cel> {
  const beelden: string[] = []
  for (const { width, height } of MATEN) {
    const page = await browser.newPage({ viewport: { width, height }, locale: 'nl-NL' })
    page.on('pageerror', (fout) => process.stderr.write(`${id}: ${fout.message}\n`))
    await page.goto(`${adres}/dev/spellen?spel=${id}&pose=midden&stil`)
    await page.locator('.lhs-doek[data-klaar="ja"]').waitFor({ timeout: GEDULD_MS })
    // The words come a moment after the scene.
    await page.locator('.lhs-wacht').waitFor({ state: 'detached', timeout: GEDULD_MS })
    await page.evaluate(() => document.fonts.ready)
    const png = await page.screenshot({ animations: 'disabled' })
    beelden.push(`data:image/png;base64,${png.toString('base64')}`)
    await page.close()
  }
  return { titel: title, beelden }
}

interface VelInvoer {
  readonly cellen: readonly Cel[]
  readonly maten: readonly { width: number; height: number; op: number }[]
  readonly rand: number
  readonly naamHoog: number
  readonly perRij: number
}

/** Draws the sheet; runs in the browser. */
async function drawVel({ cellen, maten, rand, naamHoog, perRij }: VelInvoer): Promise<string> {
  const breed = maten.map(({ width, op }) => Math.round(width * op))
  const hoog = Math.max(...maten.map(({ height, op }) => Math.round(height * op)))
  const cel = breed.reduce((som, w) => som + w + rand, rand)
  const rijen = Math.ceil(cellen.length / perRij)
  const canvas = document.createElement('canvas')
  canvas.width = cel * Math.min(perRij, cellen.length)
  canvas.height = rijen * (hoog + naamHoog + rand)
  const g = canvas.getContext('2d')
  if (!g) throw new Error('no canvas')
  g.imageSmoothingQuality = 'high'
  g.fillStyle = '#eef1f6'
  g.fillRect(0, 0, canvas.width, canvas.height)
  g.font = '600 16px system-ui, sans-serif'
  for (const [i, { titel, beelden }] of cellen.entries()) {
    let x = (i % perRij) * cel + rand
    const y = Math.floor(i / perRij) * (hoog + naamHoog + rand)
    g.fillStyle = '#2d2250'
    g.fillText(titel, x, y + naamHoog - 8)
    for (const [n, bron] of beelden.entries()) {
      const img = new Image()
      img.src = bron
      await img.decode()
      const { height = 0, op = 1 } = maten[n] ?? {}
      g.drawImage(img, x, y + naamHoog, breed[n] ?? 0, Math.round(height * op))
      x += (breed[n] ?? 0) + rand
    }
  }
  return canvas.toDataURL('image/png')
}

/**
 * `npm run spellen:vel [-- http://localhost:3000]`: photographs every finished game of a demonstration that runs at that
 * address, in mid-play with its clock stopped, in two sizes on one sheet.
 */
const browser = await launchBrowser()
const cellen: Cel[] = []
for (const manifest of Object.values(MANIFESTS))
  if (manifest.status === 'klaar') cellen.push(await record(browser, manifest))
const page = await browser.newPage()
const url = await page.evaluate(drawVel, {
  cellen,
  maten: [...MATEN],
  rand: RAND,
  naamHoog: NAAM_HOOG,
  perRij: PER_RIJ,
})
const vel = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
writeFileSync(BESTAND, vel)
process.stdout.write(`${cellen.length} spellen: ${Math.round(vel.length / 1024)} KB\n`)
await browser.close()
