import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Account } from './account.ts'
import { EmbeddedError } from './embedded-error.ts'
import { endWithUs } from './end-with-us.ts'
import type { Native } from './native.ts'
import { makePrivateDir, type Places, writePrivate } from './places.ts'

/** The bootstrap user: owns the tables and runs the migrations. */
export const OWNER = 'eigenaar'

const PASSWORD_BYTES = 32

/** The part of the environment that PostgreSQL needs; none of our secrets. */
export function serverEnv(): Record<string, string> {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

/** Returns the user switch for a child process; empty when we are an ordinary user already. */
export function runAs(account: Account | null): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {}
}

async function runInitdb(native: Native, args: string[], places: Places): Promise<void> {
  const child = spawn(native.initdb, args, {
    cwd: path.dirname(places.cluster),
    env: serverEnv(),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...runAs(places.account),
  })
  endWithUs(child, () => child.kill())
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (output.includes('could not look up effective user ID')) {
    throw new EmbeddedError(
      'no_account',
      `De gebruiker met nummer ${process.getuid?.()} staat niet in de gebruikerslijst van deze machine, ` +
        'en zonder naam start PostgreSQL niet. Gebruik een gebruiker die erin staat, of DATABASE_URL.',
    )
  }
  if (code !== 0) {
    throw new EmbeddedError(
      'initdb_failed',
      `De database kon niet worden aangemaakt:\n${output.trim()}`,
    )
  }
}

interface First {
  readonly password: string
  readonly isDurable: boolean
}

function removeDrafts(cluster: string): void {
  const home = path.dirname(cluster)
  const drafts = readdirSync(home).filter((name) =>
    name.startsWith(`${path.basename(cluster)}.nieuw`),
  )
  for (const name of drafts) rmSync(path.join(home, name), { recursive: true, force: true })
}

/** Makes a cluster under a temporary name and moves it into place when it is complete. */
async function create(native: Native, places: Places, first: First): Promise<void> {
  removeDrafts(places.cluster)
  // An initdb whose parent was killed may still be writing in the last draft.
  const draft = `${places.cluster}.nieuw-${process.pid}`
  const passwordFile = `${places.cluster}.eerste`
  makePrivateDir(draft, places.account)
  writePrivate(passwordFile, first.password)
  if (places.account) chownSync(passwordFile, places.account.uid, places.account.gid)
  const args = ['-D', draft, '-U', OWNER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  args.push('-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  args.push('--data-checksums', ...(first.isDurable ? [] : ['--no-sync']))
  try {
    await runInitdb(native, args, places)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(draft, places.cluster)
}

/**
 * Makes the cluster when it is not there yet and returns the owner's password. A first start that was cut off leaves only a
 * draft, which the next start throws away.
 */
export async function ensureCluster(
  native: Native,
  places: Places,
  isDurable: boolean,
): Promise<string> {
  const known = existsSync(places.password) ? readFileSync(places.password, 'utf8').trim() : ''
  const exists = existsSync(path.join(places.cluster, 'PG_VERSION'))
  if (exists && known === '') {
    throw new EmbeddedError(
      'password_lost',
      `De database in ${places.cluster} is er, maar het bestand ${places.password} ontbreekt. Zet het terug.`,
    )
  }
  if (exists) return known
  const password = known === '' ? randomBytes(PASSWORD_BYTES).toString('base64url') : known
  if (known === '') writePrivate(places.password, password)
  await create(native, places, { password, isDurable })
  return password
}
