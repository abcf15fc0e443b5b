import type { Browser } from 'playwright-core'
import { launchBrowser } from '../rig/browser.ts'
import { aangemeldeOpslag, type Opslag } from '../rig/aanmelden.ts'
import { visit, versBezoeker, type Bezoek, type Profiel } from './meet-pagina.ts'
import { choosePaginas, type Pagina } from './pagina-lijst.ts'
import { type Product, startProduct } from './product.ts'
import { Spelstarts } from './spelstart.ts'
import { getal, mediaan, printDoelen, printTabel, printTitel, type Doel } from './verslag.ts'

const RONDES = Number(process.env['BENCH_RONDES'] ?? 3)
const KB = 1024
const MAX_CLS = 0.02

/** A phone on slow 4G. */
const TELEFOON: Profiel = {
  mbit: 1.6,
  rttMs: 150,
  cpu: 4,
  scherm: { width: 412, height: 823 },
  mobiel: true,
}
/** With BENCH_SPELLEN set, only those games are measured. */
const paginas = process.env['BENCH_SPELLEN'] === undefined ? choosePaginas() : []

interface Meting {
  readonly browser: Browser
  readonly product: Product
}

const midden = (bezoeken: readonly Bezoek[], read: (b: Bezoek) => number): number =>
  mediaan(bezoeken.map(read))

async function measureOne({ browser, product }: Meting, pagina: Pagina, opslag: Opslag) {
  const context = await versBezoeker(browser, product.adres, { opslag, profiel: TELEFOON })
  const url = `${product.adres}${pagina.pad}`
  const uitkomst = await visit(context, { url, klaar: pagina.klaar, profiel: TELEFOON })
  await context.close()
  return uitkomst
}

function paginaDoelen({ naam, lcp, blok }: Pagina, bezoeken: readonly Bezoek[]): Doel[] {
  const doel = { soort: 'hoogstens', decimalen: 0, eenheid: 'ms' } as const
  return [
    { ...doel, naam: `${naam}, LCP`, gemeten: midden(bezoeken, (b) => b.lcp), grens: lcp },
    { ...doel, naam: `${naam}, blokkeren`, gemeten: midden(bezoeken, (b) => b.blok), grens: blok },
    {
      ...doel,
      naam: `${naam}, CLS`,
      gemeten: midden(bezoeken, (b) => b.cls),
      grens: MAX_CLS,
      decimalen: 3,
      eenheid: '',
    },
  ]
}

const rij = (naam: string, bezoeken: readonly Bezoek[]): string[] => [
  naam,
  ...[(b: Bezoek) => b.jsBytes / KB, (b: Bezoek) => b.bytes / KB].map((read) =>
    getal(midden(bezoeken, read), 1),
  ),
  ...[(b: Bezoek) => b.verzoeken, (b: Bezoek) => b.lcp, (b: Bezoek) => b.blok].map((read) =>
    getal(midden(bezoeken, read)),
  ),
  getal(
    midden(bezoeken, (b) => b.cls),
    3,
  ),
  getal(midden(bezoeken, (b) => b.klaar)),
  getal(
    midden(bezoeken, (b) => b.snelheid),
    2,
  ),
]

/** Prints what to look at when a figure is too high: the largest paint, and what moved. */
function printAanwijzingen(naam: string, bezoeken: readonly Bezoek[]): void {
  const laatste = bezoeken.at(-1)
  if (!laatste) return
  const schuif =
    laatste.verschoven.length > 0 ? `; verschoven: ${laatste.verschoven.join(' | ')}` : ''
  process.stdout.write(`  ${naam}: grootste ${laatste.grootste}${schuif}\n`)
}

const KOP = [
  '',
  'JS KB',
  'alles KB',
  'verzoeken',
  'LCP ms',
  'blok ms',
  'CLS',
  'klaar ms',
  'snelheid',
]

async function measure(meting: Meting): Promise<void> {
  const { browser, product } = meting
  const bezoeken = new Map(paginas.map((pagina) => [pagina, [] as Bezoek[]]))
  const spellen = new Spelstarts({ browser, adres: product.adres })
  for (let ronde = 0; ronde < RONDES; ronde++) {
    for (const [pagina, lijst] of bezoeken)
      lijst.push(
        await measureOne(meting, pagina, await aangemeldeOpslag(product.adres, pagina.wie)),
      )
    await spellen.ronde()
  }
  printTabel(KOP, [
    ...[...bezoeken].map(([{ naam }, lijst]) => rij(naam, lijst)),
    ...[...spellen.starts].map(([spel, starts]) => rij(`${spel} (koud)`, starts)),
  ])
  for (const [{ naam }, lijst] of bezoeken) printAanwijzingen(naam, lijst)
  for (const [spel, starts] of spellen.starts) printAanwijzingen(spel, starts)
  for (const spel of spellen.ongemeten())
    process.stdout.write(`  ${spel}: niemand heeft een taak\n`)
  process.stdout.write('\n')
  printDoelen([
    ...[...bezoeken].flatMap(([pagina, lijst]) => paginaDoelen(pagina, lijst)),
    ...spellen.doelen(),
  ])
}

/** Measures pages cold in a real Chromium, on a slow connection and a slow processor. */
export async function measurePaginas(): Promise<void> {
  printTitel(
    'paginas',
    `${RONDES} rondes om en om, koud: pagina's op 1,6 Mbit/s en 150 ms, de spellen op 4 Mbit/s en 60 ms, processor ×4 trager`,
  )
  const product = await startProduct()
  const browser = await launchBrowser()
  try {
    await measure({ browser, product })
  } finally {
    await browser.close()
    await product.stop()
  }
}
