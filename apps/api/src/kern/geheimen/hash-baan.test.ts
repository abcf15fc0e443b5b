import { makeKlassen } from '@letterhaven/testkit/klassen'
import { buildSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  // The clock stands still, so that the minute never ends.
  const now = new Date()
  server = await startTestServer(inject('postgres'), () => now)
})
afterAll(() => server.close())

async function signIn(remoteAddress: string, payload: object) {
  const antwoord = await server.app.fastify.inject({
    method: 'POST',
    url: '/api/auth',
    remoteAddress,
    payload,
  })
  return { status: antwoord.statusCode, na: antwoord.headers['retry-after'] }
}

const AANVALLER = '203.0.113.9'
const SCHOOL = '203.0.113.77'

it('one address that guesses names is stopped before it is hashed for, and nobody else is', async () => {
  const { docent } = await buildSchool(server)
  const wachtwoord = 'een gok die nergens past'
  const gokken = await Promise.all(
    Array.from({ length: 600 }, (_, i) =>
      signIn(AANVALLER, { gebruikersnaam: `niemand.${i}@school.example`, wachtwoord }),
    ),
  )
  const gehasht = gokken.filter(({ status }) => status === 400)
  const geremd = gokken.filter(({ status }) => status === 429)
  // On a machine with no time to spare some are told to come back, which is no answer to a guess either.
  const vol = gokken.filter(({ status }) => status === 503)
  expect(gehasht.length + geremd.length + vol.length).toBe(600)
  expect(gehasht.length).toBeGreaterThan(50)
  expect(gehasht.length).toBeLessThanOrEqual(240)
  expect(geremd.every(({ na }) => Number(na) > 0)).toBe(true)
  const { gebruikersnaam } = docent
  const goed = { gebruikersnaam, wachtwoord: docent.wachtwoord }
  expect((await signIn(SCHOOL, goed)).status).toBe(200)
})

it('a class behind one address comes in meanwhile: no secret of a child is hashed', async () => {
  const klassen = makeKlassen(server, await buildSchool(server))
  const { groepId, schoolcode } = await klassen.nieuweGroep()
  const kinderen = []
  for (let i = 0; i < 30; i += 1) kinderen.push(await klassen.kindIn(groepId))
  // The same address first floods the door with names.
  const vloed = Array.from({ length: 100 }, (_, i) =>
    signIn(SCHOOL, { gebruikersnaam: `x.${i}@school.example`, wachtwoord: 'een gok' }),
  )
  let isVloedOver = false
  const over = Promise.all(vloed).then(() => (isVloedOver = true))
  const klas = await Promise.all(
    kinderen.map(({ id, wachtwoord }) =>
      signIn(SCHOOL, { schoolcode, leerlingId: id, geheim: wachtwoord }),
    ),
  )
  expect(klas.map(({ status }) => status)).toEqual(kinderen.map(() => 200))
  expect(isVloedOver).toBe(false)
  await over
})
