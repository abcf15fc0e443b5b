import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { launchBrowser } from '../../rig/browser.ts'
import { ROOT } from '../../rig/run.ts'
import { makeWebp } from './webp.ts'

/** The size of a picture: twice that of a tile on the page (280 × 170). */
const TEGEL = { width: 560, height: 340 } as const

/** A board on which the world of a game is shown, and from where to where a tile is cut out of it; its height follows. */
interface Uitsnede {
  readonly bord: { readonly width: number; readonly height: number }
  readonly x: number
  readonly y: number
  readonly width: number
  /** What of the words and buttons is a part of the picture, as a selector. */
  readonly toont?: string
  /** How far the game is, in the address of its page; in its middle when absent. */
  readonly stand?: string
}

/** The middle of a small board. */
const MIDDEN: Uitsnede = { bord: { width: 700, height: 425 }, x: 70, y: 85, width: TEGEL.width }
/** Games whose world stands beside its words on so low a board, so that their hero is not in its middle. */
const ANDERS: Readonly<Record<string, Uitsnede>> = {
  bellenprikken: { bord: { width: 560, height: 700 }, x: 0, y: 290, width: 560 },
  bioscoop2: {
    bord: { width: 900, height: 640 },
    x: 0,
    y: 72,
    width: 482,
    stand: 'na=3&groep=4&skill=1&zaad=3',
  },
  flipperkast: { bord: { width: 600, height: 900 }, x: 0, y: 345, width: 600 },
  fotosafari: { ...MIDDEN, bord: { width: 700, height: 640 }, y: 150 },
  leesrace: {
    bord: { width: 768, height: 1024 },
    x: 118,
    y: 74,
    width: 650,
    stand: 'na=5&groep=4&skill=1',
  },
  leesraket: { bord: { width: 900, height: 560 }, x: 0, y: 160, width: 640 },
  postbezorger: { bord: { width: 900, height: 560 }, x: 0, y: 150, width: 660 },
  quizvraag: {
    bord: { width: 900, height: 640 },
    x: 120,
    y: 132,
    width: 660,
    stand: 'na=8&groep=5&skill=1',
  },
  roeien: {
    bord: { width: 820, height: 760 },
    x: 70,
    y: 128,
    width: 680,
    stand: 'na=8&groep=4&skill=1',
  },
  sneeuwkanon: {
    bord: { width: 640, height: 960 },
    x: 0,
    y: 268,
    width: 640,
    toont: '.sk-loop, .sk-loop *, .sk-woord',
    stand: 'na=8&groep=4&skill=1',
  },
  splitsmachine: { bord: { width: 760, height: 640 }, x: 0, y: 74, width: 700 },
  taxirit: { bord: { width: 560, height: 700 }, x: 0, y: 360, width: 560 },
  treinmachinist: {
    bord: { width: 760, height: 640 },
    x: 0,
    y: 74,
    width: 700,
    toont: '.lhs-doek, .tm-trein *, .tm-werf *',
    stand: 'na=3&groep=4&skill=1',
  },
  wortelboer: { bord: { width: 760, height: 640 }, x: 40, y: 128, width: 680 },
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
  const { bord, width, toont = '.lhs-doek', stand = 'pose=midden', ...hoek } = ANDERS[id] ?? MIDDEN
  const deviceScaleFactor = TEGEL.width / width
  const page = await browser.newPage({ viewport: bord, deviceScaleFactor, bypassCSP: true })
  await page.goto(`${adres}/dev/spellen?spel=${id}&${stand}&stil`)
  await page.locator('.lhs-doek[data-klaar="ja"]').waitFor({ timeout: GEDULD_MS })
  await page.addStyleTag({
    content: `.lhs-spel > :not(.lhs-doek) { visibility: hidden !important }
      .lhs-spel :is(${toont}) { visibility: visible !important }`,
  })
  const height = (width * TEGEL.height) / TEGEL.width
  const png = await page.screenshot({ clip: { ...hoek, width, height } })
  const webp = await makeWebp(browser, png)
  writeFileSync(path.join(MAP, `spel-${id}.webp`), webp)
  process.stdout.write(`${id}: ${Math.round(webp.length / 1024)} KB\n`)
  await page.close()
}
await browser.close()
