/**
 * Brings node_modules in line with package-lock.json before any npm script runs.
 * Plain JavaScript for any Node >= 20, because the real runtime is itself one of the packages.
 * Writes to stderr only: scripts whose stdout is read by other programs run this first.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20
const POLL_MS = 300
const NAMELESS_LOCK_MS = 5_000
const LONGEST_WAIT_MS = 15 * 60_000

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const lockFile = path.join(root, 'package-lock.json')
const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.letterhaven-stamp')
const busy = path.join(root, '.cache', 'installatie')

const say = (line) => process.stderr.write(`${line}\n`)
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** What node_modules must match: the lock file and the kind of machine. */
function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  return `${hash} ${process.platform} ${process.arch}`
}

/**
 * True when somebody already installed exactly this lock file by hand: npm's own record in
 * node_modules names the same packages. Only optional ones (other platforms) may be missing.
 */
function matchesNpmRecord() {
  const record = path.join(modules, '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = readJson(record).packages ?? {}
  const wanted = readJson(lockFile).packages ?? {}
  const places = Object.keys(wanted).filter((place) => place.includes('node_modules/'))
  const complete = places.every((place) => {
    const found = installed[place]
    if (!found) return wanted[place].optional || wanted[place].devOptional || wanted[place].peer
    return found.version === wanted[place].version && found.link === wanted[place].link
  })
  const nothingExtra = Object.keys(installed).every((place) => wanted[place])
  return complete && nothingExtra
}

function isReady() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp()) return true
  if (!matchesNpmRecord()) return false
  writeFileSync(stamp, wantedStamp())
  return true
}

/** True when the process that started the installation is gone. */
function isAbandoned() {
  try {
    process.kill(Number(readFileSync(path.join(busy, 'pid'), 'utf8')), 0)
    return false
  } catch (error) {
    if (error.code === 'EPERM') return false
    if (error.code === 'ESRCH') return true
    return existsSync(busy) && Date.now() - statSync(busy).mtimeMs > NAMELESS_LOCK_MS
  }
}

/** Takes the right to install; false while another command has it. */
function claim() {
  mkdirSync(path.dirname(busy), { recursive: true })
  try {
    mkdirSync(busy)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isAbandoned()) rmSync(busy, { recursive: true, force: true })
    return false
  }
  writeFileSync(path.join(busy, 'pid'), String(process.pid))
  return true
}

function install() {
  say('Letterhaven: pakketten installeren (eenmalig, een halve tot enkele minuten) …')
  const npmCli = process.env.npm_execpath
  const isScript = npmCli !== undefined && /\.[cm]?js$/.test(npmCli)
  // The Node that runs npm itself: the one in node_modules disappears during the installation.
  const node = process.env.npm_node_execpath ?? process.execPath
  const [command, args] = isScript ? [node, [npmCli, 'ci']] : [npmCli ?? 'npm', ['ci']]
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, npm_config_loglevel: 'error' },
    shell: process.platform === 'win32' && !isScript,
  })
  if (done.status !== 0) {
    say('Letterhaven: installeren is niet gelukt; de melding van npm staat hierboven.')
    return done.status ?? 1
  }
  writeFileSync(stamp, wantedStamp())
  say('Letterhaven: de pakketten staan klaar.')
  return 0
}

/** Waits for a running installation, or does it. Returns the exit code. */
function ensure() {
  const start = Date.now()
  let waiting = false
  while (!isReady()) {
    if (claim()) {
      try {
        return isReady() ? 0 : install()
      } finally {
        rmSync(busy, { recursive: true, force: true })
      }
    }
    if (!waiting) say('Letterhaven: een ander commando installeert al; even wachten …')
    waiting = true
    if (Date.now() - start > LONGEST_WAIT_MS) {
      say(`Letterhaven: het wachten duurt te lang. Loopt er niets meer? Verwijder dan ${busy}.`)
      return 1
    }
    sleep(POLL_MS)
  }
  return 0
}

const major = Number(process.versions.node.split('.')[0])
if (major < OLDEST_NODE) {
  say(`Letterhaven heeft Node ${OLDEST_NODE} of nieuwer nodig; dit is ${process.versions.node}.`)
  process.exitCode = 1
} else if (process.env.NODE_ENV !== 'production' || !existsSync(modules)) {
  // In production the operator installs (npm ci --omit=dev), and nothing is replaced here.
  process.exitCode = ensure()
}
