import { createHash } from 'node:crypto'
import { saveGeluid } from '@letterhaven/api/features/geluiden/geluiden.service'
import type { Proef } from './contract-proef.ts'
import type { TestServer } from './test-server.ts'
import { makeToon } from './toon.ts'

const BESTAND = `${createHash('sha256').update(makeToon()).digest('hex')}.wav`

/** Saves the sound that the calls ask for. */
export async function saveProefgeluid({ ctx }: TestServer): Promise<void> {
  await saveGeluid(ctx.kysely, makeToon())
}

/** The sample calls for sounds. */
export const geluidProeven = {
  getGeluid: {
    params: () => ({ taal: 'nl-NL', bestand: BESTAND }),
    kapot: { params: { bestand: 'hond.mp3' }, veld: 'bestand' },
    vanIedereen: true,
    als: null,
  },
  makeGeluiden: {
    params: ({ leerling, taakId }) => ({ leerlingId: leerling.id, taakId }),
    kapot: { params: { taakId: 'geen-uuid' }, veld: 'taakId' },
    als: ({ leerling }) => leerling,
  },
} satisfies Record<string, Proef>
