import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * For whom work is done: a lesson (a pupil who is signed in), staff and jobs, or a visitor who is not signed in. Each lane has
 * connections of its own, so that none can keep another waiting.
 */
export const LANES = ['les', 'werk', 'bezoek'] as const
export type Lane = (typeof LANES)[number]

const lanes = new AsyncLocalStorage<Lane>()

/** Does work in a lane, including everything that follows from it. */
export const inLane = <R>(lane: Lane, work: () => R): R => lanes.run(lane, work)

/** Returns the lane that is being served now; jobs and the start are 'werk'. */
export const currentLane = (): Lane => lanes.getStore() ?? 'werk'
