import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations, type Violation } from './find-violations.ts'
import { readGraph } from './module-graph.ts'
import { RULES } from './rules.ts'

const WORKSPACES = [
  'packages/contracts',
  'packages/domain',
  'packages/taal',
  'packages/adaptief',
  'packages/game-kit',
  'packages/games',
  'packages/ui',
  'packages/testkit',
  'apps/api',
  'apps/web',
]
const NPM = ['zod', 'react', 'pixi.js', 'planck', 'idb', 'pg', 'kysely']

/** A small repository in which every arrow is right. */
const SOUND: Record<string, string> = {
  'packages/contracts/src/ids.ts': `import { z } from 'zod'\nexport const Id = z.string()`,
  'packages/domain/src/naam.ts': `import { Id } from '@letterhaven/contracts/ids'\nexport const naam = Id`,
  'packages/domain/src/naam.test.ts': `import { readFileSync } from 'node:fs'\nimport { maak } from '@letterhaven/testkit/maak'\nexport const t = [readFileSync, maak]`,
  'packages/taal/src/index.ts': `export const taal = 1`,
  'packages/taal/gates/poort.ts': `import { taal } from '../src/index.ts'\nexport const poort = taal`,
  'packages/taal/bouw/vul.ts': `import { poort } from '../gates/poort.ts'\nexport const vul = poort`,
  'packages/adaptief/src/index.ts': `import { naam } from '@letterhaven/domain/naam'\nexport const engine = naam`,
  'packages/ui/src/knop.tsx': `import './knop.css'\nimport { useId } from 'react'\nexport const Knop = () => <b id={useId()} />`,
  'packages/ui/src/knop.css': '',
  'packages/game-kit/src/stage.ts': `import { Application } from 'pixi.js'\nexport const stage = Application`,
  'packages/game-kit/src/rng.ts': `export const rng = 1`,
  'packages/game-kit/src/opgave/judge.ts': `export const judge = 1`,
  'packages/games/src/vliegrace/rules.ts': `import { rng } from '@letterhaven/game-kit/rng'\nexport const rules = rng`,
  'packages/games/src/vliegrace/scene.ts': `import { stage } from '@letterhaven/game-kit/stage'\nimport { rules } from './rules.ts'\nexport const scene = [stage, rules]`,
  'packages/games/src/pizza/rules.ts': `export const rules = 1`,
  'packages/games/src/manifests.ts': `import { rules } from './vliegrace/rules.ts'\nexport const manifests = { rules }`,
  'packages/game-kit/src/proef/speelproef.ts': `export const describeBots = 1`,
  'packages/testkit/src/maak.ts': `import { schema } from '@letterhaven/api/schema/tables'\nexport const maak = schema`,
  'apps/api/src/schema/tables.ts': `import type { Generated } from 'kysely'\nexport type G = Generated<string>\nexport const schema = 1`,
  'apps/api/src/platform/db.ts': `import pg from 'pg'\nexport const db = pg`,
  'apps/api/src/features/groepen/groepen.queries.ts': `import { sql } from 'kysely'\nimport { db } from '../../platform/db.ts'\nexport const q = [sql, db]\nexport interface Rij { id: string }`,
  'apps/api/src/features/groepen/groepen.service.ts': `import { q } from './groepen.queries.ts'\nimport { stand } from '../../kern/stand/stand.service.ts'\nimport { manifests } from '@letterhaven/games/manifests'\nexport const service = [q, stand, manifests]`,
  'apps/api/src/features/groepen/groepen.presenter.ts': `import type { Rij } from './groepen.queries.ts'\nexport const present = (rij: Rij) => rij.id`,
  'apps/api/src/features/groepen/groepen.routes.ts': `import { service } from './groepen.service.ts'\nexport const routes = service`,
  'apps/api/src/kern/stand/stand.service.ts': `import { db } from '../../platform/db.ts'\nimport { judge } from '@letterhaven/game-kit/opgave/judge'\nexport const stand = [db, judge]`,
  'apps/web/src/shared/api/client.ts': `export const client = 1`,
  'apps/web/src/shared/api/page.ts': `import { client } from './client.ts'\nexport type Page = typeof client`,
  'apps/web/src/features/groepen/groepen-screen.tsx': `import { Knop } from '@letterhaven/ui/knop.tsx'\nimport { client } from '../../shared/api/client.ts'\nexport const Screen = () => <Knop key={client} />`,
  'apps/web/src/features/plannen/plan.ts': `export const plan = 1`,
  'apps/web/src/site/home.ts': `import { client } from '../shared/api/client.ts'\nexport const home = client`,
  'apps/web/src/app/pages.ts': `export const pages = () => import('../features/groepen/groepen-screen.tsx')`,
  'tooling/start.ts': `import { db } from '../apps/api/src/platform/db.ts'\nexport const start = db`,
  'bench/main.ts': `import { maak } from '@letterhaven/testkit/maak'\nexport const bench = maak`,
}

/** One planted fault for each rule: the module that breaks it. */
const PLANTED: readonly (readonly [regel: string, file: string, source: string])[] = [
  ['lagen', 'packages/contracts/src/fout.ts', `import { naam } from '@letterhaven/domain/naam'`],
  ['lagen', 'packages/taal/src/fout.ts', `import { engine } from '@letterhaven/adaptief'`],
  ['lagen', 'packages/ui/src/fout.ts', `import type { Id } from '@letterhaven/contracts/ids'`],
  ['lagen', 'packages/game-kit/src/fout.ts', `import '@letterhaven/games/manifests'`],
  ['lagen', 'apps/web/src/app/fout.ts', `import '@letterhaven/api/schema/tables'`],
  ['lagen', 'apps/api/src/fout.ts', `export { Knop } from '@letterhaven/ui/knop.tsx'`],
  ['testkit-alleen-in-tests', 'apps/web/src/app/fout2.ts', `import '@letterhaven/testkit/maak'`],
  [
    'speelproef-alleen-in-tests',
    'packages/games/src/vliegrace/fout4.ts',
    `import '@letterhaven/game-kit/proef/speelproef'`,
  ],
  ['tests-zijn-eindpunten', 'packages/domain/src/fout.ts', `import './naam.test.ts'`],
  ['product-zonder-gereedschap', 'apps/api/src/fout2.ts', `import '../../../tooling/start.ts'`],
  ['gereedschap-deelt-rig', 'e2e/fout.ts', `import '../bench/main.ts'`],
  ['taal-woorden-los-van-poorten', 'packages/taal/src/fout2.ts', `import '../gates/poort.ts'`],
  ['taal-bouw-is-eindpunt', 'packages/taal/gates/fout.ts', `import '../bouw/vul.ts'`],
  [
    'spel-alleen-regels',
    'apps/api/src/features/groepen/beeld.ts',
    `import '@letterhaven/games/vliegrace/scene'`,
  ],
  [
    'kit-alleen-oordeel',
    'apps/api/src/features/groepen/doek.ts',
    `import '@letterhaven/game-kit/stage'`,
  ],
  ['spel-kent-geen-spel', 'packages/games/src/vliegrace/fout.ts', `import '../pizza/rules.ts'`],
  ['pixi-achter-stage', 'packages/games/src/vliegrace/fout2.ts', `import 'pixi.js'`],
  ['planck-achter-natuurkunde', 'packages/games/src/vliegrace/fout3.ts', `import 'planck'`],
  ['idb-achter-databank', 'apps/web/src/shared/fout2.ts', `import 'idb'`],
  [
    'platform-zonder-domein',
    'apps/api/src/platform/fout.ts',
    `import '../features/groepen/groepen.service.ts'`,
  ],
  [
    'api-kamer-langs-service',
    'apps/api/src/features/plannen/fout.service.ts',
    `import '../groepen/groepen.queries.ts'`,
  ],
  [
    'kern-draagt-features',
    'apps/api/src/kern/stand/fout.service.ts',
    `import type { service } from '../../features/groepen/groepen.service.ts'`,
  ],
  [
    'route-langs-service',
    'apps/api/src/features/groepen/fout.routes.ts',
    `import './groepen.queries.ts'`,
  ],
  [
    'presenter-en-policy-zuiver',
    'apps/api/src/features/groepen/fout.policy.ts',
    `import { q } from './groepen.queries.ts'`,
  ],
  [
    'sql-heeft-een-huis',
    'apps/api/src/features/groepen/fout.service.ts',
    `import { sql } from 'kysely'`,
  ],
  ['web-laag-shared', 'apps/web/src/shared/fout.ts', `import '../features/plannen/plan.ts'`],
  [
    'web-feature-kent-geen-feature',
    'apps/web/src/features/groepen/fout.ts',
    `import('../plannen/plan.ts')`,
  ],
  ['web-site-los', 'apps/web/src/site/fout.ts', `import '../features/plannen/plan.ts'`],
  ['zuiver', 'packages/domain/src/klok.ts', `import { hrtime } from 'node:process'`],
  ['zuiver', 'packages/adaptief/src/klok.ts', `import 'react'`],
  ['zuiver', 'packages/games/src/pizza/manifest.ts', `import '../../../game-kit/src/stage.ts'`],
  ['geen-kringen', 'packages/taal/src/kring.ts', `import './kring-terug.ts'`],
  ['geen-kringen', 'packages/taal/src/kring-terug.ts', `import('./kring.ts')`],
  [
    'geen-kringen-van-kamers',
    'packages/ui/src/kring.ts',
    `import type { Terug } from './kring-terug.ts'`,
  ],
  [
    'geen-kringen-van-kamers',
    'packages/ui/src/kring-terug.ts',
    `import type { Kring } from './kring.ts'`,
  ],
  ['vindbaar', 'packages/ui/src/weg.ts', `import './nergens.ts'`],
  ['vindbaar', 'packages/ui/src/vreemd.ts', `import 'left-pad'`],
  ['vindbaar', 'packages/ui/src/sluip.ts', `import '../../taal/src/index.ts'`],
]

const root = mkdtempSync(path.join(os.tmpdir(), 'lh-pijlen-'))

function write(files: Record<string, string>): void {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), source)
  }
}

let before: readonly Violation[] = []
let after: readonly Violation[] = []

beforeAll(() => {
  const names = [...WORKSPACES.map((place) => `@letterhaven/${path.basename(place)}`), ...NPM]
  const dependencies = Object.fromEntries(names.map((name) => [name, '1.0.0']))
  write(
    Object.fromEntries(
      WORKSPACES.map((place) => [`${place}/package.json`, JSON.stringify({ dependencies })]),
    ),
  )
  write(SOUND)
  before = findViolations(readGraph(root))
  write(Object.fromEntries(PLANTED.map(([, file, source]) => [file, source])))
  after = findViolations(readGraph(root))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the arrows of the architecture', () => {
  it('lets a sound repository pass', () => {
    expect(before).toEqual([])
  })

  it.each(PLANTED)('%s catches %s', (regel, file) => {
    const caught = after.filter((one) => one.regel === regel).map(({ melding }) => melding)
    expect(caught.filter((melding) => melding.includes(file))).not.toEqual([])
  })

  it('blames none of the sound modules for what was planted', () => {
    const planted = PLANTED.map(([, file]) => file)
    // Arrows that run back also make cycles of rooms, and those are reported by their folders.
    const perFile = after.filter(({ regel }) => regel !== 'geen-kringen-van-kamers')
    const blamed = perFile.filter(({ melding }) => !planted.some((file) => melding.includes(file)))
    expect(blamed).toEqual([])
  })

  it('has a planted fault for every rule', () => {
    const tried = new Set(PLANTED.map(([regel]) => regel))
    expect(RULES.filter(({ naam }) => !tried.has(naam))).toEqual([])
  })
})
