import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { lockLeerling } from './landkaart.queries.ts'

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  school = await buildSchool(server)
})
afterAll(() => server.close())

it('a map is waited for by its own pupil alone, however often that asks at once', async () => {
  const { adminId } = school
  const [druk, ander] = [await server.build.leerling(adminId), await server.build.leerling(adminId)]
  const kaart = ({ id, token }: typeof druk) =>
    server.call(`/api/leerlingen/${id}/landkaart`, { token })
  const vragen = await server.owner.transaction().execute(async (db) => {
    await lockLeerling({ adminId, db }, druk.id)
    const alle = Array.from({ length: 60 }, () => kaart(druk))
    expect((await kaart(ander)).status).toBe(200)
    return { alle }
  })
  const statussen = (await Promise.all(vragen.alle)).map(({ status }) => status)
  expect(new Set(statussen)).toEqual(new Set([200, 429]))
  expect((await kaart(druk)).status).toBe(200)
})
