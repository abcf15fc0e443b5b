import { createServer } from 'node:net'
import lighthouse, { defaultConfig, desktopConfig, type Flags, type Result } from 'lighthouse'
import { type Browser, chromium } from 'playwright-core'
import { launchBrowser } from '../rig/browser.ts'
import { aangemeldeOpslag, type Opslag } from '../rig/aanmelden.ts'
import { measureSnelheid, remVan } from './ijk.ts'
import { choosePaginas, type Pagina } from './pagina-lijst.ts'
import { startProduct } from './product.ts'
import { getal, printDoelen, printTabel, printTitel } from './verslag.ts'

const CATEGORIEEN = {
  performance: 'snelheid',
  accessibility: 'toegankelijkheid',
  'best-practices': 'goede gewoonten',
  seo: 'vindbaarheid',
} as const
type Categorie = keyof typeof CATEGORIEEN
const NAMEN = Object.keys(CATEGORIEEN) as Categorie[]
/** The most rounds per page. A busy machine makes a page slower but never faster, so the best round counts for speed. */
const RONDES = Number(process.env['BENCH_RONDES'] ?? 2)
/** How many times slower than a desktop Lighthouse takes a phone's processor to be. */
const CPU_TELEFOON = 4
const SOORTEN = ['mobiel', 'bureau'] as const
type Soort = (typeof SOORTEN)[number]

interface Uitslag {
  readonly pagina: Pagina
  readonly soort: Soort
  /** The score per category, 0 to 100; NaN where it could not be measured. */
  readonly punten: Readonly<Record<Categorie, number>>
  /** One line per failed audit, with the elements that it names. */
  readonly gebreken: readonly string[]
  /** The measures that make up the speed. */
  readonly delen: string
  /** How fast the machine was, where 1 is the machine of the first figures. */
  readonly snelheid: number
}

const DELEN = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

/** Returns the settings of Lighthouse's own phone and connection; a machine that is slow today is slowed down less. */
const telefoon = (snelheid: number) => ({
  ...defaultConfig.settings?.throttling,
  cpuSlowdownMultiplier: remVan(CPU_TELEFOON, snelheid),
})

async function vrijePoort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const adres = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof adres !== 'object' || adres === null) throw new Error('geen vrije poort')
  return adres.port
}

/**
 * Puts a signed-in person, or nobody, into the profile that Lighthouse will use. Returns how fast the machine is now; see
 * `measureSnelheid`.
 */
async function prepare(poort: number, adres: string, opslag: Opslag): Promise<number> {
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
    const snelheid = await measureSnelheid(page)
    await page.close()
    return snelheid
  } finally {
    await browser.close()
  }
}

/** Returns the elements that an audit names, if any. */
function elementen({ details }: Result['audits'][string]): string[] {
  if (details?.type !== 'table' && details?.type !== 'opportunity') return []
  return details.items.flatMap((item) => {
    const { node, description, source } = item as Record<string, unknown>
    const { selector, snippet } = (node ?? {}) as { selector?: string; snippet?: string }
    return selector ? [`${selector}  ${snippet ?? ''}`] : [String(description ?? source ?? '')]
  })
}

function gebreken({ audits, categories }: Result): string[] {
  // Speed is one number computed from several, so its audits mean nothing by themselves.
  const wegend = NAMEN.filter((naam) => naam !== 'performance').flatMap(
    (naam) => categories[naam]?.auditRefs ?? [],
  )
  return wegend
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id])
    .filter((audit) => audit !== undefined)
    .filter(({ score }) => score !== null && score < 1)
    .map((audit) => [`${audit.id}: ${audit.title}`, ...elementen(audit)].join('\n        '))
}

async function measureOne(adres: string, pagina: Pagina, soort: Soort): Promise<Uitslag> {
  const poort = await vrijePoort()
  // Each measurement has its own browser, so that it does not see what an earlier page stored.
  const browser = await launchBrowser({ args: [`--remote-debugging-port=${poort}`] })
  try {
    return await judge({ poort, adres }, pagina, soort)
  } finally {
    await browser.close()
  }
}

async function judge(
  { poort, adres }: { readonly poort: number; readonly adres: string },
  pagina: Pagina,
  soort: Soort,
): Promise<Uitslag> {
  const snelheid = await prepare(poort, adres, await aangemeldeOpslag(adres, pagina.wie))
  const flags: Flags = {
    port: poort,
    onlyCategories: NAMEN,
    disableStorageReset: true,
    logLevel: 'error',
    ...(soort === 'mobiel' ? { throttling: telefoon(snelheid) } : {}),
  }
  const config = soort === 'bureau' ? desktopConfig : undefined
  const gemeten = await lighthouse(`${adres}${pagina.pad}`, flags, config)
  if (!gemeten || gemeten.lhr.runtimeError)
    throw new Error(`${pagina.naam}: ${gemeten?.lhr.runtimeError?.message ?? 'geen uitslag'}`)
  const { lhr } = gemeten
  // After a redirect another page than the named one would be measured.
  if (!lhr.finalDisplayedUrl.endsWith(pagina.pad))
    throw new Error(`${pagina.naam} werd ${lhr.finalDisplayedUrl}`)
  const punt = (naam: Categorie): number =>
    Math.round((lhr.categories[naam]?.score ?? Number.NaN) * 100)
  return {
    pagina,
    soort,
    punten: {
      performance: punt('performance'),
      accessibility: punt('accessibility'),
      'best-practices': punt('best-practices'),
      seo: punt('seo'),
    },
    gebreken: gebreken(lhr),
    delen: DELEN.map((id) => `${id} ${lhr.audits[id]?.displayValue ?? '?'}`).join(', '),
    snelheid,
  }
}

/** Returns which categories count for a page: only public pages need to be found by search engines. */
const tellendVan = ({ snelheid }: Pagina): readonly Categorie[] =>
  snelheid === 100 ? NAMEN : NAMEN.filter((naam) => naam !== 'seo')

/** Returns whether a score is lower than the page requires; a missing score is too low as well. */
const teLaag = ({ pagina, punten }: Uitslag, naam: Categorie): boolean =>
  !(punten[naam] >= (naam === 'performance' ? pagina.snelheid : 100))

function verslag(uitslagen: readonly Uitslag[]): void {
  printTabel(
    ['', 'scherm', ...Object.values(CATEGORIEEN)],
    uitslagen.map(({ pagina, soort, punten }) => [
      pagina.naam,
      soort,
      ...NAMEN.map((naam) => (tellendVan(pagina).includes(naam) ? getal(punten[naam]) : '-')),
    ]),
  )
  for (const uitslag of uitslagen.filter((een) => teLaag(een, 'performance')))
    process.stdout.write(
      `  ${uitslag.pagina.naam} (${uitslag.soort}, machine ${uitslag.snelheid.toFixed(2)}×): ${uitslag.delen}\n`,
    )
  for (const { pagina, soort, gebreken: lijst } of uitslagen)
    for (const gebrek of lijst) process.stdout.write(`  ✗ ${pagina.naam} (${soort}) ${gebrek}\n`)
  const doel = { soort: 'hoogstens', grens: 0, decimalen: 0, eenheid: 'schermen' } as const
  printDoelen(
    NAMEN.map((naam) => ({
      ...doel,
      naam: `${CATEGORIEEN[naam]}, onder de eis van de pagina`,
      gemeten: uitslagen.filter(
        (uitslag) => tellendVan(uitslag.pagina).includes(naam) && teLaag(uitslag, naam),
      ).length,
    })),
  )
}

/** Measures a page on one kind of screen, and returns its fastest round. */
async function measureRondes(adres: string, pagina: Pagina, soort: Soort): Promise<Uitslag> {
  let beste = await measureOne(adres, pagina, soort)
  for (let ronde = 1; ronde < RONDES && teLaag(beste, 'performance'); ronde += 1) {
    const nog = await measureOne(adres, pagina, soort)
    if (nog.punten.performance > beste.punten.performance) beste = nog
  }
  return beste
}

/**
 * Runs Lighthouse on a phone and on a desktop, signed in where needed: all four categories for the public pages, and the first
 * three for the others. `BENCH_PAGINAS=home,colofon` selects pages.
 */
export async function measureLighthouse(): Promise<void> {
  printTitel('lighthouse', 'snelheid, toegankelijkheid, goede gewoonten en vindbaarheid')
  const paginas = choosePaginas()
  const product = await startProduct()
  try {
    const uitslagen: Uitslag[] = []
    for (const pagina of paginas)
      for (const soort of SOORTEN) uitslagen.push(await measureRondes(product.adres, pagina, soort))
    verslag(uitslagen)
  } finally {
    await product.stop()
  }
}
