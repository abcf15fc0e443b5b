import type { AdminId, GroepId, LeerlingId, SomvensterId, TaakId } from '@letterhaven/contracts/ids'
import type { Landkaart } from '@letterhaven/contracts/landkaart'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import type { BuiltUser } from './factories.ts'
import { nieuwAntwoord, type AntwoordOverrides } from './nieuw-antwoord.ts'
import type { TestAnswer, TestServer } from './test-server.ts'

/** A pupil with a map and a taak ready. */
export interface TestSpeler {
  readonly leerling: BuiltUser<LeerlingId>
  readonly somvensterId: SomvensterId
  readonly taakId: TaakId
  readonly pakket: TaakPakket
  /** Makes a new right answer of this pupil. */
  antwoord(overrides?: AntwoordOverrides): ReturnType<typeof nieuwAntwoord>
  /** Sends answers as this pupil, to the server that built the pupil unless another is named. */
  send(
    antwoorden: readonly ReturnType<typeof nieuwAntwoord>[],
    bij?: { naar?: TestServer; verzondenOp?: string },
  ): Promise<TestAnswer>
}

/** Builds a pupil and fetches the first taak through the real calls. */
export async function buildSpeler(
  server: TestServer,
  adminId: AdminId,
  { groepId, jaargroep = 5 }: { groepId?: GroepId; jaargroep?: number } = {},
): Promise<TestSpeler> {
  const leerling = await server.build.leerling(adminId, {
    jaargroep,
    ...(groepId === undefined ? {} : { groepId }),
  })
  const { token } = leerling
  const kaart = (await server.call(`/api/leerlingen/${leerling.id}/landkaart`, { token }))
    .body as Landkaart
  if (!kaart.verder) throw new Error('the map of a new pupil leads nowhere')
  const { somvensterId, taakId } = kaart.verder
  const pakket = (await server.call(`/api/leerlingen/${leerling.id}/taken/${taakId}`, { token }))
    .body as TaakPakket
  return {
    leerling,
    somvensterId,
    taakId,
    pakket,
    antwoord: (overrides) => nieuwAntwoord({ taakId, woord: pakket.woorden[0], ...overrides }),
    send: (antwoorden, { naar = server, ...velden } = {}) =>
      naar.call(`/api/leerlingen/${leerling.id}/antwoorden`, {
        method: 'POST',
        token,
        body: { ...velden, antwoorden },
      }),
  }
}
