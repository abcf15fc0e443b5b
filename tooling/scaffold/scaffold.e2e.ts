import { stripVTControlCharacters } from 'node:util'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findViolations } from '../arrows/find-violations.ts'
import { readGraph } from '../arrows/module-graph.ts'
import { type Command, programOf, ROOT, runCommand } from '../../rig/run.ts'
import type { Uitvoer } from '../../rig/vooraf/render.ts'
import { featurePlan } from './feature-plan.ts'
import { gamePlan } from './game-plan.ts'
import { applyPlan, type Plan } from './plan.ts'
import { screenPlan } from './screen-plan.ts'

const FOLDERS = ['apps', 'packages', 'tooling', 'rig', 'e2e', 'bench']
const root = mkdtempSync(path.join(os.tmpdir(), 'lh-steiger-'))
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Copies the repository, so that its packages find each other and share everything that is installed. */
function copyRepository(): void {
  for (const folder of FOLDERS) {
    cpSync(path.join(ROOT, folder), path.join(root, folder), {
      recursive: true,
      filter: (file) => !/[\\/](?:node_modules|dist|public)$/.test(file),
    })
  }
  const loose = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { name } of loose) cpSync(path.join(ROOT, name), path.join(root, name))
  const own = path.join(root, 'node_modules/@letterhaven')
  mkdirSync(own, { recursive: true })
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name === '@letterhaven') continue
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name))
  }
  for (const place of ['apps', 'packages']) {
    for (const name of readdirSync(path.join(root, place))) {
      symlinkSync(path.join(root, place, name), path.join(own, name))
    }
  }
}

/** The game that the scaffold makes: whichever is still to come, so that no game that is finished breaks this. */
const komend = Object.values(MANIFESTS).find(({ status }) => status === 'later')
if (komend === undefined) throw new Error('Er komt geen spel meer.')
const touched: string[] = []
const blames = (output: string): string[] =>
  output.split('\n').filter((line) => touched.some((file) => line.includes(file)))

beforeAll(async () => {
  copyRepository()
  touched.push(...applyPlan(root, featurePlan('leenboeken')))
  touched.push(...applyPlan(root, screenPlan('leenboeken', 'a-berichten', read)))
  // A row on several lines, and an address that is not its name.
  touched.push(...applyPlan(root, screenPlan('aangepast-oefenen', 'aangepast-oefenen', read)))
  touched.push(...applyPlan(root, screenPlan('trainingen', 'trainingen', read)))
  touched.push(...applyPlan(root, gamePlan(komend, read)))
  await runCommand([programOf('oxfmt'), ...touched], false, root)
}, 300_000)
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

describe('a new feature, its screen, a public page and a new game', () => {
  it('compile as they are written', async () => {
    const { output } = await runCommand(
      [programOf('typescript', 'tsc'), '-p', 'tsconfig.json'],
      false,
      root,
    )
    expect(blames(output)).toEqual([])
  }, 300_000)

  it('pass the lint and follow every arrow', async () => {
    const lint = await runCommand([programOf('oxlint'), ...touched], false, root)
    expect(lint.output).toContain('Found 0 warnings and 0 errors')
    const wrong = findViolations(readGraph(root)).map(({ melding }) => melding)
    expect(wrong.flatMap(blames)).toEqual([])
  }, 60_000)

  it('stand in the tables that the product reads', () => {
    expect(read('packages/contracts/src/endpoints/endpoints.ts')).toContain(
      '...leenboekenEndpoints',
    )
    expect(read('apps/api/src/app.ts')).toContain('...leenboekenRoutes(ctx)')
    expect(read('apps/web/src/shared/routes/admin-routes.ts')).toContain("'a-berichten': klaar(")
    expect(read('apps/web/src/app/zelden-pages.ts')).toContain("'a-berichten': () =>")
    expect(read('rig/vooraf/begin-lijst.ts')).toMatch(/'a-berichten',\s+'leenboeken\//)
    expect(read('apps/web/src/shared/routes/site-routes.ts')).toMatch(
      /trainingen: klaar\('\/site\/training', 'Trainingen', \{\s+\.\.\.open,\s+vooraf:/,
    )
    expect(read('apps/web/src/app/pages.ts')).toContain("'aangepast-oefenen': () =>")
    expect(read('bench/pagina-lijst.ts')).toContain("naam: 'trainingen', pad: '/site/training'")
    expect(read('tooling/beelden/schermen.ts')).toContain("pad: () => '/site/training'")
    expect(read('packages/games/src/naspelen.ts')).toMatch(new RegExp(`= \\{[^}]*${komend.id}`))
    for (const tabel of ['komend-maken.ts', 'komend-wereld.ts']) {
      expect(read(`packages/games/src/${tabel}`)).not.toContain(`${komend.id}:`)
    }
  })

  it('give public pages that the build writes ahead, in the wording of both countries', async () => {
    const web = path.join(root, 'apps/web')
    const vite: Command = [
      programOf('vite'),
      'build',
      '--logLevel',
      'warn',
      '--ssr',
      'src/app/schrijf-pagina.tsx',
    ]
    expect(await runCommand(vite, false, web)).toMatchObject({ ok: true })
    for (const [land, taal] of [
      ['nl', 'nl-NL'],
      ['be', 'nl-BE'],
    ] as const) {
      vi.stubEnv('LETTERHAVEN_LAND', land)
      const { output } = await runCommand(['rig/vooraf/render.ts'], false, root)
      const { paginas } = JSON.parse(output) as Uitvoer
      const training = paginas.find(({ pad }) => pad === '/site/training')
      expect(training).toMatchObject({ taal, titel: 'Trainingen · Letterhaven' })
      expect(training?.modules).toContain('src/site/trainingen-page.tsx')
      expect(training?.inhoud.match(/<h[1-6][^>]*>[^<]*/g)).toEqual([
        '<h1>Trainingen',
        '<h2 id="kop-eerste">Wat je als eerste wilt weten',
        '<h2 id="kop-slot">Welkom in de haven',
      ])
    }
  }, 300_000)

  it('give a game that bots play to its end, in tables that still hold all 45', async () => {
    const { ok, output } = await runCommand(
      [
        programOf('vitest'),
        'run',
        '--project=unit',
        `packages/games/src/${komend.id}`,
        'manifests',
      ],
      false,
      root,
    )
    expect(stripVTControlCharacters(output)).toMatch(/Test Files +2 passed \(2\)/)
    expect(ok).toBe(true)
  }, 300_000)
})

describe('a scaffold', () => {
  it('never writes over what is there', () => {
    expect(() => applyPlan(root, featurePlan('groepen'))).toThrow('bestaat al')
    expect(() => gamePlan(MANIFESTS.glazenwasser, read)).toThrow('nog komen')
    expect(() => screenPlan('leenboeken', 'a-groepen', read)).toThrow('nog moet komen')
    expect(() => screenPlan('leenboeken', 'a-nergens', read)).toThrow('nog moet komen')
    expect(() => screenPlan('colofon', 'colofon', read)).toThrow('nog moet komen')
    expect(() => screenPlan('vragen', 'faq', read)).toThrow('heet naar haar route')
    expect(() => screenPlan('nergens', 'a-roadmap', read)).toThrow('new:feature nergens')
  })

  it('changes nothing when a table has lost its shape', () => {
    const plan: Plan = {
      create: { 'packages/games/src/verdwaald.ts': '' },
      edit: {
        'tsconfig.json': () => {
          throw new Error('vorm')
        },
      },
    }
    expect(() => applyPlan(root, plan)).toThrow('vorm')
    expect(() => read('packages/games/src/verdwaald.ts')).toThrow('ENOENT')
  })

  it('takes no name that is no plain word', () => {
    expect(() => featurePlan('../weg')).toThrow('kleine letters')
  })
})
