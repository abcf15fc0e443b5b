import net from 'node:net'
import type { Connection } from '@letterhaven/api/platform/db'

/** A connection to the database that a test can cut. */
export interface DatabaseProxy {
  readonly connection: Connection
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>
  /** Goes silent on the existing connections, like a machine that is gone; new ones still reach the database. */
  hush(): void
  /** Lets connections through again. */
  restore(): Promise<void>
  close(): Promise<void>
}

function reach({ host, port }: Connection): net.Socket {
  return net.connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
}

/** Puts such a proxy, on a free port of this machine, before a real database. */
export async function startDatabaseProxy(target: Connection): Promise<DatabaseProxy> {
  const sockets = new Set<net.Socket>()
  const server = net.createServer((near) => {
    const far = reach(target)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  const hush = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    connection: { ...target, host: '127.0.0.1', port },
    cut,
    hush,
    restore: () => listen(port),
    close: async () => {
      if (server.listening) await cut()
    },
  }
}
