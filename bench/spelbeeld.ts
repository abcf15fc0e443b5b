import type { Browser, Page } from 'playwright-core'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { TRAPPEN, type Trap } from '@letterhaven/contracts/trap'
import { launchBrowser } from '../rig/browser.ts'
import { stand } from '../rig/spellers/scherm.ts'
import { play, spelStaat } from '../rig/spellers/speel.ts'
import { nieuwePagina, versBezoeker, type Profiel } from './meet-pagina.ts'
import { measureKaal } from './kaal-doek.ts'
import { type Product, startProduct } from './product.ts'
import { type Druk, recordDrukken, replayDrukken } from './spel-opname.ts'
import { beeldgrens, GETEKEND, schuift, SPELLEN } from './spel-lijst.ts'
import { getal, mediaan, percentiel, printDoelen, printTabel, printTitel } from './verslag.ts'

const RONDES = Number(process.env['BENCH_RONDES'] ?? 3)
const MS = 1000
const CPUS = [1, 4] as const
type Cpu = (typeof CPUS)[number]
/** How many answers are given while frames are counted; the second is wrong, so that a mistake is mended too. */
const ANTWOORDEN = 3
/** More words than the bot answers during the measurement. */
const AANTAL = 20

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

/** The figures of one game at one stage, with those of a bare canvas in the same round. */
interface Meting extends Beelden {
  readonly kaal: number
  /** The number of answers that the bot gave meanwhile. */
  readonly antwoorden: number
}

const beeldenVan = (duren: readonly number[]): Beelden => ({
  fps: (duren.length * MS) / duren.reduce((a, b) => a + b, 0),
  p95: percentiel(duren, 0.95),
})

async function openPagina({ browser, adres, cpu }: Ronde, pad: string) {
  const context = await versBezoeker(browser, adres, { opslag: {}, profiel: profiel(cpu) })
  const { page } = await nieuwePagina(context, profiel(cpu))
  await page.goto(pad)
  return page
}

/** Counts the frames of a bare canvas: what the browser could draw. */
async function measureDoek(ronde: Ronde): Promise<number> {
  const page = await openPagina(ronde, 'about:blank')
  const duren = await measureKaal(page)
  await page.context().close()
  return beeldenVan(duren).fps
}

async function openSpel(ronde: Ronde, { spel, trap }: Spel): Promise<Page> {
  const vraag = `spel=${spel}&trap=${trap}&woorden=veel&aantal=${AANTAL}`
  const page = await openPagina(ronde, `${ronde.adres}/dev/spellen?${vraag}`)
  await spelStaat(page)
  await page.waitForSelector(GETEKEND, { state: 'attached' })
  return page
}

/** Lets a bot play a game by the names of its buttons, and returns what it pressed. */
async function recordSpel(ronde: Ronde, spel: Spel): Promise<readonly Druk[]> {
  const page = await openSpel(ronde, spel)
  const drukken = await recordDrukken(page, () =>
    play(page, { stopNa: ANTWOORDEN, fouten: (nummer) => nummer === 1 }),
  )
  await page.context().close()
  return drukken
}

/** Counts the frames of a game, from the moment that it can be played, while the bot's presses are repeated. */
async function measureSpel(
  ronde: Ronde,
  { drukken, ...spel }: Spel & { readonly drukken: readonly Druk[] },
): Promise<Omit<Meting, 'kaal'>> {
  const page = await openSpel(ronde, spel)
  const duren = await replayDrukken(page, drukken)
  const { gegeven } = await stand(page)
  await page.context().close()
  return { ...beeldenVan(duren), antwoorden: gegeven }
}

interface Spel {
  readonly spel: SpelId
  readonly trap: Trap
}

interface Ronde {
  readonly browser: Browser
  readonly adres: string
  readonly cpu: Cpu
}

/** What was measured of one game at one stage with one processor, round by round. */
interface Uitkomst extends Spel {
  readonly cpu: Cpu
  readonly metingen: readonly Meting[]
}

/** Measures one game at each of its stages, whose tools differ, with each processor. */
async function measureAlle(
  { browser, adres }: Omit<Ronde, 'cpu'>,
  spel: SpelId,
): Promise<readonly Uitkomst[]> {
  const uitkomsten: Uitkomst[] = []
  for (const trap of TRAPPEN) {
    const drukken = await recordSpel({ browser, adres, cpu: 1 }, { spel, trap })
    for (const cpu of CPUS) {
      const ronde = { browser, adres, cpu }
      const metingen: Meting[] = []
      for (let i = 0; i < RONDES; i += 1) {
        const kaal = await measureDoek(ronde)
        metingen.push({ ...(await measureSpel(ronde, { spel, trap, drukken })), kaal })
      }
      uitkomsten.push({ spel, trap, cpu, metingen })
    }
  }
  return uitkomsten
}

const midden = ({ metingen }: Uitkomst, read: (meting: Meting) => number): number =>
  mediaan(metingen.map(read))

const naamVan = ({ cpu }: Uitkomst): string => (cpu === 1 ? 'gewoon' : `×${cpu} trager`)

function printUitkomsten(uitkomsten: readonly Uitkomst[]): void {
  printTabel(
    [
      'spel',
      'trap',
      'wereld',
      'processor',
      'beelden/s',
      'kaal doek',
      'spel / kaal',
      'p95 ms',
      'antwoorden',
    ],
    uitkomsten.map((uit) => [
      uit.spel,
      String(uit.trap),
      schuift(uit.spel) ? 'schuift' : 'staat',
      naamVan(uit),
      getal(midden(uit, (m) => m.fps)),
      getal(midden(uit, (m) => m.kaal)),
      getal(
        midden(uit, (m) => m.fps / m.kaal),
        2,
      ),
      getal(midden(uit, (m) => m.p95)),
      getal(midden(uit, (m) => m.antwoorden)),
    ]),
  )
  printDoelen(
    uitkomsten.map((uit) => ({
      naam: `${uit.spel}, trap ${uit.trap}, processor ${naamVan(uit)}`,
      gemeten: midden(uit, (m) => m.fps),
      soort: 'minstens' as const,
      grens: beeldgrens(uit.spel)[uit.cpu],
      decimalen: 0,
      eenheid: 'beelden/s',
    })),
  )
}

/** Measures game by game, and prints each when it is known. */
async function measure(browser: Browser, { adres }: Product): Promise<void> {
  for (const spel of SPELLEN) printUitkomsten(await measureAlle({ browser, adres }, spel))
}

/** Measures the frames per second of every finished game at each stage while a bot plays, drawn without a GPU. */
export async function measureSpelbeeld(): Promise<void> {
  printTitel(
    'spelbeeld',
    `beelden per seconde van elk spel (1280 × 800, zonder GPU) terwijl een bot speelt, ${RONDES} rondes; daarnaast een kaal doek in dezelfde ronde`,
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
