import type { Browser } from 'playwright-core'
import { launchBrowser } from '../tooling/browser.ts'
import { aangemeldeOpslag, type Opslag } from './aanmelden.ts'
import { bezoek, nieuwePagina, versBezoeker, type Bezoek, type Profiel } from './meet-pagina.ts'
import { LEERLING, PAGINAS, type Pagina } from './pagina-lijst.ts'
import { type Product, startProduct } from './product.ts'
import { getal, mediaan, printDoelen, printTabel, printTitel, type Doel } from './verslag.ts'

const RONDES = Number(process.env['BENCH_RONDES'] ?? 3)
const KB = 1024
const MAX_CLS = 0.02

/** A phone on slow 4G. */
const TELEFOON: Profiel = {
  mbit: 1.6,
  rttMs: 150,
  cpu: 4,
  scherm: { width: 412, height: 823 },
  mobiel: true,
}
/** A school's tablet, on which games are measured. */
const TABLET: Profiel = {
  mbit: 4,
  rttMs: 60,
  cpu: 4,
  scherm: { width: 1024, height: 768 },
  mobiel: true,
}
/** A window that can be washed: the game can be played. */
const SPEELBAAR = '.gw-raam[aria-disabled="false"]'
const SPEL_KOUD_MS = 3000
const SPEL_WARM_MS = 1200
const SPEL_KB = 400

interface Spelstart extends Bezoek {
  /** From the tap on the map, with everything fetched ahead, until it can be played. */
  readonly warm: number
}

interface Meting {
  readonly browser: Browser
  readonly product: Product
}

const midden = (bezoeken: readonly Bezoek[], lees: (b: Bezoek) => number): number =>
  mediaan(bezoeken.map(lees))

async function meetEen({ browser, product }: Meting, pagina: Pagina, opslag: Opslag) {
  const context = await versBezoeker(browser, product.adres, { opslag, profiel: TELEFOON })
  const url = `${product.adres}${pagina.pad}`
  const uitkomst = await bezoek(context, { url, klaar: pagina.klaar, profiel: TELEFOON })
  await context.close()
  return uitkomst
}

/** A child looks at the map before it taps; in the meantime the page has the game ready. */
const KIJKT_MS = 2_000

/**
 * Runs in the page: from the finger on the glass until the first frame with something to play. What
 * the tool itself does around a tap is not the page's time.
 */
function klokTik(speelbaar: string): void {
  let tik: number | null = null
  addEventListener('pointerdown', ({ timeStamp }) => (tik ??= timeStamp), true)
  const kijk = (): void => {
    if (tik === null || !document.querySelector(speelbaar)) requestAnimationFrame(kijk)
    else Object.assign(globalThis, { warmMs: performance.now() - tik })
  }
  requestAnimationFrame(kijk)
}

/** The game of the pupil's next taak: straight from its address, and by a tap on the map. */
async function meetSpel({ browser, product }: Meting, opslag: Opslag): Promise<Spelstart> {
  const wie = { opslag, profiel: TABLET }
  const kaart = await versBezoeker(browser, product.adres, wie)
  const { page } = await nieuwePagina(kaart, TABLET)
  await page.goto(`${product.adres}/leerling/${LEERLING.id}/landkaart`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(KIJKT_MS)
  const knop = page.locator('.verder-knop')
  const pad = await knop.getAttribute('href')
  await page.evaluate(klokTik, SPEELBAAR)
  await knop.tap()
  await page.waitForFunction(() => 'warmMs' in globalThis)
  const warm = await page.evaluate(() => (globalThis as unknown as { warmMs: number }).warmMs)
  await kaart.close()

  const koud = await versBezoeker(browser, product.adres, wie)
  const url = `${product.adres}${pad}`
  const uitkomst = await bezoek(koud, { url, klaar: SPEELBAAR, profiel: TABLET })
  await koud.close()
  return { ...uitkomst, warm }
}

function paginaDoelen({ naam, lcp, blok }: Pagina, bezoeken: readonly Bezoek[]): Doel[] {
  const doel = { soort: 'hoogstens', decimalen: 0, eenheid: 'ms' } as const
  return [
    { ...doel, naam: `${naam}, LCP`, gemeten: midden(bezoeken, (b) => b.lcp), grens: lcp },
    { ...doel, naam: `${naam}, blokkeren`, gemeten: midden(bezoeken, (b) => b.blok), grens: blok },
    {
      ...doel,
      naam: `${naam}, CLS`,
      gemeten: midden(bezoeken, (b) => b.cls),
      grens: MAX_CLS,
      decimalen: 3,
      eenheid: '',
    },
  ]
}

const rij = (naam: string, bezoeken: readonly Bezoek[]): string[] => [
  naam,
  ...[(b: Bezoek) => b.jsBytes / KB, (b: Bezoek) => b.bytes / KB].map((lees) =>
    getal(midden(bezoeken, lees), 1),
  ),
  ...[(b: Bezoek) => b.verzoeken, (b: Bezoek) => b.lcp, (b: Bezoek) => b.blok].map((lees) =>
    getal(midden(bezoeken, lees)),
  ),
  getal(
    midden(bezoeken, (b) => b.cls),
    3,
  ),
  getal(midden(bezoeken, (b) => b.klaar)),
  getal(
    midden(bezoeken, (b) => b.snelheid),
    2,
  ),
]

/** What to look at when a figure is too high: the largest paint, and what moved. */
function printAanwijzingen(naam: string, bezoeken: readonly Bezoek[]): void {
  const laatste = bezoeken.at(-1)
  if (!laatste) return
  const schuif =
    laatste.verschoven.length > 0 ? `; verschoven: ${laatste.verschoven.join(' | ')}` : ''
  process.stdout.write(`  ${naam}: grootste ${laatste.grootste}${schuif}\n`)
}

function spelDoelen(starts: readonly Spelstart[]): Doel[] {
  const doel = { soort: 'hoogstens', decimalen: 0, eenheid: 'ms' } as const
  return [
    {
      ...doel,
      naam: 'glazenwasser koud speelbaar',
      gemeten: midden(starts, (s) => s.klaar),
      grens: SPEL_KOUD_MS,
    },
    {
      ...doel,
      naam: 'glazenwasser speelbaar na een tik op de kaart',
      gemeten: mediaan(starts.map((s) => s.warm)),
      grens: SPEL_WARM_MS,
    },
    {
      ...doel,
      naam: 'glazenwasser koud, alles over de lijn',
      gemeten: midden(starts, (s) => s.bytes) / KB,
      grens: SPEL_KB,
      eenheid: 'KB',
    },
  ]
}

async function meet(meting: Meting): Promise<void> {
  const { adres } = meting.product
  const bezoeken = new Map(PAGINAS.map((pagina) => [pagina, [] as Bezoek[]]))
  const starts: Spelstart[] = []
  for (let ronde = 0; ronde < RONDES; ronde++) {
    for (const [pagina, lijst] of bezoeken)
      lijst.push(await meetEen(meting, pagina, await aangemeldeOpslag(adres, pagina.wie)))
    starts.push(await meetSpel(meting, await aangemeldeOpslag(adres, LEERLING)))
  }
  const kop = [
    '',
    'JS KB',
    'alles KB',
    'verzoeken',
    'LCP ms',
    'blok ms',
    'CLS',
    'klaar ms',
    'snelheid',
  ]
  printTabel(kop, [
    ...[...bezoeken].map(([{ naam }, lijst]) => rij(naam, lijst)),
    rij('glazenwasser (koud)', starts),
  ])
  for (const [{ naam }, lijst] of bezoeken) printAanwijzingen(naam, lijst)
  printAanwijzingen('glazenwasser', starts)
  process.stdout.write('\n')
  printDoelen([
    ...[...bezoeken].flatMap(([pagina, lijst]) => paginaDoelen(pagina, lijst)),
    ...spelDoelen(starts),
  ])
}

/** Pages in a real Chromium, cold, behind a slow line and a slow processor. */
export async function meetPaginas(): Promise<void> {
  printTitel(
    'paginas',
    `${RONDES} rondes om en om, koud: pagina's op 1,6 Mbit/s en 150 ms, het spel op 4 Mbit/s en 60 ms, processor ×4 trager`,
  )
  const product = await startProduct()
  const browser = await launchBrowser()
  try {
    await meet({ browser, product })
  } finally {
    await browser.close()
    await product.stop()
  }
}
