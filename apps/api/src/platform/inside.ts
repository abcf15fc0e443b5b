import { AsyncLocalStorage } from 'node:async_hooks'

/** A piece of work that holds a connection; it is closed once the connection is given back. */
interface Holding {
  isOpen: boolean
}

const holding = new AsyncLocalStorage<Holding>()

/**
 * Thrown when code waits for something else while it holds a connection. That is a bug of ours, and the first test that gets
 * there finds it.
 */
export class WaitsInside extends Error {
  constructor(what: string) {
    super(`${what} is waited for while a connection is held; do it before or after the scope`)
    this.name = 'WaitsInside'
  }
}

/** Runs work that holds a connection: until it ends, `refuseInside` throws for everything that is asked from within it. */
export async function runHolding<R>(work: () => Promise<R>): Promise<R> {
  const one: Holding = { isOpen: true }
  try {
    return await holding.run(one, work)
  } finally {
    one.isOpen = false
  }
}

/**
 * Guards everything that may make its caller wait: another connection, a thread, the network, a password hash, a pause. A
 * caller that holds a connection meanwhile keeps it from others, and when all callers that hold one wait for one more, nobody
 * ever gets it. Throws `WaitsInside`.
 */
export function refuseInside(what: string): void {
  if (holding.getStore()?.isOpen) throw new WaitsInside(what)
}
