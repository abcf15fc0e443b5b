import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests may wait on one connection for the answer to an earlier one. Browsers and proxies send none like that. */
const MOST_WAITING = 8

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Hangs up on clients that send request after request without waiting for an answer: requests that arrive in one piece are all
 * started in one turn of the thread, and everybody else waits for that. Call it when the server has its handler, because it is
 * placed before it.
 */
export function limitPipelines(server: Server): void {
  const waiting = new WeakMap<Socket, number>()
  const handlers = server.listeners('request') as Handler[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const { socket } = request
    // This is what is left of a piece whose connection was hung up on.
    if (socket.destroyed) return
    // A response has the connection once it is its turn.
    if (response.socket === null) {
      const before = waiting.get(socket) ?? 0
      if (before >= MOST_WAITING) return void socket.destroy()
      waiting.set(socket, before + 1)
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    }
    for (const handle of handlers) handle.call(server, request, response)
  })
}
