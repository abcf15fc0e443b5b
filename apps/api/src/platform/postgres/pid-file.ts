import { readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandLine, processMark } from './process-mark.ts'

const FAST_STOP_MS = 20_000
const IMMEDIATE_STOP_MS = 10_000
const POLL_MS = 25

/** What PostgreSQL writes in postmaster.pid: one value per line. */
export interface PidFile {
  readonly pid: number
  readonly port: number
  readonly socketDir: string
  readonly status: string
}

/** Reads the file; returns null when no server claims this cluster. */
export function readPidFile(cluster: string): PidFile | null {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return {
      pid: Math.abs(Number(lines[0])),
      port: Number(lines[3]),
      socketDir: lines[4] ?? '',
      status: (lines[7] ?? '').trim(),
    }
  } catch {
    return null
  }
}

async function waitGone(pid: number, limit: number): Promise<boolean> {
  for (let waited = 0; waited < limit; waited += POLL_MS) {
    if (processMark(pid) === null) return true
    await sleep(POLL_MS)
  }
  return false
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended between the look and the signal: that is what we wanted.
  }
}

/** Returns whether this is the command line of a PostgreSQL server of exactly this cluster, and of no other one. */
function isServerOf(command: readonly string[], cluster: string): boolean {
  const [program = ''] = command
  // Elsewhere than on Linux a path with spaces comes in parts.
  const parts = `${command.join('\0')}\0`.replaceAll(cluster.replaceAll(' ', '\0'), cluster)
  return /^postgres(?:\.exe)?$/.test(path.basename(program)) && parts.includes(`\0-D\0${cluster}\0`)
}

/**
 * Stops a server that outlived the process that started it. Only call this while holding the slot
 * of the data directory: then nobody can be using that server rightfully.
 * Returns true when a server was stopped.
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const found = readPidFile(cluster)
  if (!found || processMark(found.pid) === null) return false
  const command = commandLine(found.pid)
  if (!isServerOf(command, cluster)) {
    // The number was given to another program; with it in the file PostgreSQL would never start.
    const isOther = command.length > 0 && !command.join(' ').includes('postgres')
    if (isOther) rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
    return false
  }
  signal(found.pid, 'SIGINT')
  if (!(await waitGone(found.pid, FAST_STOP_MS))) {
    signal(found.pid, 'SIGQUIT')
    await waitGone(found.pid, IMMEDIATE_STOP_MS)
  }
  return true
}

/** Removes the temporary socket directory that a killed server left behind. */
export function removeStraySocket(cluster: string): void {
  const dir = readPidFile(cluster)?.socketDir ?? ''
  const isOurs = path.dirname(dir) === os.tmpdir() && path.basename(dir).startsWith('lh-')
  if (isOurs) rmSync(dir, { recursive: true, force: true })
}
