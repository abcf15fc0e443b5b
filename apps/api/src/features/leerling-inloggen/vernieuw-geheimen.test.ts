import type { GroepId } from '@letterhaven/contracts/ids'
import type { GeheimenVraag } from '@letterhaven/contracts/leerling-ingang'
import { type Kind, makeKlassen } from '@letterhaven/testkit/klassen'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool
let klassen: ReturnType<typeof makeKlassen>

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  school = await buildSchool(server)
  klassen = makeKlassen(server, school)
})
afterAll(() => server.close())

const vraag = (
  kinderen: readonly { readonly id: string }[],
  soort: GeheimenVraag['soort'],
  token?: string,
) =>
  klassen.post(
    `/api/admins/${school.adminId}/wachtwoorden`,
    { leerlingen: kinderen.map(({ id }) => id), soort },
    token ?? school.docent.token,
  )
const renew = (kinderen: readonly { readonly id: string }[], token?: string) =>
  vraag(kinderen, 'nieuw', token)
const rijVan = async (groepId: GroepId, { id }: Kind) =>
  (await klassen.lijst(groepId)).leerlingen.find(({ leerlingId }) => leerlingId === id)

describe('new secrets for many at once', () => {
  it('end the old words and pictures of the chosen ones and their sessions, and nobody else’s', async () => {
    const { groepId, schoolcode } = await klassen.nieuweGroep()
    const [een, metPlaatjes, buur] = [
      await klassen.kindIn(groepId),
      await klassen.kindIn(groepId),
      await klassen.kindIn(groepId),
    ]
    const { plaatjes: oud } = (await klassen.vernieuw(metPlaatjes, 'plaatjes')).body as {
      plaatjes: string[]
    }
    const qr = await klassen.nieuweKaart(een)
    const deur = async (kind: Kind, geheim: string) =>
      (await klassen.naarDeur({ schoolcode, leerlingId: kind.id, geheim })).status
    expect((await renew([een, metPlaatjes])).body).toEqual({ veranderd: 2 })
    expect(await deur(een, een.wachtwoord)).toBe(400)
    expect(await deur(metPlaatjes, metPlaatjes.wachtwoord)).toBe(400)
    expect(await deur(metPlaatjes, oud.join(' '))).toBe(400)
    const [rij, rijMet] = [await rijVan(groepId, een), await rijVan(groepId, metPlaatjes)]
    expect(rij?.plaatjes).toBeNull()
    expect(await deur(een, rij?.woorden ?? '')).toBe(200)
    expect(await deur(metPlaatjes, rijMet?.plaatjes?.join(' ') ?? '')).toBe(200)
    const eigen = ({ id, token }: Kind) => server.call(`/api/users/${id}`, { token })
    expect((await eigen(een)).status).toBe(401)
    expect((await eigen(buur)).status).toBe(200)
    expect(await deur(buur, buur.wachtwoord)).toBe(200)
    // A card is another key, and is replaced by printing a new one.
    expect((await klassen.naarDeur({ qr })).status).toBe(200)
  })

  it('are all different within the group, and pass over who has a school account alone', async () => {
    const { groepId } = await klassen.nieuweGroep()
    const kinderen = await Promise.all(
      Array.from({ length: 30 }, () => klassen.kindIn(groepId, 'Sem')),
    )
    const [zonder] = kinderen as [Kind]
    await server.owner
      .updateTable('login')
      .set({ geheim: null, geheim_versie: null, plaatjes: null })
      .where('gebruikersnaam', '=', zonder.gebruikersnaam)
      .execute()
    expect((await renew(kinderen)).body).toEqual({ veranderd: 29 })
    const { leerlingen } = await klassen.lijst(groepId)
    const woorden = leerlingen.flatMap((rij) => (rij.woorden === null ? [] : [rij.woorden]))
    expect(new Set(woorden).size).toBe(29)
    expect(
      woorden.filter((paar) => kinderen.some(({ wachtwoord }) => wachtwoord === paar)),
    ).toEqual([])
  })

  it('are written down, of whom or of the whole group, and not made by the office', async () => {
    const { groepId } = await klassen.nieuweGroep()
    const [kind, ander] = [await klassen.kindIn(groepId), await klassen.kindIn(groepId)]
    expect((await renew([kind], school.rollen.office.token)).status).toBe(409)
    await renew([kind])
    await renew([kind, ander])
    const regels = await server.owner
      .selectFrom('inzage_log')
      .select(['wie', 'leerling_id'])
      .where('groep_id', '=', groepId)
      .where('wat', '=', 'nieuwe_wachtwoorden')
      .orderBy('op')
      .execute()
    const wie = school.docent.id
    expect(regels).toEqual([
      { wie, leerling_id: kind.id },
      { wie, leerling_id: null },
    ])
  })
})

describe('pictures for many at once', () => {
  it('come beside the words for who had none, put nobody out, and are taken away again', async () => {
    const { groepId, schoolcode } = await klassen.nieuweGroep()
    const [een, twee] = [await klassen.kindIn(groepId), await klassen.kindIn(groepId)]
    const { plaatjes: eigen } = (await klassen.vernieuw(twee, 'plaatjes')).body as {
      plaatjes: string[]
    }
    const deur = async (kind: Kind, geheim: string) =>
      (await klassen.naarDeur({ schoolcode, leerlingId: kind.id, geheim })).status
    expect((await vraag([een, twee], 'plaatjes')).body).toEqual({ veranderd: 1 })
    expect((await server.call(`/api/users/${een.id}`, { token: een.token })).status).toBe(200)
    const rij = await rijVan(groepId, een)
    // A pupil in groep 5 has five pictures.
    expect(rij?.plaatjes).toHaveLength(5)
    expect(await deur(een, rij?.plaatjes?.join(' ') ?? '')).toBe(200)
    expect(await deur(een, een.wachtwoord)).toBe(200)
    expect((await rijVan(groepId, twee))?.plaatjes).toEqual(eigen)
    expect((await vraag([een, twee], 'geen_plaatjes')).body).toEqual({ veranderd: 2 })
    expect((await vraag([een, twee], 'geen_plaatjes')).body).toEqual({ veranderd: 0 })
    expect((await rijVan(groepId, een))?.plaatjes).toBeNull()
    expect(await deur(twee, eigen.join(' '))).toBe(400)
    expect(await deur(een, een.wachtwoord)).toBe(200)
    const eigenPagina = async () =>
      (await server.call(`/api/users/${een.id}`, { token: een.token })).status
    await expect.poll(eigenPagina).toBe(401)
  })
})

describe('new secrets for pupils of more groups', () => {
  it('are given to all of them or, where the caller does not see one, to none', async () => {
    const [een, twee] = [await klassen.nieuweGroep(), await klassen.nieuweGroep()]
    const kinderen = [await klassen.kindIn(een.groepId), await klassen.kindIn(twee.groepId)]
    const elders = await server.build.groep(school.adminId)
    const vreemd = await server.build.leerling(school.adminId, { groepId: elders })
    const deur = async ({ id, wachtwoord }: Kind) =>
      (await klassen.naarDeur({ schoolcode: een.schoolcode, leerlingId: id, geheim: wachtwoord }))
        .status
    expect((await renew([...kinderen, vreemd])).status).toBe(404)
    for (const kind of kinderen) expect(await deur(kind)).toBe(200)
    expect((await renew(kinderen)).body).toEqual({ veranderd: 2 })
    for (const kind of kinderen) expect(await deur(kind)).toBe(400)
  })
})
