import type { Browser } from 'playwright-core'

/** A picture of one screen at one width, in one theme. */
export interface Opname {
  readonly png: Buffer
  readonly breedte: number
  readonly hoogte: number
}

const RAND = 12
const HOOGTE = 520
const KWALITEIT = 0.55

/**
 * Lays pictures side by side on one sheet, all equally high (very long pages show only their top part), and returns it as WebP.
 */
export async function makeVel(browser: Browser, opnamen: readonly Opname[]): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    const beelden = opnamen.map(({ png, breedte, hoogte }) => ({
      bron: `data:image/png;base64,${png.toString('base64')}`,
      breedte,
      // A page is shown up to at most three times its width.
      hoogte: Math.min(hoogte, breedte * 3),
    }))
    const url = await page.evaluate(drawVel, {
      beelden,
      rand: RAND,
      vast: HOOGTE,
      kwaliteit: KWALITEIT,
    })
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  } finally {
    await page.close()
  }
}

interface VelInvoer {
  readonly beelden: readonly { bron: string; breedte: number; hoogte: number }[]
  readonly rand: number
  readonly vast: number
  readonly kwaliteit: number
}

/** Draws the sheet; runs in the browser. */
async function drawVel({ beelden, rand, vast, kwaliteit }: VelInvoer): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.height = vast + 2 * rand
  canvas.width = beelden.reduce(
    (x, b) => x + rand + Math.round((b.breedte * vast) / b.hoogte),
    rand,
  )
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('no canvas')
  ctx.imageSmoothingQuality = 'high'
  ctx.fillStyle = '#8a93a3'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  let x = rand
  for (const { bron, breedte, hoogte } of beelden) {
    const img = new Image()
    img.src = bron
    await img.decode()
    const w = Math.round((breedte * vast) / hoogte)
    ctx.drawImage(img, 0, 0, breedte, hoogte, x, rand, w, vast)
    x += w + rand
  }
  return canvas.toDataURL('image/webp', kwaliteit)
}
