import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import type { GroepPagina } from '@letterhaven/contracts/groep'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { launchBrowser } from '../tooling/browser.ts'
import { aangemeldeOpslag } from './aanmelden.ts'
import { nieuwePagina, versBezoeker, type Profiel } from './meet-pagina.ts'
import { DOCENT, GROEP_PAD } from './pagina-lijst.ts'
import { startProduct } from './product.ts'
import { getal, mediaan, printDoelen, printTabel, printTitel } from './verslag.ts'

const RIJEN = 1000
const GRENS_MS = 100
/** After an input: as long as the rows that follow from it may take to come. */
const RUST_MS = 900

/** A slow school laptop. */
const LAPTOP: Profiel = {
  mbit: 10,
  rttMs: 40,
  cpu: 4,
  scherm: { width: 1366, height: 768 },
  mobiel: false,
}

/** What our browser tells of an input; the types of the platform do not know it yet. */
interface Invoer extends PerformanceEntry {
  readonly interactionId?: number
}

/** Runs in the page: of each input the time from the event to the next paint, the longest of its parts. */
function volgInvoer(): void {
  const duur = new Map<number, number>()
  Object.assign(globalThis, { invoer: duur })
  new PerformanceObserver((lijst) => {
    for (const { interactionId = 0, duration } of lijst.getEntries() as Invoer[])
      if (interactionId > 0)
        duur.set(interactionId, Math.max(duur.get(interactionId) ?? 0, duration))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

const lees = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { invoer } = globalThis as unknown as { invoer: Map<number, number> }
    const alles = [...invoer.values()]
    invoer.clear()
    return alles
  })

/** Makes a group of a thousand out of the rows that the server gave, each with an id of its own. */
function vermenigvuldig(pagina: GroepPagina): GroepPagina {
  const { leerlingen } = pagina
  const rijen = Array.from({ length: RIJEN }, (_, i) => {
    const rij = leerlingen[i % leerlingen.length] as LeerlingRij
    return { ...rij, id: (i < leerlingen.length ? rij.id : randomUUID()) as LeerlingRij['id'] }
  })
  return { ...pagina, leerlingen: rijen }
}

async function openGroep(browser: Browser, adres: string): Promise<Page> {
  const opslag = await aangemeldeOpslag(adres, DOCENT)
  const context = await versBezoeker(browser, adres, { opslag, profiel: LAPTOP })
  const { page } = await nieuwePagina(context, LAPTOP)
  await page.addInitScript(volgInvoer)
  await page.route(`**/api${GROEP_PAD}`, async (route) => {
    const antwoord = await route.fetch()
    await route.fulfill({ response: antwoord, json: vermenigvuldig(await antwoord.json()) })
  })
  await page.goto(`${adres}${GROEP_PAD}/leerlingen`)
  await page.waitForFunction((n) => document.querySelectorAll('.lh-rij').length === n, RIJEN)
  await page.waitForLoadState('networkidle')
  return page
}

/** What somebody does on the page, as often as it is measured. */
type Handeling = readonly [naam: string, doe: (page: Page) => Promise<void>]

const rust = (page: Page) => page.waitForTimeout(RUST_MS)
const vak = (page: Page, n: number) => page.locator('.lh-rij-vinkje input').nth(n)

const HANDELINGEN: readonly Handeling[] = [
  [
    'letter in het zoekveld',
    async (page) => {
      await page.keyboard.press('/')
      for (const letter of 'noor') {
        await page.keyboard.press(letter)
        await rust(page)
      }
    },
  ],
  [
    'zoekveld leeg met Escape',
    async (page) => {
      await page.keyboard.press('Escape')
      await rust(page)
    },
  ],
  [
    'pijl naar de volgende rij',
    async (page) => {
      for (let i = 0; i < 6; i += 1) {
        await page.keyboard.press('ArrowDown')
        await rust(page)
      }
    },
  ],
  [
    'rij selecteren met spatie',
    async (page) => {
      for (let i = 0; i < 4; i += 1) {
        await page.keyboard.press('Space')
        await rust(page)
      }
    },
  ],
  [
    'reeks van 200 met Shift',
    async (page) => {
      await vak(page, 2).click()
      await vak(page, 202).click({ modifiers: ['Shift'] })
      await rust(page)
    },
  ],
  [
    'alles selecteren en wissen',
    async (page) => {
      await page.locator('.lh-lijst-balk > .lh-vinkje input').click()
      await rust(page)
      await page.keyboard.press('Escape')
      await rust(page)
    },
  ],
  [
    'filter kiezen',
    async (page) => {
      for (const n of [1, 0]) {
        await page.locator('.lh-lijst-balk .lh-rondje').nth(n).click()
        await rust(page)
      }
    },
  ],
]

/** From a key or tap to the next paint, on a group page with a thousand pupils. */
export async function meetToetsenOp(adres: string): Promise<void> {
  const browser = await launchBrowser()
  try {
    const page = await openGroep(browser, adres)
    await lees(page)
    const rijen: { naam: string; duren: number[] }[] = []
    for (const [naam, doe] of HANDELINGEN) {
      await doe(page)
      await rust(page)
      // What took less than the browser's shortest is not told; it counts as that.
      const duren = await lees(page)
      rijen.push({ naam, duren: duren.length > 0 ? duren : [16] })
    }
    printTabel(
      ['handeling', 'gemeten', 'mediaan ms', 'langste ms'],
      rijen.map(({ naam, duren }) => [
        naam,
        getal(duren.length),
        getal(mediaan(duren)),
        getal(Math.max(...duren)),
      ]),
    )
    const doel = { soort: 'hoogstens', grens: GRENS_MS, decimalen: 0, eenheid: 'ms' } as const
    printDoelen([
      {
        ...doel,
        naam: 'mediaan van de traagste handeling',
        gemeten: Math.max(...rijen.map(({ duren }) => mediaan(duren))),
      },
      {
        ...doel,
        naam: 'langste van alle',
        gemeten: Math.max(...rijen.flatMap(({ duren }) => duren)),
      },
    ])
  } finally {
    await browser.close()
  }
}

/** The same on a product of its own. */
export async function meetToetsen(): Promise<void> {
  printTitel(
    'toetsen',
    `${getal(RIJEN)} leerlingen, processor ×4 trager, van toets of klik tot beeld`,
  )
  const product = await startProduct()
  try {
    await meetToetsenOp(product.adres)
  } finally {
    await product.stop()
  }
}
