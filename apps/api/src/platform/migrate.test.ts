import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { migrate, MigrationError } from './migrate.ts'

const EEN = 'create table een (id integer primary key); insert into een values (1);'
const TWEE = 'create table twee (id integer primary key);'

let folder: string
let database: string
let clients: pg.Client[]

async function withCluster(text: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres') })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ ...inject('postgres'), database })
  await client.connect()
  clients.push(client)
  return client
}

const put = (name: string, sql: string) => writeFile(path.join(folder, name), sql)

beforeEach(async () => {
  clients = []
  folder = await mkdtemp(path.join(os.tmpdir(), 'lh-migrate-'))
  database = `migrate_${crypto.randomUUID().replaceAll('-', '')}`
  await withCluster(`create database ${database}`)
  await put('0001_een.sql', EEN)
  await put('0002_twee.sql', TWEE)
})
afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await withCluster(`drop database ${database} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

async function tables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ naam: string }>(
    `select tablename as naam from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map((row) => row.naam)
}

async function history(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ naam: string }>('select naam from migratie order by naam')
  return rows.map((row) => row.naam)
}

describe('migrations', () => {
  it('run once, in order, however often they are asked for', async () => {
    const client = await connect()
    await migrate(client, folder)
    await migrate(client, folder)
    expect(await tables(client)).toEqual(['een', 'migratie', 'twee'])
    expect(await history(client)).toEqual(['0001_een.sql', '0002_twee.sql'])
  })

  it('run once when several processes start at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, connect))
    await Promise.all(all.map((client) => migrate(client, folder)))
    const [client] = all as [pg.Client]
    const { rows } = await client.query<{ id: number }>('select id from een')
    expect(rows).toEqual([{ id: 1 }])
    expect(await history(client)).toEqual(['0001_een.sql', '0002_twee.sql'])
  })

  it('go on from where the database is: a new file alone runs', async () => {
    const client = await connect()
    await migrate(client, folder)
    await client.query('delete from een')
    await put('0003_drie.sql', 'create table drie (id integer);')
    await migrate(client, folder)
    expect(await tables(client)).toEqual(['drie', 'een', 'migratie', 'twee'])
    expect((await client.query('select from een')).rowCount).toBe(0)
  })

  it('refuse a file that ran and was changed, took another place or is gone', async () => {
    const client = await connect()
    await migrate(client, folder)
    await put('0001_een.sql', `${EEN} -- veranderd`)
    await expect(migrate(client, folder)).rejects.toThrow(/0001_een\.sql .*veranderd/)
    await put('0001_een.sql', EEN)
    await put('0001_aan_het_begin.sql', 'create table begin_tabel (id integer);')
    await expect(migrate(client, folder)).rejects.toThrow(MigrationError)
    await rm(path.join(folder, '0001_aan_het_begin.sql'))
    await rm(path.join(folder, '0002_twee.sql'))
    await expect(migrate(client, folder)).rejects.toThrow(/0002_twee\.sql .*plek/)
    expect(await tables(client)).toEqual(['een', 'migratie', 'twee'])
  })

  it('leave nothing of one that fails, keep those before it, and can be tried again', async () => {
    const client = await connect()
    await put('0002_twee.sql', `${TWEE} insert into een values (2); select 1 / 0;`)
    await expect(migrate(client, folder)).rejects.toThrow(/division by zero/)
    expect(await tables(client)).toEqual(['een', 'migratie'])
    expect(await history(client)).toEqual(['0001_een.sql'])
    expect((await client.query('select id from een')).rows).toEqual([{ id: 1 }])
    await put('0002_twee.sql', TWEE)
    await migrate(await connect(), folder)
    expect(await history(client)).toEqual(['0001_een.sql', '0002_twee.sql'])
  })

  it('take files by their names: notes and drafts beside them do not run', async () => {
    const client = await connect()
    await put('0003_draft.sql.bak', 'create table draft (id integer);')
    await put('notes.sql', 'create table notes (id integer);')
    await migrate(client, folder)
    expect(await tables(client)).toEqual(['een', 'migratie', 'twee'])
  })
})
