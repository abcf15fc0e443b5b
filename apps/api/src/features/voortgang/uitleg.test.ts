import type { GroepVoortgang, LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import { insertOudeAntwoorden } from '@letterhaven/testkit/oude-antwoorden'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { verseStaat } from '@letterhaven/testkit/verse-staat'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { beginStaat } from '../../kern/staat/staat.service.ts'
import { makeNoemer } from '../../kern/schooleigen/noemer.policy.ts'
import { presentUitleg } from './uitleg.presenter.ts'

const NU = new Date('2026-11-19T14:00:00Z')
const MS_PER_DAG = 86_400_000
const noem = makeNoemer({ land: 'nl', labelSet: 'gewoon', eigenLabels: {} })

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => NU)
  school = await buildSchool(server)
})
afterAll(() => server.close())

async function retrieve<T>(pad: string): Promise<T> {
  const { token } = school.docent
  return (await server.call(`/api/admins/${school.adminId}${pad}`, { token })).body as T
}
const vanLeerling = (id: string) => retrieve<LeerlingVoortgang>(`/leerlingen/${id}/voortgang`)
const vanGroep = () => retrieve<GroepVoortgang>(`/groepen/${school.groepId}/voortgang`)

/** Makes a pupil with ten answers on each of twelve days, and with the state that follows from them. */
async function metReeks(isGoed: (n: number) => boolean) {
  const { adminId, groepId } = school
  const kind = await server.build.leerling(adminId, { groepId, jaargroep: 4 })
  const reeks = Array.from({ length: 120 }, (_, n) => ({
    gegevenOp: new Date(NU.getTime() - (40 - Math.floor(n / 10)) * MS_PER_DAG + n * 1000),
    correct: isGoed(n),
    categorie: 'ei',
    woordId: 'geit',
  }))
  await insertOudeAntwoorden(server, { adminId, id: kind.id }, reeks)
  const staat = Buffer.from(await verseStaat(server, kind.id), 'base64')
  const rij = { admin_id: adminId, leerling_id: kind.id, versie: 1, staat, begin_jaargroep: 4 }
  await server.owner.insertInto('staat').values(rij).execute()
  return kind
}

const ei = ({ categorieen }: LeerlingVoortgang) =>
  categorieen.find(({ categorie }) => categorie === 'ei')?.beheersing

describe('what the engine says of how practice goes', () => {
  it('names a category in which nothing grows any more, alike on both pages', async () => {
    const [vast, goed] = [await metReeks((n) => n % 2 === 0), await metReeks(() => true)]
    const [met, zonder] = [await vanLeerling(vast.id), await vanLeerling(goed.id)]
    expect(met.waarschuwingen).toMatchObject([{ soort: 'groei_stil', naam: 'woorden met ei' }])
    // Decoy: just as many answers, all of them right.
    expect(zonder.waarschuwingen).toEqual([])
    const { leerlingen } = await vanGroep()
    expect(leerlingen.find(({ id }) => id === vast.id)?.waarschuwingen).toEqual(met.waarschuwingen)
    expect(leerlingen.find(({ id }) => id === goed.id)?.waarschuwingen).toEqual([])
  })

  it('tells how far each category is, and calls none mastered that nobody typed', async () => {
    const [vast, goed] = [await metReeks((n) => n % 2 === 0), await metReeks(() => true)]
    const [laag, hoog] = [ei(await vanLeerling(vast.id)), ei(await vanLeerling(goed.id))]
    expect(laag).toMatchObject({ stand: 'bezig', sinds: null })
    expect(hoog).toMatchObject({ stand: 'bezig', sinds: null })
    expect(hoog?.zeker).toBeGreaterThan(laag?.zeker ?? 1)
  })

  it('says nothing of either before the first answer', async () => {
    const { adminId, groepId } = school
    const kind = await server.build.leerling(adminId, { groepId, jaargroep: 6 })
    const { waarschuwingen, categorieen } = await vanLeerling(kind.id)
    expect(waarschuwingen).toEqual([])
    expect(categorieen.filter(({ beheersing }) => beheersing !== null)).toEqual([])
  })

  it('calls a basis good only where answers say so, whatever is expected of the year', async () => {
    const { inhoud } = server.ctx
    const { engine, catalogus } = inhoud
    const { id } = await server.build.leerling(school.adminId, { jaargroep: 8 })
    const nieuw = beginStaat(inhoud, { id, jaargroep: 8, dyslexie: false })
    const redenen = catalogus.categorieen.map(({ code }) => ({
      soort: 'groei' as const,
      categorie: code,
      kans: 0.7,
      zeker: [0.6, 0.8] as [number, number],
    }))
    const verwacht = redenen.filter((reden) => {
      const uitleg = engine.explain(nieuw, reden)
      return uitleg.soort === 'groei' && uitleg.beheerst.length > 0
    })
    expect(verwacht.length).toBeGreaterThan(0)
    for (const reden of verwacht) {
      expect(presentUitleg({ engine, staat: nieuw, noem }, reden)).toMatchObject({
        vanTien: 7,
        basis: [],
        aantal: 0,
      })
    }
  })
})
