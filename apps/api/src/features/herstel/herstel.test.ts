import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import type { UserId } from '@letterhaven/contracts/ids'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { sweepHerstel } from './herstel.service.ts'

const MINUUT_MS = 60_000
const NIEUW = 'zeven meeuwen op de kade'

let server: TestServer
let docent: BuiltUser<UserId>
let regels: string[]
/** How far the server's clock runs ahead, in milliseconds. */
let vooruit: number

beforeEach(async () => {
  regels = []
  vooruit = 0
  server = await startTestServer(inject('postgres'), () => new Date(Date.now() + vooruit), {
    log: (regel) => void regels.push(regel),
    post: true,
  })
  docent = await server.build.medewerker(await server.build.admin())
})
afterEach(() => server.close())

const post = (pad: string, body: unknown, headers: Record<string, string> = {}) =>
  server.call(`/api/auth/${pad}`, { method: 'POST', body, headers })
const vraag = (gebruikersnaam: string, headers: Record<string, string> = {}) =>
  post('wachtwoordaanvragen', { gebruikersnaam }, headers)
const signIn = (wachtwoord: string) =>
  server.call('/api/auth', {
    method: 'POST',
    body: { gebruikersnaam: docent.gebruikersnaam, wachtwoord },
  })
const mails = () => server.ctx.postbus?.list() ?? []

/** Returns the host and the two parts of a mail's link, as the page would send them. */
function linkUit(tekst: string): { host: string; userId: string; herstelToken: string } {
  const [, host = '', userId = '', herstelToken = ''] =
    /https:\/\/([\w.-]+)\/app\/auth\/wachtwoordherstellen\/([\w-]+)\/([\w-]{43})\s/.exec(tekst) ??
    []
  return { host, userId, herstelToken }
}

async function verseLink() {
  await vraag(docent.gebruikersnaam)
  await drainWachtrij(server)
  const { host: _, ...link } = linkUit(mails()[0]?.text ?? '')
  return link
}
const herstel = (link: object, wachtwoord = NIEUW) =>
  post('wachtwoordherstellen', { ...link, wachtwoord })

describe('asking for a new password', () => {
  it('answers the same for a known, an unknown, a pupil’s and a switched-off name', async () => {
    const adminId = await server.build.admin()
    const uit = await server.build.medewerker(adminId)
    await server.owner
      .updateTable('login')
      .set({ actief: false })
      .where('id', '=', uit.id)
      .execute()
    const leerling = await server.build.leerling(adminId)
    const namen = [docent, leerling, uit].map(({ gebruikersnaam }) => gebruikersnaam)
    const antwoorden = []
    for (const naam of [...namen, 'niemand@school.example']) antwoorden.push(await vraag(naam))
    const [eerste] = antwoorden
    expect(eerste).toMatchObject({ status: 202, body: { aangevraagd: true } })
    for (const { status, body, headers } of antwoorden) {
      const { date: _, ...rest } = headers
      const { date: __, ...verwacht } = eerste?.headers ?? {}
      expect({ status, body, headers: rest }).toEqual({
        status: 202,
        body: eerste?.body,
        headers: verwacht,
      })
    }
    expect(await server.owner.selectFrom('herstelaanvraag').select('id').execute()).toHaveLength(4)
    await drainWachtrij(server)
    expect(mails().map(({ to }) => to)).toEqual([docent.gebruikersnaam])
    expect(await server.owner.selectFrom('herstelaanvraag').select('id').execute()).toEqual([])
  })

  it('sends a mail with a link that works, in the words of the host', async () => {
    await vraag(docent.gebruikersnaam.toUpperCase(), { host: 'vlaams.localhost' })
    await drainWachtrij(server)
    const [mail] = mails()
    expect(mail).toMatchObject({ subject: 'Kies een nieuw wachtwoord', to: docent.gebruikersnaam })
    const { host, ...link } = linkUit(mail?.text ?? '')
    expect(host).toBe('haven-be.example')
    expect(mail?.html).toContain(`/${link.userId}/${link.herstelToken}"`)
    expect(await herstel(link)).toMatchObject({
      status: 200,
      body: { gebruikersnaam: docent.gebruikersnaam },
    })
    expect((await signIn(NIEUW)).status).toBe(200)
    expect((await signIn(docent.wachtwoord)).status).toBe(400)
  })

  it.each(['kwaad.example', 'letterhaven.nl.kwaad.example', 'kwaad.example:443@haven.example'])(
    'never sends a link to a host that the request made up: %s',
    async (host) => {
      await vraag(docent.gebruikersnaam, {
        host,
        'x-forwarded-host': host,
        forwarded: `host=${host}`,
      })
      await drainWachtrij(server)
      expect(mails()).toHaveLength(1)
      expect(linkUit(mails()[0]?.text ?? '').host).toBe('haven-nl.example')
      expect(JSON.stringify(mails()[0])).not.toContain('kwaad')
    },
  )

  it('sends three mails an hour at most, and says so to nobody', async () => {
    for (let i = 0; i < 5; i++) {
      expect((await vraag(docent.gebruikersnaam)).status).toBe(202)
      await drainWachtrij(server)
    }
    expect(mails()).toHaveLength(3)
    vooruit = 61 * MINUUT_MS
    await verseLink()
    expect(mails()).toHaveLength(4)
  })

  it('is taken sixty times in ten minutes from one address, of all servers together, for any name alike', async () => {
    const now = () => new Date(Date.now() + vooruit)
    const tweede = await startTestServer(inject('postgres'), now, { beside: server, post: true })
    const elders = (gebruikersnaam: string) =>
      tweede.call('/api/auth/wachtwoordaanvragen', { method: 'POST', body: { gebruikersnaam } })
    const statussen = new Set<number>()
    for (let i = 0; i < 30; i++) {
      statussen.add((await vraag(docent.gebruikersnaam)).status)
      statussen.add((await elders(`niemand${i}@school.example`)).status)
    }
    expect([...statussen]).toEqual([202])
    const geweigerd = [
      await vraag(docent.gebruikersnaam),
      await vraag('niemand@school.example'),
      await elders(docent.gebruikersnaam),
    ]
    for (const { status, body } of geweigerd)
      expect({ status, body }).toEqual({ status: 429, body: geweigerd[0]?.body })
    // Other doors have brakes of their own, and after ten minutes the request is accepted again.
    expect((await signIn(docent.wachtwoord)).status).toBe(200)
    vooruit = 11 * MINUUT_MS
    expect((await elders(docent.gebruikersnaam)).status).toBe(202)
    await tweede.close()
  })

  it('is tried again when the mail server is away, with a link that works', async () => {
    await vraag(docent.gebruikersnaam)
    await rename('an@school.geen')
    // The post box refuses such an address, as a mail server that is full would.
    await expect(drainWachtrij(server)).rejects.toThrow('mail not taken over (550)')
    await rename(docent.gebruikersnaam)
    await nuOpnieuw()
    await drainWachtrij(server)
    const { host: _, ...link } = linkUit(mails()[0]?.text ?? '')
    expect((await herstel(link)).status).toBe(200)
  })
})

/** Renames the teacher, also in the request for a reset. */
async function rename(gebruikersnaam: string): Promise<void> {
  const { owner } = server
  await owner.updateTable('login').set({ gebruikersnaam }).where('id', '=', docent.id).execute()
  await owner.updateTable('herstelaanvraag').set({ gebruikersnaam }).execute()
}

/** Makes jobs that wait for a later try run now. */
async function nuOpnieuw(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now(), last_error = null`.execute(
    server.owner,
  )
}

describe('the link of a mail', () => {
  it('works once, also for two who come at once', async () => {
    const link = await verseLink()
    const uitslagen = await Promise.all([1, 2, 3, 4].map(() => herstel(link)))
    expect(uitslagen.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410])
    expect(await herstel(link)).toMatchObject({ status: 410, body: { code: 'herstel_refused' } })
  })

  it('works for half an hour', async () => {
    const link = await verseLink()
    vooruit = 30 * MINUUT_MS + 1000
    expect(await herstel(link)).toMatchObject({ status: 410, body: { code: 'herstel_refused' } })
    vooruit = 29 * MINUUT_MS
    expect((await herstel(link)).status).toBe(200)
  })

  it('dies when a newer one is asked for', async () => {
    const oud = await verseLink()
    const nieuw = await verseLink()
    expect(nieuw.herstelToken).not.toBe(oud.herstelToken)
    expect((await herstel(oud)).status).toBe(410)
    expect((await herstel(nieuw)).status).toBe(200)
  })

  it('is of one person: with another’s id it opens nothing, and stays good', async () => {
    const link = await verseLink()
    const ander = await server.build.medewerker(await server.build.admin())
    expect((await herstel({ ...link, userId: ander.id })).status).toBe(410)
    expect((await herstel({ ...link, herstelToken: 'x' })).status).toBe(410)
    expect((await herstel(link)).status).toBe(200)
  })

  it('stays good when the password is refused, and the message stands at the field', async () => {
    const link = await verseLink()
    const naam = docent.gebruikersnaam.split('@')[0] ?? ''
    for (const wachtwoord of ['kort', 'Sunshine2026!', `ik ben ${naam} hoor`]) {
      expect(await herstel(link, wachtwoord)).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', velden: { wachtwoord: expect.stringMatching(/\S/) } },
      })
    }
    expect((await herstel(link)).status).toBe(200)
  })

  it('opens nothing for somebody who was switched off meanwhile', async () => {
    const link = await verseLink()
    await server.owner
      .updateTable('login')
      .set({ actief: false })
      .where('id', '=', docent.id)
      .execute()
    expect((await herstel(link)).status).toBe(410)
  })

  it('stands in the database as a hash alone', async () => {
    const { herstelToken } = await verseLink()
    const rijen = await server.owner.selectFrom('hersteltoken').selectAll().execute()
    expect(rijen).toHaveLength(1)
    expect(rijen[0]?.token_hash.equals(Buffer.from(herstelToken, 'base64url'))).toBe(false)
    expect(JSON.stringify(rijen)).not.toContain(herstelToken)
  })
})

describe('a password that was set anew', () => {
  it('ends every session, signs nobody in, and is told of in a mail', async () => {
    const read = () => server.call(`/api/users/${docent.id}`, { token: docent.token })
    const link = await verseLink()
    const { body } = await herstel(link)
    expect(Object.keys(body as object)).toEqual(['gebruikersnaam'])
    vooruit = MINUUT_MS
    expect((await read()).status).toBe(401)
    const { ver } = await server.owner
      .selectFrom('login')
      .select('ver')
      .where('id', '=', docent.id)
      .executeTakeFirstOrThrow()
    expect(ver).toBe(2)
    await drainWachtrij(server)
    expect(mails()).toHaveLength(2)
    expect(mails()[0]).toMatchObject({
      subject: 'Je wachtwoord is gewijzigd',
      to: docent.gebruikersnaam,
      text: expect.stringContaining('https://haven-nl.example/app/auth/wachtwoordaanvragen'),
    })
    expect(mails()[0]?.text).toContain('Vraag de beheerder van je school om hulp.')
  })

  it('is told of in the words of the account: a home has no school to ask', async () => {
    await server.owner.updateTable('admin').set({ soort: 'thuis' }).execute()
    await herstel(await verseLink())
    await drainWachtrij(server)
    expect(mails()[0]?.text).toContain('Kom je er niet uit? Neem contact op met Letterhaven.')
  })

  it('lets somebody in who had typed the old one wrong too often', async () => {
    for (let i = 0; i < 7; i++) await signIn('fout')
    expect((await signIn(docent.wachtwoord)).status).toBe(429)
    await herstel(await verseLink())
    expect((await signIn(NIEUW)).status).toBe(200)
  })
})

it('no line of the log and no job holds the link, the password or the address', async () => {
  const link = await verseLink()
  await server.call(`/app/auth/wachtwoordherstellen/${link.userId}/${link.herstelToken}`)
  await herstel({ ...link, herstelToken: 'fout' })
  await vraag(docent.gebruikersnaam)
  const jobs = await sql`select * from graphile_worker._private_jobs`.execute(server.owner)
  await herstel(link)
  expect(regels.length).toBeGreaterThan(5)
  const alles = regels.join('') + JSON.stringify(jobs.rows)
  for (const geheim of [link.herstelToken, NIEUW, docent.gebruikersnaam])
    expect(alles).not.toContain(geheim)
})

it('names that were typed go after an hour, links a day after their end', async () => {
  await verseLink()
  await vraag('niemand@school.example')
  const count = async () => [
    (await server.owner.selectFrom('herstelaanvraag').select('id').execute()).length,
    (await server.owner.selectFrom('hersteltoken').select('tot').execute()).length,
  ]
  expect(await count()).toEqual([1, 1])
  vooruit = 61 * MINUUT_MS
  await sweepHerstel(server.ctx)
  expect(await count()).toEqual([0, 1])
  vooruit = 25 * 60 * MINUUT_MS
  await sweepHerstel(server.ctx)
  expect(await count()).toEqual([0, 0])
})
