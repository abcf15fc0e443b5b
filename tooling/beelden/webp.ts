import type { Browser } from 'playwright-core'

const KWALITEIT = 0.72

/** Draws a picture and returns it as WebP; runs in the browser. */
async function hertekenen({
  bron,
  kwaliteit,
}: {
  bron: string
  kwaliteit: number
}): Promise<string> {
  const beeld = new Image()
  beeld.src = bron
  await beeld.decode()
  const canvas = document.createElement('canvas')
  canvas.width = beeld.naturalWidth
  canvas.height = beeld.naturalHeight
  canvas.getContext('2d')?.drawImage(beeld, 0, 0)
  return canvas.toDataURL('image/webp', kwaliteit)
}

/** Converts a screenshot to WebP with the browser that took it. */
export async function makeWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    const bron = `data:image/png;base64,${png.toString('base64')}`
    const url = await page.evaluate(hertekenen, { bron, kwaliteit: KWALITEIT })
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  } finally {
    await page.close()
  }
}
