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

/** The parts of a data folder that make up the database: its files, and the password of their owner. */
const DELEN = ['pg18', 'pg18-wachtwoord'] as const

/** Everything that decides what the templates of a test run contain, except tests. */
const BRONNEN = [
  'apps/api/{src,migrations}/**',
  'packages/{adaptief,contracts,domain,taal}/{src,data}/**',
  'package-lock.json',
] as const

/**
 * Returns the name under which the templates made from these sources on this day are kept. The day counts because the
 * demonstration ends on the current day.
 */
export function keptName(root: string, dag: string): string {
  const hash = createHash('sha256').update(dag)
  const files = BRONNEN.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Copies both parts with their owners, because as root the database runs under another account. Returns false where it cannot.
 */
function copy(from: string, to: string): boolean {
  const parts = DELEN.map((deel) => path.join(from, deel))
  if (process.platform === 'win32' || !parts.every((part) => existsSync(part))) return false
  if (spawnSync('cp', ['-a', ...parts, to]).status === 0) return true
  // Another process may be keeping a newer one at this moment, and half a cluster is of no use.
  for (const deel of DELEN) rmSync(path.join(to, deel), { recursive: true, force: true })
  return false
}

/** Puts a kept cluster into an empty data folder; returns false where none is kept under this name. */
export function takeCluster(home: string, name: string, dataDir: string): boolean {
  const kept = path.join(home, name)
  return existsSync(kept) && copy(kept, dataDir)
}

/**
 * Keeps the cluster of a data folder whose database has stopped, in place of those under other names. A process that comes
 * second with the same name leaves the cluster that is there.
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
