import { randomBytes, randomUUID } from 'node:crypto'
import { type Kind, makeKlassen } from '@letterhaven/testkit/klassen'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { buildSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import type { UserId } from '@letterhaven/contracts/ids'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

/** How many guesses are made at each door; by night more than ten thousand in all. */
const GUESSES = process.env['LETTERHAVEN_NACHT'] === '1' ? 2600 : 1000
const AT_ONCE = 50
/** How many guesses are checked before the brake stops them. */
const FREE = 5
const STEP_MS = 30_000

let server: TestServer
let kind: Kind
let schoolcode: string
let docent: BuiltUser<UserId>
let office: BuiltUser<UserId> & { readonly totpGeheim: string }
const lines: string[] = []

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date(), {
    log: (line) => void lines.push(line),
  })
})
beforeEach(async () => {
  lines.length = 0
  const school = await buildSchool(server)
  const klassen = makeKlassen(server, school)
  const groep = await klassen.nieuweGroep()
  schoolcode = groep.schoolcode
  kind = await klassen.kindIn(groep.groepId)
  docent = school.docent
  office = await server.build.kantoor('office')
})
afterAll(() => server.close())

/** Makes guess `n`, spread over 250 addresses so that no single one sends too many. */
async function guess(n: number, body: unknown) {
  const answer = await server.app.fastify.inject({
    method: 'POST',
    url: '/api/auth',
    remoteAddress: `203.0.113.${n % 250}`,
    payload: body as object,
  })
  const { code, token } = answer.json<{ code?: string; token?: string }>()
  return { status: answer.statusCode, code, token }
}

async function guessMany(bodyOf: (n: number) => unknown) {
  const answers: Awaited<ReturnType<typeof guess>>[] = []
  for (let n = 0; n < GUESSES; n += AT_ONCE) {
    const row = Array.from({ length: AT_ONCE }, (_, i) => guess(n + i, bodyOf(n + i)))
    answers.push(...(await Promise.all(row)))
  }
  return answers
}

const challenge = async (): Promise<string> => {
  const { gebruikersnaam, wachtwoord } = office
  const { body } = await server.call('/api/auth', {
    method: 'POST',
    body: { gebruikersnaam, wachtwoord },
  })
  return (body as { tweedeFactor: { uitdaging: string } }).tweedeFactor.uitdaging
}

/** Says whether guess `n` is the right code, which happens only once the free tries are used up. */
const rightAt = (n: number): boolean => n === 700 || n === GUESSES - 1

describe('guess after guess opens nothing, although the right one is among them', () => {
  it.each([
    [
      'at the words of a pupil',
      () => (n: number) => ({
        schoolcode,
        leerlingId: kind.id,
        geheim: rightAt(n) ? kind.wachtwoord : `mis ${n}`,
      }),
      'sign_in_failed',
    ],
    [
      'at the password of a teacher',
      () => (n: number) => ({
        gebruikersnaam: docent.gebruikersnaam,
        wachtwoord: rightAt(n) ? docent.wachtwoord : `mis-geraden-${n}`,
      }),
      'sign_in_failed',
    ],
  ])('%s', async (_where, maker, refusal) => {
    const answers = await guessMany(maker())
    expect(answers.filter(({ token }) => token)).toEqual([])
    const looked = answers.filter(({ status }) => status === 400)
    expect(looked.length).toBeLessThanOrEqual(FREE)
    expect(new Set(looked.map(({ code }) => code))).toEqual(new Set([refusal]))
    expect(new Set(answers.map(({ code }) => code))).toEqual(
      new Set([refusal, 'too_many_attempts']),
    )
  })

  it('at the code of a second step, whose challenge is burned', async () => {
    const uitdaging = await challenge()
    const totp = new TOTP({ secret: Secret.fromBase32(office.totpGeheim) })
    const answers = await guessMany((n) => {
      const right = totp.generate({ timestamp: Date.now() })
      const wrong = new Set(
        [-1, 0, 1].map((s) => totp.generate({ timestamp: Date.now() + s * STEP_MS })),
      )
      const code = String(n).padStart(6, '0')
      return { uitdaging, code: rightAt(n) ? right : wrong.has(code) ? '999999' : code }
    })
    expect(answers.filter(({ token }) => token)).toEqual([])
    expect(answers.filter(({ status }) => status === 200)).toEqual([])
  })

  it('at cards', async () => {
    const answers = await guessMany(() => ({ qr: randomBytes(32).toString('base64url') }))
    expect(new Set(answers.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['400 kaart_refused']),
    )
  })
})

it('a single right guess opens, so that the guesses above could have', async () => {
  const answer = await guess(0, {
    schoolcode,
    leerlingId: kind.id,
    geheim: kind.wachtwoord,
  })
  expect(answer.token).toEqual(expect.any(String))
})

it('no line of the log says a name, a password, a code, a card or a token', async () => {
  const [qr, uitdaging, leerlingId] = [
    randomBytes(32).toString('base64url'),
    await challenge(),
    randomUUID(),
  ]
  const { gebruikersnaam } = docent
  const fout = 'kaas met gaten'
  await guess(1, { gebruikersnaam, wachtwoord: fout })
  const { token } = await guess(1, { gebruikersnaam, wachtwoord: docent.wachtwoord })
  await guess(1, { schoolcode, leerlingId, geheim: fout })
  await guess(1, { uitdaging, code: '135790' })
  await guess(1, { qr })
  await guess(1, { gebruikersnaam, wachtwoord: fout, [fout]: 1 })
  expect(lines.length).toBeGreaterThan(6)
  const secrets = [gebruikersnaam, fout, docent.wachtwoord, qr, uitdaging, '135790', schoolcode]
  for (const secret of [...secrets, token ?? '', leerlingId]) {
    expect(secret).not.toBe('')
    expect(lines.join('')).not.toContain(secret)
  }
})
