import type { Plugin } from 'vite'

/** A lazy import of JSON with the attribute that Node asks for. */
const LUI =
  /import\((?<pad>'[^']+\.json'),\s*\{\s*with:\s*\{\s*type:\s*'json'\s*\}\s*,?\s*\}\s*,?\s*\)/g

/**
 * Leaves the attribute of lazily imported JSON out while developing: the development server answers with a script, which a browser
 * refuses to take for JSON. A build bundles the file, so it needs none.
 */
export const luieJson = (): Plugin => ({
  name: 'letterhaven:luie-json',
  enforce: 'pre',
  apply: 'serve',
  transform: (code, id) =>
    id.includes('/packages/') && LUI.test(code) ? code.replace(LUI, 'import($<pad>)') : null,
})
