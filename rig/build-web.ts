import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { alone } from './alone.ts'
import { writeBefore } from './vooraf/schrijf.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** The folder of the built web app. */
export const WEB_ROOT = path.join(ROOT, 'apps/web/dist')
const STAMP = path.join(WEB_ROOT, '.stamp')
const SOURCES = [
  'apps/web/{src,public}/**',
  'apps/web/*.{ts,html,json}',
  'packages/*/{src,data}/**',
  'rig/vooraf/*.ts',
  'package-lock.json',
]
const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/
const MIN_BYTES = 1024

/** Returns one hash over everything that the build reads, so that an unchanged tree is not built twice. */
function sourceHash(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
  for (const file of files) hash.update(path.relative(ROOT, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Returns whether dist was built from the current sources. */
function isFresh(hash: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash
}

async function runVite(...opties: readonly string[]): Promise<void> {
  const bin = path.join(ROOT, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [bin, 'build', '--logLevel', 'warn', ...opties], {
    cwd: path.join(ROOT, 'apps/web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error('De web-app kon niet gebouwd worden.')
}

/** Writes a brotli and a gzip copy beside each compressible file, so that no request has to wait for compression. */
async function precompress(): Promise<void> {
  const files = globSync('**/*', { cwd: WEB_ROOT, withFileTypes: true })
    .filter(
      // The server fills in the pages itself, for each installation and host.
      (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && !entry.name.endsWith('.html'),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files) {
    const bytes = await readFile(file)
    if (bytes.length < MIN_BYTES) continue
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    await writeFile(`${file}.br`, brotliCompressSync(bytes, brotli))
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
  }
}

/**
 * Builds the web app when its sources have changed since the last build, and returns whether it had to. Of two processes that
 * ask at once, the second finds it built.
 */
export function buildWeb(): Promise<boolean> {
  return alone('bouw', async () => {
    const hash = sourceHash()
    if (isFresh(hash)) return false
    process.stderr.write('De web-app wordt gebouwd …\n')
    await runVite()
    await runVite('--ssr', 'src/app/schrijf-pagina.tsx')
    await writeBefore(WEB_ROOT)
    await precompress()
    writeFileSync(STAMP, hash)
    return true
  })
}
