import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { findProblem } from '../platform/health.ts'

const TRIES = 10
const PAUSE_MS = 1000

/**
 * Waits until the replica answers to the server's own user: what was just made in the database itself may take a moment to
 * arrive there. Throws a sentence for the operator when it does not come.
 */
export async function awaitReader(pool: pg.Pool): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const problem = await findProblem(pool).catch(() => 'no answer')
    if (problem === null) return
    if (tried === TRIES)
      throw new Error(
        'DATABASE_READ_URL antwoordt niet zoals een replica van DATABASE_URL. Klopt het adres, en loopt de replica bij?',
      )
    await pause(PAUSE_MS)
  }
}
