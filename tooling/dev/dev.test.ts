import { describe, expect, it } from 'vitest'
import { readConfig } from '../../apps/api/src/platform/config.ts'
import { TEST_SECRET, testSigningKey } from '@letterhaven/testkit/test-keys'
import { databaseUrl } from './database-url.ts'
import { fillMeta } from './fill-meta.ts'

const env = (url: string) => ({
  DATABASE_URL: url,
  SIGNING_KEY: testSigningKey(),
  PUPIL_SECRET_KEY: TEST_SECRET.toString('base64'),
})

describe('what the server is told in development', () => {
  it.each([
    { host: '/tmp/een map', port: 5432, user: 'eigenaar', password: 'a/b@c:d%', database: 'haven' },
    { host: '127.0.0.1', port: 6543, user: 'x', password: '', database: 'ha ven' },
  ])('is an address that is read as the database it was made of: $host', (connection) => {
    expect(readConfig(env(databaseUrl(connection)), '/').database).toEqual(connection)
  })
})

describe('what a page is told in development', () => {
  const page = '<meta name="demo" content="0" /><meta name="hosts" content="" />'

  it('stands in the tag of its name, without what could end it', () => {
    const filled = fillMeta(page, { demo: '1', hosts: 'a.be,b.be"><script>' })
    expect(filled).toBe(
      '<meta name="demo" content="1" /><meta name="hosts" content="a.be,b.bescript" />',
    )
  })

  it('is never left out in silence', () => {
    expect(() => fillMeta(page, { taal: 'nl' })).toThrow("no meta tag 'taal'")
  })
})
