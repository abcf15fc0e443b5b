import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'

/** What of a data folder is the database itself: its files, and the password of their owner. */
const DELEN = ['pg18', 'pg18-wachtwoord'] as const

/** Everything that decides what stands in the templates of a test run, tests left out. */
const BRONNEN = [
  'apps/api/{src,migrations}/**',
  'packages/{adaptief,contracts,domain,taal}/{src,data}/**',
  'package-lock.json',
] as const

/** The name under which the templates that these sources plant on this day are kept: the demonstration ends today. */
export function keptName(root: string, dag: string): string {
  const hash = createHash('sha256').update(dag)
  const files = BRONNEN.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/** Copies both parts with their owners: as root the database runs under another account. False where that cannot be done. */
function copy(from: string, to: string): boolean {
  const parts = DELEN.map((deel) => path.join(from, deel))
  if (process.platform === 'win32' || !parts.every((part) => existsSync(part))) return false
  if (spawnSync('cp', ['-a', ...parts, to]).status === 0) return true
  // Somebody keeps a newer one at this very moment: half a cluster is none.
  for (const deel of DELEN) rmSync(path.join(to, deel), { recursive: true, force: true })
  return false
}

/** Puts a kept cluster into an empty data folder; false where none is kept under this name. */
export function takeCluster(home: string, name: string, dataDir: string): boolean {
  const kept = path.join(home, name)
  return existsSync(kept) && copy(kept, dataDir)
}

/**
 * Keeps the cluster of a data folder whose database has stopped, in the place of those under other names. Whoever comes
 * second with the same name leaves what is there.
 */
export function keepCluster(home: string, name: string, dataDir: string): void {
  mkdirSync(home, { recursive: true })
  const draft = path.join(home, `nieuw-${process.pid}`)
  mkdirSync(draft, { recursive: true })
  try {
    if (!copy(dataDir, draft)) return
    for (const oud of readdirSync(home))
      if (oud !== name && !oud.startsWith('nieuw-'))
        rmSync(path.join(home, oud), { recursive: true, force: true })
    if (!existsSync(path.join(home, name))) renameSync(draft, path.join(home, name))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
