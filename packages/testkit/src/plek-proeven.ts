import { randomUUID } from 'node:crypto'
import type { Proef } from './contract-proef.ts'
import { lightRamen } from './light-ramen.ts'
import type { TestServer } from './test-server.ts'

const leerlingProef = {
  params: ({ leerling }) => ({ leerlingId: leerling.id }),
  als: ({ leerling }) => leerling,
} satisfies Partial<Proef>

/** Makes the sample calls for the pupil's own place; the pupil first earns what is bought. */
export const plekProeven = (server: () => TestServer) =>
  ({
    getPlek: {
      ...leerlingProef,
      kapot: { params: { leerlingId: 'geen-uuid' }, veld: 'leerlingId' },
    },
    createAankoop: {
      ...leerlingProef,
      body: async (school) => {
        await lightRamen(server(), { adminId: school.adminId, id: school.leerling.id }, 1)
        return { id: randomUUID(), ding: 'pet' }
      },
      kapot: { body: { id: randomUUID(), ding: 'doos' }, veld: 'ding' },
    },
    setUiterlijk: {
      ...leerlingProef,
      body: () => ({ dier: 'kikker', trui: 'groen', hoed: null, sjaal: null, hand: null }),
      kapot: { body: { dier: 'eenhoorn' }, veld: 'dier' },
    },
    setInrichting: {
      ...leerlingProef,
      body: () => ({ dingen: [] }),
      kapot: { body: { dingen: 'alle' }, veld: 'dingen' },
    },
    saveSpelboek: {
      ...leerlingProef,
      body: () => ({
        spel: 'leesraket',
        boek: { gespeeld: 1, record: 4, geheim: false, trap: 1 },
      }),
      kapot: {
        body: { spel: 'leesraket', boek: { gespeeld: 1, record: 4, geheim: false, trap: 7 } },
        veld: 'boek.trap',
      },
    },
  }) satisfies Record<string, Proef>
