import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashAdres, readAfmeldToken, makeAfmeldToken } from './afmeld-token.ts'

const key = randomBytes(32)

describe('the link that ends our mail', () => {
  it('says of which address it is, to us alone', () => {
    const hash = hashAdres(key, 'An@School.example ')
    expect(hash).toEqual(hashAdres(key, 'an@school.example'))
    expect(hash).not.toEqual(hashAdres(randomBytes(32), 'an@school.example'))
    expect(readAfmeldToken(key, makeAfmeldToken(key, hash))).toEqual(hash)
  })

  it('is ours, or nothing', () => {
    const token = makeAfmeldToken(key, hashAdres(key, 'an@school.example'))
    const anders = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    for (const kwaad of [
      '',
      'x',
      token.slice(1),
      `${token}AA`,
      anders,
      randomBytes(48).toString('base64url'),
    ])
      expect(readAfmeldToken(key, kwaad)).toBeNull()
    expect(readAfmeldToken(randomBytes(32), token)).toBeNull()
  })
})
