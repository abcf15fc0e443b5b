import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { BEGIN } from '../../apps/web/begin-plugin.ts'
import { kleinScript } from '../../apps/web/klein-script.ts'
import type { GeschrevenPagina } from '../../apps/web/src/app/schrijf-pagina.tsx'
import { routeVan } from '../../apps/web/src/shared/routes/routes.ts'
import { makeBeginHtml, patroonVan } from './begin-html.ts'
import { BEGINNEN } from './begin-lijst.ts'
import { beginVan, bestandenVan, type Manifest } from './bestanden.ts'
import { makeHtml, type Omslag } from './make-html.ts'
import type { Uitvoer } from './render.ts'

const WEB = path.resolve(import.meta.dirname, '../../apps/web')
const LANDEN = ['nl', 'be'] as const
const LETTERTYPE = /\/assets\/baloo-2-latin-wght-normal[^)"']*\.woff2/
/** The largest output, in bytes: enough for all public pages at once. */
const MAX_UITVOER = 64_000_000

/** Renders the pages in the wording of one country. */
async function render(land: string): Promise<Uitvoer> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, 'render.ts')],
    {
      env: { ...process.env, NODE_ENV: 'production', LETTERHAVEN_LAND: land },
      maxBuffer: MAX_UITVOER,
    },
  )
  return JSON.parse(stdout) as Uitvoer
}

/** The tags in the head of the app's own page that hold for every page. */
const ALGEMEEN = /<meta\s[^>]*>|<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g

/** Drops the description, since each page has its own. */
const isAlgemeen = (meta: string): boolean => !meta.includes('"description"')

/** Returns what belongs around one page: its own rules, and how the app takes it over. */
async function omslagVan(
  root: string,
  manifest: Manifest,
  { modules }: GeschrevenPagina,
): Promise<Omslag> {
  const app = bestandenVan(manifest, [beginVan(manifest)])
  const alles = bestandenVan(manifest, [beginVan(manifest), ...modules])
  const regels = await Promise.all(
    alles.stijlen.map((stijl) => readFile(path.join(root, stijl), 'utf8')),
  )
  const stijl = regels.join('')
  const lettertype = LETTERTYPE.exec(stijl)?.[0]
  if (!lettertype) throw new Error('de stijl van een pagina noemt het lettertype niet')
  const [script = ''] = app.scripts
  const eigenPagina = await readFile(path.join(root, 'index.html'), 'utf8')
  return {
    metas: (eigenPagina.match(ALGEMEEN) ?? []).filter(isAlgemeen).join('\n'),
    stijl,
    lettertype,
    begin: await kleinScript(BEGIN),
    takeOver: await kleinScript(path.join(WEB, 'src/vooraf/take-over.ts')),
    app: { script, stijlen: app.stijlen, vooruit: alles.scripts.filter((naam) => naam !== script) },
  }
}

/** Returns a file name: `/site/home` in Dutch is the file `site-home.nl.html`. */
const bestandsnaam = (pad: string, land: string): string =>
  `${pad.slice(1).replaceAll('/', '-')}.${land}.html`

/** Writes the app's own page once for each address on which a visit begins; returns which file belongs to which address. */
async function writeBeginnen(root: string, manifest: Manifest, schetsen: Uitvoer['schetsen']) {
  const appPagina = await readFile(path.join(root, 'index.html'), 'utf8')
  const readStijl = (href: string): string => readFileSync(path.join(root, href), 'utf8')
  await mkdir(path.join(root, 'paginas/begin'), { recursive: true })
  return Promise.all(
    BEGINNEN.map(async (begin) => {
      const bestand = `begin/${begin.route}.html`
      const html = makeBeginHtml({ appPagina, manifest, schetsen, readStijl }, begin)
      await writeFile(path.join(root, 'paginas', bestand), html)
      return { pad: patroonVan(routeVan(begin.route).path), bestand }
    }),
  )
}

/**
 * Writes the public pages into the built web app, in both wording sets, with a list that tells the server which files belong to
 * which address. Run it after both builds of the web app.
 */
export async function writeBefore(root: string): Promise<void> {
  const manifest = JSON.parse(
    await readFile(path.join(root, '.vite/manifest.json'), 'utf8'),
  ) as Manifest
  const map = path.join(root, 'paginas')
  await mkdir(map, { recursive: true })
  const paginas: Record<string, Record<string, string>> = {}
  const uitvoeren = await Promise.all(LANDEN.map(render))
  for (const [i, land] of LANDEN.entries())
    for (const pagina of uitvoeren[i]?.paginas ?? []) {
      const html = makeHtml(pagina, await omslagVan(root, manifest, pagina))
      const bestand = bestandsnaam(pagina.pad, land)
      await writeFile(path.join(map, bestand), html)
      paginas[pagina.pad] = { ...paginas[pagina.pad], [land]: bestand }
    }
  const [uitvoer] = uitvoeren
  if (!uitvoer) throw new Error('er is geen land om in te schrijven')
  const lijst = {
    paginas,
    doorverwijzingen: uitvoer.doorverwijzingen,
    beginnen: await writeBeginnen(root, manifest, uitvoer.schetsen),
  }
  await writeFile(path.join(map, 'lijst.json'), JSON.stringify(lijst))
}
