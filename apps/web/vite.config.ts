import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildOptions, type ResolvedConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups } from './chunks.ts'
import { heelVertaald } from './vertaal-plugin.ts'
import { begin } from './begin-plugin.ts'
import { bijDeBouw } from './bij-de-bouw-plugin.ts'
import { luieJson } from './json-plugin.ts'
import { zonderRouterLink } from './router-plugin.ts'
import { zipZonderWorker } from './zip-plugin.ts'
import { endpointsZonderSchema, schemasZonderGevolgen } from './contract-plugin.ts'
import { teBewaren, type Brok } from './src/sw/te-bewaren.ts'

let dist = ''

/** The page, which the server fills in for each installation. */
const PAGINA = 'index.html'
/** The page and the files around it, which have no hash in their name. */
const VAST: readonly string[] = [PAGINA, 'favicon.svg']

/** `vite build --ssr`: the program with which the build writes pages out (rig/vooraf). */
const SCHRIJVER = {
  outDir: '../../.cache/vooraf',
  emptyOutDir: true,
  assetsInlineLimit: 0,
  copyPublicDir: false,
} as const

/**
 * A file as the service worker keeps it: with its hash, so that no page of a filter or a hotspot is ever kept in its
 * place, and under it, so that what an older worker kept there is fetched anew.
 */
function metHash<T extends { url: string }>(entry: T) {
  if (entry.url === PAGINA) return { ...entry, url: `/${PAGINA}` }
  const hash = createHash('sha384')
    .update(readFileSync(path.join(dist, entry.url)))
    .digest('base64')
  return { ...entry, revision: hash.slice(0, 12), integrity: `sha384-${hash}` }
}

/** Leaves in the service worker's list only what a leerling needs without a network. */
function alleenLeerling<T extends { url: string }>(entries: readonly T[]) {
  const tekst = readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')
  const bewaard = teBewaren(JSON.parse(tekst) as Record<string, Brok>)
  return {
    manifest: entries.filter(({ url }) => VAST.includes(url) || bewaard.has(url)).map(metHash),
    warnings: [],
  }
}

/** What the browser gets. */
const BROWSER: BuildOptions = {
  target: 'baseline-widely-available',
  manifest: true,
  outDir: 'dist',
  emptyOutDir: true,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  // Kilobytes before compression; what counts is measured compressed, by tooling/budgets.ts.
  chunkSizeWarningLimit: 650,
  rolldownOptions: {
    output: { codeSplitting: { groups: chunkGroups } },
  },
}

/** What only the browser's build needs. */
const browserPlugins = () => [
  heelVertaald(),
  zipZonderWorker(),
  {
    name: 'letterhaven:dist',
    configResolved: ({ root, build }: ResolvedConfig) => {
      dist = path.resolve(root, build.outDir)
    },
  },
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/sw',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['**/*.{html,js,css,svg,webp,png,woff2,mp3,json}'],
      globIgnores: ['.vite/**', 'sw.js'],
      maximumFileSizeToCacheInBytes: 4_000_000,
      manifestTransforms: [alleenLeerling],
    },
  }),
]

export default defineConfig(({ isSsrBuild = false }) => ({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    begin(),
    bijDeBouw(),
    luieJson(),
    endpointsZonderSchema(),
    schemasZonderGevolgen(),
    zonderRouterLink(),
    react(),
    ...(isSsrBuild ? [] : browserPlugins()),
  ],
  resolve: {
    // React has had this hook for years: what stands in for it in older ones would weigh a kilobyte on every page.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  css: { transformer: 'lightningcss' },
  build: isSsrBuild ? SCHRIJVER : BROWSER,
  preview: { port: 4173, strictPort: true },
}))
