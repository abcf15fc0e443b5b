const pakket = (namen: string): RegExp => new RegExp(`node_modules[\\\\/](?:${namen})[\\\\/]`)

/** The design system's parts that every page has, signing in included. */
const UI_BASIS =
  /packages\/ui\/src\/(?:a11y|avatar|initialen|cx|icoon|icoon-paden|thema|use-thema|knop|knop-icoon|knop-klasse|logo|melding|toon|skelet|veld|veld-kader|tokens|basis|letter)\.(?:tsx?|css)$/
const WEB_BASIS =
  /apps\/web\/src\/shared\/(?:routes\/|kader\/|session\/(?!vernieuw|verifieer)|api\/(?:client|maak-client|api-fout)\.|vul-woorden|woordkeus)/
const WERK =
  /apps\/web\/src\/shared\/(?:weergave|kruimels)\/|packages\/ui\/src\/(?!galerij|toast[a-z-]*|use-aftellen|[a-z-]*grafiek|hitte|lijn-|spark|use-breedte|schaal)/

/** Pixi and what it alone brings. */
const PIXI =
  'pixi\\.js|@pixi|eventemitter3|earcut|gifuct-js|js-binary-schema-parser|parse-svg-path|ismobilejs|tiny-lru|@xmldom'

/**
 * Which modules share a file. Fewer, fuller files: every request costs a school's slow line more
 * than a few bytes that one page does not use. Higher priority wins.
 */
export const chunkGroups = [
  { name: 'react', test: pakket('react|react-dom|scheduler'), priority: 9 },
  {
    name: 'router',
    test: pakket(
      '@tanstack[\\\\/](?:react-router|router-core|history|store|react-store)|use-sync-external-store',
    ),
    priority: 9,
  },
  { name: 'query', test: pakket('@tanstack[\\\\/](?:react-query|query-core)'), priority: 9 },
  // What every file with a lazy import needs; left alone it would land in whichever chunk came first.
  { name: 'basis', test: /vite[\\/]preload-helper|rolldown[\\/]runtime/, priority: 20 },
  // Only a device with a GPU fetches it: what draws by it is no part of the kit, or every game would.
  { name: 'pixi', test: pakket(PIXI), priority: 9 },
  {
    name: 'kit',
    test: /packages\/game-kit\/src\/(?!pixi-)|node_modules[\\/]zzfx[\\/]/,
    priority: 7,
  },
  { name: 'basis', test: UI_BASIS, priority: 8 },
  { name: 'basis', test: WEB_BASIS, priority: 8 },
  { name: 'werk', test: WERK, priority: 5 },
]
