import { sql } from 'kysely'
import { kaleNaam } from '@letterhaven/domain/naam'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { kaleTekst } from './kale-tekst.queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())

const kaal = async (tekst: string): Promise<string | undefined> => {
  const { rows } = await sql<{
    kaal: string
  }>`select ${kaleTekst(sql`${tekst}::text`)} as kaal`.execute(server.owner)
  return rows[0]?.kaal
}

it.each([
  "Basisschool 't Z\u00e9e-H\u00f4f",
  ' ØST ÆR Stra\u00dfe ',
  'e\u0301én œuvre',
  '\u0130zmir \u0141\u00f3d\u017a',
  'kl’im‘opʼ`',
  // Marks of other scripts make letters of their own.
  '\u0419 \u0439 \u0394\u03ac',
  'a\u0399 b\u03aa',
])('the database and the screen know %s by the same bare letters', async (tekst) => {
  expect(await kaal(tekst)).toBe(kaleNaam(tekst))
  // Decoy: a text that is not bare yet is a different one.
  expect(await kaal(tekst)).not.toBe(tekst)
})
