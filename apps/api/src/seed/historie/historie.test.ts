import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import type { Landkaart } from '@letterhaven/contracts/landkaart'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { bewaardeAntwoorden, bewaardeStaat, verseStaat } from '@letterhaven/testkit/verse-staat'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { judge } from '../../features/antwoorden/scheidsrechter.ts'
import { herberekenStaat } from '../../kern/staat/herbereken.service.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { listDemoAccounts } from '../demo-accounts.ts'
import { SEED_ADMINS, type SeedLeerling } from '../plan.ts'
import { seedDemo } from '../seed.service.ts'

/** The small admins of one country and the demo, which have all that the big ones are made of and take only a second. */
const KLEIN = SEED_ADMINS.filter(
  ({ land, soort }) => land === 'nl' && ['rt', 'thuis', 'demo'].includes(soort),
)
const RT = KLEIN.find(({ soort }) => soort === 'rt')
const THUIS = KLEIN.find(({ soort }) => soort === 'thuis')

let server: TestServer
let begin: Date

beforeAll(async () => {
  begin = new Date()
  server = await startTestServer(inject('postgres'), () => begin)
  await seedDemo(server.ctx, { admins: KLEIN })
})
afterAll(() => server.close())

const kinderenVan = (admin: (typeof KLEIN)[number] | undefined): readonly SeedLeerling[] => {
  if (!admin) throw new Error('the seed lacks a practice or a home')
  return admin.groepen.flatMap((groep) => groep.leerlingen)
}

async function tokenVan(adminId: string | undefined, rol: 'rtadmin' | 'leerling'): Promise<string> {
  const school = listDemoAccounts('x').schools.find((s) => s.adminId === adminId)
  const { gebruikersnaam = '', wachtwoord = '' } = school?.accounts[rol] ?? {}
  const { body } = await server.call('/api/auth', {
    method: 'POST',
    body: { gebruikersnaam, wachtwoord },
  })
  return (body as { token: string }).token
}

const dagstaten = (leerlingId: string) =>
  server.owner
    .selectFrom('staat_dag')
    .select(['dag', 'staat', 'laatst_op'])
    .where('leerling_id', '=', leerlingId as SeedLeerling['id'])
    .orderBy('dag')
    .execute()

describe('the history of a pupil', () => {
  it('is what its engine state was folded from', async () => {
    for (const { id } of [...kinderenVan(RT), ...kinderenVan(THUIS).slice(1)]) {
      const { staat, achter_vanaf, laatst_op, versie } = await bewaardeStaat(server, id)
      const antwoorden = await bewaardeAntwoorden(server, id)
      expect(antwoorden.length).toBeGreaterThan(0)
      expect({ id, staat }).toEqual({ id, staat: await verseStaat(server, id) })
      expect(achter_vanaf).toBeNull()
      expect(laatst_op).toEqual(antwoorden.at(-1)?.gegeven_op)
      expect(versie).toBeGreaterThan(1)
    }
  })

  it('keeps every day’s first state, as the job that folds late answers would', async () => {
    const [kind] = kinderenVan(RT)
    if (!kind || !RT) throw new Error('the practice has no pupils')
    const [voor, staat] = [await dagstaten(kind.id), await bewaardeStaat(server, kind.id)]
    const [eerste] = await bewaardeAntwoorden(server, kind.id)
    await server.owner
      .updateTable('staat')
      .set({ achter_vanaf: eerste?.gegeven_op ?? begin })
      .where('leerling_id', '=', kind.id)
      .execute()
    await herberekenStaat(server.ctx, RT.id, kind.id)
    expect(voor.length).toBeGreaterThan(10)
    expect(await dagstaten(kind.id)).toEqual(voor)
    const na = await bewaardeStaat(server, kind.id)
    expect(na).toEqual({ ...staat, versie: staat.versie + 1 })
  })

  it('holds only answers that a game could give and its referee judged so', async () => {
    for (const { id } of kinderenVan(RT)) {
      const taken = new Set(
        (
          await server.owner.selectFrom('taak').select('id').where('leerling_id', '=', id).execute()
        ).map((taak) => taak.id),
      )
      for (const rij of await bewaardeAntwoorden(server, id)) {
        const { woord_id, gegeven, spel, taak_id, reden, ms, poging, apparaat, volgnummer } = rij
        const { vraag } = rij
        const oordeel = judge(
          server.ctx.inhoud,
          {
            id: rij.id,
            taakId: taak_id,
            spel,
            woordId: woord_id,
            gegeven,
            ms,
            poging,
            reden,
            gegevenOp: rij.gegeven_op.toISOString(),
            apparaat,
            volgnummer,
            ...(vraag === null ? {} : { vraag }),
          },
          0,
        )
        // A word to read has an address of its own.
        const woord = woord_id.replace(/^lees:/, '')
        const vormen = server.ctx.inhoud.woorden.get(woord)?.d.map(({ f }) => f) ?? []
        expect(oordeel).toMatchObject({
          correct: rij.correct,
          categorie: rij.categorie,
          gok: rij.gok,
        })
        // In the other games a word is built, or another real word can be taken for it.
        const hing = /^(?:ja|nee):(?<vorm>[^>]*)/.exec(gegeven)?.groups?.['vorm']
        const mag = spel === 'glazenwasser' && hing !== undefined ? [woord, ...vormen] : [hing]
        expect(mag).toContain(hing)
        expect(gegeven).toMatch(/[\p{L}\d]/u)
        expect(taken.has(taak_id)).toBe(true)
        // The first word to who listens is given as soon as the page begins.
        expect(ms).toBeGreaterThan(rij.hoe === 'samen' ? -1 : 300)
        expect(ms).toBeLessThan(120_000)
      }
    }
  })

  it('lies in the eight weeks before today, with ids that sort by time and devices that count', async () => {
    for (const { id } of [...kinderenVan(RT), ...kinderenVan(THUIS)]) {
      const rijen = await bewaardeAntwoorden(server, id)
      for (const rij of rijen) {
        const geleden = (begin.getTime() - rij.gegeven_op.getTime()) / 86_400_000
        expect(dagVan(rij.gegeven_op) < dagVan(begin)).toBe(true)
        expect(geleden).toBeLessThan(58)
        const tijd = Number.parseInt(rij.id.replaceAll('-', '').slice(0, 12), 16)
        expect(tijd).toBe(rij.gegeven_op.getTime())
        expect(rij.ontvangen_op >= rij.gegeven_op).toBe(true)
      }
      for (const deel of Map.groupBy(rijen, (rij) => rij.apparaat).values())
        expect(deel.map((rij) => rij.volgnummer)).toEqual(deel.map((_, i) => i))
    }
  })

  it('is nobody’s where nobody practised: the child that has yet to begin, the demo pupil', async () => {
    const [nieuw] = kinderenVan(THUIS)
    const demo = kinderenVan(KLEIN.find(({ soort }) => soort === 'demo'))
    for (const kind of [nieuw, ...demo])
      expect(kind && (await bewaardeAntwoorden(server, kind.id))).toEqual([])
  })
})

/** Returns everything that practice left: the number of rows per table, and a fingerprint of them. */
async function sporen() {
  const delen = ['somvenster', 'taak', 'antwoord', 'dagtelling', 'staat', 'staat_dag'].map(
    async (tabel) => {
      const { rows } = await sql<{ n: number; vinger: string }>`
      select count(*)::integer as n, md5(string_agg(r::text, '|' order by r::text)) as vinger
      from ${sql.table(tabel)} r`.execute(server.owner)
      return [tabel, rows[0]] as const
    },
  )
  return Object.fromEntries(await Promise.all(delen))
}

describe('planting again', () => {
  it('leaves every answer, state and window as it is, also when another day has begun', async () => {
    const voor = await sporen()
    const morgen = () => new Date(begin.getTime() + 86_400_000)
    for (const now of [server.ctx.now, morgen])
      await seedDemo({ ...server.ctx, now }, { admins: KLEIN })
    expect(await sporen()).toEqual(voor)
    expect(voor['antwoord']?.n).toBeGreaterThan(1000)
  })
})

describe('what screens say of it', () => {
  it('the map of the pupil who signs in has lit windows and others to win', async () => {
    const [kind] = kinderenVan(RT)
    const token = await tokenVan(RT?.id, 'leerling')
    const { body } = await server.call(`/api/leerlingen/${kind?.id}/landkaart`, { token })
    const standen = (body as Landkaart).eilanden.flatMap(({ somvensters }) =>
      somvensters.map(({ stand }) => stand),
    )
    expect(standen.some((stand) => stand === 'aan' || stand === 'goud')).toBe(true)
    expect(standen.some((stand) => stand === 'half' || stand === 'donker')).toBe(true)
    expect((body as Landkaart).verder).not.toBeNull()
  })

  it('the heat map of the group counts the stored answers, cell by cell', async () => {
    const groepId = RT?.groepen[0]?.id
    const token = await tokenVan(RT?.id, 'rtadmin')
    const { body } = await server.call(`/api/admins/${RT?.id}/groepen/${groepId}/voortgang`, {
      token,
    })
    const cellen = (body as GroepVoortgang).leerlingen.flatMap(({ id, cellen: eigen }) =>
      eigen
        .filter(({ totaal }) => totaal > 0)
        .map(({ categorie, goed, totaal }) => `${id} ${categorie} ${goed}/${totaal}`),
    )
    const rijen = (
      await Promise.all(kinderenVan(RT).map(({ id }) => bewaardeAntwoorden(server, id)))
    ).flat()
    const geteld = [...Map.groupBy(rijen, (rij) => `${rij.leerling_id} ${rij.categorie}`)].map(
      ([sleutel, deel]) =>
        `${sleutel} ${deel.filter(({ correct }) => correct).length}/${deel.length}`,
    )
    expect(cellen.toSorted()).toEqual(geteld.toSorted())
  })
})
