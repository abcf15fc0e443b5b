import type { Browser, Page } from 'playwright-core'
import type { Landkaart } from '@letterhaven/contracts/landkaart'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { aangemeldeOpslag } from '../rig/aanmelden.ts'
import { visit, nieuwePagina, versBezoeker, type Bezoek, type Profiel } from './meet-pagina.ts'
import { SPEELBAAR, SPELLEN } from './spel-lijst.ts'
import { searchTaken, type SpelTaak } from './spel-taken.ts'
import { mediaan, type Doel } from './verslag.ts'

/** A school's tablet, on which the games are measured. */
const TABLET: Profiel = {
  mbit: 4,
  rttMs: 60,
  cpu: 4,
  scherm: { width: 1024, height: 768 },
  mobiel: true,
}
const KOUD_MS = 3000
const WARM_MS = 1200
const MEESTE_KB = 400
const KB = 1024
/** A child looks at the map before tapping; in the meantime the page gets the game ready. */
const KIJKT_MS = 2_000

/** The start of a game straight from its address, and by a tap on the map. */
export interface Spelstart extends Bezoek {
  /** Time from the tap on the map, with everything fetched ahead, until the game can be played. */
  readonly warm: number
}

interface Waar {
  readonly browser: Browser
  readonly adres: string
}

/**
 * Measures the time from the tap until the first frame with something to play; runs in the page. What the tool itself does
 * around a tap does not count as the page's time.
 */
function klokTik(speelbaar: string): void {
  let tik: number | null = null
  addEventListener('pointerdown', ({ timeStamp }) => (tik ??= timeStamp), true)
  const look = (): void => {
    if (tik === null || !document.querySelector(speelbaar)) requestAnimationFrame(look)
    else Object.assign(globalThis, { warmMs: performance.now() - tik })
  }
  requestAnimationFrame(look)
}

/** Makes the map offer this taak as the next one, whatever comes next for this pupil. */
async function offer(page: Page, { verder }: SpelTaak): Promise<void> {
  await page.route('**/api/leerlingen/*/landkaart', async (route) => {
    const response = await route.fetch()
    const kaart = (await response.json()) as Landkaart
    await route.fulfill({ response, json: { ...kaart, verder } })
  })
}

async function measureWarm({ browser, adres }: Waar, taak: SpelTaak): Promise<number> {
  const opslag = await aangemeldeOpslag(adres, taak.wie)
  const context = await versBezoeker(browser, adres, { opslag, profiel: TABLET })
  const { page } = await nieuwePagina(context, TABLET)
  await offer(page, taak)
  await page.goto(`${adres}/leerling/${taak.wie.id}/landkaart`)
  await page.locator('.verder-knop').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(KIJKT_MS)
  await page.evaluate(klokTik, SPEELBAAR)
  await page.locator('.verder-knop').tap()
  await page.waitForFunction(() => 'warmMs' in globalThis)
  const warm = await page.evaluate(() => (globalThis as unknown as { warmMs: number }).warmMs)
  await context.close()
  return warm
}

async function measureCold({ browser, adres }: Waar, { wie, pad }: SpelTaak): Promise<Bezoek> {
  const opslag = await aangemeldeOpslag(adres, wie)
  const context = await versBezoeker(browser, adres, { opslag, profiel: TABLET })
  const uitkomst = await visit(context, {
    url: `${adres}${pad}`,
    klaar: SPEELBAAR,
    profiel: TABLET,
  })
  await context.close()
  return uitkomst
}

/** Measures the starts of every finished game, one round at a time. */
export class Spelstarts {
  readonly starts = new Map<SpelId, Spelstart[]>()
  readonly #waar: Waar

  constructor(waar: Waar) {
    this.#waar = waar
  }

  async ronde(): Promise<void> {
    const taken = await searchTaken(this.#waar.adres, SPELLEN)
    for (const taak of taken) {
      const start = await this.#meet(taak)
      this.starts.set(taak.spel, [...(this.starts.get(taak.spel) ?? []), start])
    }
  }

  async #meet(taak: SpelTaak): Promise<Spelstart> {
    try {
      const warm = await measureWarm(this.#waar, taak)
      return { ...(await measureCold(this.#waar, taak)), warm }
    } catch (cause) {
      throw new Error(`${taak.spel} kwam niet op gang`, { cause })
    }
  }

  /** Returns the games for which no pupil of the demonstration has a taak. */
  ongemeten(): readonly SpelId[] {
    return SPELLEN.filter((spel) => !this.starts.has(spel))
  }

  doelen(): Doel[] {
    const doel = { soort: 'hoogstens', decimalen: 0, eenheid: 'ms' } as const
    return [...this.starts].flatMap(([spel, starts]): Doel[] => [
      {
        ...doel,
        naam: `${spel} koud speelbaar`,
        gemeten: mediaan(starts.map(({ klaar }) => klaar)),
        grens: KOUD_MS,
      },
      {
        ...doel,
        naam: `${spel} speelbaar na een tik op de kaart`,
        gemeten: mediaan(starts.map(({ warm }) => warm)),
        grens: WARM_MS,
      },
      {
        ...doel,
        naam: `${spel} koud, alles over de lijn`,
        gemeten: mediaan(starts.map(({ bytes }) => bytes)) / KB,
        grens: MEESTE_KB,
        eenheid: 'KB',
      },
    ])
  }
}
