import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifieerToken } from './verifieer-token.ts'

const NU = 1_800_000_000
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
const GOED = { expires_in: new Date((NU + 60) * 1000).toISOString(), exp: NU + 60, iat: NU }

const deel = (inhoud: object): string => Buffer.from(JSON.stringify(inhoud)).toString('base64url')

function teken(payload: object, { alg = 'RS512', hash = 'sha512' } = {}): string {
  const tekst = `${deel({ alg })}.${deel(payload)}`
  return `${tekst}.${sign(hash, Buffer.from(tekst), privateKey).toString('base64url')}`
}

describe('verifying a token', () => {
  it('accepts one that was signed with RS512 and still runs', async () => {
    await expect(verifieerToken(teken(GOED), pem, NU)).resolves.toBeUndefined()
  })

  it.each([
    ['no token', null, 'no token detected'],
    ['something that is no token', 'abc', 'no token detected'],
    ['no expires_in', teken({ ...GOED, expires_in: undefined }), 'token expired'],
    [
      'an expires_in that is past',
      teken({ ...GOED, expires_in: '2020-01-01T00:00:00Z' }),
      'token expired',
    ],
    ['an exp that is past', teken({ ...GOED, exp: NU }), 'token expired'],
    ['an nbf to come', teken({ ...GOED, nbf: NU + 3600 }), 'token expired'],
    [
      'another algorithm',
      teken(GOED, { alg: 'RS256', hash: 'sha256' }),
      'signature verification failed',
    ],
    ['a header that lies', teken(GOED, { alg: 'none' }), 'signature verification failed'],
  ])('refuses %s', async (_, token, tekst) => {
    await expect(verifieerToken(token, pem, NU)).rejects.toThrow(tekst)
  })

  it('refuses a payload that was changed after signing', async () => {
    const [kop, , handtekening] = teken(GOED).split('.')
    const vervalst = [kop, deel({ ...GOED, role: 'superadmin' }), handtekening].join('.')
    await expect(verifieerToken(vervalst, pem, NU)).rejects.toThrow('signature verification failed')
  })

  it('says so when there is no public key', async () => {
    await expect(verifieerToken(teken(GOED), null, NU)).rejects.toThrow('failed to get public key')
  })
})
