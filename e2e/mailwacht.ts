import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { type ReceivedMail, startPostbus } from '../apps/api/src/platform/postbus.ts'

/** A mail server that at first accepts connections without replying, and that is a real one after `open`. */
export interface Mailwacht {
  readonly port: number
  /** Settles at the first connection. */
  readonly gebeld: Promise<void>
  open(): void
  mails(): readonly ReceivedMail[]
  close(): Promise<void>
}

/** Listens on this machine, on a free port. */
export async function startMailwacht(): Promise<Mailwacht> {
  const postbus = await startPostbus('Letterhaven <post@letterhaven.example>')
  const lijnen = new Set<Socket>()
  let isOpen = false
  let record = (): void => undefined
  const gebeld = new Promise<void>((klaar) => {
    record = klaar
  })
  const server = createServer((lijn) => {
    lijnen.add(lijn)
    lijn.on('error', () => lijn.destroy())
    record()
    if (!isOpen) return
    const door = connect(postbus.settings.port, postbus.settings.host)
    door.on('error', () => lijn.destroy())
    lijn.pipe(door).pipe(lijn)
  })
  await new Promise<void>((klaar) => {
    server.listen(0, '127.0.0.1', klaar)
  })
  return {
    port: (server.address() as AddressInfo).port,
    gebeld,
    open: () => {
      isOpen = true
    },
    mails: () => postbus.list(),
    async close() {
      for (const lijn of lijnen) lijn.destroy()
      await new Promise((klaar) => server.close(klaar))
      await postbus.close()
    },
  }
}
