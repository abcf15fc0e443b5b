import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, PageScreenshotOptions } from 'playwright-core'
import { launchBrowser } from '../../rig/browser.ts'
import { ROOT } from '../../rig/run.ts'
import { MERK_BRONNEN } from './merk-bronnen.ts'

const WEB = path.join(ROOT, 'apps/web')
const ICO_KOP = 22

interface Maat {
  readonly width: number
  readonly height: number
}

/** Draws an SVG, with whatever lies over it, at a given size. */
async function shoot(
  browser: Browser,
  inhoud: string,
  { soort = {}, ...maat }: Maat & { readonly soort?: PageScreenshotOptions },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: maat })
  try {
    await page.setContent(`<style>*{margin:0}svg,img{display:block}</style>${inhoud}`)
    await page.evaluate(() => document.fonts.ready)
    return await page.screenshot({ omitBackground: true, ...soort })
  } finally {
    await page.close()
  }
}

const data = (soort: string, bytes: Buffer): string =>
  `data:${soort};base64,${bytes.toString('base64')}`

/** Makes an .ico file with one picture, which may be a PNG. */
function alsIco(png: Buffer, maat: number): Buffer {
  const kop = Buffer.alloc(ICO_KOP)
  kop.writeUInt16LE(1, 2)
  kop.writeUInt16LE(1, 4)
  kop.writeUInt8(maat, 6)
  kop.writeUInt8(maat, 7)
  kop.writeUInt16LE(1, 10)
  kop.writeUInt16LE(32, 12)
  kop.writeUInt32LE(png.length, 14)
  kop.writeUInt32LE(ICO_KOP, 18)
  return Buffer.concat([kop, png])
}

/** `node tooling/beelden/merk.ts`: makes the brand pictures that cannot be SVG. */
const browser = await launchBrowser()
const merk = readFileSync(path.join(WEB, 'public/favicon.svg'), 'utf8')
const opVlak = merk.replace('rx="8"', 'rx="0"')
const icoon = (svg: string, maat: number) =>
  shoot(browser, svg.replace('<svg', `<svg width="${maat}" height="${maat}"`), {
    width: maat,
    height: maat,
  })

const hero = data(
  'image/svg+xml',
  readFileSync(path.join(WEB, 'src/site/beeld/hero-breed-licht.svg')),
)
const letter = data(
  'font/woff2',
  readFileSync(
    path.join(
      ROOT,
      'node_modules/@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2',
    ),
  ),
)
const deelbeeld = `<style>@font-face{font-family:B;src:url(${letter});font-weight:400 800}
div{position:relative;width:1200px;height:630px;overflow:hidden}img{position:absolute;right:0;bottom:0;width:1200px}
h1{position:absolute;left:56px;top:34px;font:800 58px/1.04 B;color:#241a48;max-width:470px}p{position:absolute;left:58px;top:228px;font:700 30px/1.3 B;color:#241a48}</style>
<div><img src="${hero}"><h1>Lezen en spelling die kinderen zelf willen oefenen</h1><p>Letterhaven</p></div>`

const bestanden: Readonly<Record<string, Buffer>> = {
  'apple-touch-icon.png': await icoon(opVlak, 180),
  'icoon-192.png': await icoon(merk, 192),
  'icoon-512.png': await icoon(opVlak, 512),
  'favicon.ico': alsIco(await icoon(merk, 32), 32),
  'deelbeeld.jpg': await shoot(browser, deelbeeld, {
    width: 1200,
    height: 630,
    soort: { type: 'jpeg', quality: 80, omitBackground: false },
  }),
}
for (const [naam, bytes] of Object.entries(bestanden)) {
  writeFileSync(path.join(WEB, 'public', naam), bytes)
  process.stdout.write(`${naam}: ${Math.round(bytes.length / 1024)} KB\n`)
}
const stempel = MERK_BRONNEN.map((bestand) => [
  bestand,
  createHash('sha256')
    .update(readFileSync(path.join(ROOT, bestand)))
    .digest('hex'),
])
writeFileSync(
  path.join(import.meta.dirname, 'merk-stempel.json'),
  `${JSON.stringify(Object.fromEntries(stempel), null, 2)}\n`,
)
await browser.close()
