import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../tooling/browser.ts'
import { aangemeldeOpslag } from './aanmelden.ts'
import { nieuwePagina, versBezoeker, type Profiel } from './meet-pagina.ts'
import { LEERLING } from './pagina-lijst.ts'
import { type Product, startProduct } from './product.ts'
import { getal, mediaan, percentiel, printDoelen, printTabel, printTitel } from './verslag.ts'

const RONDES = Number(process.env['BENCH_RONDES'] ?? 3)
const MEET_MS = 8_000
const STREEK_MS = 350
const MS = 1000
/** Frames per second by how many times slower the processor is made. */
const GRENS = { 1: 50, 4: 24 } as const
type Cpu = keyof typeof GRENS

const SPEELBAAR = '.gw-raam[aria-disabled="false"]'

const profiel = (cpu: Cpu): Profiel => ({
  mbit: 40,
  rttMs: 5,
  cpu,
  scherm: { width: 1280, height: 800 },
  mobiel: false,
})

interface Beelden {
  readonly fps: number
  /** 95 % of the frames came within this many ms. */
  readonly p95: number
}

interface Wens {
  readonly ms: number
  /** Washes a window every so many ms; 0 = only looks. */
  readonly streekMs: number
}

/** Runs in the page: counts frames while a bot washes what hangs. */
async function telBeelden({ ms, streekMs }: Wens): Promise<number[]> {
  const klik = (keuze: string): void => document.querySelector<HTMLElement>(keuze)?.click()
  const was = setInterval(() => {
    klik('.lhs-snap')
    klik('.gw-raam[aria-disabled="false"]')
  }, streekMs || ms)
  const duren: number[] = []
  await new Promise<void>((klaar) => {
    const begin = performance.now()
    let vorige = begin
    const beeld = (nu: number): void => {
      duren.push(nu - vorige)
      vorige = nu
      if (nu - begin < ms) requestAnimationFrame(beeld)
      else klaar()
    }
    requestAnimationFrame(beeld)
  })
  clearInterval(was)
  return duren.slice(1)
}

async function meetBeelden(page: Page, streekMs: number): Promise<Beelden> {
  const duren = await page.evaluate(telBeelden, { ms: MEET_MS, streekMs })
  const som = duren.reduce((a, b) => a + b, 0)
  return { fps: (duren.length * MS) / som, p95: percentiel(duren, 0.95) }
}

/** An empty page and the game beside it: what the browser could draw, and what it draws. */
async function meetRonde(browser: Browser, { adres }: Product, cpu: Cpu) {
  const opslag = await aangemeldeOpslag(adres, LEERLING)
  const context = await versBezoeker(browser, adres, { opslag, profiel: profiel(cpu) })
  const { page } = await nieuwePagina(context, profiel(cpu))
  await page.goto(`${adres}/leerling/${LEERLING.id}/landkaart`)
  const pad = await page.locator('.verder-knop').getAttribute('href')
  await page.goto('about:blank')
  const leeg = await meetBeelden(page, 0)
  await page.goto(`${adres}${pad}`)
  await page.waitForSelector(SPEELBAAR)
  const uitleg = page.getByRole('button', { name: 'Spelen!' })
  await uitleg.click()
  const spel = await meetBeelden(page, STREEK_MS)
  await context.close()
  return { leeg, spel }
}

/** Frames per second of glazenwasser while a bot plays, drawn without a GPU. */
export async function meetSpelbeeld(): Promise<void> {
  printTitel(
    'spelbeeld',
    `beelden per seconde van glazenwasser (1280 × 800, zonder GPU) terwijl een bot wast, ${RONDES} rondes; daarnaast een lege pagina in dezelfde ronde`,
  )
  const product = await startProduct()
  const browser = await launchBrowser()
  try {
    const uitkomsten = []
    for (const cpu of [1, 4] as const) {
      const rondes = []
      for (let i = 0; i < RONDES; i += 1) rondes.push(await meetRonde(browser, product, cpu))
      uitkomsten.push({ cpu, rondes })
    }
    printTabel(
      ['processor', 'lege pagina', 'spel', 'spel / leeg', 'p95 ms'],
      uitkomsten.map(({ cpu, rondes }) => [
        cpu === 1 ? 'gewoon' : `×${cpu} trager`,
        getal(mediaan(rondes.map((r) => r.leeg.fps))),
        getal(mediaan(rondes.map((r) => r.spel.fps))),
        getal(mediaan(rondes.map((r) => r.spel.fps / r.leeg.fps)), 2),
        getal(mediaan(rondes.map((r) => r.spel.p95))),
      ]),
    )
    printDoelen(
      uitkomsten.map(({ cpu, rondes }) => ({
        naam: `glazenwasser, processor ${cpu === 1 ? 'gewoon' : `×${cpu} trager`}`,
        gemeten: mediaan(rondes.map((r) => r.spel.fps)),
        soort: 'minstens' as const,
        grens: GRENS[cpu],
        decimalen: 0,
        eenheid: 'beelden/s',
      })),
    )
  } finally {
    await browser.close()
    await product.stop()
  }
}
