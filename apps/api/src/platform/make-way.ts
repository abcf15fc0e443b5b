import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/**
 * How many steps below the answering threads: enough to let lessons go first, while a refused file is still reported as quickly
 * as before.
 */
const STEPS = 5

/**
 * Returns the id of this thread, or null when the kernel does not tell it; in that case threads share the processors evenly.
 */
function threadId(): number | null {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return null
  }
}

/**
 * Gives lessons priority over the work of this thread: it gets a whole processor when nobody else wants one, and a quarter of
 * one when somebody does. Call it once, in the thread that gives way.
 */
export function makeWay(): void {
  const id = threadId()
  if (id !== null) setPriority(id, STEPS)
}
