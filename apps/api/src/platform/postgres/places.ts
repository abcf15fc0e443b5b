import { randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Account, canEnter, chooseAccount } from './account.ts'
import { EmbeddedError } from './embedded-error.ts'
import { SHARED_HOME } from './native.ts'

/** The format of the files on disk belongs to one major version. */
const CLUSTER = 'pg18'
/** The shortest limit of a socket path on the supported systems is 104 bytes, including its terminating null byte. */
const LONGEST_SOCKET_PATH = 103
const SOCKET_FILE = '.s.PGSQL.5432'

/** Where everything of one embedded database lives. */
export interface Places {
  readonly cluster: string
  readonly log: string
  /** The password of the owner, readable only by us. */
  readonly password: string
  readonly account: Account | null
}

/** Writes a file with secrets: never half, never readable by others. */
export function writePrivate(file: string, text: string): void {
  const draft = `${file}.${process.pid}.nieuw`
  writeFileSync(draft, text, { mode: 0o600, flush: true })
  renameSync(draft, file)
}

/** Makes a directory that only the account that runs PostgreSQL can read. */
export function makePrivateDir(dir: string, account: Account | null): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  if (account) chownSync(dir, account.uid, account.gid)
  chmodSync(dir, 0o700)
}

/**
 * Returns the directory that contains the cluster: the data directory, unless we are root and the other account cannot get
 * there; then it has a place of its own, and a small file says which.
 */
function locateHome(dataDir: string): string {
  const pointer = path.join(dataDir, `${CLUSTER}-plaats`)
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim()
  const account = chooseAccount(path.join(dataDir, CLUSTER))
  if (account === null || canEnter(dataDir, account)) return dataDir
  const home = path.join(SHARED_HOME, randomBytes(8).toString('hex'))
  mkdirSync(home, { recursive: true })
  chmodSync(SHARED_HOME, 0o755)
  chmodSync(home, 0o755)
  writePrivate(pointer, home)
  return home
}

function checkOwner(cluster: string): void {
  const found = statSync(cluster, { throwIfNoEntry: false })
  const uid = process.getuid?.()
  if (!found || uid === undefined || uid === 0 || found.uid === uid) return
  throw new EmbeddedError(
    'data_dir_not_writable',
    `De database in ${cluster} is van een andere gebruiker (uid ${found.uid}). ` +
      'Start Letterhaven als die gebruiker of als root, of kies met DATA_DIR een andere map.',
  )
}

/** Creates the data directory if needed and returns its real path. */
export function openDataDir(wanted: string): string {
  try {
    mkdirSync(wanted, { recursive: true, mode: 0o755 })
    accessSync(wanted, constants.W_OK)
    return realpathSync(wanted)
  } catch {
    throw new EmbeddedError(
      'data_dir_not_writable',
      `In de map ${wanted} kan niet geschreven worden. Kies met DATA_DIR een andere map.`,
    )
  }
}

/** Returns where the parts of the database are. Call it only while holding the slot of `dataDir`. */
export function preparePlaces(dataDir: string): Places {
  const cluster = path.join(locateHome(dataDir), CLUSTER)
  checkOwner(cluster)
  return {
    cluster,
    log: path.join(dataDir, `${CLUSTER}.log`),
    password: path.join(dataDir, `${CLUSTER}-wachtwoord`),
    account: chooseAccount(cluster),
  }
}

/**
 * Makes the directory for the socket. Returns null when a socket cannot be used: on Windows, or when every path is too long.
 */
export function makeSocketDir(places: Places): string | null {
  if (process.platform === 'win32') return null
  const fits = (dir: string): boolean =>
    Buffer.byteLength(path.join(dir, SOCKET_FILE)) <= LONGEST_SOCKET_PATH && !/[,"']/.test(dir)
  const near = `${places.cluster}-socket`
  if (fits(near)) {
    makePrivateDir(near, places.account)
    return near
  }
  const far = mkdtempSync(path.join(os.tmpdir(), 'lh-'))
  if (fits(far)) {
    makePrivateDir(far, places.account)
    return far
  }
  rmSync(far, { recursive: true })
  return null
}
