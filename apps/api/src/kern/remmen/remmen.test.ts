import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

const SECOND = 1000

let server: TestServer
let adminId: AdminId
let docent: BuiltUser<UserId>
let vooruit = 0
const regels: string[] = []

beforeAll(async () => {
  const now = () => new Date(Date.now() + vooruit)
  server = await startTestServer(inject('postgres'), now, { log: (regel) => regels.push(regel) })
  adminId = await server.build.admin()
})
beforeEach(async () => {
  vooruit = 0
  regels.length = 0
  docent = await server.build.medewerker(adminId)
})
afterAll(() => server.close())

const post = (body: unknown) => server.call('/api/auth', { method: 'POST', body })
const attempt = (wachtwoord: string, gebruikersnaam = docent.gebruikersnaam) =>
  post({ gebruikersnaam, wachtwoord })

async function keer(aantal: number, gebruikersnaam = docent.gebruikersnaam): Promise<number[]> {
  const statussen: number[] = []
  for (let n = 0; n < aantal; n += 1) statussen.push((await attempt('fout', gebruikersnaam)).status)
  return statussen
}

describe('wrong passwords', () => {
  it('are five free; then even the right one waits half a minute', async () => {
    expect(await keer(5)).toEqual([400, 400, 400, 400, 400])
    expect(await attempt(docent.wachtwoord)).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts', message: expect.stringMatching(/Wacht even/) },
    })
    vooruit = 29 * SECOND
    expect((await attempt(docent.wachtwoord)).status).toBe(429)
    vooruit = 31 * SECOND
    expect((await attempt(docent.wachtwoord)).status).toBe(200)
  })

  it('make the wait double up to five minutes, and never more: nobody has to open it', async () => {
    await keer(5)
    for (const seconden of [30, 60, 120, 240, 300, 300]) {
      const nu = vooruit
      vooruit = nu + (seconden - 1) * SECOND
      expect((await attempt('fout')).status).toBe(429)
      vooruit = nu + (seconden + 1) * SECOND
      expect((await attempt('fout')).status).toBe(400)
    }
    vooruit += 301 * SECOND
    expect((await attempt(docent.wachtwoord)).status).toBe(200)
  })

  it('are forgotten once the right one came', async () => {
    await keer(4)
    expect((await attempt(docent.wachtwoord)).status).toBe(200)
    expect(await keer(5)).toEqual([400, 400, 400, 400, 400])
  })

  it('for a name that nobody has are braked just the same', async () => {
    const naam = `niemand.${crypto.randomUUID()}`
    expect(await keer(6, naam)).toEqual([400, 400, 400, 400, 400, 429])
  })

  it('of one person do not stand in the way of another', async () => {
    const ander = await server.build.medewerker(adminId)
    await keer(6)
    expect((await attempt(ander.wachtwoord, ander.gebruikersnaam)).status).toBe(200)
  })

  it('that come all at once get through no more often than one by one', async () => {
    const antwoorden = await Promise.all(Array.from({ length: 200 }, () => attempt('fout')))
    const gezien = antwoorden.filter(({ status }) => status === 400)
    expect(gezien.length).toBeLessThanOrEqual(5)
    expect(antwoorden.filter(({ status }) => status === 429)).toHaveLength(200 - gezien.length)
  })

  it('are written down without a name or a word of what was typed', async () => {
    await attempt('Vreemd-Wachtwoord-7')
    await keer(6)
    const alles = regels.join('')
    expect(alles).toContain('sign_in_refused')
    expect(alles).toContain('sign_in_braked')
    for (const geheim of ['Vreemd-Wachtwoord-7', docent.gebruikersnaam])
      expect(alles).not.toContain(geheim)
  })
})

describe('codes of a second step', () => {
  it('are braked for the person, however many sign-ins are begun', async () => {
    const kantoor = await server.build.kantoor('office')
    const { gebruikersnaam, wachtwoord } = kantoor
    const statussen: number[] = []
    for (let n = 0; n < 8; n += 1) {
      const { body } = await post({ gebruikersnaam, wachtwoord })
      const { uitdaging } = (body as { tweedeFactor: { uitdaging: string } }).tweedeFactor
      statussen.push((await post({ uitdaging, code: '000000' })).status)
    }
    expect(statussen).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
  })

  it('use a sign-in up when they are wrong too often', async () => {
    const { gebruikersnaam, wachtwoord } = await server.build.kantoor('office')
    const { body } = await post({ gebruikersnaam, wachtwoord })
    const { uitdaging } = (body as { tweedeFactor: { uitdaging: string } }).tweedeFactor
    const codes: string[] = []
    for (let n = 0; n < 10; n += 1) {
      vooruit += 30 * SECOND
      codes.push(((await post({ uitdaging, code: '000000' })).body as { code: string }).code)
    }
    expect(codes.at(-1)).toBe('uitdaging_expired')
    expect(codes.filter((code) => code === 'code_refused').length).toBeLessThanOrEqual(8)
  })
})

describe('a class of thirty behind one address', () => {
  it('signs in within one second, and nobody is held up by the wrong words of another', async () => {
    const kinderen = await Promise.all(
      Array.from({ length: 30 }, () => server.build.leerling(adminId)),
    )
    const [stout] = kinderen
    for (let n = 0; n < 6; n += 1) await attempt('fout', stout?.gebruikersnaam)
    const antwoorden = await Promise.all(
      kinderen.map(({ gebruikersnaam, wachtwoord }) => attempt(wachtwoord, gebruikersnaam)),
    )
    expect(antwoorden.map(({ status }) => status)).toEqual([
      429,
      ...Array.from({ length: 29 }, () => 200),
    ])
  })
})
