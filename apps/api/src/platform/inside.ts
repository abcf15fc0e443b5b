import { AsyncLocalStorage } from 'node:async_hooks'

/** A piece of work that holds a connection; closed once the connection is given back. */
interface Holding {
  isOpen: boolean
}

const holding = new AsyncLocalStorage<Holding>()

/** Waiting for something else while a connection is held: a fault of ours, found by the first test on its way. */
export class WaitsInside extends Error {
  constructor(what: string) {
    super(`${what} is waited for while a connection is held; do it before or after the scope`)
    this.name = 'WaitsInside'
  }
}

/** Runs work that holds a connection: until it ends, `refuseInside` refuses whatever is asked from within it. */
export async function runHolding<R>(work: () => Promise<R>): Promise<R> {
  const one: Holding = { isOpen: true }
  try {
    return await holding.run(one, work)
  } finally {
    one.isOpen = false
  }
}

/**
 * Stands at the door of everything that may let its caller wait: another connection, a thread, the network, a
 * password's hash, a pause. Who holds a connection meanwhile keeps it from others, and where all who hold one wait for
 * one more, nobody ever gets it. Throws `WaitsInside`.
 */
export function refuseInside(what: string): void {
  if (holding.getStore()?.isOpen) throw new WaitsInside(what)
}
