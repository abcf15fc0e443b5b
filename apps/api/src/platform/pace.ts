import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How slowly a request may come. A body is watched window by window, and not by its total time: twelve megabytes over a
 * school's slow line take half an hour, and are as welcome as any.
 */
export interface Pace {
  /** The time for the lines before the body, in ms. */
  readonly headMs: number
  readonly windowMs: number
  /** What each window must bring, in bytes, until the body is complete. */
  readonly bytes: number
  /** How often the server looks for heads that took too long, in ms. */
  readonly checkMs: number
  /** How long a connection may be still, in both directions, while an answer is under way, in ms. */
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

/** Returns the options for Fastify. */
export const paceOptions = ({ headMs, checkMs, stillMs }: Pace) => ({
  connectionTimeout: stillMs,
  // `watchBodies` watches the body: a limit for all of it would be too short for some and too long for most.
  requestTimeout: 0,
  http: { headersTimeout: headMs, connectionsCheckingInterval: checkMs },
})

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Ends a connection that keeps us waiting, with a 408 when nothing was answered yet. */
function hangUp(socket: Socket, isAnswered: boolean): void {
  if (isAnswered) socket.destroy()
  else socket.end(TOO_SLOW, () => socket.destroy())
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Hangs up on clients that leave a body half sent, even when the request was refused before the body was read and nobody waits
 * for the rest. It counts what comes in over the line, so that it costs a request nothing while it comes.
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
    // Look after what came in meanwhile was handled, so that a busy thread does not count as a slow client.
    const timer = setInterval(() => setImmediate(look), windowMs)
    timer.unref()
    const stop = (): void => clearInterval(timer)
    request.once('end', stop)
    request.once('close', stop)
  })
}
