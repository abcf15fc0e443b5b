import { createServer } from 'node:net'
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse'
import { type Browser, chromium } from 'playwright-core'
import { launchBrowser } from '../tooling/browser.ts'
import { aangemeldeOpslag, type Opslag } from './aanmelden.ts'
import { PAGINAS, type Pagina } from './pagina-lijst.ts'
import { startProduct } from './product.ts'
import { getal, printDoelen, printTabel, printTitel } from './verslag.ts'

const CATEGORIEEN = ['accessibility', 'best-practices'] as const
const SOORTEN = ['mobiel', 'bureau'] as const
type Soort = (typeof SOORTEN)[number]

interface Uitslag {
  readonly pagina: string
  readonly soort: Soort
  /** 0…100 per category, in the order of the list; NaN when it could not be measured. */
  readonly punten: readonly number[]
  /** One line per audit that did not pass, with the elements it names. */
  readonly gebreken: readonly string[]
}

async function vrijePoort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const adres = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof adres !== 'object' || adres === null) throw new Error('geen vrije poort')
  return adres.port
}

/** Puts a signed-in person, or nobody, into the profile that Lighthouse will use. */
async function zetOpslag(poort: number, adres: string, opslag: Opslag): Promise<void> {
  const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${poort}`)
  try {
    const [context] = browser.contexts()
    if (!context) throw new Error('de browser heeft geen profiel')
    const page = await context.newPage()
    await page.goto(`${adres}/favicon.svg`)
    await page.evaluate((nieuw) => {
      localStorage.clear()
      for (const [naam, waarde] of Object.entries(nieuw)) localStorage.setItem(naam, waarde)
    }, opslag)
    await page.close()
  } finally {
    await browser.close()
  }
}

/** The elements an audit names, as far as it does. */
function elementen({ details }: Result['audits'][string]): string[] {
  if (details?.type !== 'table' && details?.type !== 'opportunity') return []
  return details.items.flatMap((item) => {
    const { node, description, source } = item as Record<string, unknown>
    const { selector, snippet } = (node ?? {}) as { selector?: string; snippet?: string }
    return selector ? [`${selector}  ${snippet ?? ''}`] : [String(description ?? source ?? '')]
  })
}

function gebreken({ audits, categories }: Result): string[] {
  const wegend = CATEGORIEEN.flatMap((naam) => categories[naam]?.auditRefs ?? [])
  return wegend
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined)
    .filter(({ score }) => score !== null && score < 1)
    .map((audit) => [`${audit.id}: ${audit.title}`, ...elementen(audit)].join('\n        '))
}

async function meetEen(adres: string, pagina: Pagina, soort: Soort): Promise<Uitslag> {
  const poort = await vrijePoort()
  // A browser of its own each time: nothing that an earlier page kept is there.
  const browser = await launchBrowser({ args: [`--remote-debugging-port=${poort}`] })
  try {
    return await beoordeel({ poort, adres }, pagina, soort)
  } finally {
    await browser.close()
  }
}

async function beoordeel(
  { poort, adres }: { readonly poort: number; readonly adres: string },
  pagina: Pagina,
  soort: Soort,
): Promise<Uitslag> {
  await zetOpslag(poort, adres, await aangemeldeOpslag(adres, pagina.wie))
  const flags: Flags = {
    port: poort,
    onlyCategories: [...CATEGORIEEN],
    disableStorageReset: true,
    throttlingMethod: 'provided',
    logLevel: 'error',
  }
  const config = soort === 'bureau' ? desktopConfig : undefined
  const gemeten = await lighthouse(`${adres}${pagina.pad}`, flags, config)
  if (!gemeten || gemeten.lhr.runtimeError)
    throw new Error(`${pagina.naam}: ${gemeten?.lhr.runtimeError?.message ?? 'geen uitslag'}`)
  const { lhr } = gemeten
  // A redirect would measure another page than the one that is named.
  if (!lhr.finalDisplayedUrl.endsWith(pagina.pad))
    throw new Error(`${pagina.naam} werd ${lhr.finalDisplayedUrl}`)
  return {
    pagina: pagina.naam,
    soort,
    punten: CATEGORIEEN.map((naam) =>
      Math.round((lhr.categories[naam]?.score ?? Number.NaN) * 100),
    ),
    gebreken: gebreken(lhr),
  }
}

function verslag(uitslagen: readonly Uitslag[]): void {
  printTabel(
    ['', 'scherm', 'toegankelijkheid', 'goede gewoonten'],
    uitslagen.map(({ pagina, soort, punten }) => [pagina, soort, ...punten.map((p) => getal(p))]),
  )
  for (const { pagina, soort, gebreken: lijst } of uitslagen)
    for (const gebrek of lijst) process.stdout.write(`  ✗ ${pagina} (${soort}) ${gebrek}\n`)
  const laagste = (k: number): number => Math.min(...uitslagen.map(({ punten }) => punten[k] ?? 0))
  const doel = { soort: 'minstens', grens: 100, decimalen: 0, eenheid: 'punten' } as const
  printDoelen([
    { ...doel, naam: 'toegankelijkheid, de laagste', gemeten: laagste(0) },
    { ...doel, naam: 'goede gewoonten, de laagste', gemeten: laagste(1) },
  ])
}

/** Lighthouse's accessibility and best practices, on a phone and on a desk, signed in where needed. */
export async function meetLighthouse(): Promise<void> {
  printTitel('lighthouse', 'toegankelijkheid en goede gewoonten, op telefoon en bureau')
  const product = await startProduct()
  try {
    const uitslagen: Uitslag[] = []
    for (const pagina of PAGINAS)
      for (const soort of SOORTEN) uitslagen.push(await meetEen(product.adres, pagina, soort))
    verslag(uitslagen)
  } finally {
    await product.stop()
  }
}
