import { readFileSync, globSync } from 'node:fs'
import { createTestDatabase, type TestDatabase } from '@letterhaven/testkit/test-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

/** What each row would get anew while it is being changed. */
const VERS = /\b(?:now|clock_timestamp|statement_timestamp|gen_random_uuid|random)\s*\(/u

/** A statement that changes rows that stand there, or may: only a plain insert makes all of its row. */
const VERANDERT = /^\s*(?:update|delete|merge)\b|\bon\s+conflict\b/iu

/** The statements of a body, without its comments, that change rows by what is made up on the spot. */
function versIn(tekst: string): string[] {
  return tekst
    .replaceAll(/--.*$/gmu, '')
    .split(/;|\bthen\s*$|\bloop\s*$/mu)
    .filter((zin) => VERANDERT.test(zin) && VERS.test(zin))
    .map((zin) => zin.trim().split('\n')[0] ?? '')
}

/** The same in the server's own statements, whatever they do. */
const versInBron = (bron: string): boolean =>
  /\bsql[^`\n]*`now\(\)`|\bgen_random_uuid\(/u.test(bron)

/** Makes all of its row itself, within the transaction that it writes down. */
const LOUTER_NIEUW = ['apps/api/src/kern/inzagelog/inzagelog.queries.ts']

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase(inject('postgres'))
  client = new pg.Client({ ...database.owner })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Our functions that make up a moment or an id while they change rows, as 'name: statement'. */
async function functiesMetVers(): Promise<string[]> {
  const { rows } = await client.query<{ proname: string; prosrc: string }>(
    `select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'`,
  )
  expect(rows.length).toBeGreaterThan(10)
  return rows.flatMap(({ proname, prosrc }) => versIn(prosrc).map((zin) => `${proname}: ${zin}`))
}

describe('what changes rows', () => {
  it('gets its moments and ids as parameters, in the functions of the database', async () => {
    expect(await functiesMetVers()).toEqual([])
  })

  it('while one that makes them up is seen (decoy)', async () => {
    await client.query(`
      create function verzin() returns void language plpgsql as $$
      begin
        -- update nothing set op = now();
        insert into taak (id) values (gen_random_uuid());
        update login set ver = 2, laatst_op = now() where false;
      end $$`)
    try {
      expect(await functiesMetVers()).toEqual([
        'verzin: update login set ver = 2, laatst_op = now() where false',
      ])
    } finally {
      await client.query('drop function verzin')
    }
  })

  it('and in the statements of the server', () => {
    const bronnen = globSync('apps/api/src/**/*.ts', { exclude: ['**/*.test.ts'] })
    expect(bronnen.length).toBeGreaterThan(300)
    const vers = bronnen.filter((bron) => versInBron(readFileSync(bron, 'utf8')))
    // The one there is, which a plain insert may be, is seen as well.
    expect(vers).toEqual(LOUTER_NIEUW)
  })
})
