import { connect, type AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { limitPipelines } from './pipelined.ts'

let app: FastifyInstance
let served = 0

beforeEach(async () => {
  served = 0
  app = Fastify()
  app.get('/', async () => {
    served += 1
    return {}
  })
})
afterEach(() => app.close())

async function port(): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

const EEN = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
const LAST = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

/** Sends a text in one piece and returns how many answers came back before the connection ended. */
async function answers(text: string): Promise<number> {
  const socket = connect(await port(), '127.0.0.1')
  let said = ''
  socket.setEncoding('utf8').on('data', (data) => (said += String(data)))
  socket.on('error', () => undefined)
  socket.write(text)
  await new Promise((done) => socket.once('close', done))
  return said.split('HTTP/1.1 200').length - 1
}

const MANY = 1_400

it('a piece of very many requests is not taken up: whoever does not wait for answers is hung up on', async () => {
  limitPipelines(app.server)
  await answers(EEN.repeat(MANY))
  expect(served).toBeLessThanOrEqual(10)
})

it('a few that do not wait are all answered', async () => {
  limitPipelines(app.server)
  expect(await answers(EEN.repeat(6) + LAST)).toBe(7)
})

it('which without it are all taken up in one turn', async () => {
  await answers(EEN.repeat(MANY - 1) + LAST)
  expect(served).toBe(MANY)
})

it('requests that wait for their answers go on for as long as they like', async () => {
  limitPipelines(app.server)
  const naar = `http://127.0.0.1:${await port()}/`
  for (let i = 0; i < 40; i += 1) expect((await fetch(naar)).status).toBe(200)
})
