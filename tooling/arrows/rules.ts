import type { Edge } from './module-graph.ts'

/** A forbidden arrow. Patterns are matched on paths from the root, `npm:…` and `node:…`. */
export interface Rule {
  readonly naam: string
  readonly waarom: string
  readonly from: RegExp
  /** Files of `from` that are exempt from this rule. */
  readonly behalve?: RegExp
  readonly to: RegExp
  /** What may be imported all the same; `$1` stands for the first group that `from` captured. */
  readonly mag?: string
  /** Lets type imports pass, since types leave nothing at run time. */
  readonly typesMogen?: true
}

/** Files that run only while testing or measuring. */
export const TEST =
  /\.test\.tsx?$|^packages\/(?:game-kit\/src\/proef\/speelproef|contracts\/src\/proef\/[^/]+)\.ts$|^packages\/(?:testkit|taal\/(?:gates|bouw))\/|^(?:e2e|bench|tooling|rig)\//

/** Every workspace and the workspaces it may import (ARCHITECTURE.md, 'Arrows'). */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'packages/contracts': [],
  'packages/domain': ['contracts'],
  'packages/taal': ['contracts', 'domain'],
  'packages/adaptief': ['contracts', 'domain'],
  'packages/ui': [],
  'packages/game-kit': ['contracts', 'domain', 'taal', 'adaptief', 'ui'],
  'packages/games': ['contracts', 'domain', 'taal', 'adaptief', 'game-kit', 'ui'],
  'packages/importers': ['contracts', 'domain'],
  'packages/testkit': ['contracts', 'domain', 'taal', 'adaptief', 'importers', 'games', 'api'],
  'apps/api': ['contracts', 'domain', 'taal', 'adaptief', 'importers', 'game-kit', 'games'],
  'apps/web': ['contracts', 'domain', 'taal', 'adaptief', 'ui', 'game-kit', 'games'],
}

const API_ROOM = /^apps\/api\/src\/((?:features|kern)\/[^/]+)\//
const WEB_FEATURE = /^apps\/web\/src\/features\/([^/]+)\//
const SPEL = /^packages\/games\/src\/([^/]+)\//

/** The forbidden arrows inside and around the layers. */
export const RULES: readonly Rule[] = [
  {
    naam: 'testkit-alleen-in-tests',
    waarom: 'factories and test servers never run in the product',
    from: /./,
    behalve: TEST,
    to: /^packages\/testkit\//,
  },
  {
    naam: 'speelproef-alleen-in-tests',
    waarom:
      'the cases that every game stands, and what draws cases, bring the tools of tests along',
    from: /./,
    behalve: TEST,
    to: /^packages\/(?:game-kit\/src\/proef\/speelproef|contracts\/src\/proef\/[^/]+)\.ts$/,
  },
  {
    naam: 'tests-zijn-eindpunten',
    waarom: 'a test or a journey is not a library',
    from: /./,
    to: /\.(?:test|e2e)\.tsx?$/,
  },
  {
    naam: 'product-zonder-gereedschap',
    waarom: 'tooling, measurements and journeys use the product, never the other way round',
    from: /^(?:apps|packages)\//,
    to: /^(?:tooling|bench|e2e|rig)\//,
  },
  {
    naam: 'gereedschap-deelt-rig',
    waarom: 'tools, measurements and journeys share the rig, not each other',
    from: /^(tooling|bench|e2e)\//,
    to: /^(?:tooling|bench|e2e)\//,
    mag: '^$1/',
  },
  {
    naam: 'taal-woorden-los-van-poorten',
    waarom: 'gates and tools make the words what they are; the product reads the words alone',
    from: /./,
    behalve: TEST,
    to: /^packages\/taal\/(?:gates|bouw|toets)\//,
  },
  {
    naam: 'taal-bouw-is-eindpunt',
    waarom: 'a tool that writes words stands on the gates; no gate stands on a tool',
    from: /./,
    behalve: /^packages\/taal\/bouw\//,
    to: /^packages\/taal\/bouw\//,
  },
  {
    naam: 'spel-alleen-regels',
    waarom: 'the server referees a game; it never draws one',
    from: /^(?:apps\/api|packages\/testkit)\//,
    to: /^packages\/games\//,
    mag: '^packages/games/src/(?:(?:oude-gok|manifests|naspelen|opgaven-in|tegenhangers|vaste-zinnen|zinnen)|[^/]+/(?:rules|manifest|zinnen))\\.ts$',
  },
  {
    naam: 'kit-alleen-oordeel',
    waarom:
      'the server takes from the kit what an opgave is and how it is judged, and nothing that is drawn or played',
    from: /^(?:apps\/api|packages\/testkit)\//,
    to: /^packages\/game-kit\//,
    mag: '^packages/game-kit/src/opgave/',
  },
  {
    naam: 'spel-kent-geen-spel',
    waarom: 'a game is a folder; a new one touches no other',
    from: SPEL,
    to: /^packages\/games\/src\/[^/]+\//,
    mag: '^packages/games/src/$1/',
  },
  {
    naam: 'pixi-achter-stage',
    waarom: 'games draw through game-kit/stage, so that the renderer can be replaced',
    from: /./,
    behalve: /^packages\/game-kit\//,
    to: /^npm:(?:pixi\.js|@pixi\/)/,
  },
  {
    naam: 'planck-achter-natuurkunde',
    waarom: 'a picture feels the world through game-kit/natuurkunde; rules do not at all',
    from: /./,
    behalve: /^packages\/game-kit\/src\/onderdelen\/natuurkunde\./,
    to: /^npm:planck/,
  },
  {
    naam: 'idb-achter-databank',
    waarom:
      'a store of the device may fail, hang or go at any moment: one door knows what to do then',
    from: /./,
    behalve: /^apps\/web\/src\/shared\/outbox\/database\.ts$/,
    to: /^npm:idb$/,
  },
  {
    naam: 'platform-zonder-domein',
    waarom: 'the platform knows no domain word',
    from: /^apps\/api\/src\/platform\//,
    behalve: /\.test\.ts$/,
    to: /^apps\/api\/src\/|^packages\/(?:domain|taal|adaptief|games|importers)\//,
    mag: '^apps/api/src/platform/',
  },
  {
    naam: 'api-kamer-langs-service',
    waarom: 'another room is reached through its service or policy, never its inside',
    from: API_ROOM,
    to: API_ROOM,
    mag: '^apps/api/src/(?:$1/|(?:features|kern)/[^/]+/[^/]+\\.(?:service|policy)\\.ts$)',
  },
  {
    naam: 'kern-draagt-features',
    waarom: 'features stand on the kern; what the kern needs of a feature belongs to the kern',
    from: /^apps\/api\/src\/kern\//,
    behalve: /\.test\.ts$/,
    to: /^apps\/api\/src\/(?:features|seed|start)\//,
  },
  {
    naam: 'route-langs-service',
    waarom: 'wiring contains no thinking: routes call services, services call queries',
    from: /\.routes\.ts$/,
    to: /\.(?:queries|policy|presenter)\.ts$/,
  },
  {
    naam: 'presenter-en-policy-zuiver',
    waarom: 'what may leave the server, and who may, is decided without the database',
    from: /\.(?:presenter|policy)\.ts$/,
    to: /\.(?:queries|routes)\.ts$|^apps\/api\/src\/platform\/db\.ts$|^node:/,
    typesMogen: true,
  },
  {
    naam: 'sql-heeft-een-huis',
    waarom: 'SQL stands in *.queries.ts alone, so that a reader finds all of it',
    from: /^apps\/api\/src\//,
    behalve: /\.queries\.ts$|\.test\.ts$|^apps\/api\/src\/(?:platform|schema|seed|start)\//,
    to: /^npm:(?:kysely|pg|pg-[a-z-]+|graphile-worker)$/,
    typesMogen: true,
  },
  {
    naam: 'web-laag-shared',
    waarom: 'shared <- features <- app, one way',
    from: /^apps\/web\/src\/shared\//,
    to: /^apps\/web\/src\//,
    mag: '^apps/web/src/shared/',
  },
  {
    naam: 'web-feature-kent-geen-feature',
    waarom: 'pages meet in the router, what they share stands in shared',
    from: WEB_FEATURE,
    to: /^apps\/web\/src\//,
    mag: '^apps/web/src/(?:shared|features/$1)/',
  },
  {
    naam: 'web-site-los',
    waarom: 'the public pages load nothing of the product behind the sign-in',
    from: /^apps\/web\/src\/site\//,
    to: /^apps\/web\/src\//,
    // The drawings of the harbour run when a picture is made, not on the page.
    mag: '^apps/web/src/(?:shared|site|features/landkaart/teken)/',
  },
]

/** Modules that only compute: the same input gives the same output everywhere. */
export const PURE =
  /^packages\/(?:contracts|domain|taal|adaptief)\/src\/|^packages\/games\/src\/(?:[^/]+\/(?:rules|manifest|zinnen)|referees|manifests|naspelen|zinnen)\.ts$/

/** What a pure module may not reach by any path: Node, React, a renderer, styles, a component. */
export const IMPURE = /^node:|^npm:(?!zod$)|\.(?:css|tsx)$/

/** Returns whether this arrow breaks this rule. */
export function breaks(rule: Rule, { from, to, kind }: Edge): boolean {
  const caught = rule.from.exec(from)
  if (caught === null || rule.behalve?.test(from) || !rule.to.test(to)) return false
  if (rule.typesMogen && kind === 'type') return false
  if (rule.mag === undefined) return true
  return !new RegExp(rule.mag.replaceAll('$1', RegExp.escape(caught[1] ?? ''))).test(to)
}
