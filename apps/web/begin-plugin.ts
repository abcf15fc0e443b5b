import path from 'node:path'
import type { Plugin } from 'vite'
import { kleinScript } from './klein-script.ts'

/** What runs inside every page before its first paint. */
export const BEGIN = path.join(import.meta.dirname, 'src/vooraf/begin.ts')

/** Where it stands: after what must be read first, before the style sheets, which it would wait for. */
const PLEK = '<!-- begin -->'

/** Writes the first script into the app's own page: it runs without a request of its own. */
export function begin(): Plugin {
  return {
    name: 'letterhaven:begin',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const script = `<script>${await kleinScript(BEGIN)}</script>`
        // By a function: a script may hold what `replace` would read as a pattern.
        return html.replace(PLEK, () => script)
      },
    },
  }
}
