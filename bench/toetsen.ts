import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import type { GroepPagina } from '@letterhaven/contracts/groep'
import type { SchoolLijst } from '@letterhaven/contracts/school-leerling'
import { launchBrowser } from '../rig/browser.ts'
import { aangemeldeOpslag, type Account } from '../rig/aanmelden.ts'
import { nieuwePagina, versBezoeker, type Profiel } from './meet-pagina.ts'
import { DOCENT, GROEP_PAD, HOOFD, SCHOOL_PAD } from './pagina-lijst.ts'
import { startProduct } from './product.ts'
import { getal, mediaan, printDoelen, printTabel, printTitel } from './verslag.ts'

const RIJEN = 1000
const GRENS_MS = 100
/** Pause after an input, as long as the rows that it brings may take to appear. */
const RUST_MS = 900

/** A slow school laptop. */
const LAPTOP: Profiel = {
  mbit: 10,
  rttMs: 40,
  cpu: 4,
  scherm: { width: 1366, height: 768 },
  mobiel: false,
}

/** The fields of our browser's entries for an input, which the platform's types do not have yet. */
interface Invoer extends PerformanceEntry {
  readonly interactionId?: number
}

/** What the page recorded since it was last asked. */
interface Genoteerd {
  readonly duren: number[]
  /** The longest uninterrupted piece of work, including what comes after the paint. */
  readonly taak: number
}

/** Records for each input the time from the event to the next paint, taking the longest of its events; runs in the page. */
function followInvoer(): void {
  const invoer = new Map<number, number>()
  const taken: number[] = []
  Object.assign(globalThis, {
    readInvoer(): Genoteerd {
      const nu = { duren: [...invoer.values()], taak: Math.max(0, ...taken) }
      invoer.clear()
      taken.length = 0
      return nu
    },
  })
  new PerformanceObserver((lijst) => {
    for (const { interactionId = 0, duration } of lijst.getEntries() as Invoer[])
      if (interactionId > 0)
        invoer.set(interactionId, Math.max(invoer.get(interactionId) ?? 0, duration))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((lijst) => {
    for (const { duration } of lijst.getEntries()) taken.push(duration)
  }).observe({ type: 'longtask' })
}

const read = (page: Page): Promise<Genoteerd> =>
  page.evaluate(() => (globalThis as unknown as { readInvoer: () => Genoteerd }).readInvoer())

/** Makes a thousand rows out of those that the server sent, each with its own id. */
function multiply<L extends { readonly id: string }>(leerlingen: readonly L[]): L[] {
  return Array.from({ length: RIJEN }, (_, i) => {
    const rij = leerlingen[i % leerlingen.length] as L
    return i < leerlingen.length ? rij : { ...rij, id: randomUUID() }
  })
}

/** A page with a list of pupils that is made longer. */
interface Lijst {
  readonly naam: string
  readonly wie: Account
  readonly pad: string
  readonly api: string
}

const LIJSTEN: readonly Lijst[] = [
  { naam: 'groep', wie: DOCENT, pad: `${GROEP_PAD}/leerlingen`, api: GROEP_PAD },
  {
    naam: 'alle leerlingen',
    wie: HOOFD,
    pad: `${SCHOOL_PAD}/groepen/leerlingen`,
    api: `${SCHOOL_PAD}/leerlingen`,
  },
]

interface Plaats {
  readonly browser: Browser
  readonly adres: string
}

async function open({ browser, adres }: Plaats, { wie, pad, api }: Lijst): Promise<Page> {
  const opslag = await aangemeldeOpslag(adres, wie)
  const context = await versBezoeker(browser, adres, { opslag, profiel: LAPTOP })
  const { page } = await nieuwePagina(context, LAPTOP)
  await page.addInitScript(followInvoer)
  await page.route(`**/api${api}`, async (route) => {
    const antwoord = await route.fetch()
    const pagina = (await antwoord.json()) as GroepPagina | SchoolLijst
    const leerlingen = multiply<{ readonly id: string }>(pagina.leerlingen)
    await route.fulfill({ response: antwoord, json: { ...pagina, leerlingen } })
  })
  await page.goto(`${adres}${pad}`)
  await page.locator(`.lh-rij[aria-setsize="${RIJEN}"]`).first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** What a user does on the page, as often as it is measured, and what must result from it. */
interface Handeling {
  readonly naam: string
  readonly perform: (page: Page) => Promise<void>
  /** Selector of something that is shown only once the page has done what was asked. */
  readonly gedaan: string
}

const rust = (page: Page) => page.waitForTimeout(RUST_MS)
const rij = (n: number) => `.lh-rij[aria-posinset="${n}"] .lh-rij-vinkje input`
const geselecteerd = (n: number) => `.lh-bulk-aantal:text-is("${getal(n)} geselecteerd")`
const ALLES = '.lh-lijst-balk > .lh-vinkje input'
const NIEMAND = '.leerling-lijst:not([data-selectie])'

async function toets(page: Page, naam: string, keer = 1): Promise<void> {
  for (let i = 0; i < keer; i += 1) {
    await page.keyboard.press(naam)
    await rust(page)
  }
}

/** Clicks with the mouse alone, so that the test tool's own checks of the page stay outside the measurement. */
async function click(page: Page, wat: string): Promise<void> {
  const doel = page.locator(wat)
  await doel.scrollIntoViewIfNeeded()
  const vlak = await doel.boundingBox()
  if (!vlak) throw new Error(`${wat} is niet te zien`)
  await rust(page)
  await page.mouse.click(vlak.x + vlak.width / 2, vlak.y + vlak.height / 2)
  await rust(page)
}

/** Turns the wheel until a row is drawn. */
async function rolNaar(page: Page, wat: string): Promise<void> {
  for (let i = 0; i < 200 && (await page.locator(wat).count()) === 0; i += 1) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(100)
  }
}

const HANDELINGEN: readonly Handeling[] = [
  {
    naam: 'letter in het zoekveld',
    async perform(page) {
      await toets(page, '/')
      for (const letter of 'noor') await toets(page, letter)
    },
    gedaan: '.leerling-lijst-telling:text-matches("van de 1.000 ")',
  },
  {
    naam: 'zoekveld leeg met Escape',
    perform: (page) => toets(page, 'Escape'),
    gedaan: `.lh-rij[aria-setsize="${RIJEN}"] >> nth=0`,
  },
  {
    naam: 'pijl naar de volgende rij',
    perform: (page) => toets(page, 'ArrowDown', 12),
    gedaan: `${rij(12)}:focus`,
  },
  {
    naam: 'rij selecteren met spatie',
    perform: (page) => toets(page, 'Space', 5),
    gedaan: geselecteerd(1),
  },
  {
    naam: 'eerste en laatste rij',
    async perform(page) {
      for (const naam of ['End', 'Home', 'End', 'ArrowUp']) await toets(page, naam)
    },
    gedaan: `${rij(RIJEN - 1)}:focus`,
  },
  { naam: 'selectie wissen', perform: (page) => toets(page, 'Escape'), gedaan: NIEMAND },
  {
    naam: 'reeks van 200 met Shift',
    async perform(page) {
      await toets(page, 'Home')
      await click(page, rij(3))
      await rolNaar(page, rij(202))
      await page.keyboard.down('Shift')
      await click(page, rij(202))
      await page.keyboard.up('Shift')
    },
    gedaan: geselecteerd(200),
  },
  {
    naam: 'alles selecteren',
    perform: (page) => click(page, ALLES),
    gedaan: geselecteerd(RIJEN),
  },
  { naam: 'alles wissen', perform: (page) => toets(page, 'Escape'), gedaan: NIEMAND },
  {
    naam: 'filter kiezen',
    async perform(page) {
      for (const n of [1, 0, 1]) await click(page, `.lh-lijst-balk .lh-rondje >> nth=${n}`)
    },
    gedaan: '.leerling-lijst-telling:text-matches("van de 1.000 ")',
  },
  {
    naam: 'andere volgorde',
    async perform(page) {
      await page.locator('.lh-lijst-balk select').last().focus()
      await toets(page, 'ArrowDown', 3)
    },
    gedaan: 'html:has(.lh-lijst-balk option:nth-child(4):checked)',
  },
]

interface Gemeten {
  readonly naam: string
  readonly duren: readonly number[]
  readonly taak: number
}

/** Measures the time from a key or click to the next paint, on a page with a thousand pupils. */
async function measureLijst(plaats: Plaats, lijst: Lijst): Promise<Gemeten[]> {
  const page = await open(plaats, lijst)
  await read(page)
  const rijen: Gemeten[] = []
  for (const { naam, perform, gedaan } of HANDELINGEN) {
    await perform(page)
    await page.locator(gedaan).waitFor()
    await rust(page)
    const { duren, taak } = await read(page)
    // The browser does not report inputs below its shortest duration, so those count as that duration.
    rijen.push({ naam, taak, duren: duren.length > 0 ? duren : [16] })
  }
  await page.context().close()
  return rijen
}

function verslag(lijst: Lijst, rijen: readonly Gemeten[]): void {
  printTabel(
    [lijst.naam, 'gemeten', 'mediaan ms', 'langste ms', 'langste taak ms'],
    rijen.map(({ naam, duren, taak }) => [
      naam,
      getal(duren.length),
      getal(mediaan(duren)),
      getal(Math.max(...duren)),
      getal(taak),
    ]),
  )
  const doel = { soort: 'hoogstens', grens: GRENS_MS, decimalen: 0, eenheid: 'ms' } as const
  printDoelen([
    {
      ...doel,
      naam: `${lijst.naam}, mediaan van de traagste handeling`,
      gemeten: Math.max(...rijen.map(({ duren }) => mediaan(duren))),
    },
    {
      ...doel,
      naam: `${lijst.naam}, langste van alle`,
      gemeten: Math.max(...rijen.flatMap(({ duren }) => duren)),
    },
  ])
}

/** Measures the pages with a list of pupils, one after the other, on a running product. */
export async function measureToetsenOp(adres: string): Promise<void> {
  const browser = await launchBrowser()
  try {
    for (const lijst of LIJSTEN) verslag(lijst, await measureLijst({ browser, adres }, lijst))
  } finally {
    await browser.close()
  }
}

/** Measures the same on a product that it starts itself. */
export async function measureToetsen(): Promise<void> {
  printTitel(
    'toetsen',
    `${getal(RIJEN)} leerlingen, processor ×4 trager, van toets of klik tot beeld`,
  )
  const product = await startProduct()
  try {
    await measureToetsenOp(product.adres)
  } finally {
    await product.stop()
  }
}
