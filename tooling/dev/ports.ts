import { createServer } from 'node:net'

/** Environment variable that tells the API server on which port browsers find the web app. */
export const PUBLIC_PORT = 'DEV_PUBLIC_PORT'

/** Environment variable that tells the API server that it was started before, so that it need not say all it says at first. */
export const AGAIN = 'DEV_AGAIN'

/** Returns a port that nobody listens on. */
export async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const server = createServer().listen(0, '127.0.0.1', () => resolve(undefined))
  await promise
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  return address.port
}
