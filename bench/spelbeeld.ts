import type { Browser, Page } from 'playwright-core'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { TRAPPEN, type Trap } from '@letterhaven/contracts/trap'
import { launchBrowser } from '../rig/browser.ts'
import { stand } from '../rig/spellers/scherm.ts'
import { play, spelStaat } from '../rig/spellers/speel.ts'
import { nieuwePagina, versBezoeker, type Profiel } from './meet-pagina.ts'
import { type Product, startProduct } from './product.ts'
import { type Druk, recordDrukken, replayDrukken } from './spel-opname.ts'
import { beeldgrens, GETEKEND, schuift, SPELLEN } from './spel-lijst.ts'
import { getal, mediaan, percentiel, printDoelen, printTabel, printTitel } from './verslag.ts'

const RONDES = Number(process.env['BENCH_RONDES'] ?? 3)
/** A visit to an empty page: a wait for a button that never comes. */
const LEEG: readonly Druk[] = [{ naMs: 0, naam: '' }]
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

/** The figures of one game at one stage, with those of the empty page in the same round. */
interface Meting extends Beelden {
  readonly leeg: number
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

/** Counts the frames of an empty page: what the browser could draw. */
async function measureLeeg(ronde: Ronde): Promise<number> {
  const page = await openPagina(ronde, 'about:blank')
  const duren = await replayDrukken(page, LEEG)
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
  { spel, drukken }: { readonly spel: Spel; readonly drukken: readonly Druk[] },
): Promise<Omit<Meting, 'leeg'>> {
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

/** What is measured: every game at each of its stages, whose tools differ. */
const TE_METEN: readonly Spel[] = SPELLEN.flatMap((spel) => TRAPPEN.map((trap) => ({ spel, trap })))

interface Ronde {
  readonly browser: Browser
  readonly adres: string
  readonly cpu: Cpu
}

type Opnamen = ReadonlyMap<Spel, readonly Druk[]>

/** Measures an empty page and then every game, in the order of `TE_METEN`. */
async function measureRonde(ronde: Ronde, opnamen: Opnamen): Promise<readonly Meting[]> {
  const leeg = await measureLeeg(ronde)
  const metingen: Meting[] = []
  for (const [spel, drukken] of opnamen)
    metingen.push({ ...(await measureSpel(ronde, { spel, drukken })), leeg })
  return metingen
}

interface Uitkomst {
  readonly cpu: Cpu
  readonly rondes: readonly (readonly Meting[])[]
}

const midden = (nr: number, { rondes }: Uitkomst, read: (meting: Meting) => number): number =>
  mediaan(rondes.flatMap((ronde) => ronde[nr] ?? []).map(read))

function printUitkomst(uitkomsten: readonly Uitkomst[]): void {
  const naam = ({ cpu }: Uitkomst): string => (cpu === 1 ? 'gewoon' : `×${cpu} trager`)
  printTabel(
    [
      'spel',
      'trap',
      'wereld',
      'processor',
      'beelden/s',
      'lege pagina',
      'spel / leeg',
      'p95 ms',
      'antwoorden',
    ],
    TE_METEN.flatMap(({ spel, trap }, nr) =>
      uitkomsten.map((uit) => [
        spel,
        String(trap),
        schuift(spel) ? 'schuift' : 'staat',
        naam(uit),
        getal(midden(nr, uit, (m) => m.fps)),
        getal(midden(nr, uit, (m) => m.leeg)),
        getal(
          midden(nr, uit, (m) => m.fps / m.leeg),
          2,
        ),
        getal(midden(nr, uit, (m) => m.p95)),
        getal(midden(nr, uit, (m) => m.antwoorden)),
      ]),
    ),
  )
  printDoelen(
    TE_METEN.flatMap(({ spel, trap }, nr) =>
      uitkomsten.map((uit) => ({
        naam: `${spel}, trap ${trap}, processor ${naam(uit)}`,
        gemeten: midden(nr, uit, (m) => m.fps),
        soort: 'minstens' as const,
        grens: beeldgrens(spel)[uit.cpu],
        decimalen: 0,
        eenheid: 'beelden/s',
      })),
    ),
  )
}

async function measure(browser: Browser, { adres }: Product): Promise<void> {
  const opnamen = new Map<Spel, readonly Druk[]>()
  for (const spel of TE_METEN) opnamen.set(spel, await recordSpel({ browser, adres, cpu: 1 }, spel))
  const uitkomsten: Uitkomst[] = []
  for (const cpu of CPUS) {
    const rondes: (readonly Meting[])[] = []
    for (let i = 0; i < RONDES; i += 1)
      rondes.push(await measureRonde({ browser, adres, cpu }, opnamen))
    uitkomsten.push({ cpu, rondes })
  }
  printUitkomst(uitkomsten)
}

/** Measures the frames per second of every finished game at each stage while a bot plays, drawn without a GPU. */
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
