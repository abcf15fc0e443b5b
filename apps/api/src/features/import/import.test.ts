import type { ImportGelezen, ImportTelling } from '@letterhaven/contracts/import'
import {
  accountStand,
  GEEN_KEUZES,
  leerlingMetSleutel,
  readIn,
  apply,
  schoolbestand,
  sendBestand,
} from '@letterhaven/testkit/import-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool
let wie: { adminId: TestSchool['adminId']; token: string }
const nu = new Date('2026-11-23T09:00:00Z')

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => nu)
})
afterAll(() => server.close())
beforeEach(async () => {
  school = await buildSchool(server)
  wie = { adminId: school.adminId, token: school.rollen.schooladmin.token }
})

const stand = (): Promise<string> => accountStand(server, wie.adminId)
const leerlingMet = (sleutel: string) => leerlingMetSleutel(server, wie.adminId, sleutel)

const call = (pad: string, method: 'POST' | 'GET' | 'DELETE' = 'POST', body?: unknown) =>
  server.call(`/api/admins/${wie.adminId}/imports/${pad}`, {
    method,
    token: wie.token,
    ...(body === undefined ? {} : { body }),
  })

describe('reading a file', () => {
  it('changes nothing of the account before it is applied', async () => {
    const voor = await stand()
    const { verschil, meldingen } = await readIn(server, wie)
    expect(verschil.nieuw.aantal).toBe(32)
    // Eight groups of the file, and one for pupils who come without a group.
    expect(verschil.groepen.nieuw).toHaveLength(9)
    expect(meldingen).toBeInstanceOf(Array)
    expect(await stand()).toBe(voor)
  })

  it('refuses what is no school file with a code and what to do, and keeps nothing of it', async () => {
    const gevallen: [string, string][] = [
      ['', 'empty'],
      ['<html><body>inloggen</body></html>', 'html'],
      [schoolbestand().slice(0, 900), 'malformed'],
      ['zomaar wat tekst', 'columns'],
      [`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><EDEX/>`, 'doctype'],
    ]
    for (const [bestand, code] of gevallen) {
      const { status, body } = await sendBestand(server, wie, { bestand })
      expect([status, body]).toMatchObject([
        200,
        {
          status: 'geweigerd',
          meldingen: [{ code, tekst: expect.stringContaining('niets veranderd') }],
        },
      ])
    }
    const { aantal } = await server.owner
      .selectFrom('import')
      .select(({ fn }) => fn.countAll<number>().as('aantal'))
      .where('admin_id', '=', wie.adminId)
      .executeTakeFirstOrThrow()
    expect(aantal).toBe(0)
  })

  it('refuses a name of a file that cannot be kept', async () => {
    const { status, body } = await sendBestand(server, wie, { bestand: 'x', naam: 'a\0b.csv' })
    expect([status, body]).toMatchObject([400, { velden: { bestandsnaam: expect.any(String) } }])
  })

  it('refuses a file of another school by its number, and one that is too large', async () => {
    await server.owner
      .updateTable('admin')
      .set({ schoolnummer: '00AA' })
      .where('admin_id', '=', wie.adminId)
      .execute()
    const { body } = await sendBestand(server, wie, { bestand: schoolbestand() })
    expect((body as ImportGelezen & { meldingen: unknown[] }).meldingen).toMatchObject([
      { code: 'other-school' },
    ])
    const groot = await sendBestand(server, wie, {
      bestand: Buffer.alloc(12 * 1024 * 1024 + 1, 32),
    })
    expect([groot.status, groot.body]).toMatchObject([413, { code: 'body_too_large' }])
  })

  it('stores no number of the state anywhere, nor says one', async () => {
    const bsn = '999999990'
    const bestand = schoolbestand().replace('</geboortedatum>', `</geboortedatum><bsn>${bsn}</bsn>`)
    expect(bestand).toContain(bsn)
    const gelezen = await sendBestand(server, wie, { bestand })
    expect(JSON.stringify(gelezen.body)).not.toContain(bsn)
    const voorbeeld = (gelezen.body as Extract<ImportGelezen, { status: 'gelezen' }>).voorbeeld
    expect(voorbeeld.meldingen.map(({ code }) => code)).toContain('drop-bsn')
    const rij = await server.owner
      .selectFrom('import')
      .selectAll()
      .where('id', '=', voorbeeld.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(rij)).not.toContain(bsn)
    expect(JSON.stringify(rij)).toContain('Noa')
    await apply(server, { ...wie, id: voorbeeld.id })
    const { rows } = await sql<{ tekst: string }>`
      select to_jsonb(l)::text as tekst from leerling l where admin_id = ${wie.adminId}`.execute(
      server.owner,
    )
    expect(rows.map(({ tekst }) => tekst).join()).not.toContain(bsn)
  })

  it('reads a list from a spreadsheet by the same road, and proposes nobody who is not in it', async () => {
    await apply(server, { ...wie, id: (await readIn(server, wie)).id })
    const lijst = 'Voornaam;Achternaam;Geboortedatum;Groep\nPim;Jansen;12-03-2018;Groep 9\n'
    const { verschil } = await readIn(server, wie, lijst)
    expect([verschil.nieuw.aantal, verschil.vertrokken.aantal]).toEqual([1, 0])
    expect(verschil.groepen.nieuw.map(({ naam }) => naam)).toEqual(['Groep 9'])
  })
})

describe('applying a file', () => {
  it('makes groups, pupils and their sign-ins, and says nothing the second time', async () => {
    const eerste = await readIn(server, wie)
    const { status, body } = await apply(server, { ...wie, id: eerste.id })
    expect([status, body]).toMatchObject([200, { groepen: 9, nieuw: 32, gewijzigd: 0 }])
    expect(await leerlingMet('10015')).toMatchObject({ voornaam: 'Zoë', jaargroep: 2 })
    const { rows } = await sql<{ aantal: number }>`
      select count(*)::integer as aantal from leerling l
        join login on login.id = l.id and login.geheim is not null
        join lidmaatschap m on m.login_id = login.id and m.role = 'leerling' and m.admin_id = l.admin_id
        join plaatsing p on p.leerling_id = l.id and p.tot is null
      where l.admin_id = ${wie.adminId} and l.sleutel is not null`.execute(server.owner)
    expect(rows[0]?.aantal).toBeGreaterThan(28)
    const voor = await stand()
    const tweede = await readIn(server, wie)
    const { gelijk, nieuw, gewijzigd, verplaatst } = tweede.verschil
    expect([gelijk, nieuw.aantal, gewijzigd.aantal, verplaatst.aantal]).toEqual([32, 0, 0, 0])
    await apply(server, { ...wie, id: tweede.id })
    expect(await stand()).toBe(voor)
  })

  it('changes, moves and brings back, and leaves those alone who are not in the file', async () => {
    await apply(server, { ...wie, id: (await readIn(server, wie)).id })
    const ander = schoolbestand().replace('<roepnaam>Zoë</roepnaam>', '<roepnaam>Zoey</roepnaam>')
    await server.owner
      .updateTable('leerling')
      .set({ deleted_at: nu })
      .where('admin_id', '=', wie.adminId)
      .where('sleutel', '=', '10001')
      .execute()
    const voorbeeld = await readIn(server, wie, ander)
    expect(voorbeeld.verschil.gewijzigd.eerste).toMatchObject([
      { wijzigingen: [{ veld: 'roepnaam', van: 'Zoë', naar: 'Zoey' }] },
    ])
    // The school's earlier pupil has no number and stands in no file: they are proposed as having left, and kept.
    expect(voorbeeld.verschil.vertrokken.eerste.map(({ wie: een }) => een.id)).toContain(
      school.leerling.id,
    )
    const { body } = await apply(server, { ...wie, id: voorbeeld.id })
    expect(body).toMatchObject({ gewijzigd: 1, terug: 1, vertrokken: 0, nieuw: 0 })
    expect((await leerlingMet('10015'))?.voornaam).toBe('Zoey')
    expect((await leerlingMet('10001'))?.deleted_at).toBeNull()
  })

  it('counts who left before they came here, and not whom the account has or had', async () => {
    const eerste = await readIn(server, wie)
    expect([eerste.verschil.nieuw.aantal, eerste.verschil.alVertrokken]).toEqual([32, 2])
    await apply(server, { ...wie, id: eerste.id })
    // Noa leaves and Sem left before: Noa is proposed, and Sem lies in the prullenbak.
    await server.owner
      .updateTable('leerling')
      .set({ deleted_at: nu })
      .where('admin_id', '=', wie.adminId)
      .where('sleutel', '=', '10008')
      .execute()
    const weg = /(key="100(?:01|08)"[^]*?<jaargroep>)1/g
    const { verschil } = await readIn(server, wie, schoolbestand().replaceAll(weg, '$1H'))
    const redenen = verschil.vertrokken.eerste.map(({ reden }) => reden)
    expect(redenen.filter((reden) => reden === 'uitgestroomd')).toHaveLength(1)
    expect(verschil.alVertrokken).toBe(2)
  })

  it('puts in the prullenbak whom somebody ticked, of those who were proposed, and nobody else', async () => {
    await apply(server, { ...wie, id: (await readIn(server, wie)).id })
    const voorbeeld = await readIn(server, wie)
    const blijver = await leerlingMet('10001')
    await apply(
      server,
      { ...wie, id: voorbeeld.id },
      {
        vertrokken: [school.leerling.id, blijver?.id ?? school.leerling.id],
      },
    )
    const weg = await server.owner
      .selectFrom('leerling')
      .select('id')
      .where('admin_id', '=', wie.adminId)
      .where('deleted_at', 'is not', null)
      .execute()
    expect(weg).toEqual([{ id: school.leerling.id }])
  })

  it('asks who somebody is where only name and birthday agree, and does what was answered', async () => {
    await apply(server, { ...wie, id: (await readIn(server, wie)).id })
    const hernummerd = schoolbestand().replaceAll('"10015"', '"77015"')
    const voorbeeld = await readIn(server, wie, hernummerd)
    const [vraag] = voorbeeld.verschil.voorstel.eerste
    const regel = vraag?.regel.regel ?? -1
    const id = vraag?.kandidaten[0]?.id ?? school.leerling.id
    expect(voorbeeld.verschil.voorstel.aantal).toBe(1)
    await apply(server, { ...wie, id: voorbeeld.id }, { zelfde: [{ regel, id }] })
    expect(await leerlingMet('77015')).toMatchObject({ id })
    expect(await leerlingMet('10015')).toBeUndefined()
  })

  it('takes the year that somebody chose for who has none in the file, and leaves what the file says', async () => {
    const lijst = [
      'Nummer;Voornaam;Achternaam;Groep;Jaargroep',
      '901;Noa;Jansen;De Vlinders;',
      '902;Sem;Bos;De Vlinders;5',
      '903;Lot;Smit;De Vlinders;',
    ].join('\n')
    const { id, verschil } = await readIn(server, wie, lijst)
    expect(verschil.zonderJaar.eerste.map(({ naam }) => naam)).toEqual(['Noa Jansen', 'Lot Smit'])
    const regels = verschil.nieuw.eerste.map(({ regel }) => regel)
    const jaren = regels.slice(0, 2).map((regel) => ({ regel, jaargroep: 4 }))
    const negen = await apply(server, { ...wie, id }, { jaren: [{ regel: 0, jaargroep: 9 }] })
    expect(negen).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect((await apply(server, { ...wie, id }, { jaren })).status).toBe(200)
    const jaarVan = async (sleutel: string) => {
      const kind = await leerlingMet(sleutel)
      return [kind?.jaargroep, kind?.jaarcode]
    }
    expect(await jaarVan('901')).toEqual([4, null])
    expect(await jaarVan('902')).toEqual([5, null])
    // Nobody chose a year: the pupil begins where reading begins, and is known to have no year.
    expect(await jaarVan('903')).toEqual([2, '?'])
  })

  it('is done by one of two who apply at the same moment; the other sees what it became', async () => {
    const tweede = {
      adminId: wie.adminId,
      token: (await server.build.medewerker(wie.adminId, 'schooladmin')).token,
    }
    const [a, b] = [await readIn(server, wie), await readIn(server, tweede)]
    const send = (id: string, token: string, vingerafdruk: string) =>
      server.call(`/api/admins/${wie.adminId}/imports/${id}/toepassen`, {
        method: 'POST',
        token,
        body: { ...GEEN_KEUZES, vingerafdruk },
      })
    const antwoorden = await Promise.all([
      send(a.id, wie.token, a.vingerafdruk),
      send(b.id, tweede.token, b.vingerafdruk),
    ])
    expect(antwoorden.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(antwoorden.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'import_veranderd',
    })
    const { rows } = await sql<{ aantal: number }>`
      select count(*)::integer as aantal from leerling where admin_id = ${wie.adminId} and sleutel is not null`.execute(
      server.owner,
    )
    expect(rows[0]?.aantal).toBeLessThanOrEqual(32)
  })

  it('answers the same when it is asked for twice, and does it once', async () => {
    const { id, vingerafdruk } = await readIn(server, wie)
    const body = { ...GEEN_KEUZES, vingerafdruk }
    const [een, twee] = [
      await call(`${id}/toepassen`, 'POST', body),
      await call(`${id}/toepassen`, 'POST', body),
    ]
    expect(twee).toMatchObject({ status: 200, body: een.body })
    expect((een.body as ImportTelling).nieuw).toBe(32)
  })

  it('leaves nothing half done where the database falls over in the midst of it', async () => {
    const { id } = await readIn(server, wie)
    const voor = await stand()
    await sql`create function val_om() returns trigger language plpgsql as $$ begin raise exception 'om'; end $$`.execute(
      server.owner,
    )
    await sql`create trigger val_om before insert on plaatsing for each statement execute function val_om()`.execute(
      server.owner,
    )
    const mis = await apply(server, { ...wie, id })
    await sql`drop trigger val_om on plaatsing`.execute(server.owner)
    await sql`drop function val_om`.execute(server.owner)
    expect(mis.status).toBe(500)
    expect(await stand()).toBe(voor)
    expect((await apply(server, { ...wie, id })).status).toBe(200)
  })
})
