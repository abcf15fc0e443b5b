import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const BOUW = /apps[\\/]web[\\/]src[\\/].*\.bouw\.ts$/

/**
 * Modules named `*.bouw.ts` run while the app is built, or served from its sources: what they export, plain data, takes
 * their place. So a page can count all words of the language package without carrying them.
 */
export function bijDeBouw(): Plugin {
  return {
    name: 'letterhaven:bij-de-bouw',
    enforce: 'pre',
    async load(id) {
      const bestand = id.split('?')[0] ?? id
      if (!BOUW.test(bestand)) return null
      const { href } = pathToFileURL(path.resolve(bestand))
      const waarden = (await import(href)) as Record<string, unknown>
      return Object.entries(waarden)
        .map(([naam, waarde]) => `export const ${naam} = ${JSON.stringify(waarde)}`)
        .join('\n')
    },
  }
}
