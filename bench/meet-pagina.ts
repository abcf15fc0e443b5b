import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Opslag } from '../rig/aanmelden.ts'
import { measureSnelheid, remVan } from './ijk.ts'

/** A network connection and a processor that are slower than ours. */
export interface Profiel {
  readonly mbit: number
  readonly rttMs: number
  /** How many times slower than this machine when it is quiet; see `remVan`. */
  readonly cpu: number
  readonly scherm: { readonly width: number; readonly height: number }
  readonly mobiel: boolean
}

/** One cold visit. Times are in ms since navigation, sizes in bytes over the wire. */
export interface Bezoek {
  readonly klaar: number
  readonly lcp: number
  /** The time beyond 50 ms of each long piece of work, added together. */
  readonly blok: number
  readonly cls: number
  /** The element of the largest paint. */
  readonly grootste: string
  /** The elements that moved, with the amount that each added. */
  readonly verschoven: readonly string[]
  /** Bytes until the page was there, without what was fetched ahead after that. */
  readonly bytes: number
  readonly verzoeken: number
  readonly jsBytes: number
  /** How fast the machine was at the start; see `measureSnelheid`. */
  readonly snelheid: number
}

interface Waarnemingen {
  lcp: number
  blok: number
  cls: number
  grootste: string
  verschoven: string[]
}

/** The fields of our browser's entries for a paint or a shift, which the platform's types do not have yet. */
interface Waarneming extends PerformanceEntry {
  readonly element?: Element | null
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly sources?: readonly { readonly node: Node | null }[]
}

const LANGSTE_MS = 60_000
const NAWERK_MS = 1_000
const LANGE_TAAK_MS = 50

/** Observes paints, shifts and long pieces of work from the start; runs in the page before anything else. */
function observe(langeTaak: number): void {
  const gezien: Waarnemingen = { lcp: 0, blok: 0, cls: 0, grootste: '', verschoven: [] }
  Object.assign(globalThis, { bench: gezien })
  const follow = (type: string, perform: (entry: Waarneming) => void): void => {
    new PerformanceObserver((lijst) => lijst.getEntries().forEach(perform)).observe({
      type,
      buffered: true,
    })
  }
  const naam = (node: Node | null | undefined): string =>
    node instanceof Element
      ? [node.localName, ...node.classList].join('.')
      : (node?.parentElement?.localName ?? '?')
  follow('largest-contentful-paint', ({ startTime, element }) => {
    gezien.lcp = startTime
    gezien.grootste = naam(element)
  })
  follow('longtask', ({ duration }) => {
    gezien.blok += Math.max(0, duration - langeTaak)
  })
  follow('layout-shift', ({ value = 0, hadRecentInput, sources = [] }) => {
    if (hadRecentInput) return
    gezien.cls += value
    const wie = sources.map(({ node }) => naam(node)).join(', ')
    gezien.verschoven.push(`${value.toFixed(4)} ${wie}`)
  })
}

/** Counts the bytes and requests that come over the wire. */
class Teller {
  bytes = 0
  jsBytes = 0
  verzoeken = 0
  readonly #scripts = new Set<string>()

  volg(cdp: CDPSession): void {
    cdp.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') this.#scripts.add(requestId)
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.verzoeken += 1
      this.bytes += encodedDataLength
      if (this.#scripts.has(requestId)) this.jsBytes += encodedDataLength
    })
  }
}

async function rem(
  cdp: CDPSession,
  { mbit, rttMs, cpu }: Profiel,
  snelheid: number,
): Promise<void> {
  const perSeconde = (mbit * 1_000_000) / 8
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: rttMs,
    downloadThroughput: perSeconde,
    uploadThroughput: perSeconde,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', {
    rate: remVan(cpu, snelheid),
  })
}

/** Makes a browser context without history, with this local storage. */
export function versBezoeker(
  browser: Browser,
  adres: string,
  { opslag, profiel }: { readonly opslag: Opslag; readonly profiel: Profiel },
): Promise<BrowserContext> {
  const localStorage = Object.entries(opslag).map(([name, value]) => ({ name, value }))
  return browser.newContext({
    viewport: profiel.scherm,
    isMobile: profiel.mobiel,
    hasTouch: profiel.mobiel,
    locale: 'nl-NL',
    storageState: { cookies: [], origins: [{ origin: adres, localStorage }] },
  })
}

/** Opens a page with the profile's connection and processor, which records what it observes. */
export async function nieuwePagina(
  context: BrowserContext,
  profiel: Profiel,
): Promise<{ readonly page: Page; readonly teller: Teller; readonly snelheid: number }> {
  const page = await context.newPage()
  page.setDefaultTimeout(LANGSTE_MS)
  const cdp = await context.newCDPSession(page)
  const teller = new Teller()
  teller.volg(cdp)
  const snelheid = await measureSnelheid(page)
  await rem(cdp, profiel, snelheid)
  await page.addInitScript(observe, LANGE_TAAK_MS)
  return { page, teller, snelheid }
}

/** Visits an address cold, until it shows what it is for and the network is quiet. */
export async function visit(
  context: BrowserContext,
  {
    url,
    klaar,
    profiel,
  }: { readonly url: string; readonly klaar: string; readonly profiel: Profiel },
): Promise<Bezoek> {
  const { page, teller, snelheid } = await nieuwePagina(context, profiel)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector(klaar)
  const moment = await page.evaluate(() => performance.now())
  const { bytes, verzoeken, jsBytes } = teller
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(NAWERK_MS)
  const gezien = await page.evaluate(() => (globalThis as unknown as { bench: Waarnemingen }).bench)
  await page.close()
  return { ...gezien, klaar: moment, bytes, verzoeken, jsBytes, snelheid }
}
