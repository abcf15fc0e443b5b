import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Field 22 of /proc/<pid>/stat counted from the state, which follows the closing bracket. */
const START_TIME_FIELD = 19
const DEAD_STATES = new Set(['Z', 'X', 'x'])

function isSignalable(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function linuxMark(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (DEAD_STATES.has(fields[0] ?? '')) return null
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${fields[START_TIME_FIELD] ?? ''}`
  } catch {
    return null
  }
}

function ps(pid: number, columns: string): string | null {
  try {
    return execFileSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}

/**
 * Returns a text that identifies this one run of the process, because a number alone may be given out again. Null when the
 * process is gone, or dead and not yet collected by its parent.
 */
export function processMark(pid: number): string | null {
  if (!Number.isInteger(pid) || pid <= 0) return null
  if (process.platform === 'linux') return linuxMark(pid)
  if (!isSignalable(pid)) return null
  if (process.platform === 'win32') return 'running'
  const found = ps(pid, 'stat=,lstart=')
  return found === null || found === '' || found.startsWith('Z')
    ? null
    : found.replace(/^\S+\s+/, '')
}

/** Returns the command line of a process, part by part; empty when it cannot be read. Only Linux keeps spaces within a part. */
export function commandLine(pid: number): string[] {
  if (process.platform !== 'linux') return (ps(pid, 'command=') ?? '').split(' ').filter(Boolean)
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean)
  } catch {
    return []
  }
}
