import type { Proef } from './contract-proef.ts'

/** The sample calls for the map, its windows and its taken. */
export const kaartProeven = {
  getLandkaart: {
    params: ({ leerling }) => ({ leerlingId: leerling.id }),
    kapot: { params: { leerlingId: 'geen-uuid' }, veld: 'leerlingId' },
    als: ({ leerling }) => leerling,
  },
  getSomvenster: {
    params: ({ leerling, somvensterId }) => ({ leerlingId: leerling.id, somvensterId }),
    kapot: { params: { somvensterId: 'geen-uuid' }, veld: 'somvensterId' },
    als: ({ leerling }) => leerling,
  },
  getTaak: {
    params: ({ leerling, taakId }) => ({ leerlingId: leerling.id, taakId }),
    kapot: { params: { taakId: 'geen-uuid' }, veld: 'taakId' },
    als: ({ leerling }) => leerling,
  },
} satisfies Record<string, Proef>
