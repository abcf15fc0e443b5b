import { once } from 'node:events'
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
  restore(): void
  close(): Promise<void>
}

function reach({ host, port }: Connection): net.Socket {
  return net.connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
}

/** Puts such a proxy, on a free port of this machine, before a real database. */
export async function startDatabaseProxy(target: Connection): Promise<DatabaseProxy> {
  const sockets = new Set<net.Socket>()
  let isCut = false
  const server = net.createServer((near) => {
    if (isCut) return near.destroy()
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
  /** The port is kept while the connection is cut: somebody else on this machine could take it otherwise. */
  const cut = async () => {
    isCut = true
    const closed = [...sockets].map(
      (socket) => new Promise((resolve) => socket.once('close', resolve)),
    )
    for (const socket of sockets) socket.destroy()
    await Promise.all(closed)
  }
  const hush = () => {
    for (const socket of sockets) socket.unpipe().pause()
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    connection: { ...target, host: '127.0.0.1', port },
    cut,
    hush,
    restore: () => {
      isCut = false
    },
    close: async () => {
      await cut()
      server.close()
      await once(server, 'close')
    },
  }
}
