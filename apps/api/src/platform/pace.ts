import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How slowly a request may come. A body is watched window by window, and not by its whole time: twelve megabytes over a
 * school's slow line take half an hour, and are as welcome as any.
 */
export interface Pace {
  /** The lines before the body, in ms. */
  readonly headMs: number
  readonly windowMs: number
  /** What each window must bring, in bytes, until the body is whole. */
  readonly bytes: number
  /** How often the server looks for heads that are over their time, in ms. */
  readonly checkMs: number
  /** A connection on which nothing moves, in either direction, while an answer is under way. */
  readonly stillMs: number
}

/** A quarter of what a line of 64 kbit/s brings. */
export const PACE: Pace = {
  headMs: 20_000,
  windowMs: 20_000,
  bytes: 40_000,
  checkMs: 5_000,
  stillMs: 120_000,
}

/** What Fastify is to be told of it. */
export const paceOptions = ({ headMs, checkMs, stillMs }: Pace) => ({
  connectionTimeout: stillMs,
  // Of the body `watchBodies` takes care: a time for all of it would be too short for some and too long for most.
  requestTimeout: 0,
  http: { headersTimeout: headMs, connectionsCheckingInterval: checkMs },
})

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Ends a connection that keeps us waiting, with a word where none was said yet. */
function hangUp(socket: Socket, isAnswered: boolean): void {
  if (isAnswered) socket.destroy()
  else socket.end(TOO_SLOW, () => socket.destroy())
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Hangs up on whoever leaves a body half sent: also on one that was refused before it was read, whose rest nobody waits
 * for. Counts what comes in over the line, so that it costs a request nothing while it comes.
 */
export function watchBodies(server: Server, { windowMs, bytes }: Pace): void {
  server.on('request', (request, response) => {
    if (request.complete || !hasBody(request)) return
    const { socket } = request
    let before = socket.bytesRead
    const look = (): void => {
      if (request.complete || socket.destroyed) return clearInterval(timer)
      if (socket.bytesRead - before < bytes) {
        clearInterval(timer)
        hangUp(socket, response.headersSent)
      }
      before = socket.bytesRead
    }
    // After what came in meanwhile was taken: that this thread was busy is nobody's slowness.
    const timer = setInterval(() => setImmediate(look), windowMs)
    timer.unref()
    const stop = (): void => clearInterval(timer)
    request.once('end', stop)
    request.once('close', stop)
  })
}
