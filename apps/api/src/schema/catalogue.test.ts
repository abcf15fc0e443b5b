import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createTestDatabase, type TestDatabase } from '@letterhaven/testkit/test-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { KANTOOR_RECHTEN, REVIEWED_SECURITY_DEFINERS, TENANCY_EXCEPTIONS } from './tenancy.ts'

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

async function list<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await client.query(sql, [...values])).rows as Row[]
}

const uitgezonderd = (): string[] => Object.keys(TENANCY_EXCEPTIONS)

/** Lists our tables that must carry the tenancy discipline. */
const tenantTables = async (): Promise<string[]> => {
  const rows = await list<{ naam: string }>(
    `select relname as naam from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and relname <> all ($1) order by 1`,
    [uitgezonderd()],
  )
  return rows.map((row) => row.naam)
}

const ZONDER_WAND = `
  select relname as naam from pg_class c where relname = any ($1) and not (
    relrowsecurity and relforcerowsecurity and exists (
      select from pg_policies p where p.tablename = relname and 'app' = any (p.roles)
        and p.qual like '%admin_id%' and p.with_check like '%admin_id%'
        and p.qual like '%current_setting(''app.admin_id''::text)%'
    )
  )`

const SLEUTEL_ZONDER_ADMIN = `
  select c.conname as naam from pg_constraint c join pg_class t on t.oid = c.conrelid
  where t.relname = any ($1) and c.contype in ('p', 'u', 'f') and (
    select attname from pg_attribute where attrelid = c.conrelid and attnum = c.conkey[1]
  ) <> 'admin_id'`

describe('the tenancy discipline', () => {
  it('there are tenant tables, among them leerling and antwoord', async () => {
    expect(await tenantTables()).toEqual(
      expect.arrayContaining(['leerling', 'antwoord', 'staat', 'groep']),
    )
  })

  it('every tenant table has row-level security, forced, with a policy for app both ways', async () => {
    expect(await list(ZONDER_WAND, [await tenantTables()])).toEqual([])
  })

  it('every primary, unique and foreign key of a tenant table begins with admin_id', async () => {
    expect(await list(SLEUTEL_ZONDER_ADMIN, [await tenantTables()])).toEqual([])
  })

  it('every unique index of a tenant table begins with admin_id', async () => {
    const rows = await list(
      `select i.relname as naam from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
        where t.relname = any ($1) and x.indisunique and (
          select attname from pg_attribute where attrelid = t.oid and attnum = x.indkey[0]) <> 'admin_id'`,
      [await tenantTables()],
    )
    expect(rows).toEqual([])
  })

  it('a table without walls and a key without admin_id would be seen', async () => {
    await client.query('create table lek (id uuid primary key, admin_id uuid)')
    try {
      const tables = await tenantTables()
      expect(await list(ZONDER_WAND, [tables])).toEqual([{ naam: 'lek' }])
      expect(await list(SLEUTEL_ZONDER_ADMIN, [tables])).toEqual([{ naam: 'lek_pkey' }])
    } finally {
      await client.query('drop table lek')
    }
  })

  it('the users that the server signs in as own nothing and bypass nothing', async () => {
    const rollen = await list(
      `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname in ('app', 'office_app') order by 1`,
    )
    const geen = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }
    expect(rollen).toEqual([
      { rolname: 'app', ...geen },
      { rolname: 'office_app', ...geen },
    ])
    expect(
      await list(
        `select relname from pg_class where relowner in ('app'::regrole, 'office_app'::regrole)`,
      ),
    ).toEqual([])
  })

  it('the office may read no more than the tables it needs, and write its own log alone', async () => {
    const grants = () =>
      list<{ tabel: string; recht: string }>(
        `select table_name as tabel, privilege_type as recht from information_schema.column_privileges
          where grantee = 'office_app' group by 1, 2 union
          select table_name, privilege_type from information_schema.role_table_grants
          where grantee = 'office_app' order by 1, 2`,
      )
    const beschreven = Object.entries(KANTOOR_RECHTEN).flatMap(([tabel, rechten]) =>
      rechten.map((recht) => ({ tabel, recht })),
    )
    expect(await grants()).toEqual(beschreven)
    expect(beschreven.filter(({ recht }) => recht !== 'SELECT')).toEqual([
      { tabel: 'kantoor_log', recht: 'INSERT' },
    ])
    // Decoy: a grant of one column is noticed as well.
    await client.query('grant select (naam) on groep to office_app')
    try {
      expect(await grants()).toContainEqual({ tabel: 'groep', recht: 'SELECT' })
    } finally {
      await client.query('revoke select (naam) on groep from office_app')
    }
  })

  it('the office’s log: a school’s scope may add to it, and nothing else', async () => {
    const rows = await list(
      `select privilege_type as recht from information_schema.role_table_grants
        where grantee = 'app' and table_name = 'kantoor_log'`,
    )
    expect(rows).toEqual([{ recht: 'INSERT' }])
  })

  it.each(['antwoord', 'aankoop'])(
    '%s: rows can be added, never changed or removed',
    async (tabel) => {
      const rows = await list<{ recht: string }>(
        `select privilege_type as recht from information_schema.role_table_grants where grantee = 'app' and table_name = '${tabel}' order by 1`,
      )
      expect(rows.map((row) => row.recht)).toEqual(['INSERT', 'SELECT'])
    },
  )

  it('no view looks past row-level security, and only reviewed functions run as their owner', async () => {
    expect(await list(`select viewname from pg_views where schemaname = 'public'`)).toEqual([])
    const definers = await list<{ naam: string }>(
      `select proname as naam from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
    )
    expect(definers.map((row) => row.naam).toSorted()).toEqual(
      Object.keys(REVIEWED_SECURITY_DEFINERS).toSorted(),
    )
  })
})

describe('the table types', () => {
  it('name exactly the columns of the database', async () => {
    const source = [
      'tables.ts',
      'aanmeld-tables.ts',
      'ijking-tables.ts',
      'docent-tables.ts',
      'import-tables.ts',
      'licentie-tables.ts',
      'aanbeveling-tables.ts',
      'toestemming-tables.ts',
      'verhuis-tables.ts',
      'dubbel-tables.ts',
      'eenmaal-tables.ts',
      'kantoor-log-tables.ts',
      'kijk-mee-tables.ts',
      'prullenbak-tables.ts',
      'jaarovergang-tables.ts',
      'methodetoets-tables.ts',
    ]
      .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
      .join('\n')
    const beschreven = new Map(
      [...source.matchAll(/^  (\w+): (\w+Table)$/gm)].map(([, tabel, type]) => {
        const body = new RegExp(`interface ${type} \\{([^}]*)\\}`).exec(source)?.[1] ?? ''
        return [tabel, [...body.matchAll(/^  (\w+):/gm)].map((veld) => veld[1]).toSorted()]
      }),
    )
    const rows = await list<{ tabel: string; velden: string[] }>(
      `select table_name as tabel, array_agg(column_name::text order by column_name::text collate "C") as velden
        from information_schema.columns where table_schema = 'public' and table_name <> 'migratie' group by 1`,
    )
    expect(Object.fromEntries(beschreven)).toEqual(
      Object.fromEntries(rows.map((row) => [row.tabel, row.velden])),
    )
  })
})
