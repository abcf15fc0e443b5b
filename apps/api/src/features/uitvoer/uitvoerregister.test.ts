import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  ANTWOORDTABEL,
  BLIJFT_HIER,
  LEERLINGTABELLEN,
  LOGINTABEL,
  SCHOOLTABELLEN,
} from './uitvoerregister.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())

interface Regel {
  readonly mee: readonly string[]
  readonly niet?: Readonly<Record<string, string>>
}

const REGELS = new Map<string, Regel>([
  ...Object.entries(SCHOOLTABELLEN),
  ...Object.entries(LEERLINGTABELLEN),
  ['antwoord', ANTWOORDTABEL],
  ['login', LOGINTABEL],
])

/** Lists the columns that no exported row has, because they are the same everywhere or only say whose file it is. */
const overal = (tabel: string): string[] => [
  ...(tabel === 'admin' ? [] : ['admin_id']),
  ...(tabel in LEERLINGTABELLEN || tabel === 'antwoord' ? ['leerling_id'] : []),
]

async function kolommen(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ tabel: string; namen: string[] }>`
    select t.relname as tabel, array_agg(a.attname::text order by a.attname) as namen
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and a.attnum > 0
      and not a.attisdropped group by 1`.execute(server.owner)
  return new Map(rows.map(({ tabel, namen }) => [tabel, namen]))
}

async function ongenoemd(): Promise<string[]> {
  return [...(await kolommen())].flatMap(([tabel, namen]) => {
    if (tabel in BLIJFT_HIER) return []
    const regel = REGELS.get(tabel)
    if (!regel) return [tabel]
    const genoemd = new Set([...regel.mee, ...Object.keys(regel.niet ?? {}), ...overal(tabel)])
    return namen.filter((naam) => !genoemd.has(naam)).map((naam) => `${tabel}.${naam}`)
  })
}

describe('the register of what goes along', () => {
  it('names every column of every table: it goes along, or stays and says why', async () => {
    expect(await ongenoemd()).toEqual([])
  })

  it('names nothing that does not exist, and nothing twice', async () => {
    const echt = await kolommen()
    for (const [tabel, { mee, niet = {} }] of REGELS) {
      const namen = [...mee, ...Object.keys(niet)]
      expect({ tabel, dubbel: namen.length - new Set(namen).size }).toEqual({ tabel, dubbel: 0 })
      expect({ tabel, vreemd: namen.filter((naam) => !echt.get(tabel)?.includes(naam)) }).toEqual({
        tabel,
        vreemd: [],
      })
      expect(tabel in BLIJFT_HIER).toBe(false)
    }
    expect(Object.keys(BLIJFT_HIER).filter((tabel) => !echt.has(tabel))).toEqual([])
  })

  it('lets nothing go along that is called a secret', () => {
    const mee = [...REGELS].flatMap(([tabel, regel]) => regel.mee.map((naam) => ({ tabel, naam })))
    expect(
      mee.filter(({ naam }) => /hash|geheim|token\b|wachtwoord|plaatjes|kaart/.test(naam)),
    ).toEqual([])
  })

  it('would see a new table and a new column (decoys)', async () => {
    await sql`create table lek (admin_id uuid, iets text)`.execute(server.owner)
    await sql`alter table groep add column lek text`.execute(server.owner)
    try {
      expect((await ongenoemd()).toSorted()).toEqual(['groep.lek', 'lek'])
    } finally {
      await sql`drop table lek`.execute(server.owner)
      await sql`alter table groep drop column lek`.execute(server.owner)
    }
  })
})
