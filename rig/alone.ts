import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from './is-alive.ts'
import { ROOT } from './run.ts'

const POLL_MS = 200

/** Returns the process that has the place; null while its number is being written, or when the place was just left. */
function readHolder(place: string): number | null {
  try {
    return Number(readFileSync(place, 'utf8')) || null
  } catch {
    return null
  }
}

/** Takes the place, or returns false where it is taken; frees the place of a process that has died. */
function take(place: string): boolean {
  try {
    writeFileSync(place, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const holder = readHolder(place)
    if (holder !== null && !isAlive(holder)) rmSync(place, { force: true })
    return false
  }
}

/**
 * Runs `work` while no other process of this checkout runs work of the same name; a second one waits. A process that died
 * halfway does not keep its place.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const place = path.join(ROOT, '.cache', name)
  mkdirSync(path.dirname(place), { recursive: true })
  while (!take(place)) await pause(POLL_MS)
  try {
    return await work()
  } finally {
    rmSync(place, { force: true })
  }
}
