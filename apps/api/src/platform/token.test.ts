import { createPrivateKey, generateKeyPairSync, randomUUID } from 'node:crypto'
import { testSigningKey } from '@letterhaven/testkit/test-keys'
import { goedeKop, makeVervalsingen, signToken } from '@letterhaven/testkit/vervalsingen'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from './errors.ts'
import { createTokens } from './token.ts'

const signingKeyPem = testSigningKey()
const privateKey = createPrivateKey(signingKeyPem)
const tokens = createTokens({ signingKeyPem, previousSigningKeyPem: null })
const claims = {
  _id: randomUUID(),
  role: 'docent',
  adminId: randomUUID(),
  ver: 1,
  sid: randomUUID(),
}
const nu = new Date()
const goed = tokens.sign(claims, nu, 3600)
const payload = JSON.parse(Buffer.from(goed.split('.')[1] ?? '', 'base64url').toString()) as Record<
  string,
  unknown
>

/** Returns the code with which a token is refused, or null when it is believed. */
function geweigerd(token: string, door = tokens): string | null {
  try {
    door.verify(token)
    return null
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}

describe('forged tokens', () => {
  const vervalsingen = makeVervalsingen({ privateKey, payload, nu })

  it('are of more than two hundred kinds, each another', () => {
    const keer = Map.groupBy(vervalsingen, ({ token }) => token)
    const dubbel = [...keer.values()].filter(({ length }) => length > 1)
    expect(dubbel).toEqual([])
    expect(keer.size).toBeGreaterThan(200)
  })

  it('are all refused, the second time as well', () => {
    for (const _keer of [1, 2])
      expect(
        vervalsingen.filter(({ token }) => geweigerd(token) === null).map(({ naam }) => naam),
      ).toEqual([])
  })

  it('are made with the very tools that make a token that is believed', () => {
    const inhoud = JSON.stringify(payload)
    const zelf = signToken(privateKey, { kop: goedeKop(privateKey), inhoud })
    expect(geweigerd(zelf)).toBeNull()
    expect(zelf).toBe(goed)
  })

  it('made by changing one character of a good one are refused', () => {
    fc.assert(
      fc.property(fc.nat(goed.length - 1), fc.integer({ min: 33, max: 126 }), (plek, code) => {
        const teken = String.fromCodePoint(code)
        fc.pre(goed[plek] !== teken)
        const token = goed.slice(0, plek) + teken + goed.slice(plek + 1)
        expect(geweigerd(token)).not.toBeNull()
      }),
    )
  })
})

describe('a token of later', () => {
  const VOOR_S = 86_400
  const klok = (voorS: number) => () => new Date(nu.getTime() + voorS * 1000)
  const getekend = (anders: object) =>
    signToken(privateKey, {
      kop: goedeKop(privateKey),
      inhoud: JSON.stringify({ ...payload, ...anders }),
    })
  const iat = Math.floor(nu.getTime() / 1000)
  /** The same keys, with a clock that stands still. */
  const stil = createTokens({
    signingKeyPem,
    previousSigningKeyPem: null,
    now: () => new Date(iat * 1000),
  })

  it.each([
    ['now', { iat }, null],
    ['a minute ahead, as far as two clocks may differ', { iat: iat + 60 }, null],
    ['a second more', { iat: iat + 61 }, 'token_invalid'],
    ['a day ahead', { iat: iat + VOOR_S }, 'token_invalid'],
    ['to be used from a minute ahead', { nbf: iat + 60 }, null],
    ['to be used a second later', { nbf: iat + 61 }, 'token_invalid'],
    ['to be used from tomorrow', { nbf: iat + VOOR_S }, 'token_invalid'],
    ['to be used from a word', { nbf: 'morgen' }, 'token_invalid'],
    ['to be used from nothing', { nbf: null }, 'token_invalid'],
    ['without an end', { iat: 1e308 }, 'token_invalid'],
  ])('dated %s', (_naam, anders, code) => {
    expect(geweigerd(getekend(anders), stil)).toBe(code)
  })

  it('is believed once its day has come, and its letters are no way around that', () => {
    const morgen = createTokens({ signingKeyPem, previousSigningKeyPem: null, now: klok(VOOR_S) })
    const token = morgen.sign(claims, klok(VOOR_S)(), 3600)
    expect(geweigerd(token, morgen)).toBeNull()
    expect(geweigerd(token)).toBe('token_invalid')
    let voorS = VOOR_S
    const terug = createTokens({
      signingKeyPem,
      previousSigningKeyPem: null,
      now: () => klok(voorS)(),
    })
    expect(geweigerd(token, terug)).toBeNull()
    voorS = 0
    expect(geweigerd(token, terug)).toBe('token_invalid')
  })
})

describe('a replaced key', () => {
  const nieuwePem = generateKeyPairSync('rsa', { modulusLength: 3072 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
  const na = createTokens({ signingKeyPem: nieuwePem, previousSigningKeyPem: signingKeyPem })

  it('is believed while it is named as the one before', () => {
    expect(geweigerd(goed, na)).toBeNull()
    expect(na.publicKeyPem).not.toBe(tokens.publicKeyPem)
  })

  it('signs no more, and is not believed once it is left out', () => {
    const nieuw = na.sign(claims, nu, 3600)
    expect(geweigerd(nieuw, na)).toBeNull()
    expect(geweigerd(nieuw)).toBe('token_invalid')
    const alleen = createTokens({ signingKeyPem: nieuwePem, previousSigningKeyPem: null })
    expect(geweigerd(goed, alleen)).toBe('token_invalid')
  })

  it('may not lend its name to the other: a token under the wrong kid is refused', () => {
    const [, inhoud = '', teken = ''] = goed.split('.')
    const [kop = ''] = na.sign(claims, nu, 3600).split('.')
    expect(geweigerd(`${kop}.${inhoud}.${teken}`, na)).toBe('token_invalid')
  })
})
