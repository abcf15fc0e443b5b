import type { Plugin } from 'vite'

const LANGS_ELKAAR = '\0letterhaven:zip'
const SCHRIJVER = /write-excel-file[\\/]modules[\\/]export[\\/]\w+\.js$/

/**
 * What writes workbooks packs parts above 160,000 bytes in a worker that it makes of a blob. The
 * Content-Security-Policy refuses such a worker, and nobody is told: the file never comes. It packs at once
 * instead, with the same library. A build in which there is nothing to replace stops, since the fault is silent.
 */
export function zipZonderWorker(): Plugin {
  let isVervangen = false
  return {
    name: 'letterhaven:zip-zonder-worker',
    apply: 'build',
    enforce: 'pre',
    resolveId: (bron, vanuit = '') =>
      bron === '../zip/zipToArrayBuffer.js' && SCHRIJVER.test(vanuit) ? LANGS_ELKAAR : null,
    load(id) {
      if (id !== LANGS_ELKAAR) return null
      isVervangen = true
      return `import { zipSync } from 'fflate'
export default async (files) => zipSync(files).buffer`
    },
    buildEnd(fout) {
      if (!fout && !isVervangen)
        this.error('write-excel-file packs in another way: see zip-plugin.ts')
    },
  }
}
