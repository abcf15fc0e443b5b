import net from 'node:net'
import { describe, expect, it } from 'vitest'
import { requirePort } from './port.ts'

const HOST = '127.0.0.1'

function bezet(): Promise<{ server: net.Server; port: number }> {
  const server = net.createServer()
  return new Promise((resolve) =>
    server.listen(0, HOST, () => {
      const address = server.address()
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 })
    }),
  )
}

describe('a port that is asked for', () => {
  it('is refused while somebody has it, and free again afterwards, twice', async () => {
    const { server, port } = await bezet()
    await expect(requirePort({ host: HOST, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await new Promise((resolve) => server.close(resolve))
    await expect(requirePort({ host: HOST, port })).resolves.toBeUndefined()
    await expect(requirePort({ host: HOST, port })).resolves.toBeUndefined()
  })

  it('may be any port', async () => {
    await expect(requirePort({ host: HOST, port: 0 })).resolves.toBeUndefined()
  })
})
