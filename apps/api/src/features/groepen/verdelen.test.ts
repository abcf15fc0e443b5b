import type { GroepPagina, Samengevoegd } from '@letterhaven/contracts/groep'
import type { DaadId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { listDocentenVan } from '@letterhaven/testkit/list-docenten-van'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool
let ander: GroepId
let kinderen: string[]

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())
beforeEach(async () => {
  school = await buildSchool(server)
  const { adminId } = school
  const juf = await server.build.medewerker(adminId)
  ander = await server.build.groep(adminId, { docenten: [juf.id, school.docent.id] })
  const twee = [1, 2].map(() => server.build.leerling(adminId, { groepId: ander }))
  kinderen = (await Promise.all(twee)).map(({ id }) => id)
})

const beheer = () => school.rollen.schooladmin.token
const pad = (groepId: GroepId, wat = '') => `/api/admins/${school.adminId}/groepen/${groepId}${wat}`
const perform = (groepId: GroepId, wat: string, body: object) => {
  // A revert names only the act.
  const stuurt = wat.endsWith('/terugdraaien') && 'daad' in body ? { daad: body.daad } : body
  return server.call(pad(groepId, wat), { method: 'POST', token: beheer(), body: stuurt })
}
const merge = async (groepId: GroepId, naar: GroepId): Promise<Samengevoegd> =>
  (await perform(groepId, '/samenvoegen', { naar })).body as Samengevoegd
const zitten = async (groepId: GroepId): Promise<string[]> => {
  const { body } = await server.call(pad(groepId), { token: beheer() })
  return (body as GroepPagina).leerlingen.map(({ id }) => id)
}
const docenten = (groepId: GroepId): Promise<string[]> => listDocentenVan(server, groepId)
const archief = async (): Promise<string[]> => {
  const { body } = await server.call(`/api/admins/${school.adminId}/gearchiveerde-groepen`, {
    token: beheer(),
  })
  return (body as { groepen: { id: string }[] }).groepen.map(({ id }) => id)
}
const move = (leerlingId: string | undefined, groepId: GroepId) =>
  server.call(`/api/admins/${school.adminId}/plaatsingen`, {
    method: 'PUT',
    token: beheer(),
    body: { plekken: [{ leerlingId, groepId }] },
  })
const INTUSSEN = { status: 409, body: { code: 'intussen_anders' } }
const stand = async () => ({
  hier: (await zitten(school.groepId)).toSorted(),
  daar: (await zitten(ander)).toSorted(),
  docenten: [await docenten(school.groepId), await docenten(ander)],
  archief: await archief(),
})

describe('a group that goes up in another', () => {
  it('brings its pupils and teachers, leaves the lists, and comes back as it was', async () => {
    const voor = await stand()
    const gedaan = await merge(ander, school.groepId)
    expect(gedaan).toMatchObject({ naar: school.groepId, aantal: 2 })
    expect(await zitten(school.groepId)).toEqual(expect.arrayContaining(kinderen))
    expect(await docenten(school.groepId)).toEqual(await docenten(ander))
    expect(await archief()).toEqual([ander])
    const terug = await perform(ander, '/samenvoegen/terugdraaien', gedaan)
    expect(terug).toMatchObject({ status: 200, body: { terug: 2 } })
    expect(await stand()).toEqual(voor)
  })

  it('brings back nobody who went on to a third group since', async () => {
    const gedaan = await merge(ander, school.groepId)
    const derde = await server.build.groep(school.adminId)
    await move(kinderen[0], derde)
    expect((await perform(ander, '/samenvoegen/terugdraaien', gedaan)).body).toEqual({ terug: 1 })
    expect(await zitten(ander)).toEqual([kinderen[1]])
    expect(await zitten(derde)).toEqual([kinderen[0]])
  })

  it('comes back by its own act alone: not by an earlier one, nor while the other went up in a third', async () => {
    const terug = (wat: Samengevoegd) => perform(ander, '/samenvoegen/terugdraaien', wat)
    const eerst = await merge(ander, school.groepId)
    expect((await terug(eerst)).status).toBe(200)
    const derde = await server.build.groep(school.adminId)
    const later = await merge(ander, derde)
    expect(await terug(eerst)).toMatchObject(INTUSSEN)
    expect((await zitten(derde)).toSorted()).toEqual(kinderen.toSorted())
    const verder = await merge(derde, school.groepId)
    // The group it was merged into no longer exists, so that one must come back first.
    expect(await terug(later)).toMatchObject(INTUSSEN)
    expect((await perform(derde, '/samenvoegen/terugdraaien', verder)).status).toBe(200)
    expect(await terug(later)).toMatchObject({ status: 200, body: { terug: 2 } })
    expect((await zitten(ander)).toSorted()).toEqual(kinderen.toSorted())
  })

  it('has a pupil of its own out of the prullenbak too', async () => {
    const gedaan = await merge(ander, school.groepId)
    const wegId = kinderen[0]
    await server.owner
      .updateTable('leerling')
      .set({ deleted_at: new Date() })
      .where('id', '=', wegId as LeerlingId)
      .execute()
    expect(await perform(ander, '/samenvoegen/terugdraaien', gedaan)).toMatchObject({
      status: 200,
      body: { terug: 2 },
    })
    await server.owner
      .updateTable('leerling')
      .set({ deleted_at: null })
      .where('id', '=', wegId as LeerlingId)
      .execute()
    expect((await zitten(ander)).toSorted()).toEqual(kinderen.toSorted())
  })

  it('keeps its teacher whatever order two merges into one group are undone in', async () => {
    const juf = await server.build.medewerker(school.adminId)
    const [a, b, c] = [
      await server.build.groep(school.adminId, { docenten: [juf.id] }),
      await server.build.groep(school.adminId),
      await server.build.groep(school.adminId, { docenten: [juf.id] }),
    ]
    const eerst = await merge(a, b)
    const later = await merge(c, b)
    const terug = (groep: GroepId, wat: Samengevoegd) =>
      perform(groep, '/samenvoegen/terugdraaien', wat)
    expect((await terug(a, eerst)).status).toBe(200)
    // As long as the other group is part of it, she sees the pupils who came along.
    expect(await docenten(b)).toEqual([juf.id])
    expect((await terug(c, later)).status).toBe(200)
    expect([await docenten(a), await docenten(b), await docenten(c)]).toEqual([
      [juf.id],
      [],
      [juf.id],
    ])
  })

  it('goes to who took over its teacher, with nothing of the other one, and is taught again by who came back to work', async () => {
    const [juf, meester] = [
      await server.build.medewerker(school.adminId),
      await server.build.medewerker(school.adminId),
    ]
    const change = (id: string, body: object) =>
      server.call(`/api/admins/${school.adminId}/docenten/${id}`, {
        method: 'PATCH',
        token: beheer(),
        body,
      })
    const [a, b] = [
      await server.build.groep(school.adminId, { docenten: [juf.id] }),
      await server.build.groep(school.adminId),
    ]
    const gedaan = await merge(a, b)
    expect((await change(juf.id, { overdragenAan: meester.id })).status).toBe(200)
    expect(await docenten(b)).toEqual([meester.id])
    await perform(a, '/samenvoegen/terugdraaien', gedaan)
    expect([await docenten(a), await docenten(b)]).toEqual([[meester.id], []])
    // Taken out of service and brought back by her own undo, she has what she had.
    await change(meester.id, { groepen: [] })
    await change(juf.id, { groepen: [a] })
    const weer = await merge(a, b)
    await change(juf.id, { uitDienst: true })
    await change(juf.id, { uitDienst: false, groepen: [b] })
    await perform(a, '/samenvoegen/terugdraaien', weer)
    expect([await docenten(a), await docenten(b)]).toEqual([[juf.id], []])
  })

  it('is not taught again by whom it was taken from since, by way of the other one', async () => {
    const juf = (await docenten(ander)).find((id) => id !== school.docent.id)
    const gedaan = await merge(ander, school.groepId)
    const change = (body: object) =>
      server.call(`/api/admins/${school.adminId}/docenten/${juf}`, {
        method: 'PATCH',
        token: beheer(),
        body,
      })
    expect((await change({ groepen: [] })).status).toBe(200)
    expect((await perform(ander, '/samenvoegen/terugdraaien', gedaan)).status).toBe(200)
    expect(await docenten(ander)).toEqual([school.docent.id])
  })

  it('comes back once: who was put there since is not taken along', async () => {
    const gedaan = await merge(ander, school.groepId)
    expect((await perform(ander, '/samenvoegen/terugdraaien', gedaan)).status).toBe(200)
    await move(kinderen[0], school.groepId)
    expect(await perform(ander, '/samenvoegen/terugdraaien', gedaan)).toMatchObject(INTUSSEN)
    expect(await zitten(ander)).toEqual([kinderen[1]])
  })

  it('does not come back under a name that another has by now; then nothing changes', async () => {
    const { body } = await server.call(pad(ander), { token: beheer() })
    const { naam } = (body as GroepPagina).groep
    const gedaan = await merge(ander, school.groepId)
    await server.build.groep(school.adminId, { naam: naam.toUpperCase() })
    const voor = await stand()
    expect(await perform(ander, '/samenvoegen/terugdraaien', gedaan)).toMatchObject({
      status: 409,
      body: { code: 'groepsnaam_bezet' },
    })
    expect(await stand()).toEqual(voor)
  })

  it('is not itself, of another school, or put away; then nothing changes', async () => {
    const voor = await stand()
    const vreemd = (await buildSchool(server)).groepId
    const weg = await server.build.groep(school.adminId)
    await server.call(pad(weg, '/archief'), {
      method: 'PUT',
      token: beheer(),
      body: { gearchiveerd: true },
    })
    expect((await perform(ander, '/samenvoegen', { naar: ander })).status).toBe(400)
    for (const naar of [vreemd, weg])
      expect((await perform(ander, '/samenvoegen', { naar })).status).toBe(404)
    expect(await stand()).toEqual({ ...voor, archief: [weg] })
  })
})

describe('a group that is split', () => {
  it('keeps who was not named; the new one has its teachers and its school year', async () => {
    const { status, body } = await perform(ander, '/splitsen', {
      naam: 'De otters',
      leerlingen: [kinderen[0], kinderen[0]],
    })
    expect(status).toBe(200)
    const { id } = body as { id: GroepId }
    expect(await zitten(id)).toEqual([kinderen[0]])
    expect(await zitten(ander)).toEqual([kinderen[1]])
    expect(await docenten(id)).toEqual(await docenten(ander))
  })

  it('refuses a name in use and a pupil of another group, and then makes nothing', async () => {
    const groepen = () =>
      server.owner.selectFrom('groep').select('id').where('admin_id', '=', school.adminId).execute()
    const voor = await groepen()
    const elders = { naam: 'De otters', leerlingen: [kinderen[0], school.leerling.id] }
    expect((await perform(ander, '/splitsen', elders)).status).toBe(404)
    const { body } = await server.call(pad(school.groepId), { token: beheer() })
    const bezet = { naam: (body as GroepPagina).groep.naam, leerlingen: [kinderen[0]] }
    expect((await perform(ander, '/splitsen', bezet)).body).toMatchObject({
      code: 'invalid_input',
      velden: { naam: 'Deze naam is al in gebruik' },
    })
    expect(await groepen()).toEqual(voor)
    expect((await zitten(ander)).toSorted()).toEqual(kinderen.toSorted())
  })
  const split = async () => {
    const body = { naam: 'De otters', leerlingen: [kinderen[0]] }
    return (await perform(ander, '/splitsen', body)).body as { id: GroepId; daad: DaadId }
  }

  it('goes back as it was, and once', async () => {
    const voor = await stand()
    const { id, daad } = await split()
    const terug = { daad }
    const gedaan = await perform(id, '/splitsen/terugdraaien', terug)
    expect(gedaan).toMatchObject({ status: 200, body: { terug: 1, blijft: 0 } })
    expect(await stand()).toEqual({ ...voor, archief: [id] })
    expect(await perform(id, '/splitsen/terugdraaien', terug)).toMatchObject(INTUSSEN)
  })

  it('goes back without whom a colleague put there since, or moved on, and gives nobody a group', async () => {
    const { id, daad } = await split()
    const juf = await server.build.medewerker(school.adminId)
    const erbij = { admin_id: school.adminId, groep_id: id, medewerker_id: juf.id }
    await server.owner.insertInto('groep_docent').values(erbij).execute()
    await move(school.leerling.id, id)
    const voor = await docenten(ander)
    const terug = { daad }
    const gedaan = await perform(id, '/splitsen/terugdraaien', terug)
    expect(gedaan).toMatchObject({ status: 200, body: { terug: 1, blijft: 1 } })
    expect(await zitten(id)).toEqual([school.leerling.id])
    expect((await zitten(ander)).toSorted()).toEqual(kinderen.toSorted())
    expect(await docenten(ander)).toEqual(voor)
    expect(await archief()).toEqual([])
  })

  it('does not go back to a group that left the lists', async () => {
    const { id, daad } = await split()
    await move(kinderen[1], school.groepId)
    await server.call(pad(ander, '/archief'), {
      method: 'PUT',
      token: beheer(),
      body: { gearchiveerd: true },
    })
    expect(await perform(id, '/splitsen/terugdraaien', { daad })).toMatchObject(INTUSSEN)
    expect(await zitten(id)).toEqual([kinderen[0]])
  })

  it('goes back after it went up in its old group and came out of that again, and by no act of another kind', async () => {
    const voor = await stand()
    const { id, daad } = await split()
    expect(await perform(id, '/samenvoegen/terugdraaien', { daad })).toMatchObject(INTUSSEN)
    const samen = await merge(id, ander)
    expect(await perform(id, '/splitsen/terugdraaien', { daad })).toMatchObject(INTUSSEN)
    expect((await perform(id, '/samenvoegen/terugdraaien', samen)).status).toBe(200)
    expect((await perform(id, '/splitsen/terugdraaien', { daad })).status).toBe(200)
    expect(await stand()).toEqual({ ...voor, archief: [id] })
  })
})
