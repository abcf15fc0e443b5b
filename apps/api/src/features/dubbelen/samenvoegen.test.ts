import { randomBytes, randomUUID } from 'node:crypto'
import type { AdminId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { Landkaart } from '@letterhaven/contracts/landkaart'
import type { Spelboek } from '@letterhaven/contracts/spelboek'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { readDubbelen, merge, setApart } from '@letterhaven/testkit/dubbel-proeven'
import { metDubbel, TESS } from '@letterhaven/testkit/met-dubbel'
import { makeTestschool, setReady } from '@letterhaven/testkit/methodetoets-proeven'
import type { TestSpeler } from '@letterhaven/testkit/test-speler'
import { buildSchool } from '@letterhaven/testkit/test-school'
import { hoofdVan, makeVerhuistoken, move } from '@letterhaven/testkit/verhuis-proeven'
import { bewaardeAntwoorden, bewaardeStaat } from '@letterhaven/testkit/verse-staat'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { withScope } from '../../platform/scope.ts'
import { prepareJaarwissel } from '../../kern/staat/jaarwissel.service.ts'
import { oudeIdsVan, sweepSamenvoegingen } from '../../kern/voorheen/voorheen.service.ts'

const proef = metDubbel()
const gelukt = async () => expect(await proef.samen()).toMatchObject({ status: 200 })
const telling = async (id: LeerlingId) => {
  const { rows } = await sql<{ totaal: number; dagen: number }>`
    select sum(totaal)::integer as totaal, count(distinct dag)::integer as dagen
    from dagtelling where leerling_id = ${id}`.execute(proef.server.owner)
  return rows[0]
}
const plekken = async (wie: string): Promise<string[]> => Object.keys(await proef.alles(wie))

describe('two pupils who become one', () => {
  it('lose no answer: two histories through each other are the union, and their fold is the same to the bit', async () => {
    // They practise on alternate days, and on one day both.
    for (const dagen of [6, 4, 2]) await proef.oefen(proef.blijft, dagen)
    for (const dagen of [5, 4.001, 1]) await proef.oefen(proef.weg, dagen, 5)
    const [van, bij] = [
      await bewaardeAntwoorden(proef.server, proef.twee().blijft),
      await bewaardeAntwoorden(proef.server, proef.twee().weg),
    ]
    const decoys = [
      await proef.alles(proef.school.leerling.id),
      await proef.alles(proef.buur.leerling.id),
    ]
    const eigen = await bewaardeStaat(proef.server, proef.twee().blijft)
    expect(await proef.samen()).toMatchObject({
      status: 200,
      body: { leerlingId: proef.twee().blijft, antwoorden: 15 },
    })
    const na = await bewaardeAntwoorden(proef.server, proef.twee().blijft)
    const zonder = (rij: (typeof na)[number]) => ({ ...rij, leerling_id: null })
    const opId = (rijen: typeof na) => rijen.map(zonder).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(opId(na)).toEqual(opId([...van, ...bij]))
    expect(await telling(proef.twee().blijft)).toMatchObject({ totaal: 27 })
    await proef.expectNagespeeld(proef.twee().blijft)
    // Decoy: the state of the one pupil alone is a different one.
    expect((await bewaardeStaat(proef.server, proef.twee().blijft)).staat).not.toBe(eigen.staat)
    expect([
      await proef.alles(proef.school.leerling.id),
      await proef.alles(proef.buur.leerling.id),
    ]).toEqual(decoys)
  })

  it('are still one at another school: a device that kept answers under the other id finds who it is now', async () => {
    await gelukt()
    const { blijft, weg } = proef.twee()
    const nieuw = await buildSchool(proef.server)
    const code = await makeVerhuistoken(proef.server, hoofdVan(proef.school), blijft)
    const naar = { code, groepId: nieuw.groepId }
    expect((await move(proef.server, hoofdVan(nieuw), naar)).status).toBe(200)
    const { kysely } = proef.server.ctx
    const oudeIds = (adminId: AdminId) =>
      withScope(kysely, adminId, (scope) => oudeIdsVan(scope, blijft))
    expect(await oudeIds(nieuw.adminId)).toEqual([weg])
    expect(await oudeIds(proef.school.adminId)).toEqual([])
  })

  it('leave nothing of the other id but the line that tells a device who it is now', async () => {
    await proef.oefen(proef.weg, 1)
    const { owner } = proef.server
    const wie = proef.twee().weg as string as UserId
    await owner
      .insertInto('kaart')
      .values({ login_id: wie, token_hash: randomBytes(32) })
      .execute()
    expect(await plekken(proef.twee().weg)).toEqual(
      expect.arrayContaining(['antwoord', 'login', 'sessie', 'kaart', 'lidmaatschap', 'plaatsing']),
    )
    await gelukt()
    await drainWachtrij(proef.server)
    expect(await plekken(proef.twee().weg)).toEqual(['samenvoeging'])
    const { gebruikersnaam, wachtwoord } = proef.weg.leerling
    const body = { gebruikersnaam, wachtwoord }
    expect((await proef.server.call('/api/auth', { method: 'POST', body })).status).toBe(400)
    const eigen = {
      gebruikersnaam: proef.blijft.leerling.gebruikersnaam,
      wachtwoord: proef.blijft.leerling.wachtwoord,
    }
    expect((await proef.server.call('/api/auth', { method: 'POST', body: eigen })).status).toBe(200)
    const [gedaan] = (await readDubbelen(proef.server, hoofdVan(proef.school))).gedaan
    expect(gedaan).toMatchObject({ naam: 'Tess M.', antwoorden: 4 })
    // After three months no device asks for the old pupil any more.
    proef.wacht(91)
    expect(await sweepSamenvoegingen(proef.server.ctx)).toBeGreaterThan(0)
    expect(await sweepSamenvoegingen(proef.server.ctx)).toBe(0)
    expect(await plekken(proef.twee().weg)).toEqual([])
  })

  it('keep keys, school accounts and what somebody must have on the way: what one lacks the other brings', async () => {
    const { owner } = proef.server
    await owner
      .updateTable('leerling')
      .set({ eckid: 'https://ketenid.nl/1/weg', sleutel: '77', dyslexie: true })
      .where('id', '=', proef.twee().weg)
      .execute()
    await owner
      .updateTable('leerling')
      .set({ sleutel: '12', geboortedatum: null })
      .where('id', '=', proef.twee().blijft)
      .execute()
    await owner
      .insertInto('koppeling')
      .values({
        aanbieder: 'proef',
        soort: 'sub',
        waarde_hash: randomBytes(32),
        login_id: proef.twee().weg as string as UserId,
        admin_id: proef.school.adminId,
      })
      .execute()
    await proef.oefen(proef.weg, 1)
    await gelukt()
    const rij = await owner
      .selectFrom('leerling')
      .selectAll()
      .where('id', '=', proef.twee().blijft)
      .executeTakeFirstOrThrow()
    expect(rij).toMatchObject({
      eckid: 'https://ketenid.nl/1/weg',
      sleutel: '12',
      geboortedatum: '2017-05-06',
      dyslexie: true,
    })
    const koppelingen = await owner
      .selectFrom('koppeling')
      .select('aanbieder')
      .where('login_id', '=', proef.twee().blijft as string as UserId)
      .execute()
    expect(koppelingen).toEqual([{ aanbieder: 'proef' }])
    await proef.expectNagespeeld(proef.twee().blijft)
  })

  it('take their years along: those of who stays, and of the other one before it', async () => {
    const naar = (wie: TestSpeler, jaargroep: number, dagen: number) => {
      const { ctx } = proef.server
      const leerlingen = [{ id: wie.leerling.id, jaargroep }]
      return withScope(ctx.kysely, proef.school.adminId, async (scope) =>
        (await prepareJaarwissel(ctx, scope, { leerlingen, now: new Date(proef.op(dagen)) }))(),
      )
    }
    await proef.oefen(proef.weg, 9)
    await naar(proef.weg, 6, 8)
    await proef.oefen(proef.weg, 7)
    await proef.oefen(proef.blijft, 5)
    await naar(proef.blijft, 6, 3)
    await naar(proef.weg, 7, 2)
    await proef.oefen(proef.blijft, 1)
    await drainWachtrij(proef.server)
    await gelukt()
    const wissels = await proef.server.owner
      .selectFrom('jaarwissel')
      .select(['van', 'naar'])
      .where('leerling_id', '=', proef.twee().blijft)
      .orderBy('op')
      .execute()
    expect(wissels).toEqual([
      { van: 5, naar: 6 },
      { van: 6, naar: 5 },
      { van: 5, naar: 6 },
    ])
    await proef.expectNagespeeld(proef.twee().blijft)
  })

  it('let each game remember what it knew of both', async () => {
    const saveBoek = (wie: TestSpeler, spel: string, boek: Spelboek) =>
      proef.server.call(`/api/leerlingen/${wie.leerling.id}/spelboeken`, {
        method: 'PUT',
        token: wie.leerling.token,
        body: { spel, boek },
      })
    await saveBoek(proef.blijft, 'leesraket', { gespeeld: 2, record: 4, geheim: true, trap: 1 })
    await saveBoek(proef.weg, 'leesraket', { gespeeld: 3, record: 9, geheim: false, trap: 2 })
    await saveBoek(proef.weg, 'taxirit', { gespeeld: 1, record: null, geheim: false, trap: 1 })
    await gelukt()
    const { id, token } = proef.blijft.leerling
    const pad = `/api/leerlingen/${id}/taken/${proef.blijft.taakId}`
    const { body } = await proef.server.call(pad, { token })
    expect((body as TaakPakket).spelboeken).toEqual({
      leesraket: { gespeeld: 3, record: 9, geheim: true, trap: 2 },
      taxirit: { gespeeld: 1, record: null, geheim: false, trap: 1 },
    })
  })

  it('show each goal once, with all light, stars and schelpen that both earned, and pay once for what both bought', async () => {
    const rond = Array.from({ length: proef.weg.pakket.taak.aantal })
    for (const wie of [proef.weg, proef.blijft]) await wie.send(rond.map(() => wie.antwoord()))
    await proef.server.owner
      .updateTable('somvenster')
      .set({ aan_sinds: new Date() })
      .where('id', '=', proef.weg.somvensterId)
      .execute()
    const buy = (wie: TestSpeler, ding: string) =>
      proef.server.call(`/api/leerlingen/${wie.leerling.id}/plek/aankopen`, {
        method: 'POST',
        token: wie.leerling.token,
        body: { id: randomUUID(), ding },
      })
    for (const ding of ['pet', 'sjaal']) expect((await buy(proef.weg, ding)).status).toBe(200)
    await sql`insert into aankoop (admin_id, leerling_id, ding, id, prijs)
      values (${proef.school.adminId}, ${proef.twee().blijft}, 'pet', gen_random_uuid(), 10)`.execute(
      proef.server.owner,
    )
    const [een, ander] = [await proef.kaartVan(proef.blijft), await proef.kaartVan(proef.weg)]
    const doelen = ({ eilanden }: Landkaart) =>
      eilanden.flatMap(({ somvensters }) => somvensters.map(({ naam }) => naam))
    await gelukt()
    await drainWachtrij(proef.server)
    const na = await proef.kaartVan(proef.blijft)
    expect(new Set(doelen(na)).size).toBe(doelen(na).length)
    const licht = ({ eilanden }: Landkaart) =>
      eilanden.flatMap(({ somvensters }) =>
        somvensters.flatMap(({ naam, stand }) => (['aan', 'goud'].includes(stand) ? [naam] : [])),
      )
    expect(licht(ander)).toHaveLength(1)
    expect(licht(na)).toEqual(expect.arrayContaining(licht(ander)))
    expect(na.verdiend).toBeGreaterThanOrEqual(een.verdiend + ander.verdiend)
    expect(na.schelpen).toBeGreaterThanOrEqual(een.schelpen + ander.schelpen + 10)
    const venster = await proef.server.call(
      `/api/leerlingen/${proef.twee().blijft}/somvensters/${proef.blijft.somvensterId}`,
      { token: proef.blijft.leerling.token },
    )
    expect(venster).toMatchObject({ status: 200 })
    const { taken } = venster.body as { taken: { id: string; sterren: number }[] }
    expect(taken.find(({ id }) => id === proef.blijft.taakId)?.sterren).toBe(3)
    expect(na.voorheen).toEqual([proef.twee().weg])
    // A taak of the pupil who is gone can still be played to its end.
    expect(
      (await proef.blijft.send([proef.blijft.antwoord({ taakId: proef.weg.taakId })])).status,
    ).toBe(200)
  })

  it('keep every method test that was handed in, also of one and the same test', async () => {
    await makeTestschool(proef.server, proef.school)
    const kinderen = [proef.blijft.leerling, proef.weg.leerling]
    const [beide, een] = [
      await setReady(proef.server, proef.school, { leerlingIds: kinderen.map(({ id }) => id) }),
      await setReady(proef.server, proef.school, { leerlingIds: kinderen.map(({ id }) => id) }),
    ]
    const lever = async ({ leerling: { id, token } }: TestSpeler, toets: string) => {
      const pad = `/api/leerlingen/${id}/methodetoetsen/${toets}`
      await proef.server.call(pad, { token })
      const antwoorden = [0, 1].map((plaats) => ({
        plaats,
        gegeven: 'boom',
        ms: 900,
        gegevenOp: proef.op(0, plaats - 60),
      }))
      const body = { antwoorden }
      expect(
        (await proef.server.call(`${pad}/inlevering`, { method: 'POST', token, body })).status,
      ).toBe(200)
    }
    await lever(proef.blijft, beide)
    await lever(proef.weg, beide)
    await lever(proef.weg, een)
    const ingeleverd = async (ids: string[]) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from methodetoets_leerling
        where leerling_id = any (${ids}::uuid[]) and ingeleverd_op is not null`.execute(
        proef.server.owner,
      )
      return rows[0]?.n
    }
    expect(await ingeleverd([proef.twee().blijft, proef.twee().weg])).toBe(3)
    await gelukt()
    expect(await ingeleverd([proef.twee().blijft])).toBe(3)
    await proef.expectNagespeeld(proef.twee().blijft)
    const { adminId, token } = hoofdVan(proef.school)
    const pad = `/api/admins/${adminId}/leerlingen/${proef.twee().blijft}/methodetoetsen`
    const { body } = await proef.server.call(pad, { token })
    expect((body as { toetsen: unknown[] }).toetsen).toHaveLength(3)
  })

  it('are still said to be others than a third, and a third one can join them', async () => {
    const derde = await proef.server.build.leerling(proef.school.adminId, TESS)
    const vierde = await proef.server.build.leerling(proef.school.adminId, TESS)
    await setApart(proef.server, hoofdVan(proef.school), {
      een: proef.twee().weg,
      ander: derde.id,
      apart: true,
    })
    await gelukt()
    const { paren, apart } = await readDubbelen(proef.server, hoofdVan(proef.school))
    expect(apart.map(({ een, ander }) => [een.id, ander.id])).toEqual([
      [proef.twee().blijft, derde.id].toSorted(),
    ])
    expect(paren).toHaveLength(2)
    const verder = { blijft: vierde.id, weg: proef.twee().blijft }
    expect((await merge(proef.server, hoofdVan(proef.school), verder)).status).toBe(200)
    await drainWachtrij(proef.server)
    const { body } = await proef.server.call(`/api/leerlingen/${vierde.id}/landkaart`, {
      token: vierde.token,
    })
    expect((body as Landkaart).voorheen).toEqual([proef.twee().weg, proef.twee().blijft])
  })
})
