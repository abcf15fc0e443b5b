import type { Proef } from './contract-proef.ts'

/** Something of the group of a school. */
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

/** A pupil that no school knows yet. */
export const nieuweLeerling = (anders: object = {}) => ({
  sleutel: crypto.randomUUID(),
  voornaam: 'Noor',
  tussenvoegsel: 'van den',
  achternaam: 'Berg',
  jaargroep: 4,
  ...anders,
})

/** The ways to groups. */
export const groepProeven = {
  listGroepen: { ...schoolProef, als: ({ docent }) => docent },
  listLeerlingen: { ...schoolProef, als: ({ docent }) => docent },
  getGroep: groepProef,
  createGroep: {
    ...schoolProef,
    body: nieuweNaam,
    kapot: { body: { naam: '  ' }, veld: 'naam' },
  },
  renameGroep: {
    ...groepProef,
    body: nieuweNaam,
    kapot: { body: { naam: 'x'.repeat(61) }, veld: 'naam' },
    als: ({ rollen }) => rollen.schooladmin,
  },
  createLeerlingen: {
    ...groepProef,
    body: () => ({ leerlingen: [nieuweLeerling()] }),
    kapot: { body: { leerlingen: [] }, veld: 'leerlingen' },
  },
  moveLeerlingen: {
    ...schoolProef,
    body: ({ leerling, groepId }) => ({ plekken: [{ leerlingId: leerling.id, groepId }] }),
    kapot: { body: { plekken: [] }, veld: 'plekken' },
  },
  setGroepArchief: {
    ...groepProef,
    body: () => ({ gearchiveerd: false }),
    kapot: { body: { gearchiveerd: 'ja' }, veld: 'gearchiveerd' },
    als: ({ rollen }) => rollen.schooladmin,
  },
} satisfies Record<string, Proef>

/** What is practised, and how it goes. */
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
