import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'

/** How late a timer may be, in ms; the rest of the time is waited turn by turn. */
const TIMER_MS = 2

async function waitUntil(moment: number): Promise<void> {
  const rough = moment - performance.now() - TIMER_MS
  if (rough > 0) await sleep(rough)
  while (performance.now() < moment) await turn()
}

/**
 * Does the work. When it throws, the error comes no sooner than `ms` after the start, so that the time taken does not show what
 * was found along the way.
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
