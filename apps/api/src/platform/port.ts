import net from 'node:net'

/**
 * Tries the port for a moment and releases it. It fails as listening itself would (EADDRINUSE, EACCES), so that the error comes
 * before the long work of a first start, not after.
 */
export async function requirePort(place: {
  readonly host: string
  readonly port: number
}): Promise<void> {
  const probe = net.createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(place.port, place.host, resolve)
  })
  await new Promise((resolve) => probe.close(resolve))
}
