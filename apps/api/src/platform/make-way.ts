import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Steps below the threads that answer: enough to let lessons go first, and a refused file is told so as quickly as before. */
const STEPS = 5

/** A kernel that does not tell who a thread is shares its processors evenly; elsewhere lessons go first. */
function threadId(): number | null {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return null
  }
}

/**
 * Lets lessons go before what this thread does: it has a processor for itself where nobody else wants one, and a quarter
 * of one where somebody does. Called in the thread that makes way, once.
 */
export function makeWay(): void {
  const id = threadId()
  if (id !== null) setPriority(id, STEPS)
}
