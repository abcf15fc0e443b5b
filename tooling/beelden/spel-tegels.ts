import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { launchBrowser } from '../../rig/browser.ts'
import { ROOT } from '../../rig/run.ts'
import { makeWebp } from './webp.ts'

/** The size of the small board on which the world of a game is shown, without its bar, words and buttons. */
const MAAT = { width: 700, height: 425 } as const
/** The middle of the board, at twice the size of a tile on the page (280 × 170). */
const UITSNEDE = { x: 70, y: 85, width: 560, height: 340 } as const
/** The height of the board, and its part, for a game whose world is another on so low a board: it stands beside its words there. */
const HOGER: Readonly<Record<string, { readonly height: number; readonly y: number }>> = {
  fotosafari: { height: 640, y: 150 },
}
const GEDULD_MS = 30_000
const MAP = path.join(ROOT, 'apps/web/src/features/landkaart/beeld')

/** The game whose picture was drawn by hand. */
const GETEKEND = 'glazenwasser'

/**
 * `npm run spellen:tegels [-- http://localhost:3000 [spel …]]`: makes the pictures by which a leerling chooses a finished game,
 * taken from the game itself in a demonstration at that address.
 */
const [adres = 'http://localhost:3000', ...namen] = process.argv.slice(2)
const browser = await launchBrowser()
for (const { id, status } of Object.values(MANIFESTS)) {
  if (status !== 'klaar' || id === GETEKEND) continue
  if (namen.length > 0 && !namen.includes(id)) continue
  const { height, y } = HOGER[id] ?? { height: MAAT.height, y: UITSNEDE.y }
  const page = await browser.newPage({ viewport: { ...MAAT, height }, bypassCSP: true })
  await page.goto(`${adres}/dev/spellen?spel=${id}&pose=midden&stil`)
  await page.locator('.lhs-doek[data-klaar="ja"]').waitFor({ timeout: GEDULD_MS })
  await page.addStyleTag({
    content: '.lhs-spel > :not(.lhs-doek) { visibility: hidden !important }',
  })
  const png = await page.screenshot({ clip: { ...UITSNEDE, y } })
  const webp = await makeWebp(browser, png)
  writeFileSync(path.join(MAP, `spel-${id}.webp`), webp)
  process.stdout.write(`${id}: ${Math.round(webp.length / 1024)} KB\n`)
  await page.close()
}
await browser.close()
