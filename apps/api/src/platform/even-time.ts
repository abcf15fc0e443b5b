import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'

/** A timer may be this much late, in ms; the rest is waited out turn by turn. */
const TIMER_MS = 2

async function waitUntil(moment: number): Promise<void> {
  const rough = moment - performance.now() - TIMER_MS
  if (rough > 0) await sleep(rough)
  while (performance.now() < moment) await turn()
}

/**
 * Does the work; where it is refused, it says so no sooner than so many ms after the beginning. What was
 * found along the way, or was not, then does not show in how long it took.
 */
export async function refuseEvenly<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const moment = performance.now() + ms
  try {
    return await work()
  } catch (error) {
    await waitUntil(moment)
    throw error
  }
}
