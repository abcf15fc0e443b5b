import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import { type Budget, type Manifest, type Outcome, sumBudget } from './budget-sums.ts'
import { buildWeb, WEB_ROOT } from '../rig/build-web.ts'

const BEST = { level: constants.Z_BEST_COMPRESSION }
const LEERLING = ['leerling-layout.tsx', 'features/landkaart/landkaart-screen.tsx']
const SPEL = 'features/spelen/spel-screen.tsx'
/** The limits, in kilobytes, of the chunks that have a name of their own (apps/web/chunks.ts). */
const GEDEELD = { kit: 30, spelknoppen: 3, planck: 48, pixi: 160 } as const

/** Returns the budgets of the teacher's finished pages, each with the frame around it. */
function leraarBudgets(manifest: Manifest): readonly Budget[] {
  return Object.keys(manifest)
    .filter((key) =>
      /^src\/features\/(?:groepen|leerlingen|voortgang)\/[^/]+-screen\.tsx$/.test(key),
    )
    .map((key) => ({
      naam: path.basename(key, '.tsx'),
      kilobytes: 150,
      modules: ['admin-layout.tsx', key],
    }))
}

/** Returns the files of a named chunk in the build. */
const groepModules = (manifest: Manifest, groep: keyof typeof GEDEELD): readonly string[] =>
  Object.keys(manifest).filter((key) => new RegExp(`^_${groep}-[^/]+\\.js$`).test(key))

/**
 * Returns the budgets of what games share, each by itself, and of every playable game: its own chunk with the pieces of the kit that
 * it uses, after the page around it.
 */
function spelBudgets(manifest: Manifest): readonly Budget[] {
  const los = (['spelknoppen', 'planck', 'pixi'] as const).map((groep) => ({
    naam: groep,
    kilobytes: GEDEELD[groep],
    modules: groepModules(manifest, groep),
    na: LEERLING,
  }))
  const kit = {
    naam: 'kit',
    kilobytes: GEDEELD.kit,
    modules: groepModules(manifest, 'kit'),
    na: [...LEERLING, ...groepModules(manifest, 'spelknoppen')],
  }
  const panelen = {
    naam: 'spelpanelen',
    kilobytes: 8,
    modules: Object.keys(manifest).filter((key) => key.endsWith('/scherm/spel-panelen.tsx')),
    na: [SPEL],
  }
  const gedeeld = los.flatMap(({ modules }) => modules)
  const spellen = Object.keys(manifest)
    .filter((key) => /packages\/games\/src\/[^/]+\/index\.ts$/.test(key))
    .map((key) => ({
      naam: `spel ${path.basename(path.dirname(key))}`,
      kilobytes: 45,
      modules: [key],
      na: [SPEL, ...gedeeld],
    }))
  return [kit, panelen, ...los, ...spellen]
}

/** Returns all limits on compressed JavaScript (a fetch ahead of need does not count). */
function allBudgets(manifest: Manifest): readonly Budget[] {
  return [
    {
      naam: 'inloggen',
      kilobytes: 125,
      modules: ['auth-layout.tsx', 'features/inloggen/login-screen.tsx'],
    },
    {
      naam: 'voorpagina, na een vraag',
      kilobytes: 125,
      modules: ['site-layout.tsx', 'site/home-page.tsx'],
    },
    ...leraarBudgets(manifest),
    { naam: 'landkaart', kilobytes: 125, modules: LEERLING },
    ...spelBudgets(manifest),
  ]
}

/** Returns the size of a file as it is sent: gzip at its best level, which every server supports. */
const compressed = (file: string): number =>
  gzipSync(readFileSync(path.join(WEB_ROOT, file)), BEST).length

const sum = (a: number, b: number): number => a + b

/** Measures what a page that the build has written makes a browser run before anybody asks for the app. */
function vooraf(): readonly Outcome[] {
  const map = path.join(WEB_ROOT, 'paginas')
  return globSync('*.html', { cwd: map }).map((naam) => {
    const html = readFileSync(path.join(map, naam), 'utf8')
    const binnen = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, bron = '']) => bron)
    const buiten = [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, src = '']) => src)
    const bytes = gzipSync(binnen.join('\n'), BEST).length + buiten.map(compressed).reduce(sum, 0)
    return { naam, bytes, limit: 5 * 1024, files: binnen.length + buiten.length }
  })
}

await buildWeb()
const manifest = JSON.parse(
  readFileSync(path.join(WEB_ROOT, '.vite/manifest.json'), 'utf8'),
) as Manifest
const outcomes = [
  ...vooraf(),
  ...allBudgets(manifest).map((budget) => sumBudget(manifest, budget, compressed)),
]
if (vooraf().length === 0) throw new Error('de build schreef geen pagina uit')
/** A budget without files fails, since it measures nothing: what it names has moved. */
const holds = ({ bytes, limit, files }: (typeof outcomes)[number]): boolean =>
  files > 0 && bytes <= limit
for (const outcome of outcomes) {
  const { naam, bytes, limit, files } = outcome
  const [used, most] = [bytes, limit].map((value) => (value / 1024).toFixed(1).padStart(6))
  const mark = holds(outcome) ? '✓' : '✗'
  process.stdout.write(`${mark} ${naam.padEnd(28)} ${used} van ${most} KB (${files} bestanden)\n`)
}
process.exitCode = outcomes.every(holds) ? 0 : 1
