import { readFileSync, globSync } from 'node:fs'
import { createTestDatabase, type TestDatabase } from '@letterhaven/testkit/test-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

/** Matches what would give each row a new value while it is being changed. */
const VERS = /\b(?:now|clock_timestamp|statement_timestamp|gen_random_uuid|random)\s*\(/u

/** Matches a statement that changes existing rows, or may do so; only a plain insert makes its whole row. */
const VERANDERT = /^\s*(?:update|delete|merge)\b|\bon\s+conflict\b/iu

/** Returns the first line of each statement in a body, comments left out, that changes rows with values made up on the spot. */
function versIn(tekst: string): string[] {
  return tekst
    .replaceAll(/--.*$/gmu, '')
    .split(/;|\bthen\s*$|\bloop\s*$/mu)
    .filter((zin) => VERANDERT.test(zin) && VERS.test(zin))
    .map((zin) => zin.trim().split('\n')[0] ?? '')
}

/** Says whether a statement of the server makes up such a value, whatever the statement does. */
const versInBron = (bron: string): boolean =>
  /\bsql[^`\n]*`now\(\)`|\bgen_random_uuid\(/u.test(bron)

/** The files that only insert whole new rows, in the transaction that they log. */
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

/** Lists our functions that make up a moment or an id while they change rows, as 'name: statement'. */
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
    // The one file that may do so, with a plain insert, is found as well.
    expect(vers).toEqual(LOUTER_NIEUW)
  })
})
