import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import type { UserId } from '@letterhaven/contracts/ids'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

let server: TestServer
let docent: BuiltUser<UserId>

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), undefined, { post: true })
  docent = await server.build.medewerker(await server.build.admin())
})
afterAll(() => server.close())

it('an installation that sends no mail says so, and has no post box', async () => {
  const stil = await startTestServer(inject('postgres'), undefined, { beside: server })
  try {
    const body = { gebruikersnaam: docent.gebruikersnaam }
    expect(
      await stil.call('/api/auth/wachtwoordaanvragen', { method: 'POST', body }),
    ).toMatchObject({
      status: 409,
      body: { code: 'mail_off' },
    })
    const nergens = await stil.call('/api/bestaat/niet')
    for (const pad of ['', `/${docent.id}`, `/${docent.id}/pagina`]) {
      const { status, body: fout } = await stil.call(`/api/dev/mail${pad}`)
      expect({ status, fout }).toEqual({ status: 404, fout: nergens.body })
    }
  } finally {
    await stil.close()
  }
})

it('the post box shows its mails, each page under a policy that runs and fetches nothing', async () => {
  const gevraagd = { gebruikersnaam: docent.gebruikersnaam }
  await server.call('/api/auth/wachtwoordaanvragen', { method: 'POST', body: gevraagd })
  await drainWachtrij(server)
  const { body } = await server.call('/api/dev/mail')
  const { mails: lijst } = body as { mails: { id: string; onderwerp: string }[] }
  expect(lijst).toMatchObject([
    { onderwerp: 'Kies een nieuw wachtwoord', aan: docent.gebruikersnaam },
  ])
  const pagina = await server.call(`/api/dev/mail/${lijst[0]?.id}/pagina`)
  expect(pagina.headers['content-type']).toMatch(/^text\/html/)
  expect(pagina.headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox/)
  expect(pagina.headers['content-security-policy']).not.toContain('script')
})
