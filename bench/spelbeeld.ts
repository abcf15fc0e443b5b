import type { Browser, Page } from 'playwright-core'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { launchBrowser } from '../rig/browser.ts'
import { nieuwePagina, versBezoeker, type Profiel } from './meet-pagina.ts'
import { type Product, startProduct } from './product.ts'
import { beeldgrens, GETEKEND, schuift, SPEELBAAR, SPELLEN } from './spel-lijst.ts'
import { getal, mediaan, percentiel, printDoelen, printTabel, printTitel } from './verslag.ts'

const RONDES = Number(process.env['BENCH_RONDES'] ?? 3)
const MEET_MS = 5_000
const STREEK_MS = 350
const MS = 1000
const CPUS = [1, 4] as const
type Cpu = (typeof CPUS)[number]
/** More words than anybody can answer during the measurement. */
const AANTAL = 60

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

/** The figures of one game, with those of the empty page in the same round. */
interface Meting extends Beelden {
  readonly leeg: number
  /** The number of answers that the bot gave meanwhile. */
  readonly antwoorden: number
}

interface Wens {
  readonly ms: number
  /** The interval in ms at which something is pressed. */
  readonly streekMs: number
}

/** Counts frames while a bot presses what can be pressed, one thing after the other; runs in the page. */
async function countBeelden({ ms, streekMs }: Wens): Promise<number[]> {
  // A window is clean after three strokes.
  const PER_KNOP = 3
  const open = 'button:not(:disabled):not([aria-disabled="true"])'
  let beurt = 0
  const druk = setInterval(() => {
    const snap = document.querySelector<HTMLElement>('.lhs-snap')
    const knoppen = [...document.querySelectorAll<HTMLElement>(`.lhs-spel ${open}`)].filter(
      (el) => !el.closest('.lhs-hud, .lhs-kaart'),
    )
    beurt += 1
    const knop = snap ?? knoppen[Math.floor(beurt / PER_KNOP) % Math.max(1, knoppen.length)]
    knop?.click()
  }, streekMs)
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
  clearInterval(druk)
  return duren.slice(1)
}

async function measureBeelden(page: Page): Promise<Beelden> {
  const duren = await page.evaluate(countBeelden, { ms: MEET_MS, streekMs: STREEK_MS })
  const som = duren.reduce((a, b) => a + b, 0)
  return { fps: (duren.length * MS) / som, p95: percentiel(duren, 0.95) }
}

/** Measures the frames of one address, once everything that it waits for is there. */
async function visit(
  { browser, adres, cpu }: Ronde,
  { pad, wacht }: { readonly pad: string; readonly wacht: readonly string[] },
) {
  const context = await versBezoeker(browser, adres, { opslag: {}, profiel: profiel(cpu) })
  const { page } = await nieuwePagina(context, profiel(cpu))
  await page.goto(pad)
  for (const keuze of wacht) await page.waitForSelector(keuze, { state: 'attached' })
  const beelden = await measureBeelden(page)
  const stand = page.locator('.lhs-hud progress')
  const antwoorden =
    wacht.length > 0 ? await stand.evaluate((el: HTMLProgressElement) => el.value) : 0
  await context.close()
  return { ...beelden, antwoorden }
}

interface Ronde {
  readonly browser: Browser
  readonly adres: string
  readonly cpu: Cpu
}

/** Measures an empty page and then every game: what the browser could draw, and what it does draw. */
async function measureRonde(ronde: Ronde): Promise<ReadonlyMap<SpelId, Meting>> {
  const { fps: leeg } = await visit(ronde, { pad: 'about:blank', wacht: [] })
  const metingen = new Map<SpelId, Meting>()
  for (const spel of SPELLEN) {
    const pad = `${ronde.adres}/dev/spellen?spel=${spel}&woorden=veel&aantal=${AANTAL}`
    metingen.set(spel, { ...(await visit(ronde, { pad, wacht: [SPEELBAAR, GETEKEND] })), leeg })
  }
  return metingen
}

interface Uitkomst {
  readonly cpu: Cpu
  readonly rondes: readonly ReadonlyMap<SpelId, Meting>[]
}

const midden = (spel: SpelId, { rondes }: Uitkomst, read: (meting: Meting) => number): number =>
  mediaan(rondes.flatMap((ronde) => ronde.get(spel) ?? []).map(read))

function printUitkomst(uitkomsten: readonly Uitkomst[]): void {
  const naam = ({ cpu }: Uitkomst): string => (cpu === 1 ? 'gewoon' : `×${cpu} trager`)
  printTabel(
    [
      'spel',
      'wereld',
      'processor',
      'beelden/s',
      'lege pagina',
      'spel / leeg',
      'p95 ms',
      'antwoorden',
    ],
    SPELLEN.flatMap((spel) =>
      uitkomsten.map((uit) => [
        spel,
        schuift(spel) ? 'schuift' : 'staat',
        naam(uit),
        getal(midden(spel, uit, (m) => m.fps)),
        getal(midden(spel, uit, (m) => m.leeg)),
        getal(
          midden(spel, uit, (m) => m.fps / m.leeg),
          2,
        ),
        getal(midden(spel, uit, (m) => m.p95)),
        getal(midden(spel, uit, (m) => m.antwoorden)),
      ]),
    ),
  )
  printDoelen(
    SPELLEN.flatMap((spel) =>
      uitkomsten.map((uit) => ({
        naam: `${spel}, processor ${naam(uit)}`,
        gemeten: midden(spel, uit, (m) => m.fps),
        soort: 'minstens' as const,
        grens: beeldgrens(spel)[uit.cpu],
        decimalen: 0,
        eenheid: 'beelden/s',
      })),
    ),
  )
}

async function measure(browser: Browser, { adres }: Product): Promise<void> {
  const uitkomsten: Uitkomst[] = []
  for (const cpu of CPUS) {
    const rondes: ReadonlyMap<SpelId, Meting>[] = []
    for (let i = 0; i < RONDES; i += 1) rondes.push(await measureRonde({ browser, adres, cpu }))
    uitkomsten.push({ cpu, rondes })
  }
  printUitkomst(uitkomsten)
}

/** Measures the frames per second of every finished game while a bot plays, drawn without a GPU. */
export async function measureSpelbeeld(): Promise<void> {
  printTitel(
    'spelbeeld',
    `beelden per seconde van elk spel (1280 × 800, zonder GPU) terwijl een bot speelt, ${RONDES} rondes; daarnaast een lege pagina in dezelfde ronde`,
  )
  const product = await startProduct()
  const browser = await launchBrowser()
  try {
    await measure(browser, product)
  } finally {
    await browser.close()
    await product.stop()
  }
}
