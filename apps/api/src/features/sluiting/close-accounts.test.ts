import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { startJobs, type Jobs } from '../../start/jobs.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { closeAccount, closeAccounts } from './close-accounts.service.ts'

const DAG_MS = 86_400_000

let server: TestServer
let school: TestSchool
let buur: TestSchool
let verschoven = 0
const nu = (): Date => new Date(Date.now() + verschoven)

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), nu, { post: true })
})
beforeEach(async () => {
  verschoven = 0
  school = await buildSchool(server)
  buur = await buildSchool(server)
  for (const een of [school, buur]) await een.send([een.antwoord(), een.antwoord()])
})
afterAll(() => server.close())

/** Lists the tables in which an id is written, anywhere in a row. */
async function plekken(id: string): Promise<string[]> {
  const { rows } = await sql<{ naam: string }>`
    select relname as naam from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(server.owner)
  const gevonden: string[] = []
  for (const { naam } of rows) {
    const telling = await sql<{ n: number }>`
      select count(*)::integer as n from ${sql.table(naam)} as rij
      where rij::text like ${`%${id}%`}`.execute(server.owner)
    if ((telling.rows[0]?.n ?? 0) > 0) gevonden.push(naam)
  }
  return gevonden
}

/** Makes it look as if the account's people asked for its closing so long ago that the day has come. */
const letExpire = (adminId: AdminId, op = new Date(Date.now() - 1000)) =>
  server.owner
    .updateTable('admin')
    .set({ sluit_op: op, sluit_gevraagd_op: op, sluit_door: school.docent.id })
    .where('admin_id', '=', adminId)
    .execute()

const bewijzen = (adminId: AdminId) =>
  server.owner
    .selectFrom('wisbewijs')
    .select(['leerlingen', 'telling'])
    .where('admin_id', '=', adminId)
    .execute()

const bestaat = async (id: string): Promise<boolean> =>
  (await server.owner
    .selectFrom('login')
    .select('id')
    .where('id', '=', id as UserId)
    .executeTakeFirst()) !== undefined

describe('the day on which an account ends', () => {
  it('leaves nothing of it in any table but the proof, and everything of its neighbour', async () => {
    const sporen = await plekken(buur.adminId)
    const sporenKind = await plekken(buur.leerling.id)
    expect(await plekken(school.adminId)).toEqual(
      expect.arrayContaining(['admin', 'antwoord', 'groep', 'leerling', 'lidmaatschap', 'sessie']),
    )
    await letExpire(school.adminId)
    expect(await closeAccounts(server.ctx)).toBe(1)

    expect(await plekken(school.adminId)).toEqual(['wisbewijs'])
    for (const id of [school.leerling.id, school.docent.id, school.groepId])
      expect(await plekken(id)).toEqual([])
    expect(await bewijzen(school.adminId)).toEqual([
      { leerlingen: 2, telling: expect.objectContaining({ antwoord: 2, admin: 1, leerling: 2 }) },
    ])
    expect(await plekken(buur.adminId)).toEqual(sporen)
    expect(await plekken(buur.leerling.id)).toEqual(sporenKind)
    const { status } = await server.call(`/api/admins/${school.adminId}/accountgegevens`, {
      token: school.rollen.schooladmin.token,
    })
    expect(status).toBe(401)
  })

  it('does it once: again, and by two at once, there is nothing left to do', async () => {
    await letExpire(school.adminId)
    const twee = await Promise.all([closeAccounts(server.ctx), closeAccounts(server.ctx)])
    expect(twee.toSorted()).toEqual([0, 1])
    expect(await closeAccounts(server.ctx)).toBe(0)
    expect(await bewijzen(school.adminId)).toHaveLength(1)
  })

  it('is over for a server that had it on its list when another came first', async () => {
    await letExpire(school.adminId)
    expect(await closeAccount(server.ctx, school.adminId)).toBe(true)
    expect(await closeAccount(server.ctx, school.adminId)).toBe(false)
    expect(await bewijzen(school.adminId)).toHaveLength(1)
  })

  it('is not before its day, and not when it was taken back', async () => {
    await letExpire(school.adminId, new Date(Date.now() + DAG_MS))
    expect(await closeAccounts(server.ctx)).toBe(0)
    verschoven = 2 * DAG_MS
    const { rows } = await sql<{ ging: boolean }>`
      with terug as (
        update admin set sluit_op = null, sluit_gevraagd_op = null, sluit_door = null
        where admin_id = ${school.adminId} returning true)
      select true as ging from terug`.execute(server.owner)
    expect(rows).toHaveLength(1)
    expect(await closeAccounts(server.ctx)).toBe(0)
    expect(await plekken(school.leerling.id)).toContain('antwoord')
  })

  it('takes nobody away who works at another school, or is written down there', async () => {
    const { docent, adminId } = school
    const rtadmin = await server.build.medewerker(adminId, 'rtadmin')
    await server.owner
      .insertInto('lidmaatschap')
      .values({ login_id: docent.id, admin_id: buur.adminId, role: 'docent' })
      .execute()
    await server.owner
      .insertInto('medewerker')
      .values({
        admin_id: buur.adminId,
        id: rtadmin.id,
        voornaam: 'Uit',
        tussenvoegsel: '',
        achternaam: 'Dienst',
        uit_dienst_op: new Date(),
        was_role: 'rtadmin',
      })
      .execute()
    await letExpire(adminId)
    await closeAccounts(server.ctx)
    expect(await bestaat(docent.id)).toBe(true)
    expect(await bestaat(rtadmin.id)).toBe(true)
    const binnen = await server.call('/api/auth', {
      method: 'POST',
      body: { gebruikersnaam: docent.gebruikersnaam, wachtwoord: docent.wachtwoord },
    })
    expect(binnen.status).toBe(200)
  })

  it('erases a table that nobody told it of (decoy), and all or nothing where that cannot be', async () => {
    await sql`create table lek (admin_id uuid not null, leerling_id uuid not null,
      foreign key (admin_id, leerling_id) references leerling (admin_id, id))`.execute(server.owner)
    try {
      await sql`insert into lek values (${school.adminId}, ${school.leerling.id})`.execute(
        server.owner,
      )
      await sql`create function weiger() returns trigger language plpgsql as
        $$ begin raise exception 'not this one'; end $$`.execute(server.owner)
      await sql`create trigger weiger before delete on groep for each row execute function weiger()`.execute(
        server.owner,
      )
      await letExpire(school.adminId)
      await expect(closeAccounts(server.ctx)).rejects.toThrow('not this one')
      expect(await plekken(school.leerling.id)).toEqual(
        expect.arrayContaining(['antwoord', 'leerling', 'lek', 'login', 'sessie']),
      )
      await sql`drop trigger weiger on groep`.execute(server.owner)
      expect(await closeAccounts(server.ctx)).toBe(1)
      expect(await plekken(school.adminId)).toEqual(['wisbewijs'])
    } finally {
      await sql`drop function if exists weiger() cascade`.execute(server.owner)
      await sql`drop table lek`.execute(server.owner)
    }
  })
})

describe('the mails of an ending', () => {
  let jobs: Jobs
  beforeAll(async () => {
    jobs = await startJobs(server.ctx, server.ownerConnection)
  })
  afterAll(() => jobs.stop())

  const aan = (adres: string) =>
    (server.ctx.postbus?.list() ?? []).filter(({ to }) => to.includes(adres))

  it('tell everybody who runs the account and no teacher: that it closes, that it stays, and in the end with counts', async () => {
    const { adminId } = school
    await server.owner
      .updateTable('admin')
      .set({ naam: 'De Pier', land: 'be' })
      .where('admin_id', '=', adminId)
      .execute()
    const hoofd = await server.build.medewerker(adminId, 'schooladmin')
    const tweede = await server.build.medewerker(adminId, 'schooladmin')
    const vraag = { schoolnaam: 'de pier', wachtwoord: hoofd.wachtwoord, code: '' }
    const pad = `/api/admins/${adminId}/sluiting`
    const stap = { token: hoofd.token }
    await server.call(pad, { ...stap, method: 'POST', body: vraag })
    await expect.poll(() => aan(tweede.gebruikersnaam).length, { timeout: 15_000 }).toBe(1)
    expect(aan(tweede.gebruikersnaam)[0]?.text).toMatch(
      new RegExp(`De Pier.*/admins/${adminId}/accountgegevens`, 's'),
    )
    await server.call(pad, { ...stap, method: 'DELETE' })
    await expect.poll(() => aan(tweede.gebruikersnaam).length, { timeout: 15_000 }).toBe(2)
    await letExpire(adminId)
    await closeAccounts(server.ctx)
    await expect.poll(() => aan(tweede.gebruikersnaam).length, { timeout: 15_000 }).toBe(3)
    expect(aan(tweede.gebruikersnaam)[0]?.text).toMatch(/Gewist: 2 leerlingen en 2 antwoorden/)
    await expect.poll(() => aan(hoofd.gebruikersnaam).length, { timeout: 15_000 }).toBe(3)
    expect(aan(school.docent.gebruikersnaam)).toHaveLength(0)
  })
})
