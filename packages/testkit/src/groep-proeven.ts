import { randomUUID } from 'node:crypto'
import type { GroepDaad } from '@letterhaven/api/schema/groep-daad'
import type { AdminId, DaadId } from '@letterhaven/contracts/ids'
import type { Proef } from './contract-proef.ts'
import type { TestServer } from './test-server.ts'

/** A sample call for something of a school's group. */
const groepProef: Proef = {
  params: ({ adminId, groepId }) => ({ adminId, groepId }),
  kapot: { params: { groepId: 'geen-uuid' }, veld: 'groepId' },
  als: ({ docent }) => docent,
}

const schoolProef: Proef = {
  params: ({ adminId }) => ({ adminId }),
  kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
  als: ({ rollen }) => rollen.schooladmin,
}
const nieuweNaam = () => ({ naam: `Groep ${crypto.randomUUID()}` })

/** Makes a pupil whom no school knows yet. */
export const nieuweLeerling = (anders: object = {}) => ({
  sleutel: crypto.randomUUID(),
  voornaam: 'Noor',
  tussenvoegsel: 'van den',
  achternaam: 'Berg',
  jaargroep: 4,
  ...anders,
})

/** The sample calls for groups. */
export const groepProeven = {
  listGroepen: { ...schoolProef, als: ({ docent }) => docent },
  listLeerlingen: { ...schoolProef, als: ({ docent }) => docent },
  updateLeerling: {
    params: ({ adminId, leerling }) => ({ adminId, leerlingId: leerling.id }),
    body: () => ({ tussenvoegsel: 'van' }),
    kapot: { body: { voornaam: '  ' }, veld: 'voornaam' },
    als: ({ docent }) => docent,
  },
  getGroep: groepProef,
  createGroep: {
    ...schoolProef,
    body: nieuweNaam,
    kapot: { body: { naam: '  ' }, veld: 'naam' },
  },
  renameGroep: {
    ...groepProef,
    body: nieuweNaam,
    kapot: { body: { naam: 'x'.repeat(201) }, veld: 'naam' },
    als: ({ rollen }) => rollen.schooladmin,
  },
  createLeerlingen: {
    ...groepProef,
    body: () => ({ leerlingen: [nieuweLeerling()] }),
    kapot: { body: { leerlingen: [] }, veld: 'leerlingen' },
  },
  listGearchiveerd: schoolProef,
  setGroepArchief: {
    ...groepProef,
    body: () => ({ gearchiveerd: false }),
    kapot: { body: { gearchiveerd: 'ja' }, veld: 'gearchiveerd' },
    als: ({ rollen }) => rollen.schooladmin,
  },
} satisfies Record<string, Proef>

/** The act by which a group was made or merged. */
const DAAD = randomUUID() as string as DaadId

/** Makes the sample calls for moving pupils, and for merging and splitting groups. */
export function verdeelProeven(server: () => TestServer) {
  const beheer: Proef = {
    params: async ({ adminId }) => ({ adminId, groepId: await server().build.groep(adminId) }),
    kapot: { body: { naar: 'geen-uuid' }, veld: 'naar' },
    als: ({ rollen }) => rollen.schooladmin,
  }
  const daadVan = async (soort: GroepDaad['soort'], adminId: AdminId): Promise<GroepDaad> => ({
    id: DAAD,
    soort,
    ander: await server().build.groep(adminId),
    leerlingen: [],
    docenten: [],
    genodigden: [],
    overgedragen: [],
    vorige: null,
  })
  return {
    moveLeerlingen: {
      ...schoolProef,
      body: async ({ adminId, groepId }) => {
        const { id } = await server().build.leerling(adminId, { groepId })
        return { plekken: [{ leerlingId: id, groepId: await server().build.groep(adminId) }] }
      },
      kapot: { body: { plekken: [] }, veld: 'plekken' },
    },
    mergeGroep: { ...beheer, body: ({ groepId }) => ({ naar: groepId }) },
    unmergeGroep: {
      ...beheer,
      params: async ({ adminId }) => ({
        adminId,
        groepId: await server().build.groep(adminId, {
          gearchiveerd_op: new Date(),
          daad: await daadVan('samen', adminId),
        }),
      }),
      kapot: { body: { daad: 'geen-uuid' }, veld: 'daad' },
      body: () => ({ daad: DAAD }),
    },
    splitGroep: {
      ...beheer,
      params: groepProef.params as NonNullable<Proef['params']>,
      body: async ({ adminId, groepId }) => ({
        ...nieuweNaam(),
        leerlingen: [(await server().build.leerling(adminId, { groepId })).id],
      }),
      kapot: { body: { naam: 'Groep 9', leerlingen: [] }, veld: 'leerlingen' },
    },
    unsplitGroep: {
      ...beheer,
      params: async ({ adminId }) => ({
        adminId,
        groepId: await server().build.groep(adminId, { daad: await daadVan('splits', adminId) }),
      }),
      kapot: { body: { daad: 'geen-uuid' }, veld: 'daad' },
      body: () => ({ daad: DAAD }),
    },
  } satisfies Record<string, Proef>
}

/** The sample calls for what is practised, and how it goes. */
export const lesProeven = {
  listZorgleerlingen: { ...schoolProef, als: ({ docent }) => docent },
  getGroepVoortgang: groepProef,
  getLeerlingVoortgang: {
    params: ({ adminId, leerling }) => ({ adminId, leerlingId: leerling.id }),
    kapot: { params: { leerlingId: 'geen-uuid' }, veld: 'leerlingId' },
    als: ({ docent }) => docent,
  },
  listEigenFouten: {
    params: ({ adminId, leerling }) => ({ adminId, leerlingId: leerling.id, categorie: 'hak' }),
    kapot: { params: { leerlingId: 'geen-uuid' }, veld: 'leerlingId' },
    als: ({ docent }) => docent,
  },
  createAntwoorden: {
    params: ({ leerling }) => ({ leerlingId: leerling.id }),
    body: ({ antwoord }) => ({ antwoorden: [antwoord()] }),
    kapot: { body: { antwoorden: [], extra: 1 }, veld: 'antwoorden' },
    als: ({ leerling }) => leerling,
  },
} satisfies Record<string, Proef>
